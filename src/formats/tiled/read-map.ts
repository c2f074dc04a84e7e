import { parseJson } from '../json/parse.ts';
import { FILE_LIMITS } from '../limits.ts';
import { placeIn, TiledFault } from './fault.ts';
import { classOf, fieldsOf, integerOf, listOf, propertiesOf, textOf, type Fields } from './fields.ts';
import { isSea, type Properties, type SeaRule } from '../sea/rule.ts';
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
  readonly tileOf: (gid: number) => TilesetTile | undefined;
  /** The files of tilesets that were not read, and why not. */
  readonly unread: ReadonlyMap<string, Unread>;
}

export interface ReadLayer {
  readonly name: string;
  readonly visible: boolean;
  /** Whether its tiles are sea, by its name or its properties. */
  readonly isSea: boolean;
  readonly blocks: readonly CellBlock[];
}

/** A tile or object: its class and its properties. */
export interface ReadTile {
  readonly type: string;
  readonly properties: ReadonlyMap<string, unknown>;
}

/** A tile of a tileset. */
export interface TilesetTile extends ReadTile {
  readonly isSea: boolean;
  /** All that can say that it is sea: its properties, its class and its terrain; `null` for tiles that Sixfold wrote. */
  readonly says: Properties | null;
}

export type ReadObject = ReadTile;

/** Why a file beside a map is not read: there is none, it lies elsewhere, or is a folder, a device, a pipe. */
export type Unread = 'missing' | 'outside' | 'no-file';

/** The text of a file beside the map, by its path relative to it, or why it is not read. */
export type Beside = (path: string) => { readonly text: string } | Unread;

/**
 * Reads a map in either of Tiled's formats.
 *
 * @param file the name of its file for the places of problems; empty for the file that was given
 * @throws TiledFault when it cannot be read
 */
export function readMap(text: string, file: string, beside: Beside, sea: SeaRule): ReadMap {
  const map = dataOf(text, file);
  if (map['type'] === 'tileset' || isTilesetAlone(map))
    throw new TiledFault(placeIn(file), 'this is a tileset without a map: choose the map that uses it');
  const orientation = textOf(map['orientation']);
  if (orientation !== 'hexagonal')
    throw new TiledFault(
      placeIn(file, 'orientation'),
      `expected a hexagonal map, found ${JSON.stringify(orientation.slice(0, 20))}`,
    );
  const sources = new Sources(beside, sea);
  const tilesets = listOf(map['tilesets'], 'tilesets').map((value, index) => {
    const path = `tileset ${index + 1}`;
    const own = fieldsOf(value, path);
    const first = integerOf(own['firstgid'], `${path}: firstgid`, 1, 0xfffffff);
    const { source } = own;
    return {
      first,
      tiles: typeof source === 'string' ? sources.tilesOf(source, path) : tilesOf(own, path, sea),
    };
  });
  tilesets.sort((a, b) => a.first - b.first);
  // Maps have many cells and few different tiles.
  const tile_gid = new Map<number, TilesetTile | undefined>();
  const found: Found = { layers: [], objects: [], count: new CellCount() };
  gather(listOf(map['layers'], 'layers'), true, found, 0, sea);
  return {
    axis: map['staggeraxis'] === 'x' ? 'x' : 'y',
    lower: map['staggerindex'] === 'even' ? 'even' : 'odd',
    properties: propertiesOf(map),
    layers: found.layers,
    objects: found.objects,
    tileOf: (gid) => {
      if (!tile_gid.has(gid)) {
        const tileset = tilesets[lastAtMost(tilesets, gid)];
        tile_gid.set(gid, tileset?.tiles.get(gid - tileset.first));
      }
      return tile_gid.get(gid);
    },
    unread: sources.unread,
  };
}

/** Whether the data of a file is that of a tileset, which has a picture or tiles and no layers. */
function isTilesetAlone(data: Fields): boolean {
  return data['layers'] === undefined && data['orientation'] === undefined && data['tilecount'] !== undefined;
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

/** Index of the last tileset that begins with a global id or before it; -1 for none. */
function lastAtMost(tilesets: readonly { readonly first: number }[], gid: number): number {
  let [low, high] = [0, tilesets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tilesets[middle]!.first <= gid) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Most characters of all files beside a map. */
const MAX_BESIDE = 2 ** 27;

/** The files of tilesets, each read once however often a map names it. */
class Sources {
  readonly unread = new Map<string, Unread>();
  readonly #beside: Beside;
  readonly #sea: SeaRule;
  readonly #tiles_source = new Map<string, ReadonlyMap<number, TilesetTile>>();
  #characters = 0;

  constructor(beside: Beside, sea: SeaRule) {
    this.#beside = beside;
    this.#sea = sea;
  }

  tilesOf(source: string, path: string): ReadonlyMap<number, TilesetTile> {
    let tiles = this.#tiles_source.get(source);
    if (!tiles) this.#tiles_source.set(source, (tiles = this.#read(source, path)));
    return tiles;
  }

  #read(source: string, path: string): ReadonlyMap<number, TilesetTile> {
    const found = this.#beside(source);
    if (typeof found === 'string') {
      this.unread.set(source, found);
      return new Map();
    }
    this.#characters += found.text.length;
    if (this.#characters > MAX_BESIDE)
      throw new TiledFault(
        path,
        `the files of its tilesets are larger than ${MAX_BESIDE / 2 ** 20} MiB in all`,
      );
    return tilesOf(dataOf(found.text, source), path, this.#sea);
  }
}

function tilesOf(tileset: Fields, path: string, sea: SeaRule): ReadonlyMap<number, TilesetTile> {
  const terrains = listOf(tileset['terrains'], path).map((terrain) =>
    textOf(fieldsOf(terrain, path)['name']),
  );
  return new Map(
    tileList(tileset, path).map((value) => {
      const tile = fieldsOf(value, path);
      const id = integerOf(tile['id'], `${path}: id of a tile`, 0, 0xfffffff);
      const type = classOf(tile);
      const properties = propertiesOf(tile);
      const corners = new Set(Array.isArray(tile['terrain']) ? (tile['terrain'] as unknown[]) : []);
      const [corner] = corners;
      const terrain = corners.size === 1 && typeof corner === 'number' ? terrains[corner] : undefined;
      const all = new Map(properties).set('class', type);
      if (terrain !== undefined) all.set('terrain', terrain);
      // Tiles that Sixfold wrote say that they are part of a city, whatever their groups are called.
      const says = properties.has('part') ? null : all;
      return [id, { type, properties, says, isSea: says !== null && isSea(sea, says) }];
    }),
  );
}

/** The tiles of a tileset as a list. Before Tiled 1.2, they and their properties were objects by id. */
function tileList(tileset: Fields, path: string): readonly unknown[] {
  const { tiles, tileproperties } = tileset;
  if (Array.isArray(tiles) || (tiles === undefined && tileproperties === undefined))
    return listOf(tiles, path);
  const [types, properties] = [tiles ?? {}, tileproperties ?? {}].map((value) => fieldsOf(value, path));
  const ids = new Set([...Object.keys(types!), ...Object.keys(properties!)]);
  return [...ids].map((id) => ({
    ...fieldsOf(types![id] ?? {}, path),
    id: Number(id),
    properties: properties![id] ?? {},
  }));
}

interface Found {
  readonly layers: ReadLayer[];
  readonly objects: ReadObject[];
  readonly count: CellCount;
}

/** Deepest nesting of groups of layers. */
const MAX_DEPTH = 30;

function gather(layers: readonly unknown[], shown: boolean, found: Found, depth: number, sea: SeaRule): void {
  if (depth > MAX_DEPTH) throw new TiledFault('layers', 'groups lie too deep within each other');
  for (const value of layers) {
    const layer = fieldsOf(value, 'layers');
    const name = textOf(layer['name']);
    const path = `layer ${JSON.stringify(name.slice(0, 40))}`;
    const visible = shown && layer['visible'] !== false;
    if (layer['type'] === 'tilelayer')
      found.layers.push({
        name,
        visible,
        isSea: isSea(
          sea,
          new Map(propertiesOf(layer)).set('layer', name).set('class', textOf(layer['class'])),
        ),
        blocks: layerCells(layer, path, found.count),
      });
    else if (layer['type'] === 'objectgroup')
      for (const value of listOf(layer['objects'], path)) {
        const object = fieldsOf(value, path);
        found.objects.push({ type: classOf(object), properties: propertiesOf(object) });
      }
    else if (layer['type'] === 'group') gather(listOf(layer['layers'], path), visible, found, depth + 1, sea);
  }
}
