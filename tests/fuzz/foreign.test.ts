import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { unpack } from '../../src/app/features/files/import/unpack.ts';
import type { City } from '../../src/engine/city/city.ts';
import type { Result } from '../../src/engine/problem.ts';
import { RandomStream } from '../../src/engine/random/stream.ts';
import { readCity } from '../../src/formats/city/read.ts';
import { readGeojsonLand } from '../../src/formats/geojson/read-land.ts';
import { geojsonPieces } from '../../src/formats/geojson/write.ts';
import { asciiPieces } from '../../src/formats/text-map/ascii.ts';
import { writePlomrogue } from '../../src/formats/text-map/plomrogue.ts';
import { readTextMap } from '../../src/formats/text-map/read.ts';
import { textMapperPieces } from '../../src/formats/text-map/text-mapper-write.ts';
import { readTiled } from '../../src/formats/tiled/read.ts';
import { tiledFiles } from '../../src/formats/tiled/write.ts';
import { CITY_TEXT, SAMPLES } from '../formats/samples.ts';
import { mutated } from '../support/hostile-inputs.ts';
import { HOUSE } from '../support/cities.ts';
import { complaintAbout } from '../support/reading-cost.ts';

/** Files of each form, from seed 1 on; `npm run fuzz` tries more, from another first one. */
const FILES = Number(process.env['SIXFOLD_FUZZ_FOREIGN'] ?? 300);
const FIRST = Number(process.env['SIXFOLD_FUZZ_FIRST'] ?? 1);

/** The most that reading a foreign file may cost, as docs/reliability.md promises. */
const BOUNDS = { milliseconds: 10_000, megabytes: 500 };

const city = unwrap(readCity(CITY_TEXT));
const tiled = new Map(
  unwrap(tiledFiles(city)).map(({ path, pieces }) => [
    path.split('.').at(-1)!,
    Array.from(pieces(), (piece) => (typeof piece === 'string' ? piece : '')).join(''),
  ]),
);

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const textOf = (pieces: Iterable<string>) => [...pieces].join('');
const readMap = (text: string) => readTiled(strToU8(text), () => undefined, [HOUSE]);

/** A form of foreign files: a good one as a text, of bytes one character each, and its reader. */
interface Form {
  readonly name: string;
  readonly good: (city: City) => string;
  readonly isJson?: true;
  readonly read: (text: string) => Result<unknown>;
}

const FORMS: readonly Form[] = [
  { name: 'TMX', good: () => tiled.get('tmx')!, read: readMap },
  { name: 'the JSON of Tiled', good: () => tiled.get('tmj')!, isJson: true, read: readMap },
  {
    name: 'GeoJSON',
    good: (value) => textOf(unwrap(geojsonPieces(value))),
    isJson: true,
    read: (text) => readGeojsonLand(text),
  },
  {
    name: 'ASCII maps',
    good: (value) => textOf(asciiPieces(value)),
    read: (text) => readTextMap('ascii', text),
  },
  {
    name: 'Text Mapper',
    good: (value) => textOf(textMapperPieces(value)),
    read: (text) => readTextMap('text-mapper', text),
  },
  {
    name: 'PlomRogue',
    good: (value) => unwrap(writePlomrogue(value)),
    read: (text) => readTextMap('plomrogue', text),
  },
  {
    name: 'ZIP archives',
    good: () =>
      Buffer.from(
        zipSync({ 'pack/a.json': strToU8(SAMPLES.schematic), 'pack/b.json': strToU8(CITY_TEXT) }),
      ).toString('latin1'),
    read: (text) => unpack(Uint8Array.from(text, (character) => character.charCodeAt(0))),
  },
];

it.each(FORMS)('mutated files of $name are read or refused, within bounds', ({ good, isJson, read }) => {
  const start = good(city);
  const problems: string[] = [];
  for (let seed = FIRST; seed < FIRST + FILES; seed++) {
    const text = mutated(new RandomStream(seed), start, isJson ?? false);
    const wrong = complaintAbout(() => read(text), BOUNDS);
    if (wrong !== undefined) problems.push(`seed ${seed}: ${wrong}\n${JSON.stringify(text.slice(0, 300))}`);
  }
  expect(problems).toEqual([]);
});
