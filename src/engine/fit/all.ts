import type { Occupancy } from '../board/board.ts';
import { compareHexes, type Hex } from '../hex/hex.ts';
import { hexOf, slotOf } from '../board/board.ts';
import { comparePoses, type Pose, type PoseRules } from '../schematic/pose.ts';
import { rememberedClasses } from '../schematic/remembered-classes.ts';
import type { PaintedHex } from '../schematic/schematic.ts';
import { BitPlanes } from './planes.ts';
import { CenterMemory } from './center-memory.ts';
import { CenterPlanes } from './center-planes.ts';
import { FREE_LAND, type Limits } from './conditions.ts';
import type { Nearby } from './neighborhood.ts';
import { centerAt } from './placed.ts';
import { lowestBit, onesIn } from './bits.ts';
import { searchPlanes } from './search.ts';
import { searchVectors } from './vector/vector-search.ts';
import { compileShape, type BoardShape } from './shape.ts';

/** A place where a schematic fits: the hex of its center, and its pose. */
export interface Fit extends Hex, Pose {}

/**
 * Every place where some shapes fit, one bit per hex and shape:
 *
 *     bits_shape[shape][slot >> 5], bit slot & 31   set: the shape fits with its first hex in the slot
 */
export interface Fits {
  readonly shapes: readonly BoardShape[];
  readonly bits_shape: readonly Int32Array[];
  /** The conditions on centers under which the shapes fit. */
  readonly centers: Limits['centers'];
  /** The directions that the shapes are to lie along, which {@link Fits.bits_shape} knows nothing of. */
  readonly aligned?: Limits['aligned'];
}

/** The distinct poses of a schematic, compiled for a board, in the order of {@link comparePoses}. */
export function compileShapes(
  occupancy: Occupancy,
  hexes: readonly PaintedHex[],
  rules: PoseRules,
  around?: readonly PaintedHex[],
): BoardShape[] {
  return rememberedClasses(hexes, rules, around)
    .filter(({ q_hex }) => q_hex.length > 0)
    .map((pose) => compileShape(occupancy, pose));
}

/** Number of slots from which a search by vectors is faster. */
const MANY = 2 ** 14;

/**
 * Every place where the shapes fit. Tests 32 or 128 places at a time: for each hex of a shape, the places where its segments
 * are blocked are a plane of bits, shifted by a constant; the shape fits where the bits of all these planes are zero.
 *
 * @param watch called regularly; an error that it throws ends the search
 */
export function allFits(
  occupancy: Occupancy,
  shapes: readonly BoardShape[],
  { barred_hex, centers, aligned }: Limits = FREE_LAND,
  watch: () => void = () => {},
): Fits {
  const bits_shape = search(occupancy, shapes, barred_hex, watch);
  const planes = new CenterPlanes(occupancy, centers);
  if (planes.steps > 0) {
    const memory = new CenterMemory(occupancy, centers);
    bits_shape.forEach((bits, index) => {
      watch();
      // Few places are tested one by one; for many, painting the planes is faster.
      if (onesInAll(bits) < planes.steps) dropBarred(bits, shapes[index]!, memory);
      else planes.drop(bits, shapes[index]!);
    });
  }
  return { shapes, bits_shape, centers, aligned };
}

/** Searches by vectors where there are enough slots and the machine can, and otherwise word by word: the same bits. */
function search(
  occupancy: Occupancy,
  shapes: readonly BoardShape[],
  barred_hex: Uint8Array | null,
  watch: () => void,
): Int32Array[] {
  if (occupancy.mask_hex.length >= MANY) {
    const found = searchVectors(occupancy, shapes, barred_hex, watch);
    if (found) return found;
  }
  const masks = new Set<number>();
  for (const { mask_hex } of shapes) for (const mask of mask_hex) masks.add(mask);
  return searchPlanes(occupancy, new BitPlanes(occupancy, masks, barred_hex), shapes, watch);
}

/** Clears the bits of the places where the center of the shape meets the conditions in none of its equal poses. */
function dropBarred(bits: Int32Array, shape: BoardShape, memory: CenterMemory): void {
  forEachBit(bits, (slot) => {
    if (memory.allowedPose(shape, slot) < 0) bits[slot >> 5]! &= ~(1 << (slot & 31));
  });
}

/** Calls `visit` for every fit, shape by shape and slot by slot. */
export function forEachFit({ bits_shape }: Fits, visit: (shape: number, slot: number) => void): void {
  bits_shape.forEach((bits, shape) => forEachBit(bits, (slot) => visit(shape, slot)));
}

function forEachBit(bits: Int32Array, visit: (slot: number) => void): void {
  for (let word = 0; word < bits.length; word++)
    for (let left = bits[word]!; left !== 0; left &= left - 1) visit(32 * word + lowestBit(left));
}

/** Number of fits. */
export function countBits({ bits_shape }: Fits): number {
  return bits_shape.reduce((count, bits) => count + onesInAll(bits), 0);
}

function onesInAll(bits: Int32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += onesIn(bits[word]!);
  return count;
}

/**
 * Calls `visit` for every fit with its shape, pose and center: the plainest of the equal poses that meets the
 * conditions, and lies along the direction of its district.
 */
function forEachPlaced(
  occupancy: Occupancy,
  { shapes, bits_shape, centers, aligned }: Fits,
  visit: (pose: Pose, center: Hex) => void,
): void {
  const memory = centers.length > 0 || aligned ? new CenterMemory(occupancy, centers) : null;
  bits_shape.forEach((bits, index) => {
    const shape = shapes[index]!;
    forEachBit(bits, (slot) => {
      const direction = aligned ? aligned.directionOf(shape, hexOf(occupancy, slot)) : null;
      const pose = memory ? memory.allowedPose(shape, slot, direction) : 0;
      if (pose >= 0) visit(shape.poses[pose]!.pose, centerAt(occupancy, shape, pose, slot));
    });
  });
}

/**
 * The heat map of a schematic: for every slot of the board, the number of distinct poses that fit with the center in
 * its hex. Fits with their center outside of the board's box are not counted.
 */
export function fitsPerHex(occupancy: Occupancy, fits: Fits): Uint8Array {
  const count_hex = new Uint8Array(occupancy.mask_hex.length);
  forEachPlaced(occupancy, fits, (_pose, center) => {
    const slot = slotOf(occupancy, center);
    if (slot >= 0) count_hex[slot]!++;
  });
  return count_hex;
}

/**
 * Every distinct placement of a schematic that fits, sorted by r, q and pose.
 *
 * @param nearby the schematic in its neighborhood; without it, conditions around it are not tested
 */
export function listFits(
  occupancy: Occupancy,
  hexes: readonly PaintedHex[],
  rules: PoseRules,
  limits: Limits = FREE_LAND,
  nearby: Nearby | null = null,
): Fit[] {
  const list: Fit[] = [];
  const shapes = compileShapes(occupancy, hexes, rules, nearby?.schematic.around);
  forEachPlaced(occupancy, allFits(occupancy, shapes, limits), (pose, center) => {
    if (nearby && !nearby.neighborhood.accepts(nearby.schematic, pose, center)) return;
    const { mirror, rotation, shift } = pose;
    list.push({ q: center.q, r: center.r, mirror, rotation, shift });
  });
  return list.sort((a, b) => compareHexes(a, b) || comparePoses(a, b));
}

/** Number of distinct placements of a schematic that fit; conditions around it are not tested. */
export function countFits(
  occupancy: Occupancy,
  hexes: readonly PaintedHex[],
  rules: PoseRules,
  limits: Limits = FREE_LAND,
): number {
  return countBits(allFits(occupancy, compileShapes(occupancy, hexes, rules), limits));
}
