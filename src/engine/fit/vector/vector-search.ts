import type { Occupancy } from '../../board/board.ts';
import { setBits } from '../bits.ts';
import { withParts } from '../planes.ts';
import { rememberedOrder } from '../search.ts';
import { columnParity, type BoardShape } from '../shape.ts';
import { AT_ONCE, EDGES, kernelCode, type Kernel } from './kernel.ts';

/** The part of WebAssembly that is used here. It is absent where a browser has none. */
declare const WebAssembly: {
  readonly Module: new (code: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

/** Bytes of a vector, and of a page of memory. */
const VECTOR = 16;
const PAGE = 2 ** 16;

/** Most bytes of memory that are kept for the next search. */
const KEPT = 2 ** 26;

/** `null` where WebAssembly has no vectors, or a page's policy forbids it. */
let compiled: object | null | undefined;
let kept: Kernel | undefined;

/**
 * Finds for each shape the slots where none of its segments is blocked, one bit each: the bits that `searchPlanes`
 * finds, but 128 at a time.
 *
 * @param barred_hex the segments that conditions on the ground block, as a mask per slot; none when `null`
 * @returns `null` where that is impossible
 */
export function searchVectors(
  occupancy: Occupancy,
  shapes: readonly BoardShape[],
  barred_hex: Uint8Array | null,
  watch: () => void,
): Int32Array[] | null {
  if (compiled === undefined) compiled = compileKernel();
  if (compiled === null) return null;
  const layout = layOut(occupancy, shapes);
  const kernel = kernelOf(compiled, layout.end);
  const { buffer } = kernel.memory;
  putPlanes(kernel, layout, occupancy, barred_hex);
  return shapes.map((shape) => {
    watch();
    putReads(buffer, layout, shape);
    new Uint8Array(buffer, layout.bits, layout.plane).fill(0);
    searchColumns(kernel, layout, occupancy, shape);
    const length = 4 * Math.ceil(occupancy.mask_hex.length / 32);
    return new Int32Array(buffer.slice(layout.bits, layout.bits + length));
  });
}

function compileKernel(): object | null {
  try {
    return new WebAssembly.Module(kernelCode());
  } catch {
    return null;
  }
}

/** A kernel with a memory of at least so many bytes. */
function kernelOf(module: object, bytes: number): Kernel {
  const kernel = (bytes <= KEPT && kept) || (new WebAssembly.Instance(module).exports as Kernel);
  if (bytes <= KEPT) kept = kernel;
  const missing = bytes - kernel.memory.buffer.byteLength;
  if (missing > 0) kernel.memory.grow(Math.ceil(missing / PAGE));
  return kernel;
}

/**
 * Addresses in the memory, in bytes. The planes of single segments come first, in their order. Around the planes lies
 * enough for reads that begin or end outside of them; such bits are dropped.
 *
 *     edges | reads of even columns | reads of odd columns | masks | planes | bits | a vector more
 */
interface Layout {
  /** Bytes of a plane. */
  readonly plane: number;
  readonly reads: readonly [number, number];
  readonly masks: number;
  readonly start_mask: ReadonlyMap<number, number>;
  readonly bits: number;
  readonly end: number;
}

function layOut({ mask_hex }: Occupancy, shapes: readonly BoardShape[]): Layout {
  const plane = VECTOR * Math.ceil(mask_hex.length / (8 * VECTOR));
  const reads = 8 * shapes.reduce((most, shape) => Math.max(most, readsOf(shape)), 0);
  const even = VECTOR * EDGES;
  const masks = even + 2 * reads;
  const planes = masks + 8 * plane;
  const singles = [1, 2, 4, 8, 16, 32];
  const wanted = withParts(shapes.flatMap((shape) => [...shape.mask_hex]));
  const others = wanted.filter((mask) => !singles.includes(mask));
  const start_mask = new Map([...singles, ...others].map((mask, index) => [mask, planes + index * plane]));
  const bits = planes + start_mask.size * plane;
  return { plane, reads: [even, even + reads], masks, start_mask, bits, end: bits + plane + 2 * VECTOR };
}

/** Number of reads of a shape. The kernel tests several at once, so that the first hexes may be read again. */
function readsOf({ mask_hex }: BoardShape): number {
  return AT_ONCE * Math.ceil(mask_hex.length / AT_ONCE);
}

function putPlanes(
  { memory, split, join }: Kernel,
  { plane, masks, start_mask }: Layout,
  { mask_hex }: Occupancy,
  barred_hex: Uint8Array | null,
): void {
  const edges = new Int32Array(memory.buffer, 0, 4 * EDGES);
  for (let bits = 1; bits < EDGES; bits++) setBits(edges, 128 * bits, 128 * bits + bits - 1);
  const bytes = new Uint8Array(memory.buffer, masks, 8 * plane);
  bytes.set(mask_hex);
  if (barred_hex !== null)
    for (let slot = 0; slot < barred_hex.length; slot++) bytes[slot]! |= barred_hex[slot]!;
  // Slots beyond the last count as taken.
  bytes.fill(0xff, mask_hex.length);
  split(masks, masks + 8 * plane, start_mask.get(1)!, plane);
  for (const [mask, start] of start_mask) {
    const rest = mask & (mask - 1);
    if (rest !== 0) join(start_mask.get(rest)!, start_mask.get(mask & -mask)!, start, start + plane);
  }
}

/** Writes which bits of which plane to read for each hex of a shape, for even columns and for odd ones. */
function putReads(buffer: ArrayBuffer, { reads, start_mask }: Layout, shape: BoardShape): void {
  const { step_hex, mask_hex } = shape;
  const order = rememberedOrder(shape);
  reads.forEach((start, parity) => {
    const table = new Int32Array(buffer, start, 2 * readsOf(shape));
    for (let read = 0; read < readsOf(shape); read++) {
      const hex = order[read % order.length]!;
      const step = step_hex[parity]![hex]!;
      table[2 * read] = start_mask.get(mask_hex[hex]!)! + (step >> 3);
      table[2 * read + 1] = step & 7;
    }
  });
}

function searchColumns(
  { search }: Kernel,
  { reads, bits }: Layout,
  occupancy: Occupancy,
  shape: BoardShape,
): void {
  const { rows, columns } = occupancy;
  const [left, right] = shape.columns;
  const length = 8 * readsOf(shape);
  for (let column = Math.max(0, -left); column < columns - Math.max(0, right); column++) {
    const parity = columnParity(occupancy, column);
    const [top, bottom] = shape.rows[parity];
    // Slots of the first and last row that the first hex may lie in.
    const from = column * rows - top;
    const to = (column + 1) * rows - 1 - bottom;
    if (from <= to) search(reads[parity], reads[parity] + length, bits, from, to);
  }
}
