import type { Kind } from '../../../engine/schematic/kind.ts';

/** Index of free ground in the palettes; outside is 0. */
export const FREE_COLOR = 1;

/** Index of the sea beside country that goes on, which is then what lies outside. Kinds follow in their order. */
export const SECOND_OUTSIDE = 2;

/** Index of the first kind. */
export const FIRST_KIND_COLOR = 3;

/** The colors of ground and of kinds, in the order of their indices. */
export function colorsInOrder({ outside, free, sea = outside }: Ground, kinds: readonly Kind[]): string[] {
  return [outside, free, sea, ...kinds.map(({ color }) => color)];
}

/** Ground colors: what lies outside, what is free, and the sea where country lies outside. */
export interface Ground {
  readonly outside: string;
  readonly free: string;
  readonly sea?: string;
}

/** The color index of each kind, by its id. */
export function numberKinds(kinds: readonly Kind[]): Map<string, number> {
  return new Map(kinds.map(({ id }, index) => [id, index + FIRST_KIND_COLOR]));
}
