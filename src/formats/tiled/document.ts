/*
 * The parts of a Tiled map that are written, in the terms of Tiled's own formats. Both forms of a map, XML (TMX) and
 * JSON (TMJ), are written from them, so that both have the same content.
 */

/** A custom property. Colors are `#aarrggbb`; an `int` fits into 32 bits with a sign. */
export type TiledProperty =
  | { readonly name: string; readonly type: 'string' | 'color'; readonly value: string }
  | { readonly name: string; readonly type: 'int'; readonly value: number }
  | { readonly name: string; readonly type: 'bool'; readonly value: boolean };

/** A tile of the tileset with its class. */
export interface TiledTile {
  /** Its index in the picture, row by row from 0. */
  readonly id: number;
  readonly type: string;
  readonly properties: readonly TiledProperty[];
}

/** The tileset of a map, with its picture in a file beside the map. */
export interface TiledTileset {
  readonly name: string;
  readonly image: string;
  readonly columns: number;
  readonly imageWidth: number;
  readonly imageHeight: number;
  readonly tiles: readonly TiledTile[];
}

/** A layer of tiles, made row by row. */
export interface TiledTileLayer {
  readonly name: string;
  /** The global ids of the tiles of each row from north to south; 0 for none. */
  readonly rows: () => Iterable<ArrayLike<number>>;
}

/** An object at a point of the map in pixels; a polygon's points are relative to it. */
export interface TiledObject {
  readonly name: string;
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly form: { readonly kind: 'point' } | { readonly kind: 'polygon'; readonly points: readonly XY[] };
  readonly properties: readonly TiledProperty[];
}

/** A point in pixels; y grows downward. */
export interface XY {
  readonly x: number;
  readonly y: number;
}

export interface TiledObjectLayer {
  readonly name: string;
  /** The color in which Tiled shows its objects. */
  readonly color: string;
  readonly objects: () => Iterable<TiledObject>;
}

/** A whole map: tile layers from the ground up, then object layers, which are hidden at first. */
export interface TiledDocument {
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly properties: readonly TiledProperty[];
  readonly tileset: TiledTileset;
  readonly tileLayers: readonly TiledTileLayer[];
  readonly objectLayers: readonly TiledObjectLayer[];
  /** A number greater than that of all objects. */
  readonly nextObject: number;
}

/** The version of the format that is written: classes of tiles and objects are called `type` in it. */
export const TILED_VERSION = '1.10';

/** The number of a layer: Tiled counts them from 1. */
export function nextLayer({ tileLayers, objectLayers }: TiledDocument): number {
  return tileLayers.length + objectLayers.length + 1;
}

/** A whole number as a property; one that does not fit into 32 bits as text. */
export function wholeNumber(name: string, value: number): TiledProperty {
  return Math.abs(value) <= 0x7fffffff
    ? { name, type: 'int', value }
    : { name, type: 'string', value: String(value) };
}

export function textProperty(name: string, value: string): TiledProperty {
  return { name, type: 'string', value };
}

export function flagProperty(name: string, value: boolean): TiledProperty {
  return { name, type: 'bool', value };
}
