import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBuiltInLibrary } from '../../../src/library/built-in-files.ts';
import { checkRecipe } from '../../../src/engine/generate/check.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import { reroll } from '../../../src/engine/generate/reroll.ts';
import { RULE_DEFAULTS, type Recipe } from '../../../src/engine/recipe/recipe.ts';
import { writeCity } from '../../../src/formats/city/write.ts';
import { describeProblem } from '../../../src/formats/recipe/problem-words.ts';
import { readRecipe } from '../../../src/formats/recipe/read.ts';
import type { CityFile } from '../../support/judge/city-file.ts';
import { stepsFrom } from '../../support/judge/plane.ts';
import { Town } from '../../support/judge/town.ts';
import { townFaults } from '../../support/town-oracle.ts';

const LIBRARY = readBuiltInLibrary();

function preset(name: string): Recipe {
  const read = readRecipe(readFileSync(`schematics/recipes/${name}.recipe.json`, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

function problemsOf(recipe: Recipe): string[] {
  const problems = checkRecipe(recipe, LIBRARY).map(describeProblem);
  const made = generate(recipe, LIBRARY);
  expect(made.ok).toBe(problems.length === 0);
  return problems.map(({ path, message }) => `${path}: ${message}`);
}

test('a town whose districts reach out in a narrow tongue has no wall around nothing, and no gate to it', () => {
  const made = generate({ ...preset('hill-fort'), seed: 929 }, LIBRARY);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  expect(townFaults(writeCity(made.value))).toEqual([]);
});

describe('one number of steps to streets, where walls leave points of their districts outside', () => {
  const fort = preset('hill-fort');
  const ALL_WALLED: Recipe = {
    ...fort,
    seed: 1,
    land: { shape: 'island', algorithm: 1, hexes: 80 },
    schematics: [],
    walls: [{ ...fort.walls![0]!, around: ['fort', 'heath'], gates: { ...fort.walls![0]!.gates!, min: 0 } }],
    streets: { ...fort.streets!, within: 6 },
  };

  test('holds there, too', () => {
    const { reach: _reach, ...recipe } = ALL_WALLED;
    const made = generate(recipe, LIBRARY);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const town = new Town(JSON.parse(writeCity(made.value)) as CityFile);
    const steps = stepsFrom(
      town.segments.filter((segment) => town.isStreet(segment)).map(({ point }) => point),
      (key) => town.byKey.has(key),
    );
    const free = town.segments.filter(({ placement }) => placement === null);
    expect(Math.max(...free.map(({ key }) => steps.get(key) ?? Infinity))).toBeLessThanOrEqual(6);
  });

  test('parts no public ground under reach: without gates there are no streets outside', () => {
    const made = generate(ALL_WALLED, LIBRARY);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    expect(townFaults(writeCity(made.value))).toEqual([]);
  });
});

const WALLED = preset('walled-town');
const [WALL] = WALLED.walls!;

describe('what keeps a recipe from a town is told before it is generated', () => {
  test.each<[string, Recipe, string]>([
    [
      'a kind that is not there',
      { ...WALLED, rivers: { count: 1, kind: 'lava', width: 2 } },
      '$.rivers.kind: unknown kind "lava"',
    ],
    [
      'a piece of a wall that is not there',
      { ...WALLED, walls: [{ ...WALL!, pieces: ['no-wall'] }] },
      '$.walls[0].pieces[0]: no schematic "no-wall" in the library',
    ],
    [
      'a piece that is no strip',
      { ...WALLED, walls: [{ ...WALL!, pieces: ['wall-end', 'castle'] }] },
      '$.walls[0].pieces[1]: "castle" is no strip of segments, so that no wall can be made of it',
    ],
    [
      'more gates than there is room for',
      { ...WALLED, walls: [{ ...WALL!, gates: { ...WALL!.gates!, min: 40 } }] },
      '$.walls[0].gates.spacing: with 14 segments between two gates the line has room for',
    ],
    [
      'ground that no district has',
      { ...WALLED, walls: [{ ...WALL!, around: ['harbor'] }] },
      '$.walls[0]: the wall has no town to surround',
    ],
    [
      'pieces that leave a gap',
      { ...WALLED, walls: [{ ...WALL!, pieces: ['wall-long'] }] },
      '$.walls[0]: no piece of the wall covers',
    ],
  ])('%s', (_, recipe, expected) => {
    expect(problemsOf(recipe)[0]).toContain(expected);
  });

  test('nothing, for a recipe that is good', () => expect(problemsOf(WALLED)).toEqual([]));
});

describe('a town that is rerolled', () => {
  test('keeps its streets, its walls and all that others ask for', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const made = generate({ ...WALLED, seed }, LIBRARY);
      if (!made.ok) throw new Error(JSON.stringify(made.problems));
      const city = made.value;
      for (const region of [
        { kind: 'district', id: city.districts[0]!.id } as const,
        {
          kind: 'placements',
          ids: city.placements.flatMap(({ id, schematic }) =>
            schematic.startsWith('town-house') && id % 3 === 0 ? id : [],
          ),
        } as const,
      ]) {
        const rolled = reroll(city, { ...WALLED, seed }, LIBRARY, region, 1);
        if (!rolled.ok) throw new Error(JSON.stringify(rolled.problems));
        const gone = new Set(rolled.value.removed);
        const placements = [...city.placements.filter(({ id }) => !gone.has(id)), ...rolled.value.added];
        const ground = rolled.value.ground!;
        const after = { ...city, ground, placements: placements.toSorted((a, b) => a.id - b.id) };
        const kinds = new Set(after.kinds.map(({ id }) => id));
        const used = LIBRARY.kinds.filter(({ id }) => !kinds.has(id));
        const whole = { ...after, kinds: [...after.kinds, ...used], schematics: LIBRARY.schematics };
        expect(townFaults(writeCity(whole))).toEqual([]);
      }
    }
  });
});

test('a piece that the river alone keeps from its place is said to fit without it', () => {
  const recipe: Recipe = {
    ...preset('river-town'),
    land: { shape: 'hexagon', radius: 1 },
    districts: { method: 'none' },
    schematics: [],
  };
  const { rest: _rest, streets: _streets, walls: _walls, reach: _reach, ...river } = recipe;
  const rules = LIBRARY.schematics.map(({ id }) => ({ ...RULE_DEFAULTS, id, min: 1 }));
  const told = new Set<string>();
  for (const rule of rules)
    for (let seed = 1; seed <= 3; seed++) {
      const parted = { ...river, schematics: [rule], seed };
      const problem = checkRecipe(parted, LIBRARY)[0];
      if (problem?.code !== 'fits-nowhere') continue;
      const { rivers: _rivers, ...dry } = parted;
      const fitsDry = checkRecipe(dry, LIBRARY).length === 0;
      told.add(`${problem.values.without} ${fitsDry}`);
      if (problem.values.without !== null)
        expect(describeProblem(problem).message).toContain('; without the river it fits');
    }
  expect(told).toContain('rivers true');
  expect(told).not.toContain('rivers false');
});
