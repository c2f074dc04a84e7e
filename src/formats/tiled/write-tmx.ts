import { escapeXml } from '../picture/svg.ts';
import {
  nextLayer,
  TILED_VERSION,
  type TiledDocument,
  type TiledObject,
  type TiledProperty,
  type TiledTileLayer,
  type TiledTileset,
} from './document.ts';
import { TILE_HEIGHT, TILE_SIDE, TILE_WIDTH } from './grid.ts';

/** The lines of a map in Tiled's XML format (TMX), each with its line break. */
export function* tmxLines(map: TiledDocument): Generator<string> {
  const { width, height, background, properties, tileset, tileLayers, objectLayers } = map;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<map version="${TILED_VERSION}" orientation="hexagonal" renderorder="right-down" width="${width}" height="${height}" tilewidth="${TILE_WIDTH}" tileheight="${TILE_HEIGHT}" infinite="0" hexsidelength="${TILE_SIDE}" staggeraxis="x" staggerindex="odd" backgroundcolor="${background}" nextlayerid="${nextLayer(map)}" nextobjectid="${map.nextObject}">\n`;
  yield* propertyLines(properties, ' ');
  yield* tilesetLines(tileset);
  let layer = 0;
  for (const tiles of tileLayers) yield* tileLines(tiles, ++layer, map);
  let id = 0;
  for (const { name, color, objects } of objectLayers) {
    yield ` <objectgroup id="${++layer}" name="${attribute(name)}" color="${color}" visible="0">\n`;
    for (const object of objects()) yield* objectLines(object, ++id);
    yield ' </objectgroup>\n';
  }
  yield '</map>\n';
}

function* tilesetLines({ name, image, columns, imageWidth, imageHeight, tiles }: TiledTileset) {
  yield ` <tileset firstgid="1" name="${attribute(name)}" tilewidth="${TILE_WIDTH}" tileheight="${TILE_HEIGHT}" tilecount="${tileCount({ imageHeight, columns })}" columns="${columns}">\n`;
  yield `  <image source="${attribute(image)}" width="${imageWidth}" height="${imageHeight}"/>\n`;
  for (const { id, type, properties } of tiles) {
    yield `  <tile id="${id}" type="${attribute(type)}">\n`;
    yield* propertyLines(properties, '   ');
    yield '  </tile>\n';
  }
  yield ' </tileset>\n';
}

/** The number of tiles in the picture of a tileset, empty ones at its end included. */
export function tileCount({ imageHeight, columns }: Pick<TiledTileset, 'imageHeight' | 'columns'>): number {
  return columns * Math.floor(imageHeight / TILE_HEIGHT);
}

function* tileLines({ name, rows }: TiledTileLayer, layer: number, { width, height }: TiledDocument) {
  yield ` <layer id="${layer}" name="${attribute(name)}" width="${width}" height="${height}">\n`;
  yield '  <data encoding="csv">\n';
  let row = 0;
  for (const gids of rows()) yield `${Array.prototype.join.call(gids, ',')}${++row < height ? ',' : ''}\n`;
  yield '</data>\n';
  yield ' </layer>\n';
}

function* objectLines({ name, type, x, y, form, properties }: TiledObject, id: number) {
  const named = name === '' ? '' : ` name="${attribute(name)}"`;
  yield `  <object id="${id}"${named} type="${attribute(type)}" x="${x}" y="${y}">\n`;
  yield* propertyLines(properties, '   ');
  if (form.kind === 'point') yield '   <point/>\n';
  else yield `   <polygon points="${form.points.map((point) => `${point.x},${point.y}`).join(' ')}"/>\n`;
  yield '  </object>\n';
}

function* propertyLines(properties: readonly TiledProperty[], indent: string) {
  if (properties.length === 0) return;
  yield `${indent}<properties>\n`;
  for (const { name, type, value } of properties) {
    const typed = type === 'string' ? '' : ` type="${type}"`;
    yield `${indent} <property name="${attribute(name)}"${typed} value="${attribute(String(value))}"/>\n`;
  }
  yield `${indent}</properties>\n`;
}

/** A text as an attribute of XML, whose line breaks and tabs would become blanks. */
function attribute(text: string): string {
  return escapeXml(text).replace(/[\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}
