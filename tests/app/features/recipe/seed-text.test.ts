import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSeed } from '../../../../src/app/features/recipe/seed-text.ts';
import { isSeed } from '../../../../src/engine/random/seed.ts';

test('numbers are read as they are, also with commas and blanks', () => {
  for (const [text, value] of [
    ['0', 0],
    ['4294967295', 4_294_967_295],
    [' 4,711 ', 4711],
  ] as const)
    expect(readSeed(text)).toEqual({ kind: 'value', value });
});

test('a number that is no seed is refused, and the beginning of one is nothing yet', () => {
  expect(readSeed('-5')).toMatchObject({ kind: 'refused', nearest: 0 });
  expect(readSeed('4294967296')).toMatchObject({ kind: 'refused', nearest: 4_294_967_295 });
  expect(readSeed('4.6')).toMatchObject({ kind: 'refused', nearest: 5 });
  for (const text of ['', ' ', '-']) expect(readSeed(text)).toEqual({ kind: 'nothing' });
});

test('words of any language become a seed, always the same', () => {
  expect(readSeed('willow haven')).toEqual({ kind: 'words', value: 540_865_218 });
  expect(readSeed('버들나루')).toEqual({ kind: 'words', value: 1_777_668_676 });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const read = readSeed(`a${text}`);
      expect(read.kind === 'words' && isSeed(read.value)).toBe(true);
      expect(readSeed(` a${text.normalize('NFD')} `)).toEqual(readSeed(`a${text}`));
    }),
  );
});

test('different words become different seeds', () => {
  const seeds = Array.from({ length: 1000 }, (_, index) => readSeed(`town ${index}`));
  expect(new Set(seeds.map((read) => JSON.stringify(read))).size).toBe(1000);
});
