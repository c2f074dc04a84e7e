import { describe, expect, it } from 'vitest';
import { generate, type Generated } from '../../../src/engine/generate/generate.ts';
import type { LandRecipe, SchematicRule } from '../../../src/engine/recipe/recipe.ts';
import { distance } from '../../../src/engine/hex/hex.ts';
import { makeRecipe, rule, SHAPES } from '../../support/cities.ts';
import { describeProblem } from '../../../src/formats/recipe/problem-words.ts';

function made(seed: number, land: LandRecipe, rules: readonly SchematicRule[], coverage = 0): Generated {
  return generate(makeRecipe(seed, land, rules, { coverage }), SHAPES);
}

const ROW: LandRecipe = { shape: 'rectangle', columns: 3, rows: 1 };
const FLOWER: LandRecipe = { shape: 'hexagon', radius: 1 };

describe('a search for minimums', () => {
  it.each([
    ['seven tiles on seven hexes, which stand in one way only', FLOWER, [rule('tile', { min: 7 })]],
    ['nineteen tiles on nineteen hexes', { shape: 'hexagon', radius: 2 }, [rule('tile', { min: 19 })]],
    [
      'three pairs of hexes and seven pieces in the hex that is left',
      FLOWER,
      [rule('two-hexes', { min: 3 }), rule('pair', { min: 2 }), rule('single', { min: 2 })],
    ],
    [
      'sixty-three pairs of segments on twenty-one hexes',
      { shape: 'rectangle', columns: 7, rows: 3 },
      [rule('pair', { min: 63 })],
    ],
    [
      'four tiles in a row with one hex between them',
      { shape: 'rectangle', columns: 7, rows: 1 },
      [rule('tile', { min: 4, spacing: 2, shifts: [0] })],
    ],
    [
      'three tiles around a hex that none may touch',
      FLOWER,
      [rule('tile', { min: 3, spacing: 2, shifts: [0] })],
    ],
  ] as [string, LandRecipe, SchematicRule[]][])('goes back until it finds room: %s', (_, land, rules) => {
    for (let seed = 1; seed <= 25; seed++) {
      const result = made(seed, land, rules);
      if (!result.ok) throw new Error(`seed ${seed}: ${JSON.stringify(result.problems)}`);
      for (const { id, min, spacing } of rules) {
        const own = result.value.placements.filter(({ schematic }) => schematic === id);
        expect(own).toHaveLength(min);
        for (const [index, center] of own.entries())
          for (const other of own.slice(index + 1))
            expect(distance(center, other)).toBeGreaterThanOrEqual(spacing);
      }
    }
  });

  it.each([
    [9, 4],
    [14, 6],
    [31, 14],
  ])('leaves nothing behind that keeps others off when it takes pieces off: %i columns', (columns, min) => {
    const land: LandRecipe = { shape: 'rectangle', columns, rows: 1 };
    for (let seed = 1; seed <= 100; seed++) {
      const result = made(seed, land, [rule('tile', { min, spacing: 2, shifts: [0] })], 1);
      if (!result.ok) throw new Error(`seed ${seed}: ${JSON.stringify(result.problems)}`);
      const taken = result.value.placements.map(({ q }) => q);
      const free = Array.from({ length: columns }, (_, column) => column).filter((column) =>
        taken.every((other) => Math.abs(other - column) >= 2),
      );
      expect(free).toEqual([]);
    }
  });

  it('ends where there is no room, and tells how many stood and what was in the way of the next', () => {
    // The three tiles that lie on this land when shifted right stand beside each other; there is no fourth.
    const result = made(1, FLOWER, [rule('tile', { min: 4, shifts: [1] })]);
    if (result.ok) throw new Error('four tiles stand where three fit');
    expect(result.problems.map(describeProblem)).toEqual([
      {
        path: 'schematic tile',
        message: expect.stringMatching(
          /^needs at least 4, but one of them, 6 segments, has no room: it is proven that the 4 required pieces cannot all stand together; 3 did; nearest miss at hex .*: 2 segments blocked \(\w+ of hex .* off-land, \w+ of hex .*\)$/,
        ) as string,
      },
    ]);
    expect(result.report!.unmet).toBe('impossible');
    const report = result.report!.schematics[0]!;
    expect(report.placed).toBe(3);
    expect(report.nearestMiss!.blocked).toHaveLength(2);
    expect(report.tried).toBeGreaterThan(0);
    const failures = Object.values(report.failed).reduce((sum, count) => sum + count, 0);
    expect(failures).toBeLessThanOrEqual(report.tried);
  });

  it.each([
    [
      'seven hexes cannot hold three centers so far apart',
      FLOWER,
      rule('tile', { min: 3, spacing: 3 }),
      'no more than 1 can be 3 hexes from each other on the land',
    ],
    [
      'nor nineteen at any distance beyond it',
      { shape: 'hexagon', radius: 2 },
      rule('tile', { min: 2, spacing: 50 }),
      'no more than 1 can be 50 hexes from each other',
    ],
    [
      'and the land has too few segments',
      ROW,
      rule('tile', { min: 4 }),
      'the minimums need 24 segments; the land has 18',
    ],
  ] as [string, LandRecipe, SchematicRule, string][])(
    'is not begun when it is hopeless: %s',
    (_, land, only, message) => {
      const stages: string[] = [];
      const result = generate(makeRecipe(1, land, [only]), SHAPES, {
        onProgress: ({ stage }) => stages.push(stage),
      });
      expect(result.ok ? [] : result.problems.map((problem) => describeProblem(problem).message)).toEqual([
        expect.stringContaining(message),
      ]);
      expect(stages).not.toContain('minimums');
    },
  );
});

describe('a canceled generation', () => {
  const reason = new Error('canceled');
  const recipe = makeRecipe(3, { shape: 'hexagon', radius: 6 }, [
    rule('tile', { min: 100 }),
    rule('two-hexes', { min: 3 }),
    rule('pair', { spacing: 3, min: 1 }),
    rule('single'),
  ]);

  /** Runs until the signal has been asked so often; the stage of each time that it was asked. */
  function run(times: number): readonly string[] {
    const asked: string[] = [];
    let stage = 'start';
    const signal = {
      throwIfAborted() {
        asked.push(stage);
        if (asked.length > times) throw reason;
      },
    };
    const result = generate(recipe, SHAPES, { signal, onProgress: (progress) => (stage = progress.stage) });
    expect(result.ok).toBe(true);
    return asked;
  }

  it('is asked for in every stage, and throws what the signal throws whenever that is', () => {
    const asked = run(Infinity);
    expect(new Set(asked)).toEqual(new Set(['start', 'land', 'check', 'minimums', 'fill']));
    for (let times = 0; times < asked.length; times += Math.ceil(asked.length / 40))
      expect(() => run(times)).toThrow(reason);
  });

  it('is asked for while the nearest miss is looked for: column by column of every pose', () => {
    const hopeless = makeRecipe(1, { shape: 'rectangle', columns: 1, rows: 40 }, [
      rule('two-hexes', { min: 1, shifts: [0], rotations: [0] }),
    ]);
    let asked = 0;
    const result = generate(hopeless, SHAPES, { signal: { throwIfAborted: () => void asked++ } });
    expect(result.ok ? '' : describeProblem(result.problems[0]!).message).toContain('nearest miss');
    const before = asked;
    asked = 0;
    const stop = () => {
      if (++asked === before) throw reason;
    };
    expect(() => generate(hopeless, SHAPES, { signal: { throwIfAborted: stop } })).toThrow(reason);
    expect(before).toBeGreaterThan(5);
  });
});
