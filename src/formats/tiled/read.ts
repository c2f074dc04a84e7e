import { strFromU8 } from 'fflate';
import type { City } from '../../engine/city/city.ts';
import type { LandRow } from '../../engine/land/row.ts';
import { failure, success, type Result } from '../../engine/problem.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { readZip, ZipFault } from '../zip/read-zip.ts';
import { SEA_BY_WORDS, type SeaChoice, type SeaRule } from '../sea/rule.ts';
import { TiledFault } from './fault.ts';
import { cityOfMap } from './read-city.ts';
import { readLand } from './read-land.ts';
import { readMap, type Beside, type Unread } from './read-map.ts';

/** The contents of a map of Tiled. */
export interface TiledImport {
  /** Normalized; centered about hex (0, 0), except that a map that Sixfold wrote keeps its coordinates. */
  readonly land: readonly LandRow[];
  /** The city that its tiles paint by their classes; `null` when no tile has the class of a kind. */
  readonly city: City | null;
  /** Sentences about what could not be kept of the land, without a trailing period. */
  readonly landNotes: readonly string[];
  /** The same for the city, those about its land included. */
  readonly notes: readonly string[];
  /** Other rules for the sea that its tiles offer, with the number of tiles that would be sea. */
  readonly seas: readonly SeaChoice[];
}

/**
 * The bytes of a file beside the map, by its path relative to it; `undefined` for one that is missing. One that is there
 * and not read lies `outside` of the folders that may be read, or is a folder, a device or a pipe: `no-file`.
 */
export type BytesBeside = (path: string) => Uint8Array | 'outside' | 'no-file' | undefined;

/** Why the tiles of a tileset have no kinds, as the end of a sentence. */
const UNREAD: Readonly<Record<Unread, string>> = {
  missing: 'is missing',
  outside: 'lies outside of the map’s folder and is not read',
  'no-file': 'is no regular file and is not read',
};

/** Tilesets that are named one by one when they are not read. */
const MOST_NAMED = 20;

/**
 * Reads a hexagonal map of Tiled: TMX, its JSON, or a ZIP archive with either, which may have been written by Sixfold
 * or by Tiled.
 *
 * @param known kinds that the classes of tiles can name, such as those of the library
 * @param sea the tiles that are sea by their class, which is the property `class` here, and their properties
 */
export function readTiled(
  bytes: Uint8Array,
  beside: BytesBeside = () => undefined,
  known: readonly Kind[] = [],
  sea: SeaRule = SEA_BY_WORDS,
): Result<TiledImport> {
  if (!(bytes instanceof Uint8Array))
    throw new RangeError('a map of Tiled must be a Uint8Array of its bytes');
  try {
    const opened = isZip(bytes) ? fromZip(bytes) : { file: '', bytes, beside };
    const texts: Beside = (path) => {
      const found = opened.beside(path) ?? 'missing';
      return typeof found === 'string' ? found : { text: strFromU8(found) };
    };
    const map = readMap(strFromU8(opened.bytes), opened.file, texts, sea);
    const land = readLand(map);
    const { city, notes } = cityOfMap(map, land, known);
    const landNotes = [
      ...[...map.unread]
        .slice(0, MOST_NAMED)
        .map(
          ([path, why]) =>
            `the tileset ${JSON.stringify(path.slice(0, 60))} ${UNREAD[why]}: its tiles have no kinds`,
        ),
      ...(map.unread.size > MOST_NAMED ? [`${map.unread.size - MOST_NAMED} more tilesets are not read`] : []),
      ...(map.axis === 'y'
        ? ['the map has pointy-top hexes: it is turned, and each tile fills its hex']
        : []),
    ];
    return success({ land: land.land, city, landNotes, notes: [...landNotes, ...notes], seas: land.seas });
  } catch (error) {
    if (error instanceof TiledFault) return failure([{ path: error.path, message: error.message }]);
    throw error;
  }
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** The place of problems of an archive as a whole. */
const ARCHIVE = 'archive';

const BOUNDS = { entries: 65_536, unpacked: 2 ** 27 };

/** The map of an archive, TMX before JSON, and the files beside it. */
function fromZip(zip: Uint8Array) {
  const files = unzipped(zip);
  const names = [...files.keys()].sort();
  const name = ['.tmx', '.tmj', '.json'].flatMap((ending) =>
    names.filter((one) => one.toLowerCase().endsWith(ending)),
  )[0];
  if (name === undefined)
    throw new TiledFault(ARCHIVE, 'there is no map of Tiled in it: no .tmx and no .tmj');
  const beside: BytesBeside = (path) => files.get(pathFrom(name, path));
  return { file: name, bytes: files.get(name)!, beside };
}

/** The path that a file of an archive names relative to itself. */
function pathFrom(file: string, path: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of path.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  return parts.join('/');
}

function unzipped(zip: Uint8Array): ReadonlyMap<string, Uint8Array> {
  try {
    return readZip(zip, (name) => /\.(?:tm[xj]|ts[xj]|json)$/i.test(name), BOUNDS);
  } catch (error) {
    if (error instanceof ZipFault) throw new TiledFault(ARCHIVE, error.message);
    throw error;
  }
}
