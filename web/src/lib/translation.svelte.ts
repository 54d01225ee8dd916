// The messages of one language, as far as they were fetched. The build has parsed them: see messages.js. Programs in
// Python read the same catalogues with the same functions: see kernel/catalogue.py.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { get } from './api';

type Messages = FluentResource['body'];
type Fetch = () => Promise<Messages>;

/** What every page needs: its own messages, and a few of each game. */
const starts = import.meta.glob<Messages>('../../../src/zashiki/messages/*/page.ftl', { query: '?start', import: 'default' });
const files = import.meta.glob<Messages>(['../../../src/zashiki/messages/*/*.ftl', '!../../../src/zashiki/messages/*/{page,common,error*,terminal,help,preview}.ftl'], { import: 'default' });

const code_of = (path: string) => path.split('/').at(-2)!;
const name_of = (path: string) => path.split('/').at(-1)!.split(/[-.]/)[0]!;

/** The languages that there are, as codes such as `en`. */
export const LANGUAGES: readonly string[] = Object.keys(starts).map(code_of).sort();

/** The values of a message's variables. */
export type Values = Record<string, FluentVariable>;
type Options = Record<string, FluentValue>;

export class Translation {
  #bundle: FluentBundle;
  #games = new Map<string, Promise<void>>();
  /** How often messages were added: what was drawn before is drawn again. */
  #additions = $state(0);
  /** How many games' messages are being fetched. */
  #fetching = 0;

  constructor(readonly code: string) {
    const functions = {
      NOUN: (words: FluentValue[], options: Options) => this.#noun(words, options),
      LIST: (lists: FluentValue[], options: Options) => this.#list(lists, options),
      COUNTS: (lists: FluentValue[], options: Options) => this.#counts(lists, options),
    };
    this.#bundle = new FluentBundle(code, { functions, useIsolating: false });
  }

  /** Fetches what every page needs. */
  async start(): Promise<void> {
    const [, fetch] = Object.entries(starts).find(([path]) => code_of(path) === this.code)!;
    this.#add(await fetch());
  }

  /** Fetches all messages of a game, once: the catalogues whose names begin with its name. The server has those of other games. */
  load(game: string): Promise<void> {
    const loading = this.#games.get(game) ?? this.#load(game);
    this.#games.set(game, loading);
    loading.catch(() => this.#games.delete(game));
    return loading;
  }

  async #load(game: string): Promise<void> {
    this.#fetching += 1;
    try {
      for (const body of await this.#fetch(game)) this.#add(body);
    } finally {
      this.#fetching -= 1;
      this.#additions += 1;
    }
  }

  #fetch(game: string): Promise<Messages[]> {
    const own = Object.entries(files).filter(([path]) => code_of(path) === this.code && name_of(path) === game);
    const fetches: Fetch[] = own.map(([, fetch]) => fetch);
    if (!own.length) fetches.push(async () => new FluentResource(await get<string>(`/api/games/${game}/messages?language=${this.code}`)).body);
    return Promise.all(fetches.map((fetch) => fetch()));
  }

  #add(body: Messages): void {
    this.#bundle.addResource({ body }, { allowOverrides: true });
  }

  /** The text of a message, or of one of its attributes; null if there is none, and empty while it may be on its way. */
  text(id: string, form: string | null, values: Values): string | null {
    void this.#additions;
    const message = this.#bundle.getMessage(id);
    const pattern = form === null ? message?.value : message?.attributes[form];
    if (!pattern) return this.#fetching ? '' : null;
    return this.#bundle.formatPattern(pattern, values);
  }

  has(id: string): boolean {
    void this.#additions;
    return this.#bundle.hasMessage(id);
  }

  // The functions that catalogues call; kernel/catalogue.py says what they do.

  #noun([name, count]: FluentValue[], { of, form }: Options): string {
    const id = `${of}-${`${name}`.replace(/[^a-zA-Z0-9_-]/g, '-')}`;
    const values: Values = count === undefined ? {} : { count: Number(`${count}`) };
    return this.text(id, form === undefined ? null : `${form}`, values) ?? `⟨${id}⟩`;
  }

  #list(lists: FluentValue[], options: Options): string {
    const names = lists.flatMap(items);
    return this.#joined('of' in options ? names.map((name) => this.#noun([name], options)) : names, options);
  }

  #counts(lists: FluentValue[], options: Options): string {
    const words = lists.flatMap(items).map((item) => this.#noun(item.split('='), options));
    return this.#joined(words, options);
  }

  /** 'a, b and c'. */
  #joined(words: string[], options: Options): string {
    const last = words.at(-1) ?? '';
    if (words.length < 2) return last;
    const first = words.slice(0, -1).reduce((first, second) => this.text('list-comma', null, { first, second }) ?? '');
    return this.text(`list-${options['with'] ?? 'and'}`, null, { first, second: last }) ?? '';
  }
}

const items = (list: FluentValue): string[] => `${list}`.split(';').filter((item) => item);
