// A worker that searches for Warashi, so that the page stays free meanwhile.
import { LocalGame } from './game';
import { Search, type Candidate, type Task } from './search';

/** What a worker is told. */
export type Order = { type: 'game'; module: WebAssembly.Module } | { type: 'search'; id: number; task: Task } | { type: 'stop'; id: number };
/** What it answers. */
export interface Report {
  id: number;
  is_done: boolean;
  candidates: Candidate[];
  nodes: number;
}

/** Milliseconds between two looks at what the page says, and between two reports. */
const SLICE = 30;
const REPORT = 250;

let game: Promise<LocalGame>;
const stopped = new Set<number>();

addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  if (order.type === 'game') game = LocalGame.of_module(order.module);
  else if (order.type === 'stop') stopped.add(order.id);
  else void search(order.id, order.task);
});

async function search(id: number, task: Task): Promise<void> {
  const searching = new Search(await game, task);
  const report = (is_done: boolean): void =>
    postMessage({ id, is_done, candidates: searching.candidates, nodes: searching.nodes } satisfies Report);
  let reported = performance.now();
  while (!stopped.has(id) && !slice(searching)) {
    if (performance.now() - reported >= REPORT) {
      report(false);
      reported = performance.now();
    }
    await pause();
  }
  stopped.delete(id);
  report(true);
}

/** Searches for a moment; returns whether the search has ended. */
function slice(searching: Search): boolean {
  const end = performance.now() + SLICE;
  while (performance.now() < end) if (searching.step()) return true;
  return false;
}

/** Lets messages in. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
