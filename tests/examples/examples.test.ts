import { expect, test } from 'vitest';
import { findRoom } from '../../examples/find-room.ts';
import { generateHamlet } from '../../examples/generate-a-city.ts';
import { countPlacements } from '../../examples/read-a-layout.ts';
import { turnSchematic } from '../../examples/turn-a-schematic.ts';
import { builtInFolder, readLibrary } from '../../src/cli/library.ts';
import { readSchematic } from '../../src/formats/schematic/read.ts';
import { writeSchematic } from '../../src/formats/schematic/write.ts';
import { writeCity } from '../../src/formats/city/write.ts';

const library = readLibrary(builtInFolder());
const castle = library.schematics.find(({ id }) => id === 'castle')!;
const terrace = library.schematics.find(({ id }) => id === 'terrace')!;

test('a schematic turned six times is itself', () => {
  let text = writeSchematic(terrace);
  expect(turnSchematic(terrace)).not.toBe(text);
  for (let turn = 0; turn < 6; turn++) {
    const read = readSchematic(text);
    if (!read.ok) throw new Error(text);
    text = turnSchematic(read.value);
  }
  expect(text).toBe(writeSchematic(terrace));
});

test('a castle fits on empty land, and a second one not on the first', () => {
  expect(findRoom(castle)).toEqual({ first: true, reasons: ['occupied'] });
});

test('a generated city is the same for the same seed, and its layout reads back', () => {
  const [city, again, other] = [1, 1, 2].map((seed) => {
    const made = generateHamlet(library, seed);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    return made.value;
  });
  const text = writeCity(city!);
  expect(writeCity(again!)).toBe(text);
  expect(writeCity(other!)).not.toBe(text);
  const counts = countPlacements(text);
  expect([...counts.keys()].sort()).toEqual(['garden', 'house']);
  expect(counts.get('house')).toBeGreaterThanOrEqual(3);
  expect(() => countPlacements('{}')).toThrow('format');
});
