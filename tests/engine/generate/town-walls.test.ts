import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generate } from '../../../src/engine/generate/generate.ts';
import type { City } from '../../../src/engine/city/city.ts';
import type { Library } from '../../../src/engine/city/library.ts';
import type { Recipe } from '../../../src/engine/recipe/recipe.ts';
import { RULE_DEFAULTS } from '../../../src/engine/recipe/recipe.ts';
import { mergeSegments } from '../../../src/engine/schematic/schematic.ts';
import type { Schematic } from '../../../src/engine/schematic/schematic.ts';
import type { Kind } from '../../../src/engine/schematic/kind.ts';
import { fromCell } from '../../../src/engine/segment/cell.ts';
import { writeCity } from '../../../src/formats/city/write.ts';
import { readRecipe } from '../../../src/formats/recipe/read.ts';
import { describeProblem } from '../../../src/formats/recipe/problem-words.ts';

const kind = (id: string, open: boolean, isPublic: boolean, glyph: string): Kind => ({
  id,
  name: id,
  color: '#123456',
  glyph,
  footprint: 'area',
  open,
  ...(isPublic && { public: true }),
});

const strip = (id: string, of: string, length: number): Schematic => ({
  id,
  name: id,
  description: '',
  author: '',
  tags: [],
  hexes: mergeSegments(
    Array.from({ length }, (_, column) => ({ ...fromCell({ strip: 0, column }), kind: of })),
  ),
});

const LIBRARY: Library = {
  kinds: [
    kind('wall', false, false, 'w'),
    kind('gate', true, true, 'g'),
    kind('house', false, false, 'h'),
    kind('meadow', true, false, 'm'),
    kind('street', true, true, 's'),
    kind('river', false, false, 'r'),
  ],
  schematics: [
    strip('one', 'wall', 1),
    strip('three', 'wall', 3),
    strip('gate', 'gate', 2),
    strip('long-gate', 'gate', 4),
    strip('house', 'house', 5),
  ],
};

const anyGates = fc.record({
  pieces: fc.constantFrom(['gate'], ['long-gate'], ['long-gate', 'gate']),
  min: fc.integer({ min: 0, max: 5 }),
  more: fc.option(fc.integer({ min: 0, max: 3 })),
  spacing: fc.integer({ min: 0, max: 9 }),
});

const anyRecipe: fc.Arbitrary<Recipe> = fc
  .record({
    seed: fc.nat(0xffffffff),
    radius: fc.integer({ min: 1, max: 8 }),
    around: fc.oneof(fc.double({ min: 0.2, max: 1, noNaN: true }), fc.constantFrom(['a'], ['b'], ['a', 'b'])),
    second: fc.option(fc.double({ min: 0.2, max: 1, noNaN: true }), { freq: 2 }),
    gates: anyGates,
    river: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 1 }),
    hasStreets: fc.boolean(),
    hasRest: fc.boolean(),
    hasReach: fc.boolean(),
  })
  .map(({ seed, radius, around, second, gates, river, hasStreets, hasRest, hasReach }): Recipe => {
    const { more, ...rules } = gates;
    const own = { ...rules, ...(more !== null && { max: rules.min + more }) };
    const wall = (of: number | readonly string[]) => ({ around: of, pieces: ['three', 'one'], gates: own });
    return {
      seed,
      land: { shape: 'hexagon', radius },
      districts: { method: 'growth', groups: ['a', 'b'], core: 8, min: 6, arrange: 'center-out' },
      schematics: [{ ...RULE_DEFAULTS, id: 'house' }],
      fill: { method: 'weighted', coverage: 0.8 },
      walls: [wall(around), ...(second === null ? [] : [wall(second)])],
      ...(river !== null && { rivers: { count: 1, kind: 'river', width: river } }),
      ...(hasStreets && {
        streets: {
          main: 'street',
          lane: 'street',
          bridge: 'street',
          loops: 1,
          crooked: 0.5,
          between: [],
        },
      }),
      ...(hasRest && { rest: { a: ['meadow'], b: ['meadow'] } }),
      ...(hasReach && { reach: 'all' }),
    };
  });

/** The city as its file says it, by segment. */
function read(city: City) {
  const file = JSON.parse(writeCity(city)) as {
    hexes: { q: number; r: number; segments: (string | null)[]; placements: (number | null)[] }[];
    walls: { placements: number[]; gates: number[]; water: { q: number; r: number; segment: number }[] }[];
    statistics: { walls: { closed: number; of: number } };
  };
  const STEPS = [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ] as const;
  const at = new Map<string, { kind: string | null; placement: number | null; point: [number, number] }>();
  for (const { q, r, segments, placements } of file.hexes)
    segments.forEach((one, k) => {
      const [a, b] = [3 * q + STEPS[k]![0], 3 * r + STEPS[k]![1]];
      at.set(`${a},${b}`, { kind: one, placement: placements[k] ?? null, point: [a, b] });
    });
  const sort = (a: number, b: number) => (((a - b) % 3) + 3) % 3;
  const beside = ([a, b]: readonly [number, number]) =>
    STEPS.map(([x, y]) => [a + x, b + y] as const).flatMap(([x, y]) => {
      if (sort(x, y) === 0 || sort(x, y) === sort(a, b)) return [];
      return at.get(`${x},${y}`) ?? [];
    });
  return { file, at, beside };
}

const PUBLIC = new Set([null, 'gate', 'street']);

describe('the walls of a finished city', () => {
  test('are closed, with as many gates as were asked for, far enough apart, which lead to ground on both sides', () => {
    fc.assert(
      fc.property(anyRecipe, (recipe) => {
        const made = generate(recipe, LIBRARY);
        if (!made.ok) {
          for (const { code } of made.problems)
            expect(['given-does-not-fit', 'wall-broken']).not.toContain(code);
          return;
        }
        const { file, at, beside } = read(made.value);
        expect(file.statistics.walls).toEqual({ closed: file.walls.length, of: recipe.walls!.length });
        file.walls.forEach((wall, index) => {
          const { min, max = min + 2, spacing } = recipe.walls![index]!.gates!;
          expect(wall.gates.length).toBeGreaterThanOrEqual(min);
          expect(wall.gates.length).toBeLessThanOrEqual(max);
          const own = new Set(wall.placements);
          const gates = new Set(wall.gates);
          const isOwn = (one: { readonly placement: number | null }) => own.has(one.placement ?? 0);
          // Where a wall touches itself, the file does not say which of its segments come one after the other.
          const touchesItself = [...at.values()].some(
            (one) => isOwn(one) && beside(one.point).filter(isOwn).length > 2,
          );
          for (const gate of wall.gates) {
            const cells = [...at.values()].filter(({ placement }) => placement === gate);
            const fronts = cells
              .flatMap(({ point }) => beside(point))
              .filter((one) => !isOwn(one) && PUBLIC.has(one.kind));
            expect(fronts.length).toBeGreaterThanOrEqual(2);
            if (touchesItself) continue;
            // Along the wall, no other gate is nearer than the spacing.
            const seen = new Set(cells);
            let edge = cells;
            for (let steps = 0; steps < spacing; steps++) {
              edge = edge.flatMap(({ point }) => beside(point)).filter((one) => isOwn(one) && !seen.has(one));
              for (const one of edge) {
                seen.add(one);
                expect(gates.has(one.placement!)).toBe(false);
              }
            }
          }
        });
      }),
      { numRuns: 150 },
    );
  });
});

describe('a wall that cannot be', () => {
  const base = {
    format: 'sixfold/recipe',
    version: 3,
    seed: 4,
    land: { shape: 'hexagon', radius: 7 },
    districts: { method: 'none' },
    schematics: [],
    fill: { method: 'weighted', coverage: 1 },
  };
  const problemsOf = (wall: object, part: object = {}) => {
    const recipe = readRecipe(JSON.stringify({ ...base, ...part, walls: [{ pieces: ['one'], ...wall }] }));
    if (!recipe.ok) throw new Error(JSON.stringify(recipe.problems));
    const made = generate(recipe.value, LIBRARY);
    return made.ok
      ? []
      : made.problems.map(describeProblem).map(({ path, message }) => `${path}: ${message}`);
  };
  const gates = (min: number, spacing: number) => ({
    around: 0.6,
    gates: { pieces: ['gate'], min, spacing },
  });

  test('is refused by the least number of its gates when it has no room for them even side by side', () =>
    expect(problemsOf(gates(300, 1))[0]).toMatch(/^\$\.walls\[0\]\.gates\.min: the wall needs at least 300/));

  test('is refused by the spacing when that alone is too much, with one that is not', () => {
    const [problem] = problemsOf(gates(5, 40));
    const [, widest] = /^\$\.walls\[0\]\.gates\.spacing: .*; with (\d+) it has room/.exec(problem!)!;
    expect(problemsOf(gates(5, Number(widest)))).toEqual([]);
    expect(problemsOf(gates(5, Number(widest) + 1))).toHaveLength(1);
  });

  test('is refused when it has nothing outside', () =>
    expect(
      problemsOf(
        { around: ['a'] },
        { land: { shape: 'hexagon', radius: 1 }, districts: { method: 'growth', groups: ['a'] } },
      ),
    ).toEqual(['$.walls[0]: there is no land outside of the wall; a wall has ground on both sides']));
});
