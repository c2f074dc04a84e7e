import type { City } from '../../../../engine/city/city.ts';
import type { LandRow } from '../../../../engine/land/row.ts';
import { success, type Result } from '../../../../engine/problem.ts';
import type { Kind } from '../../../../engine/schematic/kind.ts';
import {
  GEOJSON_LAND_DEFAULTS,
  landOfPolygons,
  readGeojson,
  type GeojsonLand,
} from '../../../../formats/geojson/read-land.ts';
import {
  SEA_BY_WORDS,
  seaChoices,
  seaRuleText,
  type SeaChoice,
  type SeaRule,
} from '../../../../formats/sea/rule.ts';
import { boundProblems } from '../../../../formats/problem-list.ts';
import { readTiled } from '../../../../formats/tiled/read.ts';
import { sentence } from '../../../cityview/words.ts';
import { cityNameOf } from '../../../document/city-files.ts';
import type { TextFile } from '../../../document/text-file.ts';
import { foreignFormOf } from './foreign-form.ts';
import type { IncomingCity } from './incoming-city.ts';
import type { BadFile } from './open-files.ts';
import * as words from '../words.ts';

/** A map of another program that comes in, with all that can be taken of it. */
export type ForeignMap =
  | {
      readonly kind: 'tiled';
      readonly name: string;
      readonly land: readonly LandRow[];
      /** Sentences about what is lost when the land alone is taken, without a trailing period. */
      readonly landNotes: readonly string[];
      /** `null` when the tiles show no kinds. */
      readonly city: City | null;
      /** The same for the city. */
      readonly notes: readonly string[];
      /** Rules that make some of the tiles sea. */
      readonly seas: readonly MapSea[];
      /** The files that it is read from, to read it again by another rule. */
      readonly source: TiledSource;
    }
  | {
      readonly kind: 'geojson';
      readonly name: string;
      /** The text of the file: its land depends on the size of hexes. */
      readonly text: string;
      /** The land at the usual size, or why there is none so. */
      readonly land: Result<GeojsonLand>;
      /** Rules that make some of the polygons sea. */
      readonly seas: readonly MapSea[];
    };

/** A rule that makes parts of a map sea, as a text, with the number of these: polygons, tiles. */
export interface MapSea {
  readonly rule: string;
  readonly parts: number;
}

/** The files of a map of Tiled. */
export interface TiledSource {
  readonly map: TextFile;
  readonly tilesets: readonly TextFile[];
  /** Kinds that the classes of tiles can name. */
  readonly known: readonly Kind[];
}

/** All that a map of Tiled holds. */
export type TiledContent = Omit<Extract<ForeignMap, { kind: 'tiled' }>, 'source'>;

/** The choice of what is taken of a map, with sentences about what is lost. */
export interface TakenMap {
  readonly city: IncomingCity;
  readonly notes: readonly string[];
}

/** The land of a map of Tiled, with nothing on it. */
export function landOf(map: TiledContent): TakenMap {
  return { city: { kind: 'land', name: map.name, value: map.land }, notes: map.landNotes.map(sentence) };
}

/** All of a map that can be taken: its city where it has one, and land at the usual size. */
export function defaultOf(map: TiledContent | Extract<ForeignMap, { kind: 'geojson' }>): Result<TakenMap> {
  if (map.kind === 'geojson') {
    const { name, land } = map;
    if (!land.ok) return land;
    const { notes } = land.value;
    return success({ city: { kind: 'land', name, value: land.value.land }, notes: notes.map(sentence) });
  }
  const { name, city, notes } = map;
  if (!city) return success(landOf(map));
  return success({ city: { kind: 'city', name, value: city }, notes: notes.map(sentence) });
}

/** The files of an import, with maps of other programs apart from the others. */
export interface SortedFiles {
  readonly maps: readonly ForeignMap[];
  readonly bad: readonly BadFile[];
  /** Files that are no maps of other programs, and do not belong to one. */
  readonly rest: readonly TextFile[];
}

/**
 * Reads the maps of other programs among some files. Tilesets belong to the maps that use them. Of a map that is there as
 * TMX and as JSON, as Sixfold writes it, the TMX counts.
 *
 * @param known kinds that the classes of tiles can name
 */
export function sortMaps(texts: readonly TextFile[], known: readonly Kind[]): SortedFiles {
  const byPath = new Map(texts.map((file) => [file.path, file]));
  const maps: ForeignMap[] = [];
  const bad: BadFile[] = [];
  const rest: TextFile[] = [];
  const tilesets: TextFile[] = [];
  for (const file of texts) {
    const form = foreignFormOf(file);
    if (form === null) rest.push(file);
    else if (form === 'tileset') tilesets.push(file);
    else if (form === 'geojson' || !isTwin(file.path, byPath)) {
      const map = form === 'tiled' ? tiledMap(file, byPath, known) : polygonMap(file);
      if (map.ok) maps.push(map.value);
      else bad.push({ path: file.path, problems: boundProblems(map.problems, '') });
    }
  }
  // Folders and archives may hold tilesets, and programs whose files have the same ending.
  if (maps.length + bad.length === 0)
    for (const { path } of tilesets)
      if (!path.includes('/')) bad.push({ path, problems: [{ path: '', message: words.tilesetAlone }] });
  return { maps, bad, rest };
}

/** Whether a map as JSON lies beside the same one as TMX. */
function isTwin(path: string, byPath: ReadonlyMap<string, TextFile>): boolean {
  const stem = path.replace(/\.(?:tmj|json)$/i, '');
  return stem !== path && byPath.has(`${stem}.tmx`);
}

function tiledMap(
  map: TextFile,
  byPath: ReadonlyMap<string, TextFile>,
  known: readonly Kind[],
): Result<ForeignMap> {
  const tilesets = new Map<string, TextFile>();
  const beside = (path: string) => {
    const found = byPath.get(path);
    if (found) tilesets.set(path, found);
    return found;
  };
  const read = readMapOfTiled(map, beside, known, SEA_BY_WORDS);
  if (!read.ok) return read;
  return success({ ...read.value, source: { map, tilesets: [...tilesets.values()], known } });
}

/** Reads a map of Tiled again, by another rule for the sea. */
export function readTiledAgain({ map, tilesets, known }: TiledSource, sea: SeaRule): Result<TiledContent> {
  const byPath = new Map(tilesets.map((file) => [file.path, file]));
  return readMapOfTiled(map, (path) => byPath.get(path), known, sea);
}

function readMapOfTiled(
  { path, text }: TextFile,
  find: (path: string) => TextFile | undefined,
  known: readonly Kind[],
  sea: SeaRule,
): Result<TiledContent> {
  const encoder = new TextEncoder();
  const beside = (source: string) => {
    const found = find(pathFrom(path, source));
    return found && encoder.encode(found.text);
  };
  const read = readTiled(encoder.encode(text), beside, known, sea);
  if (!read.ok) return read;
  const { seas, ...rest } = read.value;
  return success({ kind: 'tiled', name: cityNameOf(path), ...rest, seas: seas.map(mapSea) });
}

function mapSea({ rule, parts }: SeaChoice): MapSea {
  return { rule: seaRuleText(rule), parts };
}

/** The path that a file names relative to itself. */
function pathFrom(file: string, source: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of source.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  return parts.join('/');
}

function polygonMap({ path, text }: TextFile): Result<ForeignMap> {
  const read = readGeojson(text);
  if (!read.ok) return read;
  const land = landOfPolygons(read.value, GEOJSON_LAND_DEFAULTS, {});
  // Another size of hexes, other coordinates or another sea may do.
  const isBad = !land.ok && land.problems.some((problem) => problem.path !== 'map');
  if (isBad) return land;
  const seas = seaChoices(read.value.polygons.map(({ properties }) => properties)).map(mapSea);
  return success({ kind: 'geojson', name: cityNameOf(path), text, land, seas });
}
