import { isOfCenter } from '../../engine/fit/conditions.ts';
import type { NearestMiss } from '../../engine/generate/nearest-miss.ts';
import type { LandRow } from '../../engine/land/row.ts';
import { orient } from '../../engine/schematic/pose.ts';
import { paintedSegments, type Schematic } from '../../engine/schematic/schematic.ts';
import type { Segment } from '../../engine/segment/segment.ts';

/** A place of the city that the board marks and brings into view. */
export interface CityPlace {
  /** Hexes that are meant as a whole. */
  readonly rows: readonly LandRow[];
  /** Segments that a schematic would take. */
  readonly wanted: readonly Segment[];
  /** Those of them that are in its way. */
  readonly blocked: readonly Segment[];
}

/** One place for one thing, the same each time: a second click on it is known to be the second. */
const places = new WeakMap<object, CityPlace>();

function placeOf(thing: object, make: () => CityPlace): CityPlace {
  let place = places.get(thing);
  if (!place) places.set(thing, (place = make()));
  return place;
}

/** Hexes that something is about. */
export function rowsPlace(rows: readonly LandRow[]): CityPlace {
  return placeOf(rows, () => ({ rows, wanted: [], blocked: [] }));
}

/** Where a schematic came nearest to standing. */
export function missPlace(miss: NearestMiss, { hexes }: Schematic): CityPlace {
  return placeOf(miss, () => {
    const { q, r, blocked } = miss;
    const wanted = [...paintedSegments(orient(hexes, miss))].map((segment) => ({
      q: segment.q + q,
      r: segment.r + r,
      k: segment.k,
    }));
    return { rows: [], wanted, blocked: blocked.filter(({ reason }) => !isOfCenter(reason)) };
  });
}
