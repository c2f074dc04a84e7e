/**
 * Readers and writers of all formats: the commands `check`, `export` and `import`, for programs. A reader takes the
 * contents of a file and never throws because of them; a writer gives the bytes of the command line.
 *
 * @packageDocumentation
 */

export type { Hash } from '../formats/city/hashed-text.ts';
export { readCity } from '../formats/city/read.ts';
export { readKinds, type KindList } from '../formats/kinds/read.ts';
export { readPack, type PackFile } from '../formats/pack/read.ts';
export { readRecipe } from '../formats/recipe/read.ts';
export { checkSchematic, type CheckedSchematic } from '../formats/schematic/check.ts';
export { readSchematic } from '../formats/schematic/read.ts';
export { readTextMap } from '../formats/text-map/read.ts';
export { readGeojsonLand, type GeojsonLandSize, type GeojsonReading } from '../formats/geojson/read-land.ts';
export type { GeojsonSystem } from '../formats/geojson/system.ts';
export type { SeaRule } from '../formats/sea/rule.ts';
export { readTiled, type BytesBeside, type TiledImport } from '../formats/tiled/read.ts';
export type { SeaChoice } from '../formats/sea/rule.ts';
export {
  writeAscii,
  writeGeojson,
  writeSchematicSvg,
  writeSvg,
  writeTextMapper,
  writeUvtt,
  type AsciiOptions,
  type PaintSvg,
  type SchematicPicture,
} from './text-writers.ts';
export {
  cityDigest,
  landRecipe,
  writeCity,
  writeKinds,
  writePack,
  writePlomrogue,
  writeRecipe,
  writeSchematic,
} from './file-writers.ts';
export {
  writeGltf,
  writeSchematicGltf,
  writePdf,
  unprintedTexts,
  writeTiled,
  writeTiledFiles,
  type Bytes,
  type TiledFile,
} from './byte-writers.ts';

export type * from './types.ts';
export type { Pack, PackDetails, PackRecipe, PackTest, PlacedTest, PlaceTest } from '../engine/pack/pack.ts';
export type { GeojsonCoordinates } from '../formats/geojson/coordinates.ts';
export type { GeojsonOptions } from '../formats/geojson/write.ts';
export type { Roofs } from '../formats/gltf/heights.ts';
export type { GltfOptions } from '../formats/gltf/options.ts';
export type { FontGlyph, FontSubset, PdfFont, TrueTypeFont } from '../formats/pdf/font.ts';
export type { CutOuts, Paper, PdfOptions } from '../formats/pdf/options.ts';
export type { GroupColors } from '../formats/picture/group-color.ts';
export type { Placements } from '../engine/schematic/placement.ts';
export type { CityPicture, PictureStyle } from '../formats/picture/city-picture.ts';
export type { MapLook, MoodName } from '../formats/picture/map/look.ts';
export type { PictureOptions } from '../formats/svg/drawing.ts';
export type { SvgOptions } from '../formats/svg/write.ts';
export type { TextGrid, TextMap } from '../formats/text-map/names.ts';
export type { TiledOptions } from '../formats/tiled/write.ts';
export type { UvttOptions } from '../formats/uvtt/options.ts';
