import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { writeRecipe } from '../../../formats/recipe/write.ts';
import { createPreference, readListOf, readRecordOf, type Read } from '../../kit/preference.ts';
import { piecesDigest, usedPieces } from '../../document/pieces.ts';
import type { SeedJob } from '../../cityview/seed-result.ts';

/** Recipes whose favorites are kept, the latest first. */
const MOST_RECIPES = 40;

const NONE: readonly number[] = [];

const readSeed: Read<number> = (stored) =>
  typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 && stored <= 0xffffffff
    ? stored
    : undefined;

/** Seeds that were marked on the seed sheet, by the keys of their recipes. */
const favoriteSeeds = createPreference('favoriteSeeds', {}, readRecordOf(readListOf(readSeed)));

/** A key that tells recipes apart beside their seed: a seed means another city when any other part changes. */
export function recipeKey({ recipe, library }: Pick<SeedJob, 'recipe' | 'library'>): string {
  const text = writeRecipe({ ...recipe, seed: 0 }) + piecesDigest(usedPieces(recipe, null, library));
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 24);
}

/** The favorite seeds of a recipe, in the order in which they became that. */
export function useFavorites(key: string): readonly number[] {
  return favoriteSeeds.use()[key] ?? NONE;
}

/** Makes a seed a favorite, or no longer one. */
export function toggleFavorite(key: string, seed: number): void {
  const { [key]: own = NONE, ...others } = favoriteSeeds.get();
  const next = own.includes(seed) ? own.filter((one) => one !== seed) : [...own, seed];
  const kept = Object.entries(others).slice(0, MOST_RECIPES - 1);
  favoriteSeeds.set(Object.fromEntries(next.length > 0 ? [[key, next], ...kept] : kept));
}
