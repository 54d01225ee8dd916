// Records of games: the text files that kernel/record.py describes.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { problem } from '../lib/api';
import type { Position } from './position';

const WIDTH = 78;
const CHECK_DIGITS = 16;
const SEED_DIGITS = 64;
const RUNNING = '*';
const TAG = /^\[(\w+) "((?:[^"\\]|\\.)*)"\]$/;

/** What a record says. */
export interface GameRecord {
  game: string;
  options: Record<string, string>;
  players: number;
  names: string[];
  seed: bigint;
  moves: string[];
}

/** The record of a position and the moves that led to it. */
export function record_of(position: Position, names: string[], date = new Date()): string {
  const { outcome } = position;
  const tags: [string, string][] = [
    ['Game', position.game.about.name],
    ['Options', Object.entries(position.options).map(([name, value]) => `${name}=${value}`).join(' ')],
    ['Players', `${position.players}`],
    ...names.map((name, seat): [string, string] => [`Seat${seat}`, name]),
    ['Date', date.toISOString().slice(0, 10)],
    ['Seed', position.seed.toString(16).padStart(SEED_DIGITS, '0')],
    ['Result', outcome ? outcome.winners.join(' ') : RUNNING],
    ['Scores', outcome ? outcome.scores.join(' ') : ''],
  ];
  const lines = tags.filter(([name, value]) => value || name === 'Options').map(([name, value]) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`);
  const numbered = numbered_moves(position.moves);
  return [...lines, `[Check "${check([...lines, ...numbered])}"]`, '', ...numbered, ''].join('\n');
}

/** Reads a record; throws a `Refusal` if it is none, was changed, or belongs to a game that still goes on. */
export function parse_record(text: string): GameRecord {
  const lines = text.split(/\r?\n/).map((line) => line.trim()).filter((line) => line);
  const tags = new Map(lines.flatMap(tag));
  const [game, players, seed] = ['Game', 'Players', 'Seed'].map((name) => tags.get(name));
  if (!game || !players || !tags.has('Check')) throw problem('record-none');
  if (!seed || tags.has('Setup')) throw problem('record-partial');
  if (tags.get('Check') !== check(lines.filter((line) => !line.startsWith('[Check ')))) throw problem('record-changed');
  const count = Number(players);
  const words = lines.filter((line) => !line.startsWith('[')).join(' ').split(' ');
  return {
    game,
    options: Object.fromEntries((tags.get('Options') ?? '').split(' ').filter((option) => option).map((option) => option.split('='))) as Record<string, string>,
    players: count,
    names: Array.from({ length: count }, (_, seat) => tags.get(`Seat${seat}`) ?? ''),
    seed: BigInt(`0x${seed}`),
    moves: words.filter((_, place) => place % 2),
  };
}

function tag(line: string): [string, string][] {
  const found = TAG.exec(line);
  return found ? [[found[1]!, found[2]!.replace(/\\(.)/g, '$1')]] : [];
}

/** The start of the digest of all lines but the check itself. */
const check = (lines: string[]): string => bytesToHex(sha256(utf8ToBytes(lines.join('\n')))).slice(0, CHECK_DIGITS);

/** The moves with their numbers, in lines. */
function numbered_moves(moves: string[]): string[] {
  const lines = [''];
  moves.forEach((move, place) => {
    const entry = `${place + 1}. ${move}`;
    const line = lines.at(-1)!;
    if (line.length + entry.length >= WIDTH) lines.push(entry);
    else lines[lines.length - 1] = line ? `${line} ${entry}` : entry;
  });
  return lines.filter((line) => line);
}
