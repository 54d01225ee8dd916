// Decodes views and facts from records of numbers, as kernel/layout.py and kernel/facts.py do it. What the numbers mean
// is in the description that `make generate` writes for every game.
import type { Fact } from './protocol';

type Width = 'i1' | 'i2' | 'i4';

/** A part of a layout: Node.description in kernel/layout.py. */
export type Node =
  | { is: 'number'; width: Width }
  | { is: 'truth' }
  | { is: 'code'; width: Width; names: unknown[] }
  | { is: 'constant'; value: string }
  | { is: 'fixed'; length: number; item: Node }
  | { is: 'varying'; width: Width; length: number; item: Node }
  | { is: 'keyed'; keys: string[]; item: Node }
  | { is: 'copies'; names: unknown[] }
  | { is: 'counts'; keys: string[]; width: Width; nothing: number }
  | { is: 'chosen'; values: Record<string, string[]> }
  | { is: 'record' | 'tuple'; optional: boolean; fields: [string, Node][] }
  | { is: 'fact' };

type Kind = { is: 'number' } | { is: 'code' | 'several' | 'counts'; names: string[] };

interface MessageTable {
  messages: { name: string; arguments: Record<string, Kind>; is_silent?: true; is_headline?: true; turns?: true }[];
  pieces: string[];
  places: string[];
}

export interface Layout {
  view: Node;
  messages: MessageTable;
}

const NONE = -128;
/** The numbers in every fact, whatever its message needs. */
const ARGUMENTS = 6;
const COUNT_BITS = 4;

/** Reads the numbers of a record one after the other. */
class Reader {
  #at = 0;

  constructor(
    private readonly data: DataView,
    private readonly table: MessageTable,
  ) {}

  number(width: Width): number {
    const at = this.#at;
    if (width === 'i1') {
      this.#at += 1;
      return this.data.getInt8(at);
    }
    if (width === 'i2') {
      this.#at += 2;
      return this.data.getInt16(at, true);
    }
    this.#at += 4;
    return this.data.getInt32(at, true);
  }

  value(node: Node): unknown {
    switch (node.is) {
      case 'number':
        return or_null(this.number(node.width));
      case 'truth':
        return this.number('i1') !== 0;
      case 'code':
        return name_of(node.names, this.number(node.width));
      case 'constant':
        return node.value;
      case 'fixed':
        return this.#items(node.length, node.item);
      case 'varying': {
        const count = this.number(node.width);
        const items = this.#items(node.length, node.item);
        return count === NONE ? null : items.slice(0, count);
      }
      case 'keyed':
        return Object.fromEntries(node.keys.map((key) => [key, this.value(node.item)]));
      case 'copies': {
        const counts = node.names.map(() => this.number('i1'));
        return counts[0] === NONE ? null : node.names.flatMap((name, i) => Array<unknown>(counts[i]!).fill(name));
      }
      case 'counts': {
        const counts = node.keys.map((key) => [key, this.number(node.width)] as const);
        return Object.fromEntries(counts.filter(([, count]) => count !== node.nothing));
      }
      case 'chosen':
        return Object.fromEntries(Object.entries(node.values).map(([key, names]) => [key, names[this.number('i1')]]));
      case 'fact':
        return this.fact();
      default: {
        const is_given = !node.optional || this.number('i1') !== 0;
        const fields = node.fields.map(([name, field]) => [name, this.value(field)] as const);
        if (!is_given) return null;
        return node.is === 'tuple' ? fields.map(([, value]) => value) : Object.fromEntries(fields);
      }
    }
  }

  fact(): Fact | null {
    const [message, seat, joins] = [this.number('i2'), or_null(this.number('i1')), this.number('i1') !== 0];
    const piece = name_of(this.table.pieces, this.number('i2'));
    const [source, target] = [name_of(this.table.places, this.number('i2')), name_of(this.table.places, this.number('i2'))];
    const points = or_null(this.number('i4'));
    const numbers = Array.from({ length: ARGUMENTS }, () => this.number('i4'));
    // Behind the facts that a list has, there is room for more, which is zeros.
    const { name, arguments: kinds = {}, ...traits } = this.table.messages[message] ?? { name: '' };
    const args = Object.fromEntries(Object.entries(kinds).map(([key, kind], i) => [key, argument(kind, numbers[i]!)]));
    const all = { message: name, seat, piece, source, target, points, ...(joins ? { joins } : {}), ...traits };
    const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
    return { ...given, ...(Object.keys(args).length ? { args } : {}) } as unknown as Fact;
  }

  #items(length: number, item: Node): unknown[] {
    return Array.from({ length }, () => this.value(item));
  }
}

const or_null = (number: number): number | null => (number === NONE ? null : number);

const name_of = <T>(names: T[], code: number): T | null => (code === NONE ? null : (names[code] ?? null));

function argument(kind: Kind, number: number): NonNullable<Fact['args']>[string] {
  switch (kind.is) {
    case 'number':
      return or_null(number);
    case 'code':
      return name_of(kind.names, number);
    case 'several':
      return kind.names.filter((_, bit) => (number >> bit) & 1);
    case 'counts': {
      const counts = kind.names.map((name, i) => [name, (number >> (COUNT_BITS * i)) & ((1 << COUNT_BITS) - 1)] as const);
      return Object.fromEntries(counts.filter(([, count]) => count));
    }
  }
}

/** The view at the beginning of some records, and the facts behind it, in groups of these sizes. */
export function decode_records(layout: Layout, records: DataView, sizes: number[]): { view: unknown; facts: Fact[][] } {
  const reader = new Reader(records, layout.messages);
  const view = reader.value(layout.view);
  return { view, facts: sizes.map((size) => Array.from({ length: size }, () => reader.fact()!)) };
}

/** The view of a record. */
export const decode_view = (layout: Layout, record: DataView): unknown => new Reader(record, layout.messages).value(layout.view);

/** Facts, one after the other. */
export function decode_facts(layout: Layout, records: DataView, count: number): Fact[] {
  const reader = new Reader(records, layout.messages);
  return Array.from({ length: count }, () => reader.fact()!);
}
