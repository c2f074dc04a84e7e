import { asksForDoor, asksForPublicGround } from '../fit/wish.ts';
import { orient } from '../schematic/pose.ts';
import { poseIndex } from '../schematic/pose-group.ts';
import { paintedSegments, type PaintedHex, type Schematic } from '../schematic/schematic.ts';
import { isWalkable } from '../schematic/walkable.ts';
import { adjacentSegments, segmentKey, type Segment } from '../segment/segment.ts';
import type { Kind } from '../schematic/kind.ts';
import type { Placement } from '../schematic/placement.ts';

/** A door of a building: the side between a segment of the building and one beside it. */
export interface Door {
  readonly segment: Segment;
  readonly to: Segment;
  /** Whether the door asks for public ground or a street, and nothing else is enough. */
  readonly isPublic: boolean;
}

/**
 * The doors of a shape with conditions around it, both in the same pose: where a closed segment shares a side with a
 * condition for public ground, a street or open ground.
 */
export function doorsOfShape(
  hexes: readonly PaintedHex[],
  around: readonly PaintedHex[],
  kinds: ReadonlyMap<string, Kind>,
): readonly Door[] {
  if (around.length === 0) return [];
  const closed = new Set(
    paintedSegments(hexes).flatMap((painted) =>
      isWalkable(kinds.get(painted.kind)) ? [] : segmentKey(painted),
    ),
  );
  return paintedSegments(around).flatMap(({ kind: wish, ...to }) => {
    if (!asksForDoor(wish)) return [];
    const isPublic = asksForPublicGround(wish);
    return adjacentSegments(to).flatMap((segment) =>
      closed.has(segmentKey(segment)) ? { segment, to, isPublic } : [],
    );
  });
}

/** Makes what gives the doors of placements, in the plane of the city; each pose of a schematic is worked out once. */
export function doorFinder(
  schematics: readonly Schematic[],
  kinds: readonly Kind[],
): (placement: Placement) => Door[] {
  const kindsById = new Map(kinds.map((kind) => [kind.id, kind]));
  const schematicsById = new Map(schematics.map((schematic) => [schematic.id, schematic]));
  const doors_pose = new Map<string, readonly Door[]>();
  return (placement) => {
    const schematic = schematicsById.get(placement.schematic);
    if (!schematic?.around) return [];
    const key = `${placement.schematic} ${poseIndex(placement)}`;
    let doors = doors_pose.get(key);
    if (!doors) {
      const [hexes, around] = [orient(schematic.hexes, placement), orient(schematic.around, placement)];
      doors_pose.set(key, (doors = doorsOfShape(hexes, around, kindsById)));
    }
    return doors.map(({ segment, to, isPublic }) => ({
      segment: moved(segment, placement),
      to: moved(to, placement),
      isPublic,
    }));
  };
}

function moved({ q, r, k }: Segment, by: { readonly q: number; readonly r: number }): Segment {
  return { q: q + by.q, r: r + by.r, k };
}
