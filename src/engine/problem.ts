/**
 * A problem with data, described for people: its place and its reason.
 *
 * Bad *data* is a value of this type; a bad *call* of the engine throws `RangeError` instead.
 */
export interface Problem {
  /** JSON path inside the file (`$.hexes[3].q`), or the object concerned (`schematic castle`). */
  readonly path: string;
  /** A sentence without a trailing period: what was expected, what was found. */
  readonly message: string;
}

/** A value, or the problems because of which there is none. */
export type Result<T, P = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly P[] };

export function success<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

export function failure<P>(problems: readonly P[]): Result<never, P> {
  return { ok: false, problems };
}
