import { expect, test } from 'vitest';
import { AT_ONCE, readAtOnce } from '../../../../src/app/features/files/paste-text.ts';
import { writeCity } from '../../../../src/formats/city/write.ts';
import { writeSchematic } from '../../../../src/formats/schematic/write.ts';
import { TILE } from '../../../support/cities.ts';

const BARE = { engine: 'test', recipe: null, kinds: [], schematics: [], districts: [], placements: [] };

test('a small schematic from the clipboard is read at once, and so is what is none', () => {
  expect(readAtOnce(writeSchematic(TILE))).toMatchObject({
    ok: true,
    value: { format: 'sixfold/schematic' },
  });
  for (const text of ['hello', '{}', '[', '{"format":"sixfold/city","version":4}'])
    expect(readAtOnce(text)).toMatchObject({ ok: false });
});

test('a city is left to a worker: few characters can be millions of hexes', () => {
  const land = [{ r: 0, q: 0, count: 3 }];
  const text = writeCity({ ...BARE, land });
  expect(readAtOnce(text)).toBeNull();
  expect(readAtOnce(text.replace('sixfold/city', '\\u0073ixfold\\/city'))).toBeNull();
});

test('a long text is left to a worker, whatever it holds', () => {
  expect(readAtOnce('['.repeat(AT_ONCE))).toMatchObject({ ok: false });
  expect(readAtOnce('['.repeat(AT_ONCE + 1))).toBeNull();
  expect(readAtOnce(writeSchematic(TILE) + ' '.repeat(AT_ONCE))).toBeNull();
});
