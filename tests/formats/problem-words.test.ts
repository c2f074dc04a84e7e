import { expect, test } from 'vitest';
import type { EngineProblem } from '../../src/engine/generate/problem.ts';
import { describeProblem, describeResult } from '../../src/formats/recipe/problem-words.ts';

const crowd = { min: 4, segments: 6, required: 9, standing: 7 };

/** A problem of each code that is told of a schematic, with its words in files. */
const REASONS: readonly [Pick<EngineProblem, 'code' | 'values'>, string][] = [
  [{ code: 'unknown-schematic', values: { schematic: 'inn' } }, 'no schematic "inn" in the library'],
  [{ code: 'bad-seed', values: { seed: 1.5, most: 9 } }, 'expected an integer 0..9, found 1.5'],
  [{ code: 'min-above-max', values: { min: 3, max: 1 } }, 'min 3 is more than max 1'],
  [{ code: 'no-districts', values: null }, 'groups need districts, and this recipe has none'],
  [{ code: 'unknown-groups', values: { groups: ['a', 'b'] } }, 'no district has the group "a" or "b"'],
  [
    { code: 'near-nothing', values: { to: '@gate' } },
    'asks for a distance to "@gate", which nothing in this recipe brings: add a wall with gates, or remove the distance',
  ],
  [
    { code: 'near-nothing', values: { to: 'well' } },
    'asks for a distance to "well", which nothing in this recipe brings: add a rule, a river, a street or rest of this kind, or remove the distance',
  ],
  [
    { code: 'land-too-wide', values: { columns: 3, rows: 4, most: 9 } },
    'the land spreads over a box of 3 × 4 hexes; at most 9 hexes can be worked on',
  ],
  [{ code: 'too-many-groups', values: { groups: 40, most: 32 } }, 'expected at most 32 groups, found 40'],
  [{ code: 'same-id', values: null }, 'two of the placements that stay have this id'],
  [{ code: 'missing-schematic', values: { schematic: 'inn' } }, 'its schematic "inn" is not there'],
  [
    { code: 'given-does-not-fit', values: null },
    'does not fit on this land beside the other placements that stay',
  ],
  [{ code: 'all-locked', values: null }, 'all that is selected is locked'],
  [
    { code: 'larger-than-ground', values: { segments: 12, largest: 6, groups: null } },
    'needs 12 segments in one piece; the largest piece of the land has 6',
  ],
  [
    { code: 'fits-nowhere', values: { min: 2, groups: ['old', 'new'], without: null } },
    'needs at least 2, but fits nowhere on old and new, in none of its poses',
  ],
  [
    { code: 'too-close', values: { min: 5, most: 3, spacing: 2, groups: null } },
    'needs at least 5; no more than 3 can be 2 hexes from each other on the land',
  ],
  [
    { code: 'too-few-segments', values: { needed: 48, free: 42, groups: null } },
    'the minimums need 48 segments; the land has 42',
  ],
  [
    { code: 'too-few-segments', values: { needed: 48, free: 42, groups: ['old'] } },
    'the minimums need 48 segments; old have 42',
  ],
  [
    { code: 'no-room-beside-given', values: { min: 1, without: 'rivers' } },
    'needs at least 1, and there is no room left; without the river it fits',
  ],
  [
    { code: 'no-room-found', values: crowd },
    'needs at least 4, but one of them, 6 segments, found no room: gave up after many tries; only 7 of 9 required pieces fitted; another seed may find a way',
  ],
  [
    { code: 'no-room-together', values: crowd },
    'needs at least 4, but one of them, 6 segments, has no room: it is proven that the 9 required pieces cannot all stand together; 7 did',
  ],
];

test.each(REASONS)('%j has its words', (reason, message) => {
  const problem = { ...reason, path: { of: 'selection' } } as EngineProblem;
  expect(describeProblem(problem)).toEqual({ path: 'selection', message });
});

test('a path leads to a member of the file, or names what it is about', () => {
  const pathOf = (path: EngineProblem['path']) =>
    describeProblem({ code: 'all-locked', values: null, path }).path;
  expect(pathOf({ of: 'recipe', members: ['land'] })).toBe('$.land');
  expect(pathOf({ of: 'recipe', members: ['schematics', 3, 'groups'] })).toBe('$.schematics[3].groups');
  expect(pathOf({ of: 'schematics', ids: ['a', 'b'] })).toBe('schematic a, schematic b');
  expect(pathOf({ of: 'placement', id: 7 })).toBe('placement 7');
});

test('the nearest miss stands behind the reason', () => {
  const miss = { q: 3, r: -1, mirror: true, rotation: 2, shift: 0 } as const;
  const problem: EngineProblem = {
    code: 'fits-nowhere',
    path: { of: 'schematics', ids: ['inn'] },
    values: { min: 1, groups: null, without: null },
    miss: { ...miss, blocked: [{ q: 2, r: -1, k: 0, reason: 'off-land' }], isNearest: false },
  };
  expect(describeResult({ ok: false, problems: [problem] })).toEqual({
    ok: false,
    problems: [
      {
        path: 'schematic inn',
        message: expect.stringMatching(
          /in none of its poses; near miss at hex 3, -1, rotation 2, shift 0, mirrored: 1 segment blocked \(\w+ of hex 2, -1 off-land\)$/,
        ) as string,
      },
    ],
  });
});
