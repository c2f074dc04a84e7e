import type { LandRow } from '../../engine/land/row.ts';
import type { LandRecipe } from '../../engine/recipe/recipe.ts';
import { countSegments } from '../../engine/schematic/schematic.ts';
import { fromChunks } from '../document/chunked.ts';
import type { CityDocument } from '../document/document.ts';
import { handGround, hasHandDistricts } from '../document/hand-painted.ts';
import { originOf } from '../document/origin.ts';
import { removedPlaces } from '../document/removed-places.ts';
import type { Placement } from '../../engine/schematic/placement.ts';

/** The work by hand in a city that a generation replaces. */
export interface HandWork {
  /** Ids of the placements that were stamped, moved or turned by hand, and are not locked. */
  readonly placements: readonly number[];
  /** Number of segments of ground that were painted by hand. */
  readonly ground: number;
  readonly districts: boolean;
  /** Those in painted districts that their rule does not name: where these are kept, something else is built. */
  readonly misfits: readonly Placement[];
  /** The generated placements that were removed, as far as nothing stands in their places since. */
  readonly removed: readonly Placement[];
  /** Whether the next recipe has other land in place of what was drawn or imported. */
  readonly land: boolean;
}

export const NO_WORK: HandWork = {
  placements: [],
  ground: 0,
  districts: false,
  misfits: [],
  removed: [],
  land: false,
};

const known = new WeakMap<CityDocument, HandWork>();

/** The work by hand that a generation on the present land replaces, without misfits: the same object for the same city. */
export function handWorkOf(city: CityDocument): HandWork {
  let work = known.get(city);
  if (!work) {
    const placements = fromChunks(city.placements).flatMap((placement) => {
      if (placement.locked) return [];
      const origin = originOf(city, placement);
      return origin.kind === 'hand' || origin.changed ? placement.id : [];
    });
    const ground = countSegments(handGround(city));
    const removed = removedPlaces(city).map(({ placement }) => placement);
    work = { ...NO_WORK, placements, ground, districts: hasHandDistricts(city), removed };
    known.set(city, work);
  }
  return work;
}

/** Whether a generation would replace any of it. */
export function isAnyWork(work: HandWork): boolean {
  return canKeep(work) || work.land;
}

/** Whether any of it can be kept. */
export function canKeep({ placements, ground, districts, removed }: HandWork): boolean {
  return placements.length + removed.length > 0 || ground > 0 || districts;
}

/** Whether land that was drawn or imported gives way to other land. */
export function replacesDrawnLand(before: LandRecipe, next: LandRecipe, land: readonly LandRow[]): boolean {
  if (before.shape !== 'rows' || land.length === 0) return false;
  return next.shape !== 'rows' || JSON.stringify(next.rows) !== JSON.stringify(before.rows);
}
