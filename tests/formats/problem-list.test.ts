import { describe, expect, test } from 'vitest';
import { boundProblems, ProblemList } from '../../src/formats/problem-list.ts';
import { readAny } from '../../src/formats/any.ts';
import { problemsOf } from './told.ts';
import { SCHEMATIC_TEXT } from './samples.ts';

const some = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `$[${index}]`, message: 'wrong' }));

describe('a list of problems', () => {
  test('has the first hundred and the number of the others', () => {
    expect(boundProblems(some(100))).toEqual(some(100));
    expect(boundProblems(some(101)).at(-1)).toMatchObject({ path: '$', message: 'and 1 more problem' });
    const many = boundProblems(some(1_234_667));
    expect(many.slice(0, 100)).toEqual(some(100));
    expect(many.slice(100)).toEqual([
      { path: '$', message: 'and 1,234,567 more problems', more: 1_234_567, isAtLeast: false },
    ]);
  });

  test('counts what lists in it have counted', () => {
    const list = new ProblemList('$.a');
    list.addAll(boundProblems(some(300)));
    list.add('$', 'another');
    list.count(5, true);
    expect(list.finish()).toHaveLength(101);
    expect(list.finish().at(-1)).toMatchObject({ path: '$.a', message: 'and at least 206 more problems' });
  });

  test('says when to stop looking for dear ones', () => {
    const list = new ProblemList();
    for (let index = 0; index < 100; index++) expect(list.addDear('$', 'wrong')).toBe('go on');
    expect(list.addDear('$', 'wrong')).toBe('stop');
    expect(list.finish().at(-1)!.message).toBe('and at least 1 more problem');
  });
});

describe('a file with very many problems', () => {
  test('tells the first and counts the elements that are wrong after them', () => {
    const data = {
      ...(JSON.parse(SCHEMATIC_TEXT) as object),
      hexes: Array.from({ length: 4096 }, () => ({})),
    };
    const problems = problemsOf(JSON.stringify(data));
    expect(problems).toHaveLength(101);
    expect(problems[0]).toBe('$.hexes[0].q: this key is missing');
    // Three problems of each hex are listed for 34 hexes, of which two come after the hundredth.
    expect(problems[100]).toBe(`$: and at least ${(4096 - 34 + 2).toLocaleString('en')} more problems`);
  });

  test('is not looked at where it has more than may be', () => {
    const data = {
      ...(JSON.parse(SCHEMATIC_TEXT) as object),
      hexes: Array.from({ length: 4097 }, () => ({})),
    };
    expect(problemsOf(JSON.stringify(data))).toEqual([
      '$.hexes: expected at most 4096 hexes, found an array of 4097',
    ]);
  });
});

describe('the length of a text', () => {
  const named = (name: string) => JSON.stringify({ ...(JSON.parse(SCHEMATIC_TEXT) as object), name });

  test.each(['n', '\u{1f3f0}', '\ud800', 'é'])('is counted in characters: %j', (character) => {
    expect(readAny(named(character.repeat(120))).ok).toBe(true);
    expect(problemsOf(named(character.repeat(121)))).toEqual([
      '$.name: expected at most 120 characters, found 121',
    ]);
    expect(problemsOf(named(character.repeat(100_000)))).toEqual([
      '$.name: expected at most 120 characters, found 100,000',
    ]);
  });
});
