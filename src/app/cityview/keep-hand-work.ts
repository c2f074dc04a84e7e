import { castDraft, type Draft } from 'immer';
import { createOccupancy, slotOf } from '../../engine/board/board.ts';
import type { City } from '../../engine/city/city.ts';
import { takeGiven, type Given } from '../../engine/generate/given.ts';
import { makeLand } from '../../engine/generate/land.ts';
import type { Recipe } from '../../engine/recipe/recipe.ts';
import { repaint } from '../../engine/schematic/repaint.ts';
import { paintedSegments } from '../../engine/schematic/schematic.ts';
import { fromChunks } from '../document/chunked.ts';
import type { CityDocument, ParkedCity } from '../document/document.ts';
import {
  handGround,
  hasHandDistricts,
  recordHandGround,
  recordKeptDistricts,
} from '../document/hand-painted.ts';
import { HAND_REMOVED } from '../document/hand-removed.ts';
import { isFreeIn, removedPlaces, type RemovedPlace } from '../document/removed-places.ts';
import { handWorkOf } from './hand-work.ts';

/** The work by hand that a generation keeps. */
export interface KeptWork {
  /**
   * The locked placements of the city and those by hand, which are locked from now on; the painted districts; the
   * places of placements that were removed.
   */
  readonly given: Given;
  /** Number of placements by hand that are off the land of the recipe, and are not kept. */
  readonly off: number;
  /**
   * Puts the ground that was painted by hand into the city that was generated, where nothing stands there, and writes
   * down that districts were painted and placements removed.
   */
  readonly restore: (draft: Draft<Pick<ParkedCity, 'city'>>, made: City) => Lost;
}

/** The work by hand that a generated city has no room for. */
export interface Lost {
  /** Segments of painted ground on which something stands, or that are off the land. */
  readonly ground: number;
  /** Places of removed placements in which something stands again. */
  readonly removed: number;
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
  const removed = removedPlaces(city);
  const isPainted = hasHandDistricts(city);
  return {
    given: {
      placements,
      schematics: schematics.filter(({ id }) => used.has(id)),
      ...(isPainted && { districts: city.districts }),
      ...(removed.length > 0 && { cleared: removed.flatMap(({ hexes }) => hexes) }),
    },
    off: misplaced.size,
    restore(draft, made) {
      const ground = layGroundAgain(draft, city, made);
      if (isPainted && made.districts.length > 0) recordKeptDistricts(draft);
      const free = removed.length > 0 ? removed.filter(isFreeIn(made)) : [];
      recordAgain(draft, city, free);
      return { ground, removed: removed.length - free.length };
    },
  };
}

/** Writes down which places of removed placements stayed free, with the schematics that these were made of. */
function recordAgain(
  draft: Draft<Pick<ParkedCity, 'city'>>,
  before: CityDocument,
  free: readonly RemovedPlace[],
): void {
  if (free.length === 0) return;
  for (const id of new Set(free.map(({ placement }) => placement.schematic))) {
    if (Object.hasOwn(draft.city.schematics, id)) continue;
    const schematic = before.schematics[id]!;
    draft.city.schematics[id] = castDraft(schematic);
    addKinds(draft, before, new Set(schematic.hexes.flatMap(({ segments }) => segments)));
  }
  const placements = free.map(({ placement }) => placement);
  draft.city.meta = castDraft({ ...draft.city.meta, [HAND_REMOVED]: placements });
}

/** Adds kinds of the city before that the generated one lacks. */
function addKinds(
  draft: Draft<Pick<ParkedCity, 'city'>>,
  before: CityDocument,
  used: ReadonlySet<string | null>,
): void {
  const known = new Set(draft.city.kinds.map(({ id }) => id));
  draft.city.kinds.push(...castDraft(before.kinds.filter(({ id }) => used.has(id) && !known.has(id))));
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
  const again = kept.map(({ kind, ...segment }) => ({ segment, kind }));
  if (again.length > 0) draft.city.ground = castDraft(repaint(made.ground ?? [], again));
  addKinds(draft, before, new Set(kept.map(({ kind }) => kind)));
  recordHandGround(draft, { ...before, recipe: made.recipe, meta: {} }, again);
  return painted.length - kept.length;
}
