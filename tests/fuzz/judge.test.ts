import { expect, test } from 'vitest';
import { readLibrary } from '../../src/cli/library.ts';
import { generate } from '../../src/engine/generate/generate.ts';
import { writeCity } from '../../src/formats/city/write.ts';
import type { CityFile, FileRule } from '../support/judge/city-file.ts';
import { readPresets } from '../support/presets.ts';
import { townFaults } from '../support/town-oracle.ts';

const LIBRARY = readLibrary('schematics');
const TOWN = textOf('walled-town');

function textOf(name: string): string {
  const preset = readPresets().find((one) => one.name === name)!;
  const made = generate({ ...preset.recipe, seed: 1 }, LIBRARY);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return writeCity(made.value);
}

/** A city's file that may be changed. */
type Open<T> = { -readonly [Key in keyof T]: Open<T[Key]> };

type OpenCity = Open<CityFile>;

/** The laws of the faults that a change brings. */
function laws(change: (city: OpenCity) => void): ReadonlySet<string> {
  const city = JSON.parse(TOWN) as OpenCity;
  change(city);
  const before = new Set(townFaults(TOWN));
  const faults = townFaults(JSON.stringify(city)).filter((fault) => !before.has(fault));
  return new Set(faults.map((fault) => fault.slice(0, fault.indexOf(':'))));
}

function ruleOf({ recipe }: OpenCity, id: string): Open<FileRule> {
  return recipe.schematics.find((rule) => rule.id === id)!;
}

function noLongerPublic(city: OpenCity, ...ids: string[]): void {
  for (const kind of city.kinds) if (ids.includes(kind.id)) kind.public = false;
}

/** A segment of a yard becomes another kind of the rest, beside one that stays. */
function twoYards(city: OpenCity): void {
  city.recipe.rest!['town'] = ['yard', 'garden'];
  const { q, r } = city.ground!.find(({ segments }) => segments[0] === 'yard' && segments[1] === 'yard')!;
  const hex = city.hexes.find((one) => one.q === q && one.r === r)!;
  hex.segments[0] = 'garden';
}

test.each<[string, (city: OpenCity) => void]>([
  ['reach', (city) => noLongerPublic(city, 'lane')],
  ['claim', (city) => (city.recipe.streets!.lane = city.recipe.streets!.main = 'bridge')],
  ['near', (city) => (ruleOf(city, 'town-house-2').near = [{ to: '@sea', most: 0 }])],
  ['near', (city) => (ruleOf(city, 'town-house-2').near = [{ to: '@center', least: 90 }])],
  ['near-target', (city) => delete city.recipe.walls],
  ['min', (city) => (ruleOf(city, 'parish-church').min = 9)],
  ['max', (city) => (ruleOf(city, 'parish-church').max = 1)],
  ['groups', (city) => (ruleOf(city, 'parish-church').groups = ['fields'])],
  ['pose', (city) => (ruleOf(city, 'town-house-2').rotations = [0])],
  ['spacing', (city) => (ruleOf(city, 'town-house-2').spacing = 4)],
  ['align', (city) => (ruleOf(city, 'town-house-2').align = 'district')],
  ['within', (city) => (city.recipe.streets!.within = { town: 1 })],
  ['wall', (city) => city.walls![0]!.placements.splice(0, 9)],
  ['gates', (city) => (city.recipe.walls![0]!.gates!.min = 9)],
  ['gates', (city) => (city.recipe.walls![0]!.gates!.max = 0)],
  ['gates', (city) => (city.recipe.walls![0]!.gates!.spacing = 900)],
  ['gate', (city) => noLongerPublic(city, 'street', 'lane', 'bridge')],
  ['rest', twoYards],
  ['coverage', (city) => (city.recipe.fill.coverage = 0.1)],
  ['coverage', (city) => (city.recipe.fill.coverage = { town: 0.1 })],
  ['statistics', (city) => (city.statistics.doorsReached -= 1)],
])('the judge finds a fault of %s where a file is changed so that there is one', (law, change) => {
  expect(laws(change)).toContain(law);
});
