import { createBoard, stamp } from '../board/board.ts';
import type { City } from '../city/city.ts';
import { FREE_LAND, type Reason } from '../fit/conditions.ts';
import { explainFit, type Blocked } from '../fit/explain.ts';
import { Town } from '../generate/town.ts';
import type { Hex } from '../hex/hex.ts';
import { hexesOf } from '../land/row.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { orient, type Pose } from '../schematic/pose.ts';
import { isInside, type PatchSize } from './patch-land.ts';
import type { PosedPiece } from './patch-pieces.ts';

/** A reason why a piece does not fit, with the number of places that it keeps the piece from. */
export interface CountedReason {
  readonly reason: Reason;
  /** The text of the condition that does not hold, and what is there instead; absent for other reasons. */
  readonly wanted?: string;
  readonly found?: string;
  readonly places: number;
}

/** The reasons why a piece fits nowhere in a patch. */
export interface Obstacle {
  /** Number of places, a hex in a pose each, that were tried: on free land where there is any, or else all. */
  readonly places: number;
  /** Reasons by the number of places, most first. */
  readonly reasons: readonly CountedReason[];
  /** The place with the fewest blocked segments. */
  readonly nearest: Hex & { readonly pose: Pose; readonly blocked: readonly Blocked[] };
}

/** Most places that are tried. */
const MOST_PLACES = 4000;

/** Finds why a piece fits nowhere: tests every pose at every hex inside, or as many as {@link MOST_PLACES}. */
export function findObstacle(
  city: City,
  recipe: Recipe,
  posed: readonly PosedPiece[],
  size: PatchSize,
): Obstacle | null {
  const board = createBoard(city.land, city.ground);
  const byId = new Map(city.schematics.map((schematic) => [schematic.id, schematic]));
  for (const placement of city.placements)
    stamp(board, orient(byId.get(placement.schematic)!.hexes, placement), placement, placement.id);
  const town = Town.standing(city, recipe, city, city);
  const conditions = { ...FREE_LAND, neighborhood: town.neighborhood };
  const hexes = [...hexesOf(city.land)].filter((hex) => isInside(size, hex));
  const every = Math.ceil((hexes.length * posed.length) / MOST_PLACES);
  const tried: { readonly at: Hex; readonly pose: Pose; readonly blocked: readonly Blocked[] }[] = [];
  let place = 0;
  for (const { pose, schematic } of posed)
    for (const at of hexes) {
      if (place++ % every !== 0) continue;
      const nearby = { schematic, pose: AS_IT_IS };
      const blocked = explainFit(board, schematic.hexes, at, conditions, { nearby });
      tried.push({ at, pose, blocked });
    }
  // On free land the conditions decide; where there is none, the land does.
  const onFreeLand = tried.filter(({ blocked }) => isNearby(blocked[0]?.reason));
  const places = onFreeLand.length > 0 ? onFreeLand : tried;
  const [first] = places;
  if (!first) return null;
  const nearest = places.reduce(
    (best, one) => (one.blocked.length < best.blocked.length ? one : best),
    first,
  );
  return {
    places: places.length,
    reasons: countReasons(places.map(({ blocked }) => blocked)),
    nearest: { ...nearest.at, pose: nearest.pose, blocked: nearest.blocked },
  };
}

/** The pose of a piece that is turned already. */
const AS_IT_IS: Pose = { mirror: false, rotation: 0, shift: 0 };

function isNearby(reason: Reason | undefined): boolean {
  return reason === 'condition' || reason === 'cuts-off';
}

function countReasons(places: readonly (readonly Blocked[])[]): CountedReason[] {
  const counted = new Map<string, CountedReason>();
  for (const blocked of places) {
    const seen = new Set<string>();
    for (const { reason, wanted, found } of blocked) {
      const key = `${reason} ${wanted ?? ''} ${found ?? ''}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const before = counted.get(key)?.places ?? 0;
      counted.set(key, {
        reason,
        ...(wanted !== undefined && { wanted }),
        ...(found !== undefined && { found }),
        places: before + 1,
      });
    }
  }
  return [...counted.values()].sort((a, b) => b.places - a.places);
}
