// The settings of this device.

interface Choices {
  /** The language of the page; null for that of the browser. */
  language: string | null;
  colours: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'less';
  sound: boolean;
  notices: boolean;
  knowledge: boolean;
  /** Warashi's level in new games. */
  level: number;
  /** Whether the lessons need not be offered on the home page any more. */
  is_greeted: boolean;
}

const USUAL: Choices = {
  language: null,
  colours: 'system',
  motion: 'system',
  sound: false,
  notices: false,
  knowledge: true,
  level: 3,
  is_greeted: false,
};
const KEY = 'zashiki-settings';

function kept(): Choices {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>) };
  } catch {
    return USUAL;
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const less = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  choices = $state(kept());
  #is_dark = $state(dark.matches);
  #is_less = $state(less.matches);

  constructor() {
    dark.addEventListener('change', (event) => (this.#is_dark = event.matches));
    less.addEventListener('change', (event) => (this.#is_less = event.matches));
  }

  get colours(): 'light' | 'dark' {
    if (this.choices.colours !== 'system') return this.choices.colours;
    return this.#is_dark ? 'dark' : 'light';
  }

  get is_calm(): boolean {
    return this.choices.motion === 'less' || (this.choices.motion === 'system' && this.#is_less);
  }

  /** Stops offering the lessons on the home page. */
  greet(): void {
    this.choices.is_greeted = true;
    this.keep();
  }

  keep(): void {
    localStorage.setItem(KEY, JSON.stringify(this.choices));
  }
}

export const settings = new Settings();
