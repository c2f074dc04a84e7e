import type { Occupancy } from '../board/board.ts';
import { compareHexes, type Hex } from '../hex/hex.ts';
import { slotOf } from '../board/board.ts';
import { comparePoses, type Pose, type PoseRules } from '../schematic/pose.ts';
import { rememberedClasses } from '../schematic/remembered-classes.ts';
import type { PaintedHex } from '../schematic/schematic.ts';
import { BitPlanes } from './planes.ts';
import { centerAt, columnParity, compileShape, type BoardShape } from './shape.ts';

/** Where a schematic may be stamped: the hex of its center and its pose. */
export interface Fit extends Hex, Pose {}

/**
 * Every place where some shapes fit, one bit per hex and shape:
 *
 *     bits_shape[shape][slot >> 5], bit slot & 31   set: the shape fits with its first hex in the slot
 */
export interface Fits {
  readonly shapes: readonly BoardShape[];
  readonly bits_shape: readonly Int32Array[];
}

/** The distinct poses of a schematic, ready for a board; in the order of all lists of poses. */
export function compileShapes(
  occupancy: Occupancy,
  hexes: readonly PaintedHex[],
  rules: PoseRules,
): BoardShape[] {
  return rememberedClasses(hexes, rules)
    .filter(({ q_hex }) => q_hex.length > 0)
    .map((pose) => compileShape(occupancy, pose));
}

/**
 * Every place where the shapes fit. Tests 32 hexes at a time: what a shape needs of one of its hexes is a plane of
 * bits shifted by a constant; where all of them are zero, it fits.
 *
 * @param zone_hex per slot, whether the shapes may stand there; everywhere when `null`
 */
export function allFits(
  occupancy: Occupancy,
  shapes: readonly BoardShape[],
  zone_hex: Uint8Array | null = null,
): Fits {
  const masks = new Set<number>();
  for (const { mask_hex } of shapes) for (const mask of mask_hex) masks.add(mask);
  const planes = new BitPlanes(occupancy, masks, zone_hex);
  return { shapes, bits_shape: shapes.map((shape) => fitBits(occupancy, planes, shape)) };
}

function fitBits(occupancy: Occupancy, planes: BitPlanes, shape: BoardShape): Int32Array {
  const { rows, columns } = occupancy;
  const bits = new Int32Array(Math.ceil(occupancy.mask_hex.length / 32));
  const [left, right] = shape.columns;
  const reads = [readsOf(planes, shape, 0), readsOf(planes, shape, 1)] as const;
  for (let column = Math.max(0, -left); column < columns - Math.max(0, right); column++) {
    const parity = columnParity(occupancy, column);
    const [top, bottom] = shape.rows[parity];
    // Slots of the first and last row that the first hex may lie in.
    const from = column * rows - top;
    const to = (column + 1) * rows - 1 - bottom;
    if (from <= to) fitColumn(planes.words, reads[parity], bits, from, to);
  }
  return bits;
}

/** For each hex of a shape, which word of which plane to read, relative to a slot's own, and by how much to shift. */
interface Reads {
  readonly word_hex: Int32Array;
  readonly shift_hex: Int32Array;
}

function readsOf(planes: BitPlanes, { step_hex, mask_hex }: BoardShape, parity: 0 | 1): Reads {
  const steps = step_hex[parity];
  return {
    word_hex: steps.map((step, index) => planes.startOf(mask_hex[index]!) + (step >> 5)),
    shift_hex: steps.map((step) => step & 31),
  };
}

/** Sets the bits of the slots `from`..`to` of one column where nothing is in the way. */
function fitColumn(
  words: Int32Array,
  { word_hex, shift_hex }: Reads,
  bits: Int32Array,
  from: number,
  to: number,
): void {
  const first = from >> 5;
  const last = to >> 5;
  for (let word = first; word <= last; word++) {
    // Slots before and after count as blocked.
    let blocked = 0;
    if (word === first) blocked = ~(-1 << (from & 31));
    if (word === last) blocked |= -2 << (to & 31);
    for (let index = 0; index < word_hex.length && blocked !== -1; index++) {
      const at = word + word_hex[index]!;
      const shift = shift_hex[index]!;
      // Two shifts, because a shift by 32 is none.
      blocked |= (words[at]! >>> shift) | ((words[at + 1]! << 1) << (31 - shift));
    }
    bits[word]! |= ~blocked;
  }
}

/** Calls `visit` for every fit, shape by shape and slot by slot. */
export function forEachFit({ bits_shape }: Fits, visit: (shape: number, slot: number) => void): void {
  bits_shape.forEach((bits, shape) => {
    for (let word = 0; word < bits.length; word++)
      for (let left = bits[word]!; left !== 0; left &= left - 1) visit(shape, 32 * word + lowestBit(left));
  });
}

/** Index of the lowest bit that is set. */
function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Number of fits. */
export function countBits({ bits_shape }: Fits): number {
  let count = 0;
  for (const bits of bits_shape) for (const word of bits) count += onesIn(word);
  return count;
}

/** Number of bits that are set (Hacker's Delight, 5-1). */
function onesIn(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * For every hex of the board's box, in how many distinct poses the schematic fits with its center there: a heat map,
 * slot by slot. Centers outside of the box are left out.
 */
export function fitsPerHex(occupancy: Occupancy, fits: Fits): Uint8Array {
  const count_hex = new Uint8Array(occupancy.mask_hex.length);
  forEachFit(fits, (shape, slot) => {
    const center = slotOf(occupancy, centerAt(occupancy, fits.shapes[shape]!, slot));
    if (center >= 0) count_hex[center]!++;
  });
  return count_hex;
}

/** Every distinct placement of a schematic that fits, sorted by r, q and pose. */
export function listFits(
  occupancy: Occupancy,
  hexes: readonly PaintedHex[],
  rules: PoseRules,
  zone_hex: Uint8Array | null = null,
): Fit[] {
  const found = allFits(occupancy, compileShapes(occupancy, hexes, rules), zone_hex);
  const list: Fit[] = [];
  forEachFit(found, (index, slot) => {
    const shape = found.shapes[index]!;
    list.push({ ...centerAt(occupancy, shape, slot), ...shape.pose });
  });
  return list.sort((a, b) => compareHexes(a, b) || comparePoses(a, b));
}

/** Number of distinct placements of a schematic that fit. */
export function countFits(
  occupancy: Occupancy,
  hexes: readonly PaintedHex[],
  rules: PoseRules,
  zone_hex: Uint8Array | null = null,
): number {
  return countBits(allFits(occupancy, compileShapes(occupancy, hexes, rules), zone_hex));
}
