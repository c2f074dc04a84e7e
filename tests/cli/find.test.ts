import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Least } from '../../src/cli/find/least.ts';
import { tableText } from '../../src/cli/find/table-text.ts';
import { PATIENCE, refusal, scratchFolder, sixfold, sixfoldHere, sixfoldHereOut, sixfoldOut } from './run.ts';

const folder = scratchFolder();

interface Line {
  readonly seed: number;
  readonly doors: number;
  readonly near: number | null;
}

const LINES: readonly Line[] = Array.from({ length: 30 }, (_, seed) => ({
  seed,
  doors: (seed * 7) % 30,
  near: seed % 4 === 0 ? null : seed % 9,
}));

function textOf({ seed, doors, near }: Line): string {
  return `{"seed":${seed},"ok":true,"placements":5,"perSchematic":{"house":${(seed % 3) + 1}},"covered":9,"coverage":0.${seed + 10},"digest":"sha256:00","publicAreas":1,"landAreas":1,"doors":${doors},"doorsReached":${doors},"walls":{"closed":0,"of":0},"measures":{"near(castle, gate)":${near}}}`;
}

const texts = [...LINES.map(textOf), '{"seed":30,"ok":false,"problems":[]}'];
const atlas = folder.write('atlas.jsonl', `${texts.join('\n')}\n`);

function linesWhere(isFound: (line: Line) => boolean): string {
  return LINES.filter(isFound)
    .map((line) => `${textOf(line)}\n`)
    .join('');
}

describe('find', { timeout: PATIENCE }, () => {
  test('prints the lines that meet a condition as they are, from a file, a folder and standard input', async () => {
    const filter = 'near(gate, castle) <= 5 and doors > 10';
    const expected = linesWhere(({ near, doors }) => near !== null && near <= 5 && doors > 10);
    expect(await sixfoldHereOut(['find', atlas, filter])).toBe(expected);
    expect(sixfoldOut(['find', '-', filter], readFileSync(atlas, 'utf8'))).toBe(expected);
    mkdirSync(join(folder.path, 'baked'));
    writeFileSync(join(folder.path, 'baked', 'atlas.jsonl'), readFileSync(atlas));
    const out = join(folder.path, 'found.jsonl');
    expect(await sixfoldHereOut(['find', join(folder.path, 'baked'), filter, '--out', out])).toBe('');
    expect(readFileSync(out, 'utf8')).toBe(expected);
    // What is found can be asked again.
    expect(sixfoldOut(['find', '-', 'seed >= 0', '--limit', '1'], expected)).toBe(
      `${expected.split('\n')[0]}\n`,
    );
  });

  test('sorts, limits, counts and shows a table', async () => {
    const sorted = [...LINES].sort((a, b) => b.doors - a.doors || a.seed - b.seed);
    expect(await sixfoldHereOut(['find', atlas, '--sort', '-doors', '--limit', '3', '--seeds'])).toBe(
      sorted
        .slice(0, 3)
        .map(
          ({ seed }) => `${seed}
`,
        )
        .join(''),
    );
    expect(await sixfoldHereOut(['find', atlas, 'ok = 0', '--seeds'])).toBe('30\n');
    expect(await sixfoldHereOut(['find', atlas, 'doors < 5', '--count'])).toBe(
      `${LINES.filter(({ doors }) => doors < 5).length}\n`,
    );
    expect(
      await sixfoldHereOut([
        'find',
        atlas,
        'count(house) = 3',
        '--sort',
        'near(castle, gate)',
        '--limit',
        '2',
        '--table',
      ]),
    ).toBe(
      'seed  count(house)  near(castle, gate)\n   2             3                   2\n  11             3                   2\n',
    );
    const cut = await sixfoldHere(['find', atlas, '--table']);
    expect(cut.out.split('\n')).toHaveLength(22);
    expect(cut.err).toBe('10 more cities: --limit N shows them\n');
  });

  test('names what an atlas lacks, and how to bake it', async () => {
    expect(await sixfoldHere(['find', atlas, 'streets > 5'])).toEqual({
      status: 1,
      out: '',
      err: `${atlas}: the atlas has no streets.\nbake it: sixfold survey RECIPE --seeds A-B --measure 'streets' --out atlas.jsonl\n`,
    });
    expect(await sixfoldHere(['find', atlas, 'dors > 5'])).toMatchObject({
      status: 1,
      err: expect.stringContaining('no figure dors. Did you mean doors?') as string,
    });
    expect(await sixfoldHere(['find', atlas, 'houses > 5'])).toMatchObject({
      status: 1,
      err: expect.stringContaining('no figure houses. Did you mean count(house)?') as string,
    });
    expect(await sixfoldHere(['find', atlas, 'count(hose) > 0'])).toEqual({
      status: 0,
      out: '',
      err: `warning: ${atlas}: no city has count(hose) above 0. Did you mean count(house)?\n`,
    });
    expect(sixfold(['find', '-', 'unlike > 1'], texts[0])).toMatchObject({
      status: 1,
      err: 'unlike needs all cities before the first answer: name the file, not -\n',
    });
    const empty = join(folder.path, 'empty');
    mkdirSync(empty);
    expect(await sixfoldHere(['find', empty, 'doors > 1'])).toMatchObject({
      status: 1,
      err: `${empty}: no atlas.jsonl in this folder\n`,
    });
  });

  test('finds the city that is most unlike the others', async () => {
    const odd = textOf({ seed: 31, doors: 900, near: 80 });
    const file = folder.write('odd.jsonl', `${[...texts, odd].join('\n')}\n`);
    expect(await sixfoldHereOut(['find', file, '--sort', '-unlike', '--limit', '1'])).toBe(`${odd}\n`);
  });

  test('names lines that cannot be read by their numbers, and answers for the others', async () => {
    const file = folder.write(
      'broken.jsonl',
      `${texts[0]}\n{"seed":\n${texts[1]}\n${texts[2]!.slice(0, 90)}`,
    );
    expect(await sixfoldHere(['find', file, 'seed >= 0'])).toEqual({
      status: 1,
      out: `${texts[0]}\n${texts[1]}\n`,
      err: `${file}: line 2: this is no JSON\n${file}: line 4: this is no JSON\n`,
    });
  });

  test('marks the place where a condition is wrong', () => {
    expect(refusal('find', atlas, 'doors >> 1')).toContain(
      'At character 8: ">" has no meaning here\n  doors >> 1\n         ^',
    );
    expect(refusal('find', atlas, '--sort', 'doors > 1')).toContain(
      'this is a condition, and a number is needed',
    );
    expect(refusal('find', atlas, '--count', '--seeds')).toContain('cannot be used with');
  });
});

test('the least of many are those that sorting puts first', () => {
  const keys = fc.array(fc.oneof(fc.nat(9), fc.constant(NaN), fc.constant(-Infinity)), { maxLength: 40 });
  fc.assert(
    fc.property(keys, fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constant(Infinity)), (all, limit) => {
      const least = new Least<number>(limit);
      all.forEach((key, index) => least.add(key, () => index));
      const order = (index: number) => (Number.isNaN(all[index]) ? Infinity : all[index]!);
      const sorted = all
        .map((_, index) => index)
        .sort((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : a - b));
      expect(least.finish()).toEqual(sorted.slice(0, limit));
    }),
  );
});

test('prints no head of a table that could not be read', async () => {
  const bad = folder.write('bad.jsonl', 'no line\n');
  const { status, out, err } = await sixfoldHere(['find', bad, '--sort', 'doors', '--table']);
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err).toContain(bad);
});

test('a table is aligned', () => {
  expect(tableText(['seed', 'a'], [[1, NaN], [20_000, 0.5]])).toBe(' seed    a\n    1    -\n20000  0.5\n'); // prettier-ignore
});
