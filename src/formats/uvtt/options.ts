/** The options of a Universal VTT file. */
export interface UvttOptions {
  /** Squares of the table's grid per side of a hex, an integer 1..20. */
  readonly squares: number;
  /** Pixels per square, an integer 10..200. */
  readonly pixels: number;
  /**
   * Whether the edges of water, hedges and the sea, which block movement alone, are listed as walls of objects. Most
   * readers let those walls block sight, too.
   */
  readonly movement: boolean;
}

/** Two squares per side, so that a street is at least a square wide. */
export const UVTT_DEFAULTS: UvttOptions = { squares: 2, pixels: 50, movement: false };

/** Most squares per side of a hex. */
export const MAX_UVTT_SQUARES = 20;
/** Least and most pixels per square. */
export const MIN_UVTT_PIXELS = 10;
export const MAX_UVTT_PIXELS = 200;
