import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeLink } from '../../src/app/features/share/link.ts';
import { hexagonLand } from '../../src/engine/land/shapes.ts';
import { asciiPieces } from '../../src/formats/text-map/ascii.ts';
import { writePlomrogue } from '../../src/formats/text-map/plomrogue.ts';
import { squarePieces } from '../../src/formats/text-map/square.ts';
import { textMapperPieces } from '../../src/formats/text-map/text-mapper-write.ts';
import { readCity } from '../../src/formats/city/read.ts';
import { CITY_TEXT, SAMPLES } from '../formats/samples.ts';
import { hostileInput, type GoodText, type HostileInput } from '../support/hostile-inputs.ts';
import { HOUSE, PAIR } from '../support/cities.ts';
import { complaintAbout } from '../support/reading-cost.ts';
import { readAs } from '../support/readers.ts';

/** Inputs, from seed 1 on; `npm run fuzz` tries more, from another first one. */
const INPUTS = Number(process.env['SIXFOLD_FUZZ_INPUTS'] ?? 5000);
const FIRST = Number(process.env['SIXFOLD_FUZZ_FIRST'] ?? 1);

/** Inputs of one test, so that a failure names few. */
const BATCH = 500;

/** The most that reading any input may cost, as docs/reliability.md promises. */
const BOUNDS = { milliseconds: 2000, megabytes: 500 };

const city = readCity(CITY_TEXT);
if (!city.ok || !city.value.recipe) throw new Error('the sample city cannot be read');
const { engine, recipe, land, districts, placements } = city.value;
const plomrogue = writePlomrogue(city.value);
if (!plomrogue.ok) throw new Error('the sample city is too large for PlomRogue');

const GOOD: readonly GoodText[] = [
  ...Object.values(SAMPLES).flatMap((text): GoodText[] => [
    { reader: 'file', text },
    { reader: 'check', text },
  ]),
  {
    reader: 'link',
    text: writeLink({
      engine,
      name: 'Harbor',
      recipe,
      library: { kinds: [HOUSE], schematics: [PAIR] },
      pieces: `sha256:${'0'.repeat(64)}`,
      digest: `sha256:${'1'.repeat(64)}`,
      layout: { land, districts, placements },
    }),
  },
  ...(['ascii', 'unknown map'] as const).flatMap((reader): GoodText[] => [
    { reader, text: [...asciiPieces(city.value)].join('') },
    { reader, text: [...squarePieces(city.value, 30)].join('') },
  ]),
  { reader: 'plomrogue', text: plomrogue.value },
  { reader: 'unknown map', text: plomrogue.value },
  { reader: 'text-mapper', text: [...textMapperPieces(city.value)].join('') },
  { reader: 'unknown map', text: [...textMapperPieces(city.value)].join('') },
];

/** The problem with the way an input is read, in words; nothing when there is none. */
function complaint({ reader, text }: HostileInput): string | undefined {
  return complaintAbout(() => readAs(reader, text), BOUNDS);
}

describe('hostile inputs to the readers', () => {
  const batches = Array.from({ length: Math.ceil(INPUTS / BATCH) }, (_, i) => FIRST + i * BATCH);
  it.each(batches)('are read or refused, quickly and in little memory, seeds from %i', (first) => {
    for (let seed = first; seed < Math.min(first + BATCH, FIRST + INPUTS); seed++) {
      const input = hostileInput(seed, GOOD);
      const wrong = complaint(input);
      expect(
        wrong,
        `seed ${seed}: ${input.reader}\n${JSON.stringify(input.text.slice(0, 300))}`,
      ).toBeUndefined();
    }
  });
});

/** A text in few words: a piece again and again between two others. */
interface Regression {
  readonly reader: HostileInput['reader'];
  readonly start: string;
  readonly repeated: string;
  readonly times: number;
  readonly end: string;
}

const { seeds, inputs } = JSON.parse(
  readFileSync(new URL('reader-regressions.json', import.meta.url), 'utf8'),
) as { readonly seeds: readonly number[]; readonly inputs: readonly Regression[] };

describe('inputs that a reader once failed on', () => {
  it.each(inputs)(
    '$reader: $start, then $repeated $times times',
    ({ reader, start, repeated, times, end }) => {
      expect(complaint({ reader, text: start + repeated.repeat(times) + end })).toBeUndefined();
    },
  );

  it('are those of these seeds', () => {
    for (const seed of seeds) expect(complaint(hostileInput(seed, GOOD)), `seed ${seed}`).toBeUndefined();
  });

  it('are land so wide that its board is mostly sea', () => {
    const rows = [{ r: 4_000_000, q: -8_000_000, count: 1 }, ...hexagonLand(3)];
    const text = JSON.stringify({ ...(JSON.parse(CITY_TEXT) as object), land: { rows } });
    expect(complaint({ reader: 'file', text })).toBeUndefined();
    const read = readAs('file', text);
    expect(!read.ok && read.problems.map(({ path }) => path)).toContain('$.statistics.hexes');
  });
});
