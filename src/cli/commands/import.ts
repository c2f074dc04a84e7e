import type { TextGrid, TextMap } from '../../formats/text-map/names.ts';
import type { GeojsonSystem } from '../../formats/geojson/system.ts';
import type { SeaRule } from '../../formats/sea/rule.ts';
import { readTextMapLand } from '../../formats/text-map/read.ts';
import { showNotes } from '../messages.ts';
import { readFileAs } from '../input.ts';
import { writeOutput } from '../output/output.ts';
import { recipeText } from '../land-text.ts';

/** The maps that a file can be imported from. */
export type ImportFormat = TextMap | 'tiled' | 'geojson';

export interface ImportOptions {
  readonly from: ImportFormat;
  /** The grid of the map, for `ascii` only; guessed when absent. */
  readonly grid?: TextGrid;
  /** Whether the city of a map is written in place of a recipe, for `tiled` only. */
  readonly city?: true;
  /** The folder from which tilesets are read, for `tiled` only; that of the map when absent. */
  readonly root?: string;
  /** The number of hexes that land has about, for `geojson` only. */
  readonly hexes?: number;
  /** Units per side length, for `geojson` only. */
  readonly units?: number;
  /** The meaning of coordinates, for `geojson` only. */
  readonly coordinates?: GeojsonSystem;
  /** The features or tiles that are sea, for `geojson` and `tiled`. */
  readonly sea?: SeaRule;
  /** Whether notes about what is not kept are left out. */
  readonly quiet?: true;
  readonly out?: string;
}

/** Runs `import`: writes a recipe with the land of a map and the rules of the built-in recipe, or the map's city. */
export async function runImport(
  file: string,
  { from, grid, city, root, hexes, units, coordinates, sea, quiet, out }: ImportOptions,
): Promise<void> {
  if (from === 'tiled') {
    const { tiledOutput } = await import('./import-tiled.ts');
    return writeOutput(tiledOutput(file, { asCity: city ?? false, isQuiet: quiet ?? false, root, sea }), out);
  }
  if (from === 'geojson') {
    const { GEOJSON_LAND_DEFAULTS, landOfPolygons, readGeojson } =
      await import('../../formats/geojson/read-land.ts');
    const size =
      units !== undefined
        ? ({ kind: 'side', side: units } as const)
        : hexes !== undefined
          ? ({ kind: 'hexes', hexes } as const)
          : GEOJSON_LAND_DEFAULTS;
    const read = readFileAs(file, (text) => {
      const polygons = readGeojson(text);
      return polygons.ok ? landOfPolygons(polygons.value, size, { system: coordinates, sea }) : polygons;
    });
    if (!quiet) showNotes(file, read.notes);
    return writeOutput([recipeText(read.land)], out);
  }
  const read = readFileAs(file, (text) => readTextMapLand(from, text, grid));
  if (!quiet) showNotes(file, read.notes);
  await writeOutput([recipeText(read.land)], out);
}
