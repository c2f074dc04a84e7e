import { nearest, suggested } from '../suggestion.ts';

/** An id that is written without quotes. */
const PLAIN_ID = /^[\p{L}\p{N}_][\p{L}\p{N}_-]*$/u;

/** Figures of two ids whose order means nothing. */
const SYMMETRIC: ReadonlySet<string> = new Set(['near']);

/**
 * The name of a figure of some ids, always written the same: `count(castle)`, `near(castle, gate)`,
 * `district("Old town")`. The ids of `near` are sorted by code units, because the way back is as long.
 */
export function figureName(of: string, ids: readonly string[]): string {
  const sorted = SYMMETRIC.has(of) ? ids.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)) : ids;
  return `${of}(${sorted.map(idText).join(', ')})`;
}

/** An id as it stands in the name of a figure: in the quotes of JSON when it has blanks or signs. */
function idText(id: string): string {
  return PLAIN_ID.test(id) ? id : JSON.stringify(id);
}

/** A figure of one id. */
const OF_ID = /^\w+\(("?)([^",]*)\1\)$/u;

/**
 * ` Did you mean kind(pier)?` for a name such as `piers` that no figure has: a figure of nearly that name, or else the
 * first one of nearly that id. Empty when there is none.
 *
 * @param names the names of all figures
 */
export function figureMeant(name: string, names: readonly string[]): string {
  const near = nearest(name, names);
  if (near !== undefined) return suggested(near);
  const name_id = new Map<string, string>();
  for (const known of names) {
    const id = OF_ID.exec(known)?.[2];
    if (id !== undefined && !name_id.has(id)) name_id.set(id, known);
  }
  const id = nearest(OF_ID.exec(name)?.[2] ?? name, [...name_id.keys()]);
  return suggested(id && name_id.get(id));
}
