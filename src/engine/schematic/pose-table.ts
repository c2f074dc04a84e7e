import { DIRECTIONS, ORIGIN, type Hex } from '../hex/hex.ts';
import { poseIndex } from './pose-group.ts';
import { poseSegment, type Pose } from './pose.ts';

/** Bits that the number of a column of the table of hexes takes. */
export const SPAN_BITS = 12;

/** Columns of the table of hexes in which shapes are compared: more than the width of a schematic in any pose. */
export const SPAN = 1 << SPAN_BITS;

/** The place of a hex: a single number, ordered by r, then q, to which a move adds a constant. */
export function placeOf({ q, r }: Hex): number {
  return r * SPAN + q;
}

/** The hex of a place, each coordinate within ±SPAN / 2. */
export function hexAt(place: number): Hex {
  const r = Math.floor((place + SPAN / 2) / SPAN);
  return { q: place - r * SPAN, r };
}

/**
 * A pose as a table. It maps hexes linearly, plus a step that depends only on the segment:
 *
 *     place of a segment = q * east + r * south + step_segment[k],  its index: k_segment[k]
 *
 * The segments of a hex are mapped to up to three hexes:
 *
 *     step_part[part], mask_part[64 * part + mask]   the hex, and the segments of the mask that are mapped into it
 */
export interface PoseTable {
  readonly east: number;
  readonly south: number;
  readonly step_segment: Int32Array;
  readonly k_segment: Uint8Array;
  readonly step_part: Int32Array;
  readonly mask_part: Uint8Array;
}

const tables: PoseTable[] = [];

/** The table of a pose, computed on first use. */
export function tableOf(pose: Pose): PoseTable {
  return (tables[poseIndex(pose)] ??= makeTable(pose));
}

function makeTable(pose: Pose): PoseTable {
  const still: Pose = { ...pose, shift: 0 };
  const posed = DIRECTIONS.map((k) => poseSegment({ ...ORIGIN, k }, pose));
  const step_segment = Int32Array.from(posed, placeOf);
  const steps = [...new Set(step_segment)];
  const mask_part = new Uint8Array(64 * steps.length);
  for (let mask = 0; mask < 64; mask++)
    for (const k of DIRECTIONS)
      if ((mask & (1 << k)) !== 0)
        mask_part[64 * steps.indexOf(step_segment[k]!) + mask]! |= 1 << posed[k]!.k;
  return {
    east: placeOf(poseSegment({ q: 1, r: 0, k: 0 }, still)),
    south: placeOf(poseSegment({ q: 0, r: 1, k: 0 }, still)),
    step_segment,
    k_segment: Uint8Array.from(posed, ({ k }) => k),
    step_part: Int32Array.from(steps),
    mask_part,
  };
}
