/**
 * Readers and writers of all formats: what `sixfold check`, `export` and `import` do, for programs. A reader takes the
 * text of a file and never throws for what is in it; a writer gives the command line's bytes.
 *
 * @packageDocumentation
 */

export { cityDigest } from '../formats/city/digest.ts';
export { readCity } from '../formats/city/read.ts';
export { cityPieces, writeCity } from '../formats/city/write.ts';
export { readKinds, type KindList } from '../formats/kinds/read.ts';
export { writeKinds } from '../formats/kinds/write.ts';
export { readPack, type PackFile } from '../formats/pack/read.ts';
export { writePack } from '../formats/pack/write.ts';
export { readRecipe } from '../formats/recipe/read.ts';
export { writeRecipe } from '../formats/recipe/write.ts';
export { checkSchematic, type CheckedSchematic } from '../formats/schematic/check.ts';
export { readSchematic } from '../formats/schematic/read.ts';
export { writeSchematic } from '../formats/schematic/write.ts';
export { asciiPieces } from '../formats/text-map/ascii.ts';
export type { TextGrid, TextMap } from '../formats/text-map/names.ts';
export { landRecipe } from '../formats/text-map/land-recipe.ts';
export { writePlomrogue } from '../formats/text-map/plomrogue.ts';
export { readTextMap } from '../formats/text-map/read.ts';
export { squarePieces } from '../formats/text-map/square.ts';
export { textMapperPieces } from '../formats/text-map/text-mapper-write.ts';
export { tiledPieces, tiledFiles, type TiledOptions } from '../formats/tiled/write.ts';
export { svgPieces, type OnWritten, type SvgOptions } from '../formats/svg/write.ts';
export { cityDrawing, schematicDrawing, type Drawing, type PictureOptions } from '../formats/svg/drawing.ts';
export { geojsonPieces, type GeojsonOptions } from '../formats/geojson/write.ts';
export { readGeojsonLand, type GeojsonLandSize } from '../formats/geojson/read-land.ts';
export { gltfPieces } from '../formats/gltf/write.ts';
export type { GltfOptions } from '../formats/gltf/options.ts';
export { pdfPieces } from '../formats/pdf/write.ts';
export type { PdfOptions } from '../formats/pdf/options.ts';
export { readTiled, type BytesBeside, type TiledImport } from '../formats/tiled/read.ts';
export { uvttPieces, type PaintPng } from '../formats/uvtt/write.ts';
export type { UvttOptions } from '../formats/uvtt/options.ts';
