/**
 * The limits of everything that is read, each with its unit. Texts are counted in characters (Unicode code points, as
 * `maxLength` of JSON Schema counts them) except where code units are named: a code unit is what `String.length` counts.
 */

/** Bounds of a JSON text, checked before anything is built from it. */
export interface JsonLimits {
  /** Most code units of the whole text. */
  readonly textUnits: number;
  /** Most levels of arrays and objects inside each other. */
  readonly depth: number;
  /** Most members of objects and elements of arrays, all together, that any text may have. */
  readonly entries: number;
  /** A text may have one more entry for each so many of its code units. */
  readonly unitsPerEntry: number;
  /** Most objects and arrays, all together, that any text may have. */
  readonly containers: number;
  /** A text may have one more object or array for each so many of its code units. */
  readonly unitsPerContainer: number;
  /** Most code units of a string. */
  readonly stringUnits: number;
  /** Most code units of a key. */
  readonly keyUnits: number;
}

/** Deepest nesting of arrays and objects. */
const MAX_DEPTH = 100;

/**
 * Limits of files. The size is that of the longest string of any engine, and what no file of ours is as dense as may not
 * be denser: written without white space, a hex of a city takes 5 code units for each entry, a run of land 24 for its
 * object. So every city that can be read at all passes, up to 12,006,001 hexes.
 */
export const FILE_LIMITS: JsonLimits = {
  textUnits: 2 ** 29 - 24,
  depth: MAX_DEPTH,
  entries: 5_000_000,
  unitsPerEntry: 4,
  containers: 1_000_000,
  unitsPerContainer: 16,
  stringUnits: 1_000_000,
  keyUnits: 1000,
};

/** Limits of what is passed on by links and the clipboard: small, and read while somebody waits. */
export const LINK_LIMITS: JsonLimits = {
  textUnits: 16_000_000,
  depth: MAX_DEPTH,
  entries: 2_000_000,
  unitsPerEntry: Infinity,
  containers: 500_000,
  unitsPerContainer: Infinity,
  stringUnits: 100_000,
  keyUnits: 1000,
};

/** Most problems of one text that are listed; the rest is counted. */
export const MAX_PROBLEMS = 100;

/** Most characters of the id of a schematic or kind. */
export const MAX_ID = 64;

/** Most characters of the name of a schematic or kind. Names are folded and compared, which takes the square of their length for some. */
export const MAX_NAME = 120;

/** Most characters of the description of a schematic. */
export const MAX_DESCRIPTION = 2000;

/** Most characters of the author of a schematic. */
export const MAX_AUTHOR = 120;

/** Most characters of a tag. */
export const MAX_TAG = 60;

/** Most tags of a schematic. */
export const MAX_TAGS = 100;

/** Most characters of the name of a group of districts. */
export const MAX_GROUP = 64;

/** Most characters of the program that made a city, with its version. */
export const MAX_ENGINE = 100;

/** Most kinds of a library or city: as many as there are glyphs. */
export const MAX_KINDS = 92;

/** Most schematics of a city, and rules of a recipe. */
export const MAX_SCHEMATICS = 100_000;
