import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_PREFERENCES,
  soundPreferences,
  type Preferences,
} from '../../../src/app/contrib/sound-preferences.ts';

const anyText = fc.string();

const anyPreferences: fc.Arbitrary<Preferences> = fc.record({
  keys: fc.dictionary(anyText, fc.array(anyText)),
  recentCommands: fc.array(anyText),
  gridShown: fc.boolean(),
  coordinatesShown: fc.boolean(),
  segmentNamesShown: fc.boolean(),
  mirroredPosesShown: fc.boolean(),
  recipeFits: fc.boolean(),
  favoriteSeeds: fc.dictionary(anyText, fc.array(fc.integer({ min: 0, max: 0xffffffff }))),
  librarySort: fc.constantFrom('own', 'name', 'size'),
  rulesShown: fc.boolean(),
  ruleSort: fc.constantFrom('own', 'name', 'weight'),
  recipes: fc.array(fc.record({ name: anyText, text: anyText })),
  exportChoice: fc.constant(null),
});

/** As a browser gives back what was put in. */
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/** What is wrong with preferences that components rely on; empty for sound ones. */
function unsound(preferences: Preferences): string[] {
  const wrong: string[] = [];
  const check = (name: keyof Preferences, holds: boolean) => {
    if (!holds) wrong.push(name);
  };
  const isTexts = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string');
  check('keys', Object.values(preferences.keys).every(isTexts));
  check('recentCommands', isTexts(preferences.recentCommands));
  for (const name of [
    'gridShown',
    'coordinatesShown',
    'segmentNamesShown',
    'mirroredPosesShown',
    'recipeFits',
    'rulesShown',
  ] as const)
    check(name, typeof preferences[name] === 'boolean');
  const seeds = Object.values(preferences.favoriteSeeds);
  check(
    'favoriteSeeds',
    seeds.every((list) => list.every((seed) => seed >>> 0 === seed)),
  );
  check('librarySort', ['own', 'name', 'size'].includes(preferences.librarySort));
  check('ruleSort', ['own', 'name', 'weight'].includes(preferences.ruleSort));
  check(
    'recipes',
    preferences.recipes.every((recipe) => isTexts([recipe.name, recipe.text])),
  );
  return wrong;
}

describe('what a browser has kept of preferences', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(anyPreferences, (preferences) => {
        expect(soundPreferences(kept(preferences))).toEqual(preferences);
      }),
    );
  });

  it('is sound whatever was written there', () => {
    const names = Object.keys(DEFAULT_PREFERENCES) as (keyof Preferences)[];
    const anyMembers = fc.record(Object.fromEntries(names.map((name) => [name, fc.jsonValue()])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), anyMembers), (value) => {
        const sound = soundPreferences(value);
        expect(unsound(sound)).toEqual([]);
        expect(Object.keys(sound).sort()).toEqual(Object.keys(DEFAULT_PREFERENCES).sort());
      }),
    );
  });

  it('is kept as far as it makes sense, part by part', () => {
    const odd = {
      gridShown: 'yes',
      coordinatesShown: true,
      favoriteSeeds: { one: [1, -1, 'two', 3.5, 7], two: 'all' },
      recipes: [{ name: 'Mine', text: '{}', more: 1 }, { name: 'Half' }, null],
      librarySort: 'color',
      ruleSort: 'weight',
      ofAnotherVersion: 1,
    };
    expect(soundPreferences(odd)).toEqual({
      ...DEFAULT_PREFERENCES,
      coordinatesShown: true,
      favoriteSeeds: { one: [1, 7] },
      recipes: [{ name: 'Mine', text: '{}' }],
      ruleSort: 'weight',
    });
    for (const nothing of [undefined, null, 7, 'text', [], {}])
      expect(soundPreferences(nothing)).toEqual(DEFAULT_PREFERENCES);
  });
});
