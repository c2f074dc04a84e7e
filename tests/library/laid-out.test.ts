import { expect, test } from 'vitest';
import { builtInFolder } from '../../src/cli/built-in.ts';
import { readLibrary } from '../../src/cli/library.ts';
import type { Segment } from '../../src/engine/segment/segment.ts';
import { generate } from '../../src/library/generate.ts';
import { cityBuildings, cityHexes } from '../../src/library/laid-out.ts';
import { readPresets } from '../../src/library/built-in-files.ts';
import { writeCity } from '../../src/formats/city/write.ts';

interface CityFile {
  readonly hexes: unknown;
  readonly buildings: readonly { readonly doors: readonly unknown[] }[];
}

/** A segment as files name it. */
const inFile = ({ q, r, k }: Segment) => ({ q, r, segment: k });

test('the hexes and buildings of a city are those of its file', () => {
  const made = generate({ ...readPresets()['monastery-lands'], seed: 2 }, readLibrary(builtInFolder()));
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const city = made.value;
  const file = JSON.parse(writeCity(city)) as CityFile;
  expect(cityHexes(city)).toEqual(file.hexes);
  const buildings = cityBuildings(city).map((building) => ({
    ...building,
    segments: building.segments.map(inFile),
    doors: building.doors.map((door) => ({ ...inFile(door), to: inFile(door.to) })),
  }));
  expect(buildings).toEqual(file.buildings);
  expect(file.buildings.flatMap(({ doors }) => doors).length).toBeGreaterThan(0);
});

test('a city that contradicts itself is refused with the number of the placement', () => {
  const made = generate({ ...readPresets()['hamlet'], seed: 1 }, readLibrary(builtInFolder()));
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const [first] = made.value.placements;
  const twice = { ...made.value, placements: [...made.value.placements, { ...first!, id: 9999 }] };
  expect(() => cityHexes(twice)).toThrow('placement 9999');
});
