// What this device remembers besides games; nothing, in a browser that does not let pages keep anything.

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It is forgotten with the page.
  }
}
