import type { Kind } from '../../../engine/schematic/kind.ts';

/** Index of free ground in the palettes; outside is 0, kinds follow in their order. */
export const FREE_COLOR = 1;

/** Index of the first kind. */
export const FIRST_KIND_COLOR = 2;

/** The color index of each kind, by its id. */
export function numberKinds(kinds: readonly Kind[]): Map<string, number> {
  return new Map(kinds.map(({ id }, index) => [id, index + FIRST_KIND_COLOR]));
}
