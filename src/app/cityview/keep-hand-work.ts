import { castDraft, type Draft } from 'immer';
import { createOccupancy, slotOf } from '../../engine/board/board.ts';
import type { City } from '../../engine/city/city.ts';
import { takeGiven, type Given } from '../../engine/generate/given.ts';
import { makeLand } from '../../engine/generate/land.ts';
import type { Recipe } from '../../engine/recipe/recipe.ts';
import { mergeSegments, paintedSegments } from '../../engine/schematic/schematic.ts';
import { segmentKey } from '../../engine/segment/segment.ts';
import { fromChunks } from '../document/chunked.ts';
import type { CityDocument, ParkedCity } from '../document/document.ts';
import { handGround, recordHandGround } from '../document/hand-painted.ts';
import { handWorkOf } from './hand-work.ts';

/** The work by hand that a generation keeps. */
export interface KeptWork {
  /** The locked placements of the city and those by hand, which are locked from now on. */
  readonly given: Given;
  /** Number of placements by hand that are off the land of the recipe, and are not kept. */
  readonly off: number;
  /**
   * Puts the ground that was painted by hand into the city that was generated, where nothing stands there.
   *
   * @returns the number of segments that could not be kept: something stands on them, or they are off the land
   */
  readonly layGround: (draft: Draft<Pick<ParkedCity, 'city'>>, made: City) => number;
}

/** The work by hand in a city, as far as a recipe can keep it. */
export function keepHandWork(city: CityDocument, { land, seed }: Recipe): KeptWork {
  const hand = new Set(handWorkOf(city).placements);
  const kept = fromChunks(city.placements)
    .filter(({ id, locked }) => locked || hand.has(id))
    .map((placement) => ({ ...placement, locked: true }));
  const schematics = Object.values(city.schematics);
  const rows = makeLand(land, seed);
  const misplaced = new Set<number>();
  if (rows.ok)
    for (const { path } of takeGiven(createOccupancy(rows.value), { placements: kept, schematics }))
      if (path.of === 'placement' && hand.has(path.id)) misplaced.add(path.id);
  const placements = kept.filter(({ id }) => !misplaced.has(id));
  const used = new Set(placements.map(({ schematic }) => schematic));
  return {
    given: { placements, schematics: schematics.filter(({ id }) => used.has(id)) },
    off: misplaced.size,
    layGround: (draft, made) => layGroundAgain(draft, city, made),
  };
}

function layGroundAgain(draft: Draft<Pick<ParkedCity, 'city'>>, before: CityDocument, made: City): number {
  const painted = paintedSegments(handGround(before));
  if (painted.length === 0) return 0;
  const occupancy = createOccupancy(made.land);
  takeGiven(occupancy, made);
  const kept = painted.filter(({ k, ...hex }) => {
    const slot = slotOf(occupancy, hex);
    // The mask of the sea has all six segments set, too.
    return slot >= 0 && (occupancy.mask_hex[slot]! & (1 << k)) === 0;
  });
  const all = new Map(paintedSegments(made.ground ?? []).map((one) => [segmentKey(one), one]));
  for (const one of kept) all.set(segmentKey(one), one);
  if (all.size > 0) draft.city.ground = castDraft(mergeSegments([...all.values()]));
  const known = new Set(made.kinds.map(({ id }) => id));
  const used = new Set(kept.map(({ kind }) => kind));
  draft.city.kinds.push(...castDraft(before.kinds.filter(({ id }) => used.has(id) && !known.has(id))));
  recordHandGround(draft, { ...before, recipe: made.recipe, meta: {} }, mergeSegments(kept));
  return painted.length - kept.length;
}
