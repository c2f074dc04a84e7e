import type { TextGrid, TextMap } from '../../formats/text-map/names.ts';
import { readTextMap } from '../../formats/text-map/read.ts';
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
  /** Whether notes about what is not kept are left out. */
  readonly quiet?: true;
  readonly out?: string;
}

/** Runs `import`: writes a recipe with the land of a map and the rules of the built-in recipe, or the map's city. */
export async function runImport(
  file: string,
  { from, grid, city, root, hexes, units, quiet, out }: ImportOptions,
): Promise<void> {
  if (from === 'tiled') {
    const { tiledOutput } = await import('./import-tiled.ts');
    return writeOutput(tiledOutput(file, city ?? false, quiet ?? false, root), out);
  }
  if (from === 'geojson') {
    const { GEOJSON_LAND_DEFAULTS, readGeojsonLand } = await import('../../formats/geojson/read-land.ts');
    const size =
      units !== undefined
        ? ({ kind: 'side', side: units } as const)
        : hexes !== undefined
          ? ({ kind: 'hexes', hexes } as const)
          : GEOJSON_LAND_DEFAULTS;
    return writeOutput([recipeText(readFileAs(file, (text) => readGeojsonLand(text, size)))], out);
  }
  const rows = readFileAs(file, (text) => readTextMap(from, text, grid));
  await writeOutput([recipeText(rows)], out);
}
