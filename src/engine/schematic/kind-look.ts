/** The ways to draw the border of a kind: grass and bushes, a quay of blocks, a curb of stone, or no line at all. */
export const EDGES = ['grass', 'quay', 'stone', 'none'] as const;
export type Edge = (typeof EDGES)[number];

/** The shapes of roofs: two slopes, four, all to one point, a flat one with a rim, two slopes in two colors. */
export const ROOFS = ['gable', 'hip', 'tent', 'flat', 'split'] as const;
export type Roof = (typeof ROOFS)[number];

/** The surfaces of ground. */
export const SURFACES = ['plain', 'lines', 'slabs', 'cobbles', 'tufts', 'ripples'] as const;
export type Surface = (typeof SURFACES)[number];

/** Choices about the picture of a kind beside its color and pattern. Those that do not suit the pattern change nothing. */
export interface KindLook {
  readonly edge?: Edge;
  /** Color of the accent of the pattern, `#rrggbb`, lower case: an awning, a ridge, furrows, a water line. */
  readonly second?: string;
  readonly roof?: Roof;
  readonly surface?: Surface;
  /** A drawing in the middle of each building, as the path data that `formats/kinds/symbol.ts` explains. */
  readonly symbol?: string;
}
