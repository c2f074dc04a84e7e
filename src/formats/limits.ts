/**
 * The limits of all input, each with its unit. Texts are counted in characters (Unicode code points, as `maxLength` of
 * JSON Schema counts them), except where code units are named, which `String.length` counts.
 */

/** The limits of a JSON text, checked before data is built from it. */
export interface JsonLimits {
  /** Most code units of the whole text. */
  readonly textUnits: number;
  /** Most levels of arrays and objects inside each other. */
  readonly depth: number;
  /** Most members of objects and elements of arrays together that a text may have, whatever its length. */
  readonly entries: number;
  /** Least code units per entry: a text of n code units may have n / `unitsPerEntry` more entries. */
  readonly unitsPerEntry: number;
  /** Most objects and arrays together that a text may have, whatever its length. */
  readonly containers: number;
  /** Least code units per object or array: a text of n code units may have n / `unitsPerContainer` more of them. */
  readonly unitsPerContainer: number;
  /** Most code units of a string. */
  readonly stringUnits: number;
  /** Most code units of a key. */
  readonly keyUnits: number;
}

/** Deepest nesting of arrays and objects. */
const MAX_DEPTH = 100;

/**
 * The limits of files. The size is the longest string of any JavaScript engine. No valid file is as dense as the limits
 * per entry and object: without white space, a hex of a city takes 5 code units per entry, a run of land 24 per object.
 * So every valid city that fits into a string passes, up to 12,006,001 hexes.
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

/** The limits of data from links and the clipboard, which is small, and is read while the user waits. */
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

/** Most problems of a text that are listed; the others are only counted. */
export const MAX_PROBLEMS = 100;

/** Most characters of the id of a schematic or kind. */
export const MAX_ID = 64;

/**
 * Most characters of the name of a schematic or kind. Comparing names can take a time that grows with the square of
 * their length.
 */
export const MAX_NAME = 120;

/** Most characters of the description of a schematic. */
export const MAX_DESCRIPTION = 2000;

/** Most characters of the author of a schematic. */
export const MAX_AUTHOR = 120;

/** Most characters of the license of a pack. */
export const MAX_LICENSE = 120;

/** Most characters of the release of a pack. */
export const MAX_RELEASE = 60;

/** Most schematics of a pack. */
export const MAX_PACK_SCHEMATICS = 5000;

/** Most recipes of a pack. */
export const MAX_PACK_RECIPES = 100;

/** Most tests of a pack. */
export const MAX_TESTS = 1000;

/** Most characters of a tag. */
export const MAX_TAG = 60;

/** Most characters of a condition around a schematic. */
export const MAX_WISH = 500;

/** Most tags of a schematic. */
export const MAX_TAGS = 100;

/** Most characters of the name of a group of districts. */
export const MAX_GROUP = 64;

/** Most characters of `engine`, the program that made a city, with its version. */
export const MAX_ENGINE = 100;

/** Most characters of the link to a schema. */
export const MAX_LINK = 1000;

/** Most kinds of a library or city: the number of glyphs. */
export const MAX_KINDS = 92;

/** Most schematics of a city, and rules of a recipe. */
export const MAX_SCHEMATICS = 100_000;
