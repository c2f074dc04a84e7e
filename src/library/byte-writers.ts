import type { City } from '../engine/city/city.ts';
import { success, type Problem, type Result } from '../engine/problem.ts';
import type { Kind } from '../engine/schematic/kind.ts';
import type { Schematic } from '../engine/schematic/schematic.ts';
import { GLTF_DEFAULTS, MAX_METERS, MIN_METERS, type GltfOptions } from '../formats/gltf/options.ts';
import { gltfPieces, schematicGltfPieces } from '../formats/gltf/write.ts';
import { joinBytes } from '../formats/join-bytes.ts';
import {
  CUT_OUTS,
  MARGIN_RANGE,
  OVERLAP_RANGE,
  PAPERS,
  PDF_DEFAULTS,
  SIDE_RANGE,
  type PdfOptions,
} from '../formats/pdf/options.ts';
import type { PdfFont } from '../formats/pdf/font.ts';
import { unprintedTexts as textsNotPrinted } from '../formats/pdf/printed-texts.ts';
import { pdfPieces } from '../formats/pdf/write.ts';
import {
  checkCity,
  checkedOptions,
  checkSchematicOf,
  FLAG,
  LIST,
  listOf,
  OBJECT,
  oneOf,
  TEXT,
  within,
  withMembers,
  type Rules,
} from './check-call.ts';
import { GROUP_COLORS, MAP } from './picture-rules.ts';
import { tiledFiles, tiledPieces, type TiledOptions } from '../formats/tiled/write.ts';

/** Bytes in a buffer of their own, such as a `Blob` takes; named without it, as TypeScript before 5.7 cannot name it. */
export type Bytes = ReturnType<Uint8Array['slice']>;

const GLTF: Rules<GltfOptions> = {
  scale: within(MIN_METERS, MAX_METERS),
  joined: FLAG,
  roofs: oneOf(['pitched', 'flat']),
  districts: FLAG,
};

const PDF: Rules<PdfOptions> = {
  name: TEXT,
  paper: oneOf(Object.keys(PAPERS)),
  side: within(SIDE_RANGE.min, SIDE_RANGE.max),
  margin: within(MARGIN_RANGE.min, MARGIN_RANGE.max),
  overlap: within(OVERLAP_RANGE.min, OVERLAP_RANGE.max),
  pieces: oneOf(CUT_OUTS),
  transparent: FLAG,
  districts: FLAG,
  hexLines: FLAG,
  groupColors: GROUP_COLORS,
  map: MAP,
};

const TILED: Rules<TiledOptions> = { name: TEXT, groupColors: GROUP_COLORS };

/**
 * A city as a model for game engines, a binary glTF file (GLB). Buildings are solids over their segments, as high as
 * their kinds; y is up, and the plane's y, which grows downward, is z.
 *
 * @param options 10 meters per side length, a node per placement, pitched roofs, land in one color where absent
 * @returns the file, or a problem: no land, too much of it, or land too far from hex (0, 0)
 * @throws RangeError when an option has no such value, or the city contradicts itself
 */
export function writeGltf(city: City, options: Partial<GltfOptions> = {}): Result<Bytes> {
  checkCity('writeGltf', city);
  return joined(gltfPieces(city, { ...GLTF_DEFAULTS, ...checkedOptions('writeGltf', options, GLTF) }));
}

/**
 * A schematic in its plain pose as a model in the same form, without land under it.
 *
 * @param kinds those that the schematic names; others may be among them
 * @param options 10 meters per side length, one node, pitched roofs where absent; schematics have no districts
 * @returns the file, or a problem: no segment
 * @throws RangeError when the scale is out of range
 */
export function writeSchematicGltf(
  schematic: Schematic,
  kinds: readonly Kind[],
  options: Partial<GltfOptions> = {},
): Result<Bytes> {
  checkSchematicOf('writeSchematicGltf', schematic);
  LIST(kinds, 'writeSchematicGltf: kinds');
  const chosen = checkedOptions('writeSchematicGltf', options, GLTF);
  return joined(schematicGltfPieces(schematic, kinds, { ...GLTF_DEFAULTS, ...chosen }));
}

const FONTS = listOf(withMembers({ regular: OBJECT }));

/**
 * A city as a PDF document to print: an overview with a legend, the map at its true scale on as few pages as possible,
 * the bill of pieces, and cut-outs. All drawings are vectors.
 *
 * @param options A4, 10 mm per side of a hex, a margin of 10 mm, an overlap of 5 mm, each cut-out once where absent
 * @param fonts those that the document embeds, as far as it shows their letters: each letter in the first that has it.
 *   Letters that none has are shown in the standard fonts of PDF, which are not embedded and know those of western Europe;
 *   {@link unprintedTexts} names the others.
 * @returns the file, or a problem: no land, or too many pages
 * @throws RangeError when an option has no such value, or the city contradicts itself
 */
export function writePdf(
  city: City,
  options: Partial<PdfOptions> = {},
  fonts: readonly PdfFont[] = [],
): Result<Bytes> {
  checkCity('writePdf', city);
  FONTS(fonts, 'writePdf: fonts');
  return joined(pdfPieces(city, { ...PDF_DEFAULTS, ...checkedOptions('writePdf', options, PDF) }, fonts));
}

/**
 * The names that {@link writePdf} cannot print as they are, because the fonts lack letters of them.
 *
 * @param options those of the document, of which its name counts
 * @param fonts those of the document
 * @returns each with its place in the city, with what is printed in its stead, and with the letters
 * @throws RangeError when an option has no such value, or the city contradicts itself
 */
export function unprintedTexts(
  city: City,
  options: Partial<PdfOptions> = {},
  fonts: readonly PdfFont[] = [],
): readonly Problem[] {
  checkCity('unprintedTexts', city);
  FONTS(fonts, 'unprintedTexts: fonts');
  const chosen = checkedOptions('unprintedTexts', options, PDF);
  return textsNotPrinted(city, { ...PDF_DEFAULTS, ...chosen }, fonts);
}

/**
 * A city as a map for Tiled, a ZIP archive of the files of {@link writeTiledFiles}.
 *
 * @param options files named `city`, and colors of districts by their groups where absent
 * @returns the archive, or a problem when the land is too wide for a map of Tiled
 * @throws RangeError when an option has no such value, or the city contradicts itself
 */
export function writeTiled(city: City, options: Partial<TiledOptions> = {}): Result<Bytes> {
  checkCity('writeTiled', city);
  return joined(tiledPieces(city, checkedOptions('writeTiled', options, TILED)));
}

/** A file of a map for Tiled. */
export interface TiledFile {
  /** Its name, such as `city.tmj`. */
  readonly path: string;
  /** Text, or the bytes of a picture. */
  readonly content: string | Bytes;
}

/**
 * A city as the files of a map for Tiled: `NAME.tmx` and `NAME.tmj` with the same content, of which a game needs one,
 * and the picture of their tiles, `NAME.png`.
 *
 * @param options as for {@link writeTiled}
 * @returns the files, or a problem when the land is too wide for a map of Tiled
 * @throws RangeError when an option has no such value, or the city contradicts itself
 */
export function writeTiledFiles(
  city: City,
  options: Partial<TiledOptions> = {},
): Result<readonly TiledFile[]> {
  checkCity('writeTiledFiles', city);
  const files = tiledFiles(city, checkedOptions('writeTiledFiles', options, TILED));
  if (!files.ok) return files;
  return success(files.value.map(({ path, pieces }) => ({ path, content: contentOf([...pieces()]) })));
}

function contentOf(pieces: readonly (string | Uint8Array)[]): string | Bytes {
  const bytes = pieces.filter((piece) => typeof piece !== 'string');
  return bytes.length === 0 ? pieces.join('') : joinBytes(bytes);
}

function joined(pieces: Result<Iterable<Uint8Array>>): Result<Bytes> {
  return pieces.ok ? success(joinBytes([...pieces.value])) : pieces;
}
