// Seeds of games and searches, as in kernel/random.py.
import { sha256 } from '@noble/hashes/sha2.js';
import { RNG_WORDS } from './game';

const SEED_BYTES = 32;

/** An unpredictable seed. */
export const new_seed = (): bigint => number_of(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

/** The random state for a seed: SHA-256 of the seed's bytes, as four words. */
export function seed_words(seed: bigint): bigint[] {
  const bytes = Uint8Array.from({ length: SEED_BYTES }, (_, place) => Number((seed >> BigInt(8 * (SEED_BYTES - 1 - place))) & 255n));
  const hash = sha256(bytes);
  const data = new DataView(hash.buffer, hash.byteOffset, hash.length);
  return Array.from({ length: RNG_WORDS }, (_, place) => data.getBigUint64(8 * place, true));
}

const number_of = (bytes: Uint8Array): bigint => bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
