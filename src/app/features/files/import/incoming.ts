import { landBox, MAX_SLOTS } from '../../../../engine/board/board.ts';
import type { Recipe } from '../../../../engine/recipe/recipe.ts';
import type { LandRow } from '../../../../engine/land/row.ts';
import { failure, success, type Result } from '../../../../engine/problem.ts';
import type { Kind } from '../../../../engine/schematic/kind.ts';
import type { Schematic } from '../../../../engine/schematic/schematic.ts';
import { readAny, type SixfoldFile } from '../../../../formats/any.ts';
import { describeValue, jsonPath } from '../../../../formats/json/path.ts';
import { boundProblems } from '../../../../formats/problem-list.ts';
import { writeSchematic } from '../../../../formats/schematic/write.ts';
import { guessTextMap, isWrittenMap } from '../../../../formats/text-map/guess.ts';
import { readTextMapLand } from '../../../../formats/text-map/read.ts';
import { sentence } from '../../../cityview/words.ts';
import { cityNameOf, namedCity } from '../../../document/city-files.ts';
import { sameKind } from '../../../document/import-kinds.ts';
import type { IncomingPack } from '../../../document/import-packs.ts';
import type { IncomingCity } from './incoming-city.ts';
import { IncomingPacks } from './incoming-packs.ts';
import { sortMaps, type ForeignMap } from './foreign-maps.ts';
import type { BadFile, OpenedFiles } from './open-files.ts';
import { number } from '../../../kit/number-words.ts';
import * as words from '../words.ts';

/** Most hexes of all schematics of one import. */
const MAX_PAINTED = 100_000;

/** A recipe that comes in: for the open city, or for one of its own. */
export interface IncomingRecipe {
  readonly kind: 'recipe';
  readonly name: string;
  readonly value: Recipe;
}

/** An import beside the library: a recipe or a city. */
export type Work = IncomingRecipe | IncomingCity;

/** All that some files bring, before it is held against the document. */
export interface Incoming {
  /** No id twice. */
  readonly kinds: readonly Kind[];
  /** Those of no pack, no id twice. */
  readonly schematics: readonly Schematic[];
  /** No id twice. */
  readonly packs: readonly IncomingPack[];
  /** Recipes and cities in the order of their files, none twice. */
  readonly works: readonly Work[];
  /** Sentences about what is not kept of maps that are text. */
  readonly notes: readonly string[];
  /** Maps of other programs, in the order of their files. */
  readonly maps: readonly ForeignMap[];
  readonly bad: readonly BadFile[];
  /** Number of files that can be taken. */
  readonly good: number;
}

/**
 * Reads the texts of files of any of our formats, and maps that are text as land. Where two files hold different
 * things under one id, the second is a bad one.
 *
 * @param known kinds that maps of other programs can name
 */
export function readIncoming(files: OpenedFiles, known: readonly Kind[] = []): Incoming {
  const kinds = new Map<string, { readonly kind: Kind; readonly path: string }>();
  const schematics = new Map<string, { readonly schematic: Schematic; readonly path: string }>();
  const works: Work[] = [];
  const notes: string[] = [];
  const packs = new IncomingPacks();
  const { maps, bad: badMaps, rest } = sortMaps(files.texts, known);
  const bad = [...files.bad, ...badMaps];
  let hexes = 0;

  function keep({ format, value }: Read, path: string): Result<unknown> {
    switch (format) {
      case 'sixfold/kinds': {
        const problems = value.kinds.flatMap((kind, index) => {
          const known = kinds.get(kind.id);
          if (!known || sameKind(known.kind, kind)) return [];
          const message = words.isAnotherKindIn(kind.id, known.path);
          return [{ path: jsonPath(['kinds', index]), message }];
        });
        if (problems.length > 0) return failure(problems);
        for (const kind of value.kinds) if (!kinds.has(kind.id)) kinds.set(kind.id, { kind, path });
        return success(null);
      }
      case 'sixfold/schematic': {
        const ofPack = packs.claimOf(path, value.id);
        const known = ofPack ? undefined : schematics.get(value.id);
        if (known && writeSchematic(known.schematic) !== writeSchematic(value))
          return failure([{ path: '$.id', message: words.isAnotherSchematicIn(value.id, known.path) }]);
        if (known) return success(null);
        hexes += value.hexes.length;
        if (hexes > MAX_PAINTED) {
          const most = number(MAX_PAINTED);
          const message = words.tooManyHexes(most);
          return failure([{ path: '$.hexes', message }]);
        }
        if (ofPack) ofPack.set(value.id, value);
        else schematics.set(value.id, { schematic: value, path });
        return success(null);
      }
      case 'sixfold/pack':
        // It was added before all others.
        return success(null);
      case 'sixfold/recipe':
        return keepWork({ kind: 'recipe', name: cityNameOf(path), value });
      case 'sixfold/city': {
        const { columns, rows } = landBox(value.land);
        if (columns * rows <= MAX_SLOTS) {
          const { name, city } = namedCity(value, path);
          return keepWork({ kind: 'city', name, value: city });
        }
        const message = words.landTooWide(columns, rows);
        return failure([{ path: '$.land', message }]);
      }
      case 'land':
        return keepWork({ kind: 'land', name: cityNameOf(path), value });
    }
  }

  /** A file as it is; a pack is added at once, so that it can claim schematics that were read before it. */
  function withPack(path: string, read: Result<Read>): Result<Read> {
    if (!read.ok || read.value.format !== 'sixfold/pack') return read;
    const problem = packs.add(path, read.value.value);
    return problem ? failure([problem]) : read;
  }

  function keepWork(work: Work): Result<unknown> {
    if (!works.some((known) => isSameWork(known, work))) works.push(work);
    return success(null);
  }

  const texts = rest.map(({ path, text }) => ({ path, read: withPack(path, readText(path, text)) }));
  for (const { path, read } of texts) {
    const kept = read.ok ? keep(read.value, path) : read;
    if (read.ok && read.value.format === 'land') notes.push(...read.value.notes.map(sentence));
    if (!kept.ok) bad.push({ path, problems: boundProblems(kept.problems, '') });
  }
  const found = packs.finish();
  bad.push(...found.bad);
  for (const schematic of found.free)
    if (!schematics.has(schematic.id)) schematics.set(schematic.id, { schematic, path: '' });
  return {
    kinds: [...kinds.values()].map(({ kind }) => kind),
    schematics: packs.sortLoose([...schematics.values()].map(({ schematic }) => schematic)),
    packs: found.packs,
    works,
    notes,
    maps,
    bad,
    good: rest.length + maps.length + files.bad.length + badMaps.length - bad.length,
  };
}

type Read =
  | SixfoldFile
  | {
      readonly format: 'land';
      readonly value: readonly LandRow[];
      /** Sentences about what is not kept, without a trailing period. */
      readonly notes: readonly string[];
    };

/**
 * Reads a text: a name in `.json` is one of our forms or a mistake, never a map that is text, for those may hold any
 * words.
 */
function readText(path: string, text: string): Result<Read> {
  if (text.trim() === '') return failure([{ path: '', message: words.theFileIsEmpty }]);
  if (/\.json$/i.test(path) || (/^\s*[[{]/.test(text) && !isWrittenMap(text))) return readJson(text);
  // Numbers of the same length make a block of characters, as a map does.
  if (/\.[ct]sv$/i.test(path)) return failure([{ path: '', message: words.isTable }]);
  const map = guessTextMap(text);
  if (!map.ok) return map;
  const read = readTextMapLand(map.value, text);
  return read.ok ? success({ format: 'land', value: read.value.land, notes: read.value.notes }) : read;
}

/** Reads any of our formats. JSON of others is told as such: users need not know what ours say of themselves. */
function readJson(text: string): Result<SixfoldFile> {
  const read = readAny(text);
  if (read.ok || read.problems[0]?.path !== '$.format') return read;
  const { format } = JSON.parse(text.replace(/^\ufeff/, '')) as { readonly format?: unknown };
  return failure([
    format === undefined
      ? { path: '', message: words.jsonWithoutFormat }
      : {
          path: '$.format',
          message: words.jsonOfOtherFormat(describeValue(format)),
        },
  ]);
}

function isSameWork(a: Work, b: Work): boolean {
  return a.kind === b.kind && JSON.stringify(a.value) === JSON.stringify(b.value);
}
