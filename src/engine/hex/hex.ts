/**
 * A hex of a flat-top grid in axial coordinates, whole numbers. In side lengths, x to the right and y downward, its
 * center lies at x = 1.5 q, y = √3 (r + q / 2).
 */
export interface Hex {
  /** The column, counted to the east. */
  readonly q: number;
  /** The row along the column, counted to the south. */
  readonly r: number;
}

/** One of the six directions, clockwise from north: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export const ORIGIN: Hex = { q: 0, r: 0 };

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** Axial step to the neighbor in each direction. */
export const STEPS = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
] as const satisfies readonly Hex[];

/** `value` modulo six, in 0..5 for negative integers too. */
export function modulo6(value: number): Direction {
  return (((value % 6) + 6) % 6) as Direction;
}

export function addHexes(a: Hex, b: Hex): Hex {
  return { q: a.q + b.q, r: a.r + b.r };
}

export function equalHexes(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

/** The neighbor of a hex in a direction. */
export function neighbor(hex: Hex, direction: Direction): Hex {
  return addHexes(hex, STEPS[direction]);
}

/** Number of steps between two hexes: max(|q|, |r|, |q + r|) of their difference. */
export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The order of hexes in every file: by r, then by q. */
export function compareHexes(a: Hex, b: Hex): number {
  return a.r - b.r || a.q - b.q;
}

/** `"q,r"`: the key of a hex in records and maps outside hot paths. */
export function hexKey(hex: Hex): string {
  return `${hex.q},${hex.r}`;
}
