import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeLink } from '../../src/app/features/share/link.ts';
import { hexagonLand } from '../../src/engine/land/shapes.ts';
import { MAX_PROBLEMS } from '../../src/formats/limits.ts';
import { asciiPieces } from '../../src/formats/text-map/ascii.ts';
import { writePlomrogue } from '../../src/formats/text-map/plomrogue.ts';
import { squarePieces } from '../../src/formats/text-map/square.ts';
import { textMapperPieces } from '../../src/formats/text-map/text-mapper-write.ts';
import { readCity } from '../../src/formats/city/read.ts';
import { CITY_TEXT, SAMPLES } from '../formats/samples.ts';
import { hostileInput, type GoodText, type HostileInput } from '../support/hostile-inputs.ts';
import { HOUSE, PAIR } from '../support/cities.ts';
import { readAs } from '../support/readers.ts';

/** Inputs, from seed 1 on; `npm run fuzz` tries more, from another first one. */
const INPUTS = Number(process.env['SIXFOLD_FUZZ_INPUTS'] ?? 5000);
const FIRST = Number(process.env['SIXFOLD_FUZZ_FIRST'] ?? 1);

/** Inputs of one test, so that a failure names few. */
const BATCH = 500;

/** Most milliseconds for reading any input, as docs/reliability.md promises. */
const MOST_MILLISECONDS = 2000;
const MOST_MEGABYTES = 500;

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
  const before = process.memoryUsage.rss();
  const peak = process.resourceUsage().maxRSS;
  const start = process.cpuUsage();
  let wrong: string | undefined;
  try {
    const result = readAs(reader, text);
    if (!result.ok) wrong = badProblems(result.problems);
  } catch (error) {
    wrong = `throws ${error instanceof Error ? error.stack : String(error)}`;
  }
  // Of the processor: what else the machine does meanwhile is no fault of the reader.
  const { user, system } = process.cpuUsage(start);
  const milliseconds = (user + system) / 1000;
  // The most that this process ever had is known: this input took it when it was less before.
  const { maxRSS } = process.resourceUsage();
  const megabytes = maxRSS > peak ? (maxRSS * 1024 - before) / 2 ** 20 : 0;
  if (milliseconds > MOST_MILLISECONDS) wrong ??= `takes ${Math.round(milliseconds)} ms`;
  if (megabytes > MOST_MEGABYTES) wrong ??= `takes ${Math.round(megabytes)} MB`;
  if ('polluted' in {}) wrong ??= 'pollutes the prototype of all objects';
  return wrong;
}

function badProblems(
  problems: readonly { readonly path: string; readonly message: string }[],
): string | undefined {
  if (problems.length === 0) return 'is refused without a reason';
  if (problems.length > MAX_PROBLEMS + 1) return `has ${problems.length} problems`;
  const long = problems.find(
    ({ path, message }) => path.length > 2000 || message.length > 1000 || message === '',
  );
  return long && `has a problem of ${long.path.length} + ${long.message.length} characters`;
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
