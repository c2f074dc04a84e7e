import { SEA, landBox } from '../../engine/board/board.ts';
import type { City } from '../../engine/city/city.ts';
import type { ResolvedCity } from '../../engine/city/resolve.ts';
import { failure, success, type Result } from '../../engine/problem.ts';
import { SEGMENT_NAMES } from '../../engine/segment/segment.ts';
import { canonicalCity } from '../city/canonical.ts';
import { cityDigest } from '../city/digest.ts';
import { districtsBySlot } from '../city/hexes.ts';
import { countWords } from '../count-words.ts';
import type { GroupColors } from '../picture/group-color.ts';
import { SEA_COLOR } from '../picture/plan-ground.ts';
import type { OnWritten } from '../svg/write.ts';
import { resolveSound } from '../text-map/characters.ts';
import { textProperty, wholeNumber, type TiledDocument, type TiledTileLayer } from './document.ts';
import { firstHex, gridOf, MAX_TILED_CELLS, type TiledGrid } from './grid.ts';
import { libraryObject } from './library-object.ts';
import { buildingObjects, districtObjects, doorObjects, placementObjects } from './objects.ts';
import { cityTiles, segmentTile, TILESET_COLUMNS, type CityTiles } from './tileset.ts';
import { tilesetPng, tilesetSize } from './tileset-picture.ts';
import { tmjLines } from './write-tmj.ts';
import { tmxLines } from './write-tmx.ts';
import { zipPieces, type ArchivedFile } from './zip.ts';

/** The options of a map for Tiled. */
export interface TiledOptions {
  /** The name of the files of the map, without an ending. */
  readonly name: string;
  /** Chosen colors of groups of districts, `#rrggbb` by name, for the tiles of land. */
  readonly groupColors: GroupColors;
}

export const TILED_DEFAULTS: TiledOptions = { name: 'city', groupColors: {} };

/**
 * A city as a map for Tiled, a ZIP archive in pieces: `NAME.tmx` and `NAME.tmj` with the same content, and the picture
 * of their tiles, `NAME.png`. Equal cities give equal bytes. A problem when the land lies in a box of more than
 * {@link MAX_TILED_CELLS} hexes.
 *
 * @param onWritten called regularly with the number of rows that are written
 * @throws RangeError when the city contradicts itself
 */
export function tiledPieces(
  city: City,
  options: Partial<TiledOptions> = {},
  onWritten?: OnWritten,
): Result<Iterable<Uint8Array>> {
  const files = tiledFiles(city, options, onWritten);
  return files.ok ? success(zipPieces(files.value)) : files;
}

/** The files of {@link tiledPieces}, each in pieces. */
export function tiledFiles(
  value: City,
  options: Partial<TiledOptions> = {},
  onWritten?: OnWritten,
): Result<readonly ArchivedFile[]> {
  const { name, groupColors } = { ...TILED_DEFAULTS, ...options };
  const city = canonicalCity(value);
  const grid = gridOf(landBox(city.land));
  if (grid.width * grid.height > MAX_TILED_CELLS)
    return failure([
      {
        path: '$.land',
        message: `it lies in a box of ${grid.width} × ${grid.height} hexes; a map for Tiled has at most ${countWords(MAX_TILED_CELLS)} cells`,
      },
    ]);
  const tiles = cityTiles(city, groupColors);
  const image = `${name}.png`;
  const map = tiledMap(city, grid, tiles, image, onWritten);
  return success([
    { path: `${name}.tmx`, pieces: () => tmxLines(map) },
    { path: `${name}.tmj`, pieces: () => tmjLines(map) },
    { path: image, pieces: () => [tilesetPng(tiles.tiles)] },
  ]);
}

function tiledMap(
  city: City,
  grid: TiledGrid,
  tiles: CityTiles,
  image: string,
  onWritten: OnWritten | undefined,
): TiledDocument {
  const resolved = resolveSound(city);
  const { width, height } = tilesetSize(tiles.tiles.length);
  const { q, r } = firstHex(grid);
  // Both forms of the map have seven layers.
  const of = 14 * grid.height;
  let done = 0;
  const onRow = () => {
    if (++done % 64 === 0 || done === of) onWritten?.(done, of);
  };
  return {
    ...grid,
    background: SEA_COLOR,
    properties: [
      textProperty('digest', cityDigest(city)),
      textProperty('engine', city.engine),
      wholeNumber('originQ', q),
      wholeNumber('originR', r),
      ...(city.recipe ? [textProperty('seed', String(city.recipe.seed))] : []),
    ],
    tileset: {
      name: 'sixfold',
      image,
      columns: TILESET_COLUMNS,
      imageWidth: width,
      imageHeight: height,
      tiles: tiles.tiles,
    },
    tileLayers: [
      { name: 'land', rows: () => rowsOf(resolved, grid, landCells(city, resolved, tiles), onRow) },
      ...SEGMENT_NAMES.map((name, k): TiledTileLayer => {
        const cells = (slot: number) => {
          const kind = resolved.kind_segment[6 * slot + k]!;
          return kind === 0 ? 0 : segmentTile(kind - 1, k);
        };
        return { name, rows: () => rowsOf(resolved, grid, cells, onRow) };
      }),
    ],
    objectLayers: [
      { name: 'districts', color: '#2f9e77', objects: () => districtObjects(city, grid) },
      { name: 'placements', color: '#3b6fd4', objects: () => placementObjects(city, grid) },
      { name: 'buildings', color: '#c0452b', objects: () => buildingObjects(city, grid) },
      { name: 'doors', color: '#1f1f24', objects: () => doorObjects(city, grid) },
      { name: 'sixfold', color: '#8a8a8a', objects: () => [libraryObject(city)] },
    ],
    // Each object has a part of the land, a segment of a placement or a side of one for itself.
    nextObject: 2 + resolved.board.hexes + 5 * resolved.board.covered,
  };
}

/** The tile of the land of a slot. */
function landCells({ districts }: City, { board }: ResolvedCity, { landTile }: CityTiles) {
  const tile_district = new Map(districts.map(({ id, group }) => [id, landTile(group)]));
  const district_hex = districtsBySlot(board, districts);
  const free = landTile(undefined);
  return (slot: number) => tile_district.get(district_hex[slot]!) ?? free;
}

/** The rows of cells of a layer. The same array is used for all of them. */
function* rowsOf(
  { board }: ResolvedCity,
  { column0, width, height }: TiledGrid,
  tileOf: (slot: number) => number,
  onRow: () => void,
): Generator<Uint32Array> {
  const gids = new Uint32Array(width);
  const first = board.column0 - column0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < board.columns; column++) {
      const slot = column * board.rows + row;
      gids[first + column] = board.mask_hex[slot] === SEA ? 0 : tileOf(slot);
    }
    onRow();
    yield gids;
  }
}
