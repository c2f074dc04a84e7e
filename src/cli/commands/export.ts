import { basename } from 'node:path';
import type { City } from '../../engine/city/city.ts';
import { readCityData } from '../../formats/city/read.ts';
import { cityPieces } from '../../formats/city/write.ts';
import { openFile } from '../../formats/form/header.ts';
import { asciiPieces } from '../../formats/text-map/ascii.ts';
import { countWords } from '../../formats/count-words.ts';
import type { TextGrid } from '../../formats/text-map/names.ts';
import { writePlomrogue } from '../../formats/text-map/plomrogue.ts';
import { squarePieces } from '../../formats/text-map/square.ts';
import { textMapperPieces } from '../../formats/text-map/text-mapper-write.ts';
import type { Drawing } from '../../formats/svg/drawing.ts';
import { svgPieces } from '../../formats/svg/write.ts';
import { readFileAs, STANDARD, unwrap } from '../input.ts';
import type { ExportFormat } from '../export-formats.ts';
import { UsageFailure } from '../failure.ts';
import { schematicPieces } from './export-schematic.ts';
import { reportStep } from '../progress.ts';
import { writeOutput } from '../output/output.ts';
import { pictureOfCity, pixelPictureOfCity, type PictureChoices } from '../picture.ts';
import { pdfOf } from '../pdf.ts';
import { geojsonCoordinates, type GeojsonChoices } from '../geojson-options.ts';
import type { PdfChoices } from '../pdf-options.ts';
import { modelOf } from '../model.ts';
import type { ModelChoices } from '../model-options.ts';
import { pngOf } from '../png.ts';
import { uvttOptions, type UvttChoices } from '../uvtt-options.ts';

/** The options of `export`. Those of a picture apply to `svg`, `png` and `pdf` only. */
export interface ExportOptions extends PictureChoices, PdfChoices, GeojsonChoices, UvttChoices, ModelChoices {
  readonly to: ExportFormat;
  /** The grid of the map, for `ascii` only. */
  readonly grid?: TextGrid;
  /** The number of columns, for `ascii` on a square grid only. */
  readonly columns?: number;
  /** The folder with the kinds of a schematic. */
  readonly schematics?: string;
  readonly out?: string;
}

/** Runs `export`: writes a city or a schematic in another format. */
export async function runExport(file: string, options: ExportOptions): Promise<void> {
  const data = readFileAs(file, (text) => openFile(text, ['sixfold/city', 'sixfold/schematic']));
  const pieces =
    data.format === 'sixfold/schematic'
      ? await schematicPieces(file, data, options)
      : await cityPiecesIn(file, data, options);
  await writeOutput(watched(pieces, options.to), options.out);
}

function cityPiecesIn(file: string, data: object, options: ExportOptions) {
  if (options.schematics !== undefined)
    throw new UsageFailure([
      `error: option '--schematics' is only for schematics, and ${file} is a city, which holds its kinds`,
    ]);
  const city = unwrap(file, readCityData(data));
  reportStep(`writing ${options.to}`);
  return exportPieces(file, city, options);
}

/** The same pieces, whose number of bytes is reported. */
function* watched(pieces: Iterable<string | Uint8Array>, to: ExportFormat): Generator<string | Uint8Array> {
  let length = 0;
  for (const piece of pieces) {
    length += piece.length;
    if (length > 1e6) reportStep(`writing ${to}: ${countWords(Math.floor(length / 1e6))} MB`);
    yield piece;
  }
}

async function exportPieces(
  file: string,
  city: City,
  options: ExportOptions,
): Promise<Iterable<string | Uint8Array>> {
  const { to, grid, columns, out } = options;
  switch (to) {
    case 'json':
      return cityPieces(city);
    case 'svg':
      return svgPieces(pictureOfCity(city, options), undefined, options);
    case 'png':
      return pngOf(pixelPictureOfCity(file, city, options));
    case 'ascii':
      return grid === 'square' ? squarePieces(city, columns) : asciiPieces(city);
    case 'plomrogue':
      return [unwrap(file, writePlomrogue(city))];
    case 'text-mapper':
      return textMapperPieces(city);
    case 'pdf':
      return pdfOf(file, city, options);
    case 'geojson': {
      const { geojsonPieces } = await import('../../formats/geojson/write.ts');
      return unwrap(file, geojsonPieces(city, { coordinates: geojsonCoordinates(options) }));
    }
    case 'uvtt': {
      const { uvttPieces } = await import('../../formats/uvtt/write.ts');
      const paint = async (drawing: Drawing) => Buffer.concat(await pngOf(drawing));
      return unwrap(file, await uvttPieces(city, uvttOptions(options), paint));
    }
    case 'gltf':
      return modelOf(file, city, options);
    case 'tiled': {
      const { tiledPieces } = await import('../../formats/tiled/write.ts');
      return unwrap(file, tiledPieces(city, { name: archivedName(out) }));
    }
  }
}

/** The name of the files in an archive that is written to `out`. */
function archivedName(out: string | undefined): string {
  const name = out === undefined || out === STANDARD ? '' : basename(out).replace(/\.zip$/i, '');
  return name === '' ? 'city' : name;
}
