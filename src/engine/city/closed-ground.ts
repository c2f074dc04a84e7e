import { createOccupancy, hexMask, slotOf, type Occupancy } from '../board/board.ts';
import { columnParity, compileShape, takeShape, type BoardShape } from '../fit/shape.ts';
import { countHexes } from '../land/row.ts';
import { poseShape } from '../schematic/pose-classes.ts';
import { poseIndex } from '../schematic/pose-group.ts';
import type { Placements } from '../schematic/placement.ts';
import { countSegments, type PaintedHex } from '../schematic/schematic.ts';
import type { City } from './city.ts';
import { isPublic } from '../schematic/walkable.ts';

/** A city as far as it decides where everybody may go. */
type Ground = Pick<City, 'kinds' | 'schematics' | 'land' | 'ground'> & { readonly placements: Placements };

/**
 * Whether there is no segment that everybody may cross, counted on the schematics.
 *
 * @param city its placements fit
 */
export function isAllClosed({ kinds, schematics, land, ground = [], placements }: Ground): boolean {
  const closedKinds = closedOf(kinds);
  const sizes = new Map(
    schematics.map(({ id, hexes }) => [id, countSegments(closedHexes(hexes, closedKinds))]),
  );
  let closed = countSegments(closedHexes(ground, closedKinds));
  for (let index = 0; index < placements.length; index++)
    closed += sizes.get(placements.at(index)!.schematic)!;
  return closed === 6 * countHexes(land);
}

/**
 * The land of a city with only those segments taken that not everybody may cross: all whose kind is not public.
 *
 * @param city its placements fit
 */
export function closedGround({ kinds, schematics, land, ground = [], placements }: Ground): Occupancy {
  const occupancy = createOccupancy(land);
  const closedKinds = closedOf(kinds);
  for (const hex of closedHexes(ground, closedKinds))
    occupancy.mask_hex[slotOf(occupancy, hex)]! |= hexMask(hex);
  const shapes = new Map(
    schematics.map(({ id, hexes }) => [
      id,
      { hexes: closedHexes(hexes, closedKinds), poses: [] as BoardShape[] },
    ]),
  );
  for (let index = 0; index < placements.length; index++) {
    const placement = placements.at(index)!;
    const { hexes, poses } = shapes.get(placement.schematic)!;
    if (hexes.length === 0) continue;
    const { mirror, rotation, shift } = placement;
    const shape = (poses[poseIndex(placement)] ??= compileShape(
      occupancy,
      poseShape(hexes, { mirror, rotation, shift }),
    ));
    const { first } = shape.poses[0]!;
    const slot = slotOf(occupancy, { q: placement.q + first.q, r: placement.r + first.r });
    takeShape(occupancy, shape, slot, columnParity(occupancy, Math.floor(slot / occupancy.rows)));
  }
  return occupancy;
}

/** Ids of the kinds that not everybody may cross. */
function closedOf(kinds: City['kinds']): ReadonlySet<string> {
  return new Set(kinds.flatMap((kind) => (isPublic(kind) ? [] : kind.id)));
}

/** The hexes with nothing but segments of some kinds. */
function closedHexes(hexes: readonly PaintedHex[], closedKinds: ReadonlySet<string>): PaintedHex[] {
  const closed = (kind: string | null) => (kind !== null && closedKinds.has(kind) ? kind : null);
  return hexes
    .map(({ q, r, segments: [a, b, c, d, e, f] }) => ({
      q,
      r,
      segments: [closed(a), closed(b), closed(c), closed(d), closed(e), closed(f)] as const,
    }))
    .filter((hex) => hexMask(hex) !== 0);
}
