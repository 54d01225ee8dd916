// Binary messages: views and facts come as records of numbers, which the page decodes. This takes work from the server.
import digests from '../generated/digests.json';
import { decode_records, type Layout } from './layout';
import type { PackedMessage, TableMessage, UpdateMessage, View } from './protocol';

const layouts = import.meta.glob<Layout>('../games/*/layout.json', { import: 'default' });
const LENGTH = 4;

/** The digests of all descriptions by which this page can decode records. */
export const DIGESTS = Object.values(digests);

/** Fetches the description of a game's records. */
export const load_layout = (game: string): Promise<Layout> => layouts[`../games/${game}/layout.json`]!();

/** A binary message, not decoded yet. */
export function split(data: ArrayBuffer): PackedMessage {
  const end = LENGTH + new DataView(data).getUint32(0, true);
  const json = new TextDecoder().decode(new Uint8Array(data, LENGTH, end - LENGTH));
  return { ...(JSON.parse(json) as Omit<PackedMessage, 'records'>), records: new DataView(data, end) };
}

/** The message with its view and its facts. */
export function unpack({ message, facts: sizes, records }: PackedMessage, layout: Layout): TableMessage | UpdateMessage {
  const { view, facts } = decode_records(layout, records, sizes);
  const [events, question, ...previews] = facts;
  const moves = message.now!.legal_moves;
  const now = {
    ...message.now!,
    view: view as View,
    question: question!,
    previews: Object.fromEntries(previews.map((does, i) => [moves[i]!, does])),
  };
  return message.type === 'table' ? { ...message, now } : { ...message, now, happened: { ...message.happened, events: events! } };
}
