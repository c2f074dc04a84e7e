import {
  nextLayer,
  TILED_VERSION,
  type TiledDocument,
  type TiledObject,
  type TiledTileLayer,
  type TiledTileset,
} from './document.ts';
import { TILE_HEIGHT, TILE_SIDE, TILE_WIDTH } from './grid.ts';
import { tileCount } from './write-tmx.ts';

/** The lines of a map in Tiled's JSON format (TMJ), with the content of the XML format. */
export function* tmjLines(map: TiledDocument): Generator<string> {
  const { width, height, background, properties, tileset, tileLayers, objectLayers } = map;
  const head = {
    type: 'map',
    version: TILED_VERSION,
    orientation: 'hexagonal',
    renderorder: 'right-down',
    width,
    height,
    tilewidth: TILE_WIDTH,
    tileheight: TILE_HEIGHT,
    infinite: false,
    hexsidelength: TILE_SIDE,
    staggeraxis: 'x',
    staggerindex: 'odd',
    backgroundcolor: background,
    nextlayerid: nextLayer(map),
    nextobjectid: map.nextObject,
    properties,
    tilesets: [plainTileset(tileset)],
  };
  yield `${JSON.stringify(head).slice(0, -1)},\n"layers":[\n`;
  let layer = 0;
  for (const tiles of tileLayers) {
    if (layer > 0) yield ',\n';
    yield* tileLines(tiles, ++layer, map);
  }
  let id = 0;
  for (const { name, color, objects } of objectLayers) {
    yield `,\n${JSON.stringify({ ...layerHead('objectgroup', ++layer, name, false), color, draworder: 'topdown' }).slice(0, -1)},"objects":[`;
    let separator = '\n';
    for (const object of objects()) {
      yield separator + JSON.stringify(plainObject(object, ++id));
      separator = ',\n';
    }
    yield ']}';
  }
  yield '\n]}\n';
}

function layerHead(type: 'tilelayer' | 'objectgroup', id: number, name: string, visible: boolean) {
  return { type, id, name, opacity: 1, visible, x: 0, y: 0 };
}

function* tileLines({ name, rows }: TiledTileLayer, layer: number, { width, height }: TiledDocument) {
  const head = { ...layerHead('tilelayer', layer, name, true), width, height };
  yield `${JSON.stringify(head).slice(0, -1)},"data":[\n`;
  let row = 0;
  for (const gids of rows()) yield `${Array.prototype.join.call(gids, ',')}${++row < height ? ',' : ''}\n`;
  yield ']}';
}

function plainTileset({ name, image, columns, imageWidth, imageHeight, tiles }: TiledTileset) {
  return {
    firstgid: 1,
    name,
    tilewidth: TILE_WIDTH,
    tileheight: TILE_HEIGHT,
    tilecount: tileCount({ imageHeight, columns }),
    columns,
    margin: 0,
    spacing: 0,
    image,
    imagewidth: imageWidth,
    imageheight: imageHeight,
    tiles: tiles.map(({ id, type, properties }) => ({ id, type, properties })),
  };
}

function plainObject({ name, type, x, y, form, properties }: TiledObject, id: number) {
  const head = { id, name, type, x, y, width: 0, height: 0, rotation: 0, visible: true, properties };
  return form.kind === 'point' ? { ...head, point: true } : { ...head, polygon: form.points };
}
