import type { Kind } from '../../engine/schematic/kind.ts';
import type { Schematic } from '../../engine/schematic/schematic.ts';
import { pieceLookOf } from '../../formats/picture/city-picture.ts';
import { checkSchematicData } from '../../formats/schematic/check.ts';
import { schematicBounds, schematicDrawing, type Drawing } from '../../formats/svg/drawing.ts';
import { DEFAULT_SCALE } from '../../formats/svg/size.ts';
import { svgPieces } from '../../formats/svg/write.ts';
import { SCHEMATIC_EXPORTS, SCHEMATIC_OPTIONS, type ExportFormat } from '../export-formats.ts';
import { UsageFailure } from '../failure.ts';
import { unwrap } from '../input.ts';
import { libraryFolder, readLibraryKinds } from '../library.ts';
import { gltfOptions } from '../model.ts';
import { pixelScale, type PictureChoices } from '../picture.ts';
import { pngOf } from '../png.ts';
import type { ModelChoices } from '../model-options.ts';

/** The options of `export` that are for schematics; those for cities alone are refused. */
interface SchematicChoices extends PictureChoices, ModelChoices {
  readonly to: ExportFormat;
  readonly schematics?: string;
}

/**
 * The pieces of a schematic in another format.
 *
 * @param data the parsed object of its file
 * @throws UsageFailure when the format or an option is only for cities
 */
export async function schematicPieces(
  file: string,
  data: object,
  options: SchematicChoices,
): Promise<Iterable<string | Uint8Array>> {
  const to = schematicFormat(file, options);
  const kinds = readLibraryKinds(libraryFolder(file, options.schematics));
  const { schematic } = unwrap(file, checkSchematicData(data, kinds));
  switch (to) {
    case 'svg':
      return svgPieces(pictureOf(schematic, kinds, options));
    case 'png': {
      const bounds = schematicBounds(schematic, kinds, pieceLookOf(options));
      const scale = pixelScale(`${file}: $.hexes`, bounds, options.scale);
      return pngOf(pictureOf(schematic, kinds, { ...options, scale }));
    }
    case 'gltf': {
      const { schematicGltfPieces } = await import('../../formats/gltf/write.ts');
      return unwrap(file, schematicGltfPieces(schematic, kinds, gltfOptions(options)));
    }
  }
}

function pictureOf(schematic: Schematic, kinds: readonly Kind[], choices: PictureChoices): Drawing {
  const { scale = DEFAULT_SCALE, hexes = false } = choices;
  const map = pieceLookOf(choices);
  const plain = { scale, transparent: true, districts: false, hexLines: hexes };
  return schematicDrawing(schematic, kinds, { ...plain, ...(map && { map }) });
}

/** The format to write; throws for what is only for cities. */
function schematicFormat(file: string, options: SchematicChoices): (typeof SCHEMATIC_EXPORTS)[number] {
  const reason = `is only for cities, and ${file} is a schematic`;
  const to = SCHEMATIC_EXPORTS.find((format) => format === options.to);
  if (to === undefined)
    throw new UsageFailure([`error: ${options.to} ${reason}: it can be svg, png or gltf`]);
  const refused = Object.keys(options).find((name) => !SCHEMATIC_OPTIONS.has(name));
  if (refused !== undefined) throw new UsageFailure([`error: option '--${refused}' ${reason}`]);
  return to;
}
