import type { Occupancy } from '../board/board.ts';
import { distance } from '../hex/hex.ts';
import { onesIn } from './bits.ts';
import type { BitPlanes } from './planes.ts';
import { columnParity, type BoardShape } from './shape.ts';

/** Number of a shape's hexes that are read before the search first tests whether it can stop early. */
const AT_ONCE = 4;

/**
 * Finds for each shape the slots where none of its segments is blocked, one bit each. Goes column by column, and shape
 * by shape within a column, so that the planes around a column stay in the cache.
 */
export function searchPlanes(
  occupancy: Occupancy,
  planes: BitPlanes,
  shapes: readonly BoardShape[],
  watch: () => void,
): Int32Array[] {
  const { rows, columns } = occupancy;
  const bits_shape = shapes.map(() => new Int32Array(Math.ceil(occupancy.mask_hex.length / 32)));
  const reads_shape = shapes.map((shape) => {
    const order = rememberedOrder(shape);
    return [readsOf(planes, shape, order, 0), readsOf(planes, shape, order, 1)] as const;
  });
  for (let column = 0; column < columns; column++) {
    watch();
    const parity = columnParity(occupancy, column);
    for (let index = 0; index < shapes.length; index++) {
      const shape = shapes[index]!;
      const [left, right] = shape.columns;
      if (column + left < 0 || column + right >= columns) continue;
      const [top, bottom] = shape.rows[parity];
      // Slots of the first and last row that the first hex may lie in.
      const from = column * rows - top;
      const to = (column + 1) * rows - 1 - bottom;
      if (from <= to) searchColumn(planes.words, reads_shape[index]![parity], bits_shape[index]!, from, to);
    }
  }
  return bits_shape;
}

/** For each hex of a shape, which word of which plane to read, relative to a slot's own, and by how much to shift. */
interface Reads {
  readonly word_hex: Int32Array;
  readonly shift_hex: Int32Array;
}

/** The reads of a shape, at least {@link AT_ONCE} of them: a smaller shape repeats its own. */
function readsOf(
  planes: BitPlanes,
  { step_hex, mask_hex }: BoardShape,
  order: readonly number[],
  parity: 0 | 1,
): Reads {
  const reads = Math.max(AT_ONCE, order.length);
  const word_hex = new Int32Array(reads);
  const shift_hex = new Int32Array(reads);
  for (let read = 0; read < reads; read++) {
    const hex = order[read % order.length]!;
    const step = step_hex[parity][hex]!;
    word_hex[read] = planes.startOf(mask_hex[hex]!) + (step >> 5);
    shift_hex[read] = step & 31;
  }
  return { word_hex, shift_hex };
}

const orders = new WeakMap<Uint8Array, readonly number[]>();

/**
 * The reading order of a shape, computed once per shape and not once per board: all boards share the masks of its
 * hexes.
 */
export function rememberedOrder(shape: BoardShape): readonly number[] {
  let order = orders.get(shape.mask_hex);
  if (!order) orders.set(shape.mask_hex, (order = readingOrder(shape)));
  return order;
}

/** Number of hexes whose order is chosen; the time of choosing grows with the square of this number. */
const CHOSEN = 32;

/**
 * The indices of a shape's hexes in the order in which they rule out the most places: first those that need many
 * segments, and those far from the hexes before them, because an obstacle often blocks neighboring hexes together.
 * After {@link CHOSEN} hexes the others follow in the order of the shape: few places are left by then.
 */
export function readingOrder({ q_hex, r_hex, mask_hex }: BoardShape): number[] {
  const says_hex = Float64Array.from(mask_hex, onesIn);
  const far_hex = new Float64Array(mask_hex.length).fill(1);
  const order: number[] = [];
  while (order.length < Math.min(CHOSEN, mask_hex.length)) {
    let best = -1;
    let most = 0;
    for (let hex = 0; hex < mask_hex.length; hex++) {
      const says = says_hex[hex]! * far_hex[hex]!;
      if (says > most) [best, most] = [hex, says];
    }
    says_hex[best] = 0;
    const asked = { q: q_hex[best]!, r: r_hex[best]! };
    for (let hex = 0; hex < mask_hex.length; hex++) {
      const far = 1 + distance(asked, { q: q_hex[hex]!, r: r_hex[hex]! });
      far_hex[hex] = order.length === 0 ? far : Math.min(far_hex[hex]!, far);
    }
    order.push(best);
  }
  for (let hex = 0; hex < mask_hex.length; hex++) if (says_hex[hex]! > 0) order.push(hex);
  return order;
}

/** Sets the bits of those slots `from`..`to` of one column where no segment of the shape is blocked. */
function searchColumn(
  words: Int32Array,
  { word_hex, shift_hex }: Reads,
  bits: Int32Array,
  from: number,
  to: number,
): void {
  const first = from >> 5;
  const last = to >> 5;
  const [word0, word1, word2, word3] = [word_hex[0]!, word_hex[1]!, word_hex[2]!, word_hex[3]!];
  const [shift0, shift1, shift2, shift3] = [shift_hex[0]!, shift_hex[1]!, shift_hex[2]!, shift_hex[3]!];
  for (let word = first; word <= last; word++) {
    // Two shifts to the left each, because JavaScript takes a shift by 32 for a shift by 0.
    let blocked =
      (words[word + word0]! >>> shift0) |
      ((words[word + word0 + 1]! << 1) << (31 - shift0)) |
      (words[word + word1]! >>> shift1) |
      ((words[word + word1 + 1]! << 1) << (31 - shift1)) |
      (words[word + word2]! >>> shift2) |
      ((words[word + word2 + 1]! << 1) << (31 - shift2)) |
      (words[word + word3]! >>> shift3) |
      ((words[word + word3 + 1]! << 1) << (31 - shift3));
    // Slots before `from` and after `to` count as blocked.
    if (word === first) blocked |= ~(-1 << (from & 31));
    if (word === last) blocked |= -2 << (to & 31);
    for (let read = AT_ONCE; read < word_hex.length && blocked !== -1; read++) {
      const at = word + word_hex[read]!;
      const shift = shift_hex[read]!;
      blocked |= (words[at]! >>> shift) | ((words[at + 1]! << 1) << (31 - shift));
    }
    bits[word]! |= ~blocked;
  }
}
