import type { Placement } from '../../engine/schematic/placement.ts';
import { addHexes, type Direction, type Hex } from '../../engine/hex/hex.ts';
import { ALL_POSES, composePoses, poseIndex } from '../../engine/schematic/pose-group.ts';
import {
  mirrorSegment,
  PLAIN_POSE,
  poseSegment,
  turnSegment,
  type Pose,
} from '../../engine/schematic/pose.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import { shiftSegment } from '../../engine/segment/shift.ts';

/** A rigid map of the whole board onto itself: what lies apart before it lies apart after it. */
export interface Motion {
  /** The pose that it is, up to a whole-hex move. */
  readonly pose: Pose;
  readonly map: (segment: Segment) => Segment;
}

export function moveBy(by: Hex): Motion {
  return { pose: PLAIN_POSE, map: (segment) => ({ ...addHexes(segment, by), k: segment.k }) };
}

/** Turned by `turns` × 60° clockwise about the center of a hex: each hex walks its ring about it. */
export function turnAbout(pivot: Hex, turns: Direction): Motion {
  return { pose: { ...PLAIN_POSE, rotation: turns }, map: about(pivot, (one) => turnSegment(one, turns)) };
}

/** Mirrored left-right about the center of a hex. */
export function mirrorAbout(pivot: Hex): Motion {
  return { pose: { ...PLAIN_POSE, mirror: true }, map: about(pivot, mirrorSegment) };
}

/** Moved by so many side lengths to the right, to the left when negative. */
export function slide(sides: 1 | 2 | -1 | -2): Motion {
  const step = sides > 0 ? 1 : -1;
  const map = (segment: Segment) => shiftSegment(segment, step);
  const twice = Math.abs(sides) === 2;
  // Three sides are whole hexes: two to one side are as good as one to the other.
  const shift = twice ? (step === 1 ? -1 : 1) : step;
  return { pose: { ...PLAIN_POSE, shift }, map: twice ? (segment) => map(map(segment)) : map };
}

function about(pivot: Hex, map: Motion['map']): Motion['map'] {
  return (segment) => {
    const mapped = map({ ...wayTo(segment, pivot), k: segment.k });
    return { ...addHexes(mapped, pivot), k: mapped.k };
  };
}

/** From one hex to another. */
function wayTo(to: Hex, from: Hex): Hex {
  return { q: to.q - from.q, r: to.r - from.r };
}

const ANY_SEGMENT: Segment = { q: 0, r: 0, k: 0 };

/**
 * The placement whose segments are those of another one after a motion. There always is one: poses are a group up to
 * whole-hex moves, and the move follows from where any one segment goes.
 */
export function movedPlacement(placement: Placement, { pose, map }: Motion): Placement {
  const next = ALL_POSES[composePoses(poseIndex(pose), poseIndex(placement))]!;
  const goal = map(poseSegment(ANY_SEGMENT, placement, placement));
  const { q, r } = wayTo(goal, poseSegment(ANY_SEGMENT, next));
  return { ...placement, ...next, q, r };
}

/** Where the placements of one pose go: in which pose, and from the hex (0, 0), from a step along q, along r. */
interface PoseMotion {
  readonly pose: Pose;
  readonly origin: Hex;
  readonly alongQ: Hex;
  readonly alongR: Hex;
}

/**
 * {@link movedPlacement} for many: rigid maps are linear, so that for all placements of one pose it is enough to know
 * where three of them go.
 */
export function movedPlacements(placements: readonly Placement[], motion: Motion): Placement[] {
  const known: PoseMotion[] = [];
  return placements.map((placement) => {
    const { pose, origin, alongQ, alongR } = (known[poseIndex(placement)] ??= poseMotion(placement, motion));
    return {
      ...placement,
      mirror: pose.mirror,
      rotation: pose.rotation,
      shift: pose.shift,
      q: origin.q + placement.q * alongQ.q + placement.r * alongR.q,
      r: origin.r + placement.q * alongQ.r + placement.r * alongR.r,
    };
  });
}

function poseMotion({ mirror, rotation, shift }: Pose, motion: Motion): PoseMotion {
  const from = (q: number, r: number) =>
    movedPlacement({ id: 1, schematic: '', q, r, mirror, rotation, shift, locked: false }, motion);
  const origin = from(0, 0);
  return {
    pose: origin,
    origin,
    alongQ: wayTo(from(1, 0), origin),
    alongR: wayTo(from(0, 1), origin),
  };
}
