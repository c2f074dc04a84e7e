import { describe, expect, it } from 'vitest';
import { changedParts, isMadeBy } from '../../../src/app/cityview/recipe-change.ts';
import { toCityDocument } from '../../../src/app/document/document.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import { makeRecipe, rule, SHAPES } from '../../support/cities.ts';

const recipe = makeRecipe(1, { shape: 'hexagon', radius: 2 }, [rule('tile'), rule('pair')]);
const made = generate(recipe, SHAPES);
if (!made.ok) throw new Error('the recipe cannot be met');
const city = toCityDocument(made.value);

describe('the changed parts of a recipe', () => {
  it('are none for the recipe of the city, also after a change that was taken back', () => {
    expect(changedParts(city, structuredClone(recipe))).toEqual([]);
    expect(isMadeBy(city, structuredClone(recipe))).toBe(true);
  });

  it('are named each', () => {
    expect(changedParts(city, { ...recipe, seed: 2 })).toEqual(['seed']);
    expect(
      changedParts(city, { ...recipe, land: { shape: 'hexagon', radius: 3 }, schematics: [rule('tile')] }),
    ).toEqual(['land', 'rules']);
    expect(changedParts(city, { ...recipe, reach: 'all' })).toEqual(['town']);
  });

  it('count land that was drawn on the board: nothing was generated there; free data do not count', () => {
    const drawn = { ...recipe, land: { shape: 'rows', rows: city.land.slice(1) } } as const;
    expect(changedParts({ ...city, land: city.land.slice(1) }, drawn)).toEqual(['land']);
    expect(changedParts(city, { ...recipe, meta: { note: 1 } })).toEqual([]);
  });

  it('are none in a city that no recipe made', () => {
    expect(changedParts({ ...city, recipe: null }, { ...recipe, seed: 2 })).toEqual([]);
  });
});
