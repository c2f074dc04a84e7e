import { poseClasses } from '../../../engine/schematic/pose-classes.ts';
import { poseIndex, POSES } from '../../../engine/schematic/pose-group.ts';
import { ALL_ROTATIONS, ANY_POSE, type Pose } from '../../../engine/schematic/pose.ts';
import type { ConditionedShape } from '../../../engine/schematic/conditioned-shape.ts';
import type { PaintedHex } from '../../../engine/schematic/schematic.ts';
import { SHIFTS } from '../../../engine/segment/shift.ts';
import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import { segmentVertices, thirdToPoint } from '../../../engine/segment/vertex.ts';
import { paintedSegments } from '../../../engine/schematic/schematic.ts';

/** A pose on the dial. */
export interface DialCell {
  readonly pose: Pose;
  /** The plainest pose that comes to the same; `pose` itself when it is that. */
  readonly plainest: Pose;
}

/** All poses of a schematic, and which of them are the same. */
export interface PoseDial {
  /** By {@link poseIndex}. */
  readonly cells: readonly DialCell[];
  /** Distinct poses among the 18 that are not mirrored, and how many the mirrored add. */
  readonly distinct: number;
  readonly addedByMirror: number;
  readonly reach: DialReach;
}

/**
 * Half the width and half the height of a box about the center hex that holds the shape in all poses, in side lengths,
 * and the conditions around it where they tell poses apart.
 */
export interface DialReach {
  readonly across: number;
  readonly down: number;
}

/** The dial of a schematic: conditions around it tell poses apart. */
export function makeDial({ hexes, around }: ConditionedShape): PoseDial {
  const classes = poseClasses(hexes, ANY_POSE, around);
  const isToldApart = around !== undefined && classes.length > poseClasses(hexes, ANY_POSE).length;
  const cells: DialCell[] = Array.from({ length: POSES });
  for (const { pose: plainest, equal } of classes)
    for (const { pose } of equal) cells[poseIndex(pose)] = { pose, plainest };
  const distinct = classes.filter(({ pose }) => !pose.mirror).length;
  return {
    cells,
    distinct,
    addedByMirror: classes.length - distinct,
    reach: reachOf(isToldApart ? [...hexes, ...around] : hexes),
  };
}

/** The rows of the dial, each with its three shifts; the mirrored ones last. */
export function dialRows(withMirror: boolean): Pose[][] {
  return (withMirror ? [false, true] : [false]).flatMap((mirror) =>
    ALL_ROTATIONS.map((rotation) => SHIFTS.map((shift) => ({ mirror, rotation, shift }))),
  );
}

/** Directions by 30°: turned by a rotation, what lies farthest in one of them lies farthest along an axis. */
const DIRECTIONS_30 = Array.from({ length: 12 }, (_, index) => ({
  x: Math.cos((index * Math.PI) / 6),
  y: Math.sin((index * Math.PI) / 6),
}));

function reachOf(hexes: readonly PaintedHex[]): DialReach {
  // At least the center hex.
  let [across, down] = [1, STRIP_HEIGHT];
  for (const segment of paintedSegments(hexes))
    for (const vertex of segmentVertices(segment)) {
      const { x, y } = thirdToPoint(vertex);
      DIRECTIONS_30.forEach((direction, index) => {
        const far = x * direction.x + y * direction.y;
        if (index % 2 === 0) across = Math.max(across, far);
        else down = Math.max(down, far);
      });
    }
  // A shift takes it one side farther.
  return { across: across + 1, down };
}
