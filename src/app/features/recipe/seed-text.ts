import { MAX_SEED, seedOfWords } from '../../../engine/random/seed.ts';
import { readNumber, type NumberReading } from '../../kit/number-text.ts';

/** The reading of the text of a seed: that of a number, or the number that words become. */
export type SeedReading = NumberReading | { readonly kind: 'words'; readonly value: number };

/** Reads what is typed for a seed: a number, also one with commas, or words. */
export function readSeed(text: string): SeedReading {
  const plain = text.trim().replaceAll(',', '');
  if (/^-?\d*\.?\d*$/.test(plain)) return readNumber(plain, { min: 0, max: MAX_SEED, decimals: 0 });
  return { kind: 'words', value: seedOfWords(text) };
}
