import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawShares, percent } from '../../../../src/app/features/recipe/draw-share.ts';
import { mendWords, problemSentence, problemWords } from '../../../../src/app/cityview/mend-words.ts';
import { ruleWords } from '../../../../src/app/cityview/rule-words.ts';
import { makeRecipe, rule } from '../../../support/cities.ts';

const LAND = { shape: 'hexagon', radius: 1 } as const;

describe('shares of the draws', () => {
  it('add up to one, in the proportions of the weights, of those that may still come', () => {
    const anyRule = fc.record({
      weight: fc.integer({ min: 1, max: 9 }),
      min: fc.nat(3),
      max: fc.option(fc.nat(5)),
    });
    fc.assert(
      fc.property(fc.array(anyRule, { minLength: 1, maxLength: 6 }), (parts) => {
        const rules = parts.map((part, index) => rule(`s${index}`, part));
        const shares = drawShares(makeRecipe(1, LAND, rules))!;
        const drawn = rules.filter(({ min, max }) => max === null || max > min);
        const total = drawn.reduce((sum, { weight }) => sum + weight, 0);
        for (const one of rules)
          expect(shares.get(one.id)).toBeCloseTo(drawn.includes(one) ? one.weight / total : 0, 12);
      }),
    );
  });

  it('are not told where schematics come by their size', () => {
    expect(drawShares(makeRecipe(1, LAND, [rule('a')], { method: 'largest-first' }))).toBeNull();
  });

  it('are told as exactly as is of use', () => {
    expect([0, 0.004, 0.0994, 0.0995, 0.5, 1].map(percent)).toEqual([
      '0 %',
      '0.4 %',
      '9.9 %',
      '10 %',
      '50 %',
      '100 %',
    ]);
  });
});

describe('a rule in words', () => {
  it('says how many, where, how far apart', () => {
    expect(ruleWords(rule('a'))).toBe('any number');
    expect(ruleWords(rule('a', { min: 1, max: 1, groups: ['old', 'new'] }))).toBe('exactly 1 · old, new');
    expect(ruleWords(rule('a', { min: 4, max: 8, spacing: 7, mirror: true }))).toBe(
      '4 to 8 · 7 apart · poses',
    );
    expect(ruleWords(rule('a', { min: 2 }))).toBe('at least 2');
    expect(ruleWords(rule('a', { max: 3 }))).toBe('up to 3');
    expect(ruleWords(rule('a', { max: 0 }))).toBe('none');
  });
});

describe('a fix in words', () => {
  const recipe = makeRecipe(1, LAND, [rule('mill', { min: 4, max: 2, groups: ['old'] })]);
  const words = (part: Parameters<typeof rule>[1]) =>
    mendWords({ kind: 'rules', rules: [{ id: 'mill', part: part! }] }, recipe, (id) => `The ${id}`);

  it('does not name the only schematic of its problem', () => {
    const lower = { kind: 'rules', rules: [{ id: 'mill', part: { min: 2 } }] } as const;
    expect(mendWords(lower, recipe, String, ['mill'])).toBe('Lower minimum to 2');
    expect(mendWords(lower, recipe, String, ['mill', 'inn'])).toBe('Lower minimum of mill to 2');
  });

  it('says what it does', () => {
    expect(words({ min: 2 })).toBe('Lower minimum of The mill to 2');
    expect(words({ min: 0 })).toBe('Remove minimum of The mill');
    expect(words({ max: 4 })).toBe('Raise maximum of The mill to 4');
    expect(words({ groups: null })).toBe('Allow all groups of The mill');
    expect(words({ spacing: 3 })).toBe('Lower min. distance of The mill to 3');
    expect(words({ rotations: [0], shifts: [0] })).toBe('Allow all poses of The mill');
    expect(mendWords({ kind: 'land', land: { shape: 'hexagon', radius: 7 } }, recipe, String)).toBe(
      'Enlarge radius to 7',
    );
  });
});

describe('a problem in words', () => {
  const nameOf = (id: string) => id.toUpperCase();
  const words = (path: string, message: string) =>
    problemWords({ path, message }, nameOf, [rule('mill'), rule('inn')]);

  it('has names in place of ids and of the places of rules, also of several', () => {
    expect(words('schematic a, schematic b', 'need 9')).toBe('A, B: need 9.');
    expect(words(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => `schematic ${id}`).join(', '), 'need 9')).toBe(
      'A, B, C, D and 2 others: need 9.',
    );
    expect(words('$.schematics[1].groups[0]', 'no district group "old"')).toBe(
      'INN: no district group "old".',
    );
  });

  it('has the words of the fields in place of the members of a file', () => {
    const message = 'min 3 is more than max 1';
    expect(words('$.schematics[0]', message)).toBe('MILL: minimum 3 is more than maximum 1.');
    expect(problemSentence({ schematics: ['mill'], message }, nameOf)).toBe(
      'MILL: minimum 3 is more than maximum 1.',
    );
  });

  it('says what it is about, and shows no path of a file', () => {
    expect(words('$.land', 'the land is too large')).toBe('The land is too large.');
    expect(words('placement 7', 'its schematic "a" is not there')).toBe(
      'No. 7: its schematic "a" is not there.',
    );
    expect(words('city', 'was changed meanwhile')).toBe('The city was changed meanwhile.');
    expect(words('selection', 'all of it is locked')).toBe('All of it is locked.');
  });
});
