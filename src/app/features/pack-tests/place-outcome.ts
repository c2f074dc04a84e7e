import type { PlaceTest } from '../../../engine/pack/pack.ts';
import { tryPlace } from '../../../engine/pack/try-place.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { placeFailure } from '../../../formats/pack/run-tests.ts';
import { describeWish } from '../../board/wishes/describe-wish.ts';
import * as words from './words.ts';

/**
 * The reason why the test of a place fails, in words of users; `null` when it passes.
 *
 * @param schematic under its id in the pack
 */
export function placeOutcome(test: PlaceTest, schematic: Schematic, kinds: readonly Kind[]): string | null {
  const failure = placeFailure(test, { kinds, schematics: [schematic] });
  if (failure === null || test.kind === 'blocked') return failure;
  const unmet = tryPlace(test, schematic, kinds).find(({ wanted }) => wanted !== undefined);
  if (unmet?.wanted === undefined) return failure;
  const found = unmet.found === undefined ? words.nothingThere : describeWish(unmet.found, kinds);
  return words.unmet(unmet, describeWish(unmet.wanted, kinds), found);
}
