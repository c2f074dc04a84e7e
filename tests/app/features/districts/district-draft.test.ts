import { describe, expect, it } from 'vitest';
import {
  colorsOf,
  draftObstacle,
  draftOf,
  followGroups,
  recipeOf,
} from '../../../../src/app/features/districts/district-draft.ts';
import { groupColor } from '../../../../src/formats/picture/group-color.ts';
import { rule } from '../../../support/cities.ts';
import type { DistrictRecipe } from '../../../../src/engine/recipe/recipe.ts';

const GROWTH: DistrictRecipe = {
  method: 'growth',
  groups: ['old-town', 'farmland'],
  shares: [25, 100],
  core: 9,
  min: 4,
  arrange: 'random',
};
const SCHELLING: DistrictRecipe = {
  method: 'schelling',
  groups: ['a', 'b', 'c'],
  empty: 0.2,
  same: [0, 0, 1, 1, 2, 2, 3],
  maxSteps: 50,
};

describe('a draft of districts', () => {
  it.each([{ method: 'none' } as const, GROWTH, SCHELLING])(
    'gives the recipe back that it was made of: %o',
    (recipe) => {
      expect(recipeOf(draftOf(recipe, {}))).toEqual(recipe);
    },
  );

  it('keeps the groups when the method changes', () => {
    const draft = { ...draftOf(GROWTH, {}), method: 'schelling' as const };
    expect(recipeOf(draft)).toMatchObject({
      method: 'schelling',
      groups: ['old-town', 'farmland'],
      shares: [25, 100],
    });
  });

  it('says what keeps it from being a recipe', () => {
    const draft = draftOf(SCHELLING, {});
    const named = (...names: string[]) => ({
      ...draft,
      groups: names.map((name, key) => ({ key, name, color: '#000000', share: 1 })),
    });
    expect(draftObstacle(draft)).toBeNull();
    expect(draftObstacle(named())).toBe('Districts need at least one group.');
    expect(draftObstacle(named('a', ' '))).toBe('Every group needs a name.');
    expect(draftObstacle(named('a', 'a '))).toBe('Two groups have the same name.');
    expect(draftObstacle(named('a', 'b'.repeat(64)))).toBeNull();
    expect(draftObstacle(named('a', `Quarter ${'b'.repeat(57)}`))).toBe(
      'A name has at most 64 characters; “Quarter bbbbbbbbbbbb…” has 65.',
    );
    expect(draftObstacle({ ...named(), method: 'none' })).toBeNull();
  });

  it('takes the rules of schematics along: renamed groups are followed, those that are gone forgotten', () => {
    const draft = draftOf(SCHELLING, {});
    const renamed = {
      ...draft,
      groups: draft.groups
        .filter(({ name }) => name !== 'c')
        .map((group) => (group.name === 'a' ? { ...group, name: ' z ' } : group)),
    };
    const rules = [rule('one', { groups: ['a', 'c'] }), rule('two', { groups: ['c'] }), rule('three')];
    const groupsOf = (edited: typeof draft) =>
      followGroups(rules, SCHELLING, edited).map(({ groups }) => groups);
    expect(groupsOf(draft)).toEqual([['a', 'c'], ['c'], null]);
    expect(groupsOf(renamed)).toEqual([['z'], null, null]);
    expect(groupsOf({ ...draft, method: 'none' })).toEqual([null, null, null]);
  });

  it('keeps the colors that were chosen, and has one for every other group', () => {
    const draft = draftOf(SCHELLING, { b: '#123456' });
    expect(colorsOf(draft)).toMatchObject({ b: '#123456' });
    expect(groupColor({}, ['a', 'b'], 'a')).toMatch(/^#[0-9a-f]{6}$/);
    expect(groupColor({}, ['a', 'b'], 'a')).not.toBe(groupColor({}, ['a', 'b'], 'b'));
    expect(groupColor({ constructor: '#ffffff' }, [], 'constructor')).toBe('#ffffff');
    expect(groupColor({}, ['constructor'], 'constructor')).toMatch(/^#/);
  });
});
