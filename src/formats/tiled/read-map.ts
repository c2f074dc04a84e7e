import { parseJson } from '../json/parse.ts';
import { FILE_LIMITS } from '../limits.ts';
import { placeIn, TiledFault } from './fault.ts';
import { classOf, fieldsOf, integerOf, listOf, propertiesOf, textOf, type Fields } from './fields.ts';
import { CellCount, layerCells, type CellBlock } from './layer-cells.ts';
import { tmxData } from './tmx-data.ts';

/** A hexagonal map of Tiled, as far as it concerns a city. */
export interface ReadMap {
  /** Columns that are staggered (`x`), as on a flat-top board, or rows (`y`). */
  readonly axis: 'x' | 'y';
  /** The columns or rows that lie half a hex further. */
  readonly lower: 'odd' | 'even';
  readonly properties: ReadonlyMap<string, unknown>;
  /** Layers of tiles from the ground up. */
  readonly layers: readonly ReadLayer[];
  readonly objects: readonly ReadObject[];
  /** The tile with a global id, without flags. */
  readonly tileOf: (gid: number) => ReadTile | undefined;
  /** Names of the files of tilesets that are missing. */
  readonly missing: readonly string[];
}

export interface ReadLayer {
  readonly name: string;
  readonly visible: boolean;
  readonly blocks: readonly CellBlock[];
}

/** A tile or object: its class and its properties. */
export interface ReadTile {
  readonly type: string;
  readonly properties: ReadonlyMap<string, unknown>;
}

export type ReadObject = ReadTile;

/** The text of a file beside the map, by its path relative to it; `undefined` for one that is missing. */
export type Beside = (path: string) => string | undefined;

/**
 * Reads a map in either of Tiled's formats.
 *
 * @param file the name of its file for the places of problems; empty for the file that was given
 * @throws TiledFault when it cannot be read
 */
export function readMap(text: string, file: string, beside: Beside): ReadMap {
  const map = dataOf(text, file);
  const orientation = textOf(map['orientation']);
  if (orientation !== 'hexagonal')
    throw new TiledFault(
      placeIn(file, 'orientation'),
      `expected a hexagonal map, found ${JSON.stringify(orientation.slice(0, 20))}`,
    );
  const missing: string[] = [];
  const tilesets = listOf(map['tilesets'], 'tilesets').map((value, index) => {
    const path = `tileset ${index + 1}`;
    const own = fieldsOf(value, path);
    const first = integerOf(own['firstgid'], `${path}: firstgid`, 1, 0xfffffff);
    return { first, tiles: tilesOf(withSource(own, beside, missing), path) };
  });
  tilesets.sort((a, b) => b.first - a.first);
  // Maps have many cells and few different tiles.
  const tile_gid = new Map<number, ReadTile | undefined>();
  const found: Found = { layers: [], objects: [], count: new CellCount() };
  gather(listOf(map['layers'], 'layers'), true, found, 0);
  return {
    axis: map['staggeraxis'] === 'x' ? 'x' : 'y',
    lower: map['staggerindex'] === 'even' ? 'even' : 'odd',
    properties: propertiesOf(map),
    layers: found.layers,
    objects: found.objects,
    tileOf: (gid) => {
      if (!tile_gid.has(gid)) {
        const tileset = tilesets.find(({ first }) => first <= gid);
        tile_gid.set(gid, tileset?.tiles.get(gid - tileset.first));
      }
      return tile_gid.get(gid);
    },
    missing,
  };
}

function dataOf(text: string, file: string): Fields {
  if (/^\uFEFF?\s*</.test(text)) return tmxData(text, file);
  if (!/^\uFEFF?\s*\{/.test(text))
    throw new TiledFault(placeIn(file), 'it is no map of Tiled: expected XML (.tmx) or JSON (.tmj)');
  const json = parseJson(text, FILE_LIMITS);
  if (json.ok) return fieldsOf(json.value, placeIn(file));
  const { path, message } = json.problems[0]!;
  throw new TiledFault(placeIn(file, path), message);
}

/** A tileset, or the contents of the file that it names. */
function withSource(own: Fields, beside: Beside, missing: string[]): Fields {
  if (typeof own['source'] !== 'string') return own;
  const text = beside(own['source']);
  if (text !== undefined) return dataOf(text, own['source']);
  missing.push(own['source']);
  return {};
}

function tilesOf(tileset: Fields, path: string): ReadonlyMap<number, ReadTile> {
  return new Map(
    listOf(tileset['tiles'], path).map((value) => {
      const tile = fieldsOf(value, path);
      const id = integerOf(tile['id'], `${path}: id of a tile`, 0, 0xfffffff);
      return [id, { type: classOf(tile), properties: propertiesOf(tile) }];
    }),
  );
}

interface Found {
  readonly layers: ReadLayer[];
  readonly objects: ReadObject[];
  readonly count: CellCount;
}

/** Deepest nesting of groups of layers. */
const MAX_DEPTH = 30;

function gather(layers: readonly unknown[], shown: boolean, found: Found, depth: number): void {
  if (depth > MAX_DEPTH) throw new TiledFault('layers', 'groups lie too deep within each other');
  for (const value of layers) {
    const layer = fieldsOf(value, 'layers');
    const name = textOf(layer['name']);
    const path = `layer ${JSON.stringify(name.slice(0, 40))}`;
    const visible = shown && layer['visible'] !== false;
    if (layer['type'] === 'tilelayer')
      found.layers.push({ name, visible, blocks: layerCells(layer, path, found.count) });
    else if (layer['type'] === 'objectgroup')
      for (const value of listOf(layer['objects'], path)) {
        const object = fieldsOf(value, path);
        found.objects.push({ type: classOf(object), properties: propertiesOf(object) });
      }
    else if (layer['type'] === 'group') gather(listOf(layer['layers'], path), visible, found, depth + 1);
  }
}
