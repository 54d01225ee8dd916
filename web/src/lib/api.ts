// HTTP requests: everything but play, which uses the WebSocket.
import { has, t } from './messages';

/** The server refused a request; `message` is a sentence for people, `wait` the seconds until it may succeed. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly wait = 0,
  ) {
    super(message);
  }
}

const MINUTE = 60;

/** The sentence to show for whatever was thrown. */
export function describe_error(error: unknown): string {
  if (!(error instanceof Refusal)) return String(error);
  if (has(`error-${error.code}`)) return t(`error-${error.code}`);
  if (error.wait > MINUTE) return t('error-wait-minutes', { count: Math.ceil(error.wait / MINUTE) });
  return error.wait ? t('error-wait', { count: error.wait }) : error.message;
}

let renew_session: () => Promise<boolean> = () => Promise.resolve(false);

/** Sets what to do when the server does not accept the session; if it returns true, the request is sent again. */
export function on_unauthorized(renew: () => Promise<boolean>): void {
  renew_session = renew;
}

/** Sends a request. Throws a `Refusal` unless it succeeds. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal('offline', '', 0);
  }
  if (response.status === 204) return undefined as T;
  const is_json = response.headers.get('content-type')?.includes('json');
  const data: unknown = is_json ? await response.json() : await response.text();
  if (response.ok) return data as T;
  if (response.status === 401 && (await renew_session())) return request<T>(method, path, body);
  const problem = data as { code?: string; message?: string };
  throw new Refusal(problem.code ?? 'failed', problem.message ?? '', response.status, Number(response.headers.get('retry-after')));
}

const POLL_INTERVAL = 1000;

/** Waits until the server answers. */
export async function wait_for_server(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
    const response = await fetch('/health').catch(() => null);
    if (response?.ok) return;
  }
}

export const get = <T>(path: string): Promise<T> => request<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>('POST', path, body);
