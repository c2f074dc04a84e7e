/** The formats of text maps. */
export const TEXT_MAPS = ['ascii', 'plomrogue', 'text-mapper'] as const;
export type TextMap = (typeof TEXT_MAPS)[number];

/**
 * The grids of a map of characters: `hex` has a character per hex, blanks between them, and odd rows indented by one;
 * `square` has a character per square, side by side.
 */
export const TEXT_GRIDS = ['hex', 'square'] as const;
export type TextGrid = (typeof TEXT_GRIDS)[number];

/** Default number of columns of a map on squares. */
export const DEFAULT_COLUMNS = 80;

/** Most columns of a map on squares. */
export const MAX_COLUMNS = 10_000;
