import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';
import { countWords } from '../count-words.ts';
import { placeIn, TiledFault } from './fault.ts';
import type { Fields } from './fields.ts';
import { MAX_TILED_CELLS } from './grid.ts';

/** Deepest nesting of groups of layers. */
const MAX_DEPTH = 30;

/** The content of a text in Tiled's XML format, a map or a tileset, in the form of Tiled's JSON. */
export function tmxData(text: string, file: string): Fields {
  const root = parsed(text, file);
  if (root.name === 'map') return mapData(root);
  if (root.name === 'tileset') return tilesetData(root);
  throw new TiledFault(placeIn(file), `expected <map> or <tileset>, found <${root.name.slice(0, 40)}>`);
}

/** Most elements of a text: each takes some 400 bytes of memory. */
const MAX_ELEMENTS = 1_000_000;

/** @throws TiledFault when a text has too many elements: a small archive can hold millions */
function countElements(text: string, file: string): void {
  let elements = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const next = text.charCodeAt(at + 1);
    // Neither an end, a comment nor a declaration.
    if (next !== 0x2f && next !== 0x21 && next !== 0x3f) elements++;
    if (elements > MAX_ELEMENTS)
      throw new TiledFault(
        placeIn(file),
        `it has more than ${countWords(MAX_ELEMENTS)} elements: choose CSV or zlib in the properties of the map`,
      );
  }
}

function parsed(text: string, file: string): XmlElement {
  countElements(text, file);
  try {
    const { root } = parseXml(text);
    if (root) return root;
  } catch (error) {
    if (error instanceof XmlError) {
      const message = error.message.split('\n')[0]!.replace(/ \(line \d+, column \d+\)$/, '');
      throw new TiledFault(placeIn(file, `line ${error.line}, column ${error.column}`), message);
    }
    // Elements within elements by the thousands end the stack of the parser.
    if (!(error instanceof RangeError)) throw error;
    throw new TiledFault(placeIn(file), 'elements lie too deep within each other');
  }
  throw new TiledFault(placeIn(file), 'it has no element');
}

function mapData(map: XmlElement): Fields {
  return {
    ...attributesOf(map),
    infinite: map.attributes['infinite'] === '1',
    properties: propertiesData(map),
    tilesets: childrenOf(map, 'tileset').map(tilesetData),
    layers: layersData(map, 0),
  };
}

function tilesetData(tileset: XmlElement): Fields {
  return {
    ...attributesOf(tileset),
    tiles: childrenOf(tileset, 'tile').map((tile) => ({
      ...attributesOf(tile),
      properties: propertiesData(tile),
    })),
  };
}

const LAYER_TYPES: Readonly<Record<string, string>> = {
  layer: 'tilelayer',
  objectgroup: 'objectgroup',
  group: 'group',
};

function layersData(parent: XmlElement, depth: number): Fields[] {
  if (depth > MAX_DEPTH) throw new TiledFault('map', 'groups of layers lie too deep within each other');
  return elementsOf(parent).flatMap((element) => {
    const type = Object.hasOwn(LAYER_TYPES, element.name) ? LAYER_TYPES[element.name]! : undefined;
    if (type === undefined) return [];
    const head = {
      ...attributesOf(element),
      type,
      visible: element.attributes['visible'] !== '0',
      properties: propertiesData(element),
    };
    switch (type) {
      case 'tilelayer':
        return [{ ...head, ...layerData(element) }];
      case 'group':
        return [{ ...head, layers: layersData(element, depth + 1) }];
      default:
        return [{ ...head, objects: childrenOf(element, 'object').map(objectData) }];
    }
  });
}

function objectData(object: XmlElement): Fields {
  return { ...attributesOf(object), properties: propertiesData(object) };
}

function layerData(layer: XmlElement): Fields {
  const [data] = childrenOf(layer, 'data');
  if (!data) return {};
  const { encoding = 'xml', compression = '' } = data.attributes;
  const chunks = childrenOf(data, 'chunk');
  const name = `layer ${JSON.stringify((layer.attributes['name'] ?? '').slice(0, 40))}`;
  const shared = { encoding, compression };
  if (chunks.length === 0) return { ...shared, data: contentData(data, encoding, cellsOf(layer), name) };
  return {
    ...shared,
    chunks: chunks.map((chunk) => ({
      ...attributesOf(chunk),
      data: contentData(chunk, encoding, cellsOf(chunk), name),
    })),
  };
}

/** Cells of a layer or chunk, as it says. */
function cellsOf({ attributes }: XmlElement): number {
  return Number(attributes['width'] ?? 0) * Number(attributes['height'] ?? 0);
}

/** The tiles of a layer or chunk: numbers, or a text that is still encoded. */
function contentData(data: XmlElement, encoding: string, cells: number, path: string): number[] | string {
  if (encoding === 'xml') return childrenOf(data, 'tile').map((tile) => Number(tile.attributes['gid'] ?? 0));
  const text = data.text.trim();
  if (encoding !== 'csv') return text;
  if (text === '') return [];
  // Before it is split: words take many times the memory of the text.
  let words = 1;
  for (let at = text.indexOf(','); at >= 0; at = text.indexOf(',', at + 1)) words++;
  const most = cells > 0 ? Math.min(cells, MAX_TILED_CELLS) : MAX_TILED_CELLS;
  if (words > most) throw new TiledFault(path, `expected ${most} tiles, found ${words}`);
  return text.split(',').map((word, index) => {
    const gid = /^\s*\d{1,10}\s*$/.test(word) ? Number(word) : NaN;
    if (!Number.isNaN(gid)) return gid;
    const found = JSON.stringify(word.trim().slice(0, 40));
    throw new TiledFault(path, `expected the number of a tile at place ${index + 1}, found ${found}`);
  });
}

function propertiesData(element: XmlElement): Fields[] {
  return childrenOf(element, 'properties').flatMap((list) =>
    childrenOf(list, 'property').map((property) => {
      const { name = '', type = 'string', value = property.text } = property.attributes;
      return { name, type, value: typed(type, value) };
    }),
  );
}

function typed(type: string, value: string): unknown {
  if (type === 'int' || type === 'float') return Number(value);
  return type === 'bool' ? value === 'true' : value;
}

/** Attributes that are numbers in Tiled's JSON. */
const NUMBERS: ReadonlySet<string> = new Set(['id', 'firstgid', 'width', 'height', 'x', 'y']);

function attributesOf({ attributes }: XmlElement): Fields {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [key, NUMBERS.has(key) ? Number(value) : value]),
  );
}

function elementsOf(parent: XmlElement): XmlElement[] {
  return parent.children.filter((child) => child instanceof XmlElement);
}

function childrenOf(parent: XmlElement, name: string): XmlElement[] {
  return elementsOf(parent).filter((child) => child.name === name);
}
