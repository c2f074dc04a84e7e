import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawShares, percent } from '../../../../src/app/features/recipe/draw-share.ts';
import { fixWords } from '../../../../src/app/cityview/fix-words.ts';
import {
  problemSentence,
  problemWords,
  type GenerationProblem,
} from '../../../../src/app/cityview/problem-words.ts';
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
    fixWords({ kind: 'rules', rules: [{ id: 'mill', part: part! }] }, recipe, (id) => `The ${id}`);

  it('does not name the only schematic of its problem', () => {
    const lower = { kind: 'rules', rules: [{ id: 'mill', part: { min: 2 } }] } as const;
    expect(fixWords(lower, recipe, String, ['mill'])).toBe('Lower minimum to 2');
    expect(fixWords(lower, recipe, String, ['mill', 'inn'])).toBe('Lower minimum of mill to 2');
  });

  it('says what it does', () => {
    expect(words({ min: 2 })).toBe('Lower minimum of The mill to 2');
    expect(words({ min: 0 })).toBe('Remove minimum of The mill');
    expect(words({ max: 4 })).toBe('Raise maximum of The mill to 4');
    expect(words({ groups: null })).toBe('Allow all groups of The mill');
    expect(words({ spacing: 3 })).toBe('Lower min. distance of The mill to 3');
    expect(words({ rotations: [0], shifts: [0] })).toBe('Allow all poses of The mill');
    expect(fixWords({ kind: 'land', land: { shape: 'hexagon', radius: 7 } }, recipe, String)).toBe(
      'Enlarge radius to 7',
    );
    const gates = (part: object) => fixWords({ kind: 'gates', wall: 0, part }, recipe, String);
    expect([{ min: 3, max: 3 }, { max: 2 }, { spacing: 6 }].map(gates)).toEqual([
      'Ask for 3 gates',
      'Allow 2 gates',
      'Put gates 6 apart',
    ]);
    const near = ['@street', 'well'].map((to) => ({ to, least: 0, most: 4 }));
    const far = makeRecipe(1, LAND, [rule('mill', { near })]);
    const drop = (part: Parameters<typeof rule>[1]) =>
      fixWords({ kind: 'rules', rules: [{ id: 'mill', part: part! }] }, far, String, ['mill']);
    expect(drop({ near: near.slice(1) })).toBe('Remove distance to the street');
    expect(drop({ near: [] })).toBe('Remove distances');
  });
});

describe('a problem in words', () => {
  const nameOf = (id: string) => id.toUpperCase();
  const words = (problem: GenerationProblem) => problemWords(problem, nameOf, [rule('mill'), rule('inn')]);
  const crowded = { code: 'too-few-segments', values: { needed: 9, free: 6, groups: null } } as const;

  it('has names in place of ids and of the places of rules, also of several', () => {
    const of = (...ids: string[]) => words({ ...crowded, path: { of: 'schematics', ids } });
    expect(of('a', 'b')).toBe('A, B: the minimums need 9 segments; the land has 6.');
    expect(of('a', 'b', 'c', 'd', 'e', 'f')).toBe(
      'A, B, C, D and 2 others: the minimums need 9 segments; the land has 6.',
    );
    expect(
      words({
        code: 'unknown-groups',
        path: { of: 'recipe', members: ['schematics', 1, 'groups'] },
        values: { groups: ['old', 'new'] },
      }),
    ).toBe('INN: no district has the group "old" or "new".');
  });

  it('has the words of the fields in place of the members of a file', () => {
    const reason = { code: 'min-above-max', values: { min: 3, max: 1 } } as const;
    const problem = { ...reason, path: { of: 'recipe', members: ['schematics', 0] } } as const;
    expect(words(problem)).toBe('MILL: minimum 3 is more than maximum 1.');
    expect(problemSentence(problem, ['Mill'])).toBe('Mill: minimum 3 is more than maximum 1.');
    expect(problemSentence(problem, [])).toBe('Minimum 3 is more than maximum 1.');
  });

  it('says what it is about, and shows no path of a file', () => {
    expect(
      words({
        code: 'land-too-wide',
        path: { of: 'recipe', members: ['land', 'rows'] },
        values: { columns: 5, rows: 7, most: 30 },
      }),
    ).toBe('The land spreads over a box of 5 × 7 hexes; at most 30 hexes can be worked on.');
    expect(
      words({
        code: 'missing-schematic',
        path: { of: 'placement', id: 7 },
        values: { schematic: 'a' },
      }),
    ).toBe('No. 7: its schematic "a" is not there.');
    expect(words({ code: 'city-changed' })).toMatch(/^The city was changed while/);
    expect(words({ code: 'generator-failed', reason: 'no memory' })).toBe('The generator failed: no memory.');
    expect(words({ code: 'all-locked', path: { of: 'selection' }, values: null })).toBe(
      'All that is selected is locked.',
    );
  });
});
