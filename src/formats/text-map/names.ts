/** A format of text maps: plain characters, PlomRogue, or Text Mapper. */
export type TextMap = 'ascii' | 'plomrogue' | 'text-mapper';

export const TEXT_MAPS = ['ascii', 'plomrogue', 'text-mapper'] as const satisfies readonly TextMap[];

/**
 * The grid of a map of characters: `hex` has a character per hex, blanks between them, and odd rows indented by one;
 * `square` has a character per square, side by side.
 */
export type TextGrid = 'hex' | 'square';

export const TEXT_GRIDS = ['hex', 'square'] as const satisfies readonly TextGrid[];

/** Default number of columns of a map on squares. */
export const DEFAULT_COLUMNS = 80;

/** Most columns of a map on squares. */
export const MAX_COLUMNS = 10_000;
