import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { City } from '../../../src/engine/city/city.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import type { Recipe } from '../../../src/engine/recipe/recipe.ts';
import { readCity } from '../../../src/formats/city/read.ts';
import { writeCity } from '../../../src/formats/city/write.ts';
import { readRecipe } from '../../../src/formats/recipe/read.ts';
import { writeRecipe } from '../../../src/formats/recipe/write.ts';
import { builtInLibrary, presets } from '../../../src/library/sixfold.ts';

/** Names that every object of JavaScript has. */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

/** The text of a recipe with two groups that uses all that recipes say by group; `of` adds values for the first. */
function recipeText(group: string, of: readonly ('rest' | 'within' | 'coverage')[]): string {
  const byGroup = (member: (typeof of)[number], own: unknown, other: unknown) =>
    `{ ${of.includes(member) ? `${JSON.stringify(group)}: ${JSON.stringify(own)}, ` : ''}"other": ${JSON.stringify(other)} }`;
  return `{
    "format": "sixfold/recipe", "version": 2, "seed": 3,
    "land": { "shape": "hexagon", "radius": 4 },
    "districts": { "method": "growth", "groups": [${JSON.stringify(group)}, "other"], "core": 3, "min": 2 },
    "streets": { "main": "street", "lane": "lane", "bridge": "bridge", "within": ${byGroup('within', 3, 4)} },
    "schematics": [{ "id": "house", "groups": [${JSON.stringify(group)}] }, { "id": "house-pair" }],
    "fill": { "method": "weighted", "coverage": ${byGroup('coverage', 0.4, 0.2)} },
    "rest": ${byGroup('rest', ['yard'], ['meadow'])}
  }`;
}

function read(text: string): Recipe {
  const recipe = readRecipe(text);
  if (!recipe.ok) throw new Error(JSON.stringify(recipe.problems));
  return recipe.value;
}

function cityOf(recipe: Recipe): City {
  const made = generate(recipe, builtInLibrary);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

const anyMembers = fc.subarray(['rest', 'within', 'coverage'] as const);

test('a group may have any name: the city is the same but for the name, and comes back from its file', () => {
  fc.assert(
    fc.property(fc.constantFrom(...INHERITED), anyMembers, (name, of) => {
      const plain = cityOf(read(recipeText('plain', of)));
      const recipe = read(recipeText(name, of));
      const city = cityOf(recipe);
      expect(city.placements).toEqual(plain.placements);
      expect(city.ground).toEqual(plain.ground);
      expect(city.districts.map(({ group }) => group)).toEqual(
        plain.districts.map(({ group }) => (group === 'plain' ? name : group)),
      );
      expect(Object.keys(recipe.rest!)).toEqual(of.includes('rest') ? [name, 'other'] : ['other']);
      const text = writeCity(city);
      const again = readCity(text);
      expect(again.ok && writeCity(again.value)).toBe(text);
      expect(writeRecipe(read(writeRecipe(recipe)))).toBe(writeRecipe(recipe));
    }),
    { numRuns: 40 },
  );
});

/** Plain data with the members of each object in another order. */
function shuffled(value: unknown, keys: readonly number[]): unknown {
  let next = 0;
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    const members = Object.entries(node as Record<string, unknown>).map(([key, member]) => ({
      key,
      member,
      at: keys[next++ % keys.length]!,
    }));
    members.sort((a, b) => a.at - b.at);
    return Object.fromEntries(members.map(({ key, member }) => [key, walk(member)]));
  };
  return walk(value);
}

const anyOrder = fc.array(fc.nat(), { minLength: 30, maxLength: 60 });

test('the order of keys changes no byte of a recipe, in files and in memory', () => {
  const all = Object.values(presets);
  fc.assert(
    fc.property(fc.constantFrom(...all), anyOrder, (recipe, order) => {
      const text = writeRecipe(recipe);
      expect(writeRecipe(shuffled(recipe, order) as Recipe)).toBe(text);
      expect(writeRecipe(read(JSON.stringify(shuffled(JSON.parse(text), order))))).toBe(text);
    }),
  );
});

test('the order of keys changes no byte of a city', () => {
  const recipe = {
    ...presets['hamlet'],
    seed: 3,
    fill: { method: 'weighted', coverage: 1, coverageOf: { hamlet: 0.5, fields: 0.4 } },
  } satisfies Recipe;
  const text = writeCity(cityOf(recipe));
  fc.assert(
    fc.property(anyOrder, (order) => {
      expect(writeCity(cityOf(shuffled(recipe, order) as Recipe))).toBe(text);
    }),
    { numRuns: 8 },
  );
});

test('values by group are written in the order of the groups, those of no district last', () => {
  const { rest, ...recipe } = presets['hamlet'];
  const more = { ...rest, zone: ['meadow'], alley: ['yard'] };
  const text = writeRecipe({ ...recipe, rest: Object.fromEntries(Object.entries(more).reverse()) });
  expect(Object.keys((JSON.parse(text) as { rest: object }).rest)).toEqual([
    'hamlet',
    'fields',
    'alley',
    'zone',
  ]);
});
