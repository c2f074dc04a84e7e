/** The arrays that a column is kept in, from the narrowest to the widest. */
const WIDTHS = [Uint8Array, Uint16Array, Uint32Array, Float64Array] as const;

/** The numbers of a column, one per row: in integer arrays the greatest integer stands for no number. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Rows that a column has room for at first. */
const LEAST_ROOM = 256;

/**
 * A column of numbers that grows row by row, and is kept as narrow as its numbers allow: most figures of cities are
 * small integers, which take one or two bytes where a `Float64Array` takes eight.
 */
export class NumberColumn {
  #numbers: Numbers = new Uint8Array(LEAST_ROOM);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** @param number NaN for none */
  push(number: number): void {
    if (this.#length === this.#numbers.length) this.#move(this.#numbers.constructor as typeof Uint8Array, 2);
    if (!fits(number, this.#numbers))
      this.#move(
        WIDTHS.find((Width) => fits(number, new Width(0)))!,
        1,
      );
    this.#numbers[this.#length++] = encoded(number, this.#numbers);
  }

  /** The number of a row, NaN for none. */
  at(row: number): number {
    return numberAt(this.#numbers, row);
  }

  /** The array of all numbers, of exactly their length; the column is not to be used any more. */
  finish(): Numbers {
    return this.#numbers.slice(0, this.#length);
  }

  #move(Width: (typeof WIDTHS)[number], times: number): void {
    const old = this.#numbers;
    const moved = new Width(times * old.length);
    if (moved.constructor === old.constructor) moved.set(old);
    else for (let row = 0; row < this.#length; row++) moved[row] = encoded(numberAt(old, row), moved);
    this.#numbers = moved;
  }
}

/** The number of a row, NaN for none. */
export function numberAt(numbers: Numbers, row: number): number {
  const number = numbers[row]!;
  return number === noneOf(numbers) ? Number.NaN : number;
}

/** All numbers of a column, NaN for none. */
export function toFloat64(numbers: Numbers): Float64Array {
  if (numbers instanceof Float64Array) return numbers;
  const none = noneOf(numbers);
  const wide = new Float64Array(numbers.length);
  for (let row = 0; row < wide.length; row++) wide[row] = numbers[row] === none ? Number.NaN : numbers[row]!;
  return wide;
}

/** The integer for no number. */
function noneOf(numbers: Numbers): number {
  return numbers instanceof Float64Array ? Number.NaN : 2 ** (8 * numbers.BYTES_PER_ELEMENT) - 1;
}

function encoded(number: number, numbers: Numbers): number {
  return Number.isNaN(number) ? noneOf(numbers) : number;
}

function fits(number: number, numbers: Numbers): boolean {
  if (numbers instanceof Float64Array || Number.isNaN(number)) return true;
  return Number.isInteger(number) && !Object.is(number, -0) && number >= 0 && number < noneOf(numbers);
}
