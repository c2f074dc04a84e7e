import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AtlasTable, numberIn } from '../../../src/formats/atlas/atlas-table.ts';
import { figureName } from '../../../src/formats/atlas/figure-name.ts';
import { AtlasReader, type AtlasColumns } from '../../../src/formats/atlas/read-lines.ts';

const bytes = new TextEncoder();
const text = new TextDecoder('utf-8', { fatal: true });

/** Reads a text in chunks that end at these places. */
function read(given: string | Uint8Array, cuts: readonly number[] = []): AtlasColumns {
  const all = typeof given === 'string' ? bytes.encode(given) : given;
  const reader = new AtlasReader((line) => text.decode(line));
  let start = 0;
  for (const cut of [...cuts].sort((a, b) => a - b)) {
    reader.push(all.subarray(start, Math.max(start, cut)));
    start = Math.max(start, cut);
  }
  reader.push(all.subarray(start));
  return reader.end();
}

function tableOf({ length, columns }: AtlasColumns): AtlasTable {
  return new AtlasTable(length, columns);
}

/** A row of a table as an object, without the figures that it does not have. */
function rowOf(table: AtlasTable, row: number): Record<string, number> {
  const figures = table.names.map((name) => [name, numberIn(table, name, row)] as const);
  return Object.fromEntries(figures.filter(([, number]) => !Number.isNaN(number)));
}

const CITY = {
  seed: 7,
  ok: true,
  placements: 40,
  perSchematic: { castle: 1, mill: 300 },
  covered: 900,
  coverage: 0.4123,
  digest: 'sha256:ab',
  publicAreas: 1,
  landAreas: 2,
  doors: 20,
  doorsReached: 20,
  walls: { closed: 1, of: 2 },
  measures: { 'near(castle, gate)': 12, 'near(mill, gate)': null },
};
const FAILED = { seed: 8, ok: false, problems: [{ path: '$.schematics[0]', message: 'finds no place' }] };

const lines = (...all: readonly object[]) => all.map((line) => `${JSON.stringify(line)}\n`).join('');

const small = fc.integer({ min: 0, max: 70_000 });
const id = fc.constantFrom('castle', 'mill', 'gate', 'hütte', '__proto__', 'a"b');
const counts = fc.dictionary(id, small, { noNullPrototype: true });
const city = fc.record({
  seed: fc.integer({ min: 0, max: 0xffffffff }),
  ok: fc.constant(true),
  placements: small,
  perSchematic: counts,
  coverage: fc.double({ min: 0, max: 1, noNaN: true }).map((share) => Math.round(share * 1e4) / 1e4),
  walls: fc.record({ closed: small, of: small }),
  measures: fc.dictionary(
    fc.constantFrom('streets', 'near(a, b)'),
    fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    { noNullPrototype: true },
  ),
});
const failed = fc.record({ seed: fc.integer({ min: 0, max: 0xffffffff }), ok: fc.constant(false) });

type Group = Readonly<Record<string, number | null>>;

interface Line {
  readonly seed: number;
  readonly ok: boolean;
  readonly placements: number;
  readonly perSchematic: Group;
  readonly coverage: number;
  readonly walls: Group;
  readonly measures: Group;
}

/** The figures of a line by JSON.parse, slowly. */
function figuresOf(line: unknown, schematics: ReadonlySet<string>): Record<string, number | null> {
  const { seed, ok, placements, perSchematic, coverage, walls, measures } = JSON.parse(
    JSON.stringify(line),
  ) as Line;
  if (!ok) return { seed, ok: 0 };
  const own = (name: string) => (Object.hasOwn(perSchematic, name) ? perSchematic[name]! : 0);
  return {
    seed,
    ok: 1,
    placements,
    coverage,
    'walls.closed': walls['closed']!,
    'walls.of': walls['of']!,
    ...Object.fromEntries([...schematics].map((name) => [figureName('count', [name]), own(name)])),
    ...Object.fromEntries(Object.entries(measures).filter(([, number]) => number !== null)),
  };
}

describe('reading the lines of an atlas', () => {
  it('gives every figure by its name, none where a city has none, and 0 for schematics without placements', () => {
    const read_ = read(lines(CITY, FAILED, { ...CITY, seed: 9, perSchematic: { mill: 2, church: 1 } }));
    const table = tableOf(read_);
    expect(table.names.slice(0, 2)).toEqual(['seed', 'ok']);
    expect(rowOf(table, 0)).toEqual({
      seed: 7,
      ok: 1,
      placements: 40,
      'count(castle)': 1,
      'count(mill)': 300,
      'count(church)': 0,
      covered: 900,
      coverage: 0.4123,
      publicAreas: 1,
      landAreas: 2,
      doors: 20,
      doorsReached: 20,
      'walls.closed': 1,
      'walls.of': 2,
      'near(castle, gate)': 12,
    });
    expect(rowOf(table, 1)).toEqual({ seed: 8, ok: 0 });
    expect(rowOf(table, 2)).toMatchObject({ 'count(castle)': 0, 'count(church)': 1 });
    expect(table.names).toContain('near(mill, gate)');
    expect(read_.cities).toBe(2);
    expect(read_.problems).toEqual(['$.schematics[0]: finds no place']);
    expect([...read_.problem_row]).toEqual([255, 0, 255]);
    expect(read_.sample).toEqual({ seed: 7, digest: 'sha256:ab' });
    expect(read_.badCount).toBe(0);
  });

  it('gives the same as JSON.parse, wherever chunks end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(city, failed), { maxLength: 12 }),
        fc.array(fc.nat(4000)),
        (all, cuts) => {
          const table = tableOf(read(lines(...all), cuts));
          const schematics = new Set(
            all.flatMap((line) =>
              'perSchematic' in line ? Object.getOwnPropertyNames(line.perSchematic) : [],
            ),
          );
          expect(table.length).toBe(all.length);
          all.forEach((line, row) => expect(rowOf(table, row)).toEqual(figuresOf(line, schematics)));
        },
      ),
    );
  });

  it('tells lines that cannot be read by their numbers, and keeps all others', () => {
    const broken = `${lines(CITY)}{"seed":\n\n[1]\n{"seed":-1,"ok":true}\n{"seed":3}\r\n${lines(FAILED)}null`;
    const { length, bad, badCount, line_row } = read(broken, [3, 400, 500]);
    expect(length).toBe(2);
    expect([...line_row]).toEqual([1, 7]);
    expect(bad).toEqual([
      { line: 2, message: 'is no JSON' },
      { line: 4, message: 'is no object' },
      { line: 5, message: 'has no seed: a whole number from 0 to 4294967295' },
      { line: 6, message: 'does not say whether the seed is ok' },
      { line: 8, message: 'is no object' },
    ]);
    expect(badCount).toBe(5);
  });

  it('takes a line of bytes that are no text for a bad one', () => {
    const broken = bytes.encode(`{"seed":1,"ok":true,"digest":"?"}\n${lines(CITY)}`);
    broken[broken.indexOf(0x3f)] = 0xff;
    const { length, bad } = read(broken);
    expect([length, bad]).toEqual([1, [{ line: 1, message: 'is no JSON' }]]);
  });

  it('never throws, whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.array(fc.nat(300)), (noise, cuts) => {
        const { length, columns } = read(noise, cuts);
        for (const numbers of columns.values()) expect(numbers).toHaveLength(length);
      }),
    );
  });

  it('keeps one number of a name when two members of a line come to it', () => {
    const table = tableOf(
      read(lines({ seed: 1, ok: true, doors: 2, measures: { doors: 3, seed: 4 } }, CITY)),
    );
    expect([rowOf(table, 0)['doors'], rowOf(table, 0)['seed'], rowOf(table, 1)['doors']]).toEqual([2, 1, 20]);
  });

  it('keeps small integers in a byte or two', () => {
    const { columns } = read(lines(CITY, { ...CITY, seed: 0xffffffff, doors: 65_535 }));
    const width = (name: string) => columns.get(name)!.BYTES_PER_ELEMENT;
    expect(['ok', 'count(castle)', 'count(mill)', 'doors', 'coverage', 'seed'].map(width)).toEqual([
      1, 1, 2, 4, 8, 8,
    ]);
  });
});
