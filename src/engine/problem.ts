/**
 * One thing that is wrong with a piece of data, told to a person: where and why.
 *
 * Bad *data* is a value of this type; a bad *call* of the engine throws `RangeError` instead.
 */
export interface Problem {
  /** JSON path (`$.hexes[3].q`) inside the file, or the thing meant (`schematic castle`). */
  readonly path: string;
  /** A sentence without a trailing period: what was expected, what was found. */
  readonly message: string;
}

/** Either a value or every problem that kept it from being one. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] };

export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function failure<T>(problems: readonly Problem[]): Result<T> {
  return { ok: false, problems };
}
