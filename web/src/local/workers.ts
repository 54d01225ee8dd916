// The workers that search for Warashi: as many as are useful, each with one search at a time.
import type { LocalGame } from './game';
import type { Candidate, Task } from './search';
import type { Order, Report } from './worker';

/** A way to follow a search, and to stop it. */
export interface Watching {
  signal?: AbortSignal | undefined;
  progress?: ((candidates: Candidate[], nodes: number) => void) | undefined;
}

interface Job extends Watching {
  id: number;
  task: Task;
  resolve: (candidates: Candidate[]) => void;
  reject: (error: unknown) => void;
}

/** One core is left to the page. */
export const CORES = Math.max(1, (navigator.hardwareConcurrency || 2) - 1);

export class Workers {
  readonly #idle: Worker[] = [];
  readonly #all = new Map<Worker, Job | null>();
  readonly #queue: Job[] = [];
  #next = 1;

  constructor(private readonly game: LocalGame) {}

  /** Searches; a search that is stopped has the candidates found so far, none if it had not begun. */
  search(task: Task, watching: Watching): Promise<Candidate[]> {
    return new Promise((resolve, reject) => {
      const job = { id: this.#next++, task, resolve, reject, ...watching };
      watching.signal?.addEventListener('abort', () => this.#stop(job), { once: true });
      this.#queue.push(job);
      if (watching.signal?.aborted) this.#stop(job);
      this.#assign();
    });
  }

  close(): void {
    for (const [worker, job] of this.#all) {
      worker.terminate();
      job?.resolve([]);
    }
    for (const job of this.#queue.splice(0)) job.resolve([]);
    this.#all.clear();
    this.#idle.length = 0;
  }

  #assign(): void {
    while (this.#queue.length) {
      const worker = this.#idle.pop() ?? (this.#all.size < CORES ? this.#hire() : undefined);
      if (!worker) return;
      const job = this.#queue.shift()!;
      this.#all.set(worker, job);
      tell(worker, { type: 'search', id: job.id, task: job.task });
    }
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => this.#hear(worker, data));
    worker.addEventListener('error', (event) => this.#lose(worker, event));
    tell(worker, { type: 'game', module: this.game.module });
    this.#all.set(worker, null);
    return worker;
  }

  #hear(worker: Worker, { is_done, candidates, nodes }: Report): void {
    const job = this.#all.get(worker);
    if (!job) return;
    job.progress?.(candidates, nodes);
    if (!is_done) return;
    this.#all.set(worker, null);
    this.#idle.push(worker);
    job.resolve(candidates);
    this.#assign();
  }

  /** A worker that failed is replaced by a new one for the next search. */
  #lose(worker: Worker, event: ErrorEvent): void {
    this.#all.get(worker)?.reject(new Error(event.message));
    this.#all.delete(worker);
    worker.terminate();
    this.#assign();
  }

  #stop(job: Job): void {
    const waiting = this.#queue.indexOf(job);
    if (waiting >= 0) {
      this.#queue.splice(waiting, 1);
      job.resolve([]);
    }
    for (const [worker, current] of this.#all) if (current === job) tell(worker, { type: 'stop', id: job.id });
  }
}

const tell = (worker: Worker, order: Order): void => worker.postMessage(order);
