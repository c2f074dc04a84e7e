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
  /** The files of tilesets that were not read, and why not. */
  readonly unread: ReadonlyMap<string, Unread>;
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
export function readMap(text: string, file: string, beside: Beside): ReadMap {
  const map = dataOf(text, file);
  const orientation = textOf(map['orientation']);
  if (orientation !== 'hexagonal')
    throw new TiledFault(
      placeIn(file, 'orientation'),
      `expected a hexagonal map, found ${JSON.stringify(orientation.slice(0, 20))}`,
    );
  const sources = new Sources(beside);
  const tilesets = listOf(map['tilesets'], 'tilesets').map((value, index) => {
    const path = `tileset ${index + 1}`;
    const own = fieldsOf(value, path);
    const first = integerOf(own['firstgid'], `${path}: firstgid`, 1, 0xfffffff);
    const { source } = own;
    return { first, tiles: typeof source === 'string' ? sources.tilesOf(source, path) : tilesOf(own, path) };
  });
  tilesets.sort((a, b) => a.first - b.first);
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
        const tileset = tilesets[lastAtMost(tilesets, gid)];
        tile_gid.set(gid, tileset?.tiles.get(gid - tileset.first));
      }
      return tile_gid.get(gid);
    },
    unread: sources.unread,
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
  readonly #tiles_source = new Map<string, ReadonlyMap<number, ReadTile>>();
  #characters = 0;

  constructor(beside: Beside) {
    this.#beside = beside;
  }

  tilesOf(source: string, path: string): ReadonlyMap<number, ReadTile> {
    let tiles = this.#tiles_source.get(source);
    if (!tiles) this.#tiles_source.set(source, (tiles = this.#read(source, path)));
    return tiles;
  }

  #read(source: string, path: string): ReadonlyMap<number, ReadTile> {
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
    return tilesOf(dataOf(found.text, source), path);
  }
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
