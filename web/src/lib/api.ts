// HTTP requests: everything but play, which uses the WebSocket.
import { host, is_about_local } from '../local/tables';
import { has, t } from './messages';
import type { Fact } from './protocol';
import { said } from './words';

/** What the server says about an error, over HTTP and the WebSocket. */
interface Problem {
  code: string;
  /** A sentence in English. */
  message: string;
  /** The sentence is the message `error-` and this of the catalogues. */
  reason?: string;
  args?: Record<string, string | number>;
  /** Why a move is not legal: messages of the game `args.game`, whose words are the argument `reason`. */
  facts?: Fact[];
}

/** The server refused a request; `wait` is the number of seconds until it may succeed. */
export class Refusal extends Error {
  readonly code: string;

  constructor(
    readonly problem: Problem,
    readonly status: number,
    readonly wait = 0,
  ) {
    super(problem.message);
    this.code = problem.code;
  }
}

/** An error of the page itself; its words are the message `error-CODE`. */
export const problem = (code: string, args: Record<string, string> = {}): Refusal => new Refusal({ code, message: '', args }, 0);

const MINUTE = 60;

/** The sentence to show for whatever was thrown. */
export function describe_error(error: unknown): string {
  if (!(error instanceof Refusal)) return String(error);
  if (has(`error-${error.code}`)) return t(`error-${error.code}`, error.problem.args);
  if (error.wait > MINUTE) return t('error-wait-minutes', { count: Math.ceil(error.wait / MINUTE) });
  return error.wait ? t('error-wait', { count: error.wait }) : worded(error.problem);
}

function worded({ message, reason, args = {}, facts = [] }: Problem): string {
  if (!reason || !has(`error-${reason}`)) return message;
  return t(`error-${reason}`, { reason: facts.map((fact) => said(`${args['game']}`, fact)).join(' '), ...args });
}

let renew_session: () => Promise<boolean> = () => Promise.resolve(false);

/** Sets what to do when the server does not accept the session; if it returns true, the request is sent again. */
export function on_unauthorized(renew: () => Promise<boolean>): void {
  renew_session = renew;
}

/** What a proxy answers when its server does not: bad gateway, service unavailable, gateway timeout. */
const NO_SERVER = [502, 503, 504];

/** Sends a request, or answers it here if it is about a table of this device. Throws a `Refusal` unless it succeeds. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (is_about_local(path)) return (await (await host()).answer(method, path)) as T;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal({ code: 'offline', message: '' }, 0);
  }
  if (response.status === 204) return undefined as T;
  const is_json = response.headers.get('content-type')?.includes('json');
  // Our own server says in JSON what is wrong with it.
  if (!is_json && NO_SERVER.includes(response.status)) throw new Refusal({ code: 'offline', message: '' }, 0);
  const data: unknown = is_json ? await response.json() : await response.text();
  if (response.ok) return data as T;
  if (response.status === 401 && (await renew_session())) return request<T>(method, path, body);
  const problem = { code: 'failed', message: '', ...(is_json ? (data as Partial<Problem>) : {}) };
  throw new Refusal(problem, response.status, Number(response.headers.get('retry-after')));
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
