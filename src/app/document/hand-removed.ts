import { castDraft, type Draft } from 'immer';
import type { Placement } from '../../engine/schematic/placement.ts';
import type { CityDocument, ParkedCity } from './document.ts';
import { originOf } from './origin.ts';

/** Key in the free data of a city: the generated placements that were removed by hand since the city was generated. */
export const HAND_REMOVED = 'handRemoved';

/** Writes down that placements were removed by hand; those that a generation made, as others leave what was there before. */
export function recordHandRemoved(
  draft: Draft<Pick<ParkedCity, 'city'>>,
  city: CityDocument,
  removed: readonly Placement[],
): void {
  const generated = city.recipe ? removed.filter((one) => originOf(city, one).kind === 'generated') : [];
  if (generated.length === 0) return;
  const before = city.meta?.[HAND_REMOVED];
  const all = [...(Array.isArray(before) ? (before as readonly unknown[]) : []), ...generated];
  draft.city.meta = castDraft({ ...draft.city.meta, [HAND_REMOVED]: all });
}
