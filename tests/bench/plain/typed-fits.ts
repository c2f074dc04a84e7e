import type { LandRow } from '../../../src/engine/land/row.ts';
import type { PoseClass } from '../../../src/engine/schematic/pose-classes.ts';

/**
 * A city as a rhombus of hexes in axial coordinates, with a margin of sea so wide that no shape reaches over it:
 * slot = (r - r0) * width + (q - q0).
 *
 *     taken_hex[slot]   bit k set: segment k is taken; sea: all of them
 */
export interface TypedCity {
  readonly rows: readonly LandRow[];
  /** Hexes of sea around the box of the land. */
  readonly margin: number;
  readonly q0: number;
  readonly r0: number;
  readonly width: number;
  readonly taken_hex: Uint8Array;
}

/** @param taken the mask of a hex of land: bit k set where segment k is taken */
export function typedCity(
  rows: readonly LandRow[],
  margin: number,
  taken: (q: number, r: number) => number,
): TypedCity {
  const q0 = Math.min(...rows.map(({ q }) => q)) - margin;
  const r0 = Math.min(...rows.map(({ r }) => r)) - margin;
  const width = Math.max(...rows.map(({ q, count }) => q + count)) + margin - q0;
  const height = Math.max(...rows.map(({ r }) => r)) + margin - r0 + 1;
  const taken_hex = new Uint8Array(width * height).fill(0x3f);
  for (const { r, q: first, count } of rows)
    for (let q = first; q < first + count; q++) taken_hex[(r - r0) * width + q - q0] = taken(q, r);
  return { rows, margin, q0, r0, width, taken_hex };
}

/** Where a schematic fits: per pose a bit for each slot of its first hex, and how many in all. */
export interface TypedFits {
  readonly bits_pose: readonly Uint32Array[];
  readonly count: number;
}

/**
 * All fits of a schematic, by a loop over flat arrays: each pose at each hex of land, hex by hex of the shape, until
 * one is taken.
 *
 * @throws RangeError when a shape reaches over the margin
 */
export function typedFits(city: TypedCity, poses: readonly PoseClass[]): TypedFits {
  const { rows, margin, q0, r0, width, taken_hex } = city;
  let count = 0;
  const bits_pose = poses.map(({ q_hex, r_hex, mask_hex }) => {
    const reach = Math.max(...q_hex.map((q) => Math.abs(q - q_hex[0]!)), r_hex.at(-1)! - r_hex[0]!);
    if (reach > margin) throw new RangeError(`a shape reaches ${reach} hexes, over a margin of ${margin}`);
    const bits = new Uint32Array(Math.ceil(taken_hex.length / 32));
    const step_hex = q_hex.map((q, index) => (r_hex[index]! - r_hex[0]!) * width + q - q_hex[0]!);
    for (const row of rows) {
      const start = (row.r - r0) * width + row.q - q0;
      for (let slot = start; slot < start + row.count; slot++) {
        let index = 0;
        while (index < step_hex.length && (taken_hex[slot + step_hex[index]!]! & mask_hex[index]!) === 0)
          index++;
        if (index < step_hex.length) continue;
        bits[slot >>> 5]! |= 1 << (slot & 31);
        count++;
      }
    }
    return bits;
  });
  return { bits_pose, count };
}
