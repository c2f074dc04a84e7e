const BITS = 11;
const BUCKETS = 1 << BITS;

/**
 * Rows sorted by numbers, those without a number (NaN) at the end. Rows with equal numbers keep their order. A radix
 * sort: a million rows take a tenth of the time of a sort by comparisons.
 *
 * @param number_row the number of each row of the table
 */
export function sortRows(rows: Uint32Array, number_row: Float64Array, descending: boolean): Uint32Array {
  const { length } = rows;
  const [high, low] = keysOf(rows, number_row, descending);
  let order = Uint32Array.from(rows.keys());
  let other = new Uint32Array(length);
  for (let shift = 0; shift < 64; shift += BITS) {
    const start_digit = new Uint32Array(BUCKETS + 1);
    for (let index = 0; index < length; index++) start_digit[digitOf(high, low, index, shift) + 1]!++;
    // A digit that all have in common sorts nothing.
    if (length === 0 || start_digit[digitOf(high, low, 0, shift) + 1] === length) continue;
    for (let digit = 0; digit < BUCKETS; digit++) start_digit[digit + 1]! += start_digit[digit]!;
    for (const index of order) other[start_digit[digitOf(high, low, index, shift)]!++] = index;
    [order, other] = [other, order];
  }
  return order.map((index) => rows[index]!);
}

/** Numbers as integers of 64 bits in the same order, in two halves. */
function keysOf(
  rows: Uint32Array,
  number_row: Float64Array,
  descending: boolean,
): [Uint32Array, Uint32Array] {
  const high = new Uint32Array(rows.length);
  const low = new Uint32Array(rows.length);
  const bits = new DataView(new ArrayBuffer(8));
  rows.forEach((row, index) => {
    const number = number_row[row]!;
    // Adding 0 makes 0 of -0.
    bits.setFloat64(0, (descending ? -number : number) + 0);
    const isNegative = bits.getUint8(0) >= 0x80;
    const isNone = Number.isNaN(number);
    high[index] = isNone ? 0xffffffff : bits.getUint32(0) ^ (isNegative ? 0xffffffff : 0x80000000);
    low[index] = isNone ? 0xffffffff : bits.getUint32(4) ^ (isNegative ? 0xffffffff : 0);
  });
  return [high, low];
}

function digitOf(high: Uint32Array, low: Uint32Array, index: number, shift: number): number {
  if (shift >= 33) return (high[index]! >>> (shift - 32)) & (BUCKETS - 1);
  if (shift + BITS <= 32) return (low[index]! >>> shift) & (BUCKETS - 1);
  // The digit across both halves.
  return ((low[index]! >>> shift) | (high[index]! << (32 - shift))) & (BUCKETS - 1);
}
