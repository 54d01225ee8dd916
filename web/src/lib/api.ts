// HTTP: everything but the play itself.

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** What is done where the server does not know who asks; whether one is somebody else then, so that it is worth asking again. */
let come_in: () => Promise<boolean> = () => Promise.resolve(false);

export function when_unknown(what: () => Promise<boolean>): void {
  come_in = what;
}

/** Asks the server; what it refuses is a `Refusal` with a sentence for people. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal('offline', 'The server does not answer. Check your connection and try again.', 0);
  }
  if (answer.status === 204) return undefined as T;
  const is_json = answer.headers.get('content-type')?.includes('json');
  const data: unknown = is_json ? await answer.json() : await answer.text();
  if (answer.ok) return data as T;
  if (answer.status === 401 && (await come_in())) return ask<T>(method, path, body);
  const problem = data as { code?: string; message?: string };
  throw new Refusal(problem.code ?? 'failed', problem.message ?? 'Something went wrong.', answer.status);
}

const PAUSE = 1000;

/** Waits until the server answers. */
export async function is_back(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const answer = await fetch('/health').catch(() => null);
    if (answer?.ok) return;
  }
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);
