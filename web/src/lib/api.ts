// HTTP requests: everything but play, which uses the WebSocket.

/** The server refused a request; `message` is a sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** The sentence to show for whatever was thrown. */
export const describe_error = (error: unknown): string => (error instanceof Refusal ? error.message : String(error));

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
    throw new Refusal('offline', 'The server does not answer. Check your connection and try again.', 0);
  }
  if (response.status === 204) return undefined as T;
  const is_json = response.headers.get('content-type')?.includes('json');
  const data: unknown = is_json ? await response.json() : await response.text();
  if (response.ok) return data as T;
  if (response.status === 401 && (await renew_session())) return request<T>(method, path, body);
  const problem = data as { code?: string; message?: string };
  throw new Refusal(problem.code ?? 'failed', problem.message ?? 'Something went wrong.', response.status);
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
