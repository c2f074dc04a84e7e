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
