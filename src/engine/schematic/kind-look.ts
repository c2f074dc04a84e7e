/** The way to draw the border of a kind: grass and bushes, a quay of blocks, a curb of stone, or no line at all. */
export type Edge = 'grass' | 'quay' | 'stone' | 'none';

export const EDGES = ['grass', 'quay', 'stone', 'none'] as const satisfies readonly Edge[];

/** The shape of a roof: two slopes, four, all to one point, a flat one with a rim, two slopes in two colors. */
export type Roof = 'gable' | 'hip' | 'tent' | 'flat' | 'split';

export const ROOFS = ['gable', 'hip', 'tent', 'flat', 'split'] as const satisfies readonly Roof[];

/** The marks on the ground of a kind. */
export type Surface = 'plain' | 'lines' | 'slabs' | 'cobbles' | 'tufts' | 'ripples';

export const SURFACES = [
  'plain',
  'lines',
  'slabs',
  'cobbles',
  'tufts',
  'ripples',
] as const satisfies readonly Surface[];

/** Choices about the picture of a kind beside its color and pattern. Those that do not suit the pattern change nothing. */
export interface KindLook {
  /** The border of its ground; that of the pattern when absent. */
  readonly edge?: Edge;
  /** Color of the accent of the pattern, `#rrggbb`, lower case: an awning, a ridge, furrows, a water line. */
  readonly second?: string;
  /** The shape of its roofs; that of the pattern when absent. */
  readonly roof?: Roof;
  /** The marks on its ground; those of the pattern when absent. */
  readonly surface?: Surface;
  /**
   * A drawing in the middle of each building: path data of the commands `M`, `L` and `Z` with whole numbers 0..1000, y
   * downward, such as `M0 0L1000 0L500 900Z`.
   */
  readonly symbol?: string;
  /** `own` keeps the color of the kind on its roofs, where the map gives others the tones of the town. */
  readonly roofs?: 'own';
}
