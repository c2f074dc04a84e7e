import { STEPS } from '../hex/hex.ts';
import type { PoseTable } from './pose-table.ts';
import type { PaintedHex } from './schematic.ts';

/** A shape in its plain pose: hex by hex, and segment by segment with kinds as numbers. */
export interface SourceShape {
  readonly q_hex: Int32Array;
  readonly r_hex: Int32Array;
  readonly mask_hex: Uint8Array;
  readonly hex_segment: Uint16Array;
  readonly k_segment: Uint8Array;
  readonly kind_segment: Int32Array;
  /** Centers of the segments in the thirds lattice. */
  readonly a_segment: Int32Array;
  readonly b_segment: Int32Array;
}

/** Reads the hexes of a schematic into flat arrays. */
export function readShape(hexes: readonly PaintedHex[]): SourceShape {
  const painted = hexes.length;
  let segments = 0;
  for (const hex of hexes) for (let k = 0; k < 6; k++) if (hex.segments[k] !== null) segments++;
  const q_hex = new Int32Array(painted);
  const r_hex = new Int32Array(painted);
  const mask_hex = new Uint8Array(painted);
  const hex_segment = new Uint16Array(segments);
  const k_segment = new Uint8Array(segments);
  const kind_segment = new Int32Array(segments);
  const a_segment = new Int32Array(segments);
  const b_segment = new Int32Array(segments);
  const numbers = new Map<string, number>();
  let count = 0;
  for (let hex = 0; hex < painted; hex++) {
    const { q, r, segments: kinds } = hexes[hex]!;
    q_hex[hex] = q;
    r_hex[hex] = r;
    for (let k = 0; k < 6; k++) {
      const kind = kinds[k]!;
      if (kind === null) continue;
      let number = numbers.get(kind);
      if (number === undefined) numbers.set(kind, (number = numbers.size));
      mask_hex[hex]! |= 1 << k;
      hex_segment[count] = hex;
      k_segment[count] = k;
      a_segment[count] = 3 * q + STEPS[k]!.q;
      b_segment[count] = 3 * r + STEPS[k]!.r;
      kind_segment[count++] = number;
    }
  }
  return {
    q_hex,
    r_hex,
    mask_hex,
    hex_segment,
    k_segment,
    kind_segment,
    a_segment,
    b_segment,
  };
}

/** The place of the first hex of the shape in a pose. */
export function firstPlace({ q_hex, r_hex, mask_hex }: SourceShape, table: PoseTable): number {
  const { east, south, step_part, mask_part } = table;
  let first = q_hex.length === 0 ? 0 : 0x7fffffff;
  for (let hex = 0; hex < q_hex.length; hex++) {
    const place = q_hex[hex]! * east + r_hex[hex]! * south;
    for (let part = 0; part < step_part.length; part++)
      if (place + step_part[part]! < first && mask_part[64 * part + mask_hex[hex]!] !== 0)
        first = place + step_part[part]!;
  }
  return first;
}

/** Every segment, relative to the first hex of the shape, and its kind as a single number, sorted. */
export function sortedCodes(source: SourceShape, table: PoseTable, first: number): Float64Array {
  const { q_hex, r_hex, hex_segment, k_segment, kind_segment } = source;
  const { east, south, step_segment } = table;
  const codes = new Float64Array(hex_segment.length);
  for (let index = 0; index < codes.length; index++) {
    const hex = hex_segment[index]!;
    const k = k_segment[index]!;
    const place = q_hex[hex]! * east + r_hex[hex]! * south + step_segment[k]! - first;
    codes[index] = (8 * place + table.k_segment[k]!) * 65536 + kind_segment[index]!;
  }
  sortFirst(codes, codes.length);
  return codes;
}

/** The length from which the built-in sort is faster. */
const MANY = 64;

/** Sorts the first `count` numbers of a list. */
export function sortFirst(list: Float64Array | Int32Array, count: number): void {
  if (count > MANY) {
    list.subarray(0, count).sort();
    return;
  }
  for (let index = 1; index < count; index++) {
    const value = list[index]!;
    let place = index;
    while (place > 0 && list[place - 1]! > value) {
      list[place] = list[place - 1]!;
      place--;
    }
    list[place] = value;
  }
}
