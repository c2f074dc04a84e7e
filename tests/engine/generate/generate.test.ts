import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBoard, FULL, placementAt, stamp } from '../../../src/engine/board/board.ts';
import type { City } from '../../../src/engine/city/city.ts';
import { countFits } from '../../../src/engine/fit/all.ts';
import { NOTHING_GIVEN } from '../../../src/engine/generate/given.ts';
import { DIRECTIONS, hexKey } from '../../../src/engine/hex/hex.ts';
import { clipDistricts } from '../../../src/engine/land/clip-districts.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import type { Progress } from '../../../src/engine/generate/progress.ts';
import type { Recipe } from '../../../src/engine/recipe/recipe.ts';
import { orient } from '../../../src/engine/schematic/pose.ts';
import { countSegments } from '../../../src/engine/schematic/schematic.ts';
import { anyDirection, anyShape, anyShift } from '../../support/arbitraries.ts';
import { anyLand, HOUSE, makeRecipe, makeSchematic, rule, SHAPES, WHEAT } from '../../support/cities.ts';
import { describeProblem } from '../../../src/formats/recipe/problem-words.ts';

function cityOf(recipe: Recipe, library = SHAPES): City {
  const result = generate(recipe, library);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** The city's board, made by stamping its placements one by one; throws when two overlap or one lies off land. */
function boardOf({ land, placements, schematics }: City) {
  const board = createBoard(land);
  for (const placement of placements) {
    const schematic = schematics.find(({ id }) => id === placement.schematic)!;
    stamp(board, orient(schematic.hexes, placement), placement, placement.id);
  }
  return board;
}

const anyRule = fc.record({
  weight: fc.integer({ min: 1, max: 5 }),
  max: fc.option(fc.integer({ min: 0, max: 3 })),
  rotations: fc.uniqueArray(anyDirection, { minLength: 1 }),
  shifts: fc.uniqueArray(anyShift, { minLength: 1 }),
  mirror: fc.boolean(),
});

const anyWork = fc
  .record({
    seed: fc.nat(0xffffffff),
    rows: anyLand,
    schematics: fc.array(fc.tuple(anyShape(8), anyRule), { minLength: 1, maxLength: 3 }),
    method: fc.constantFrom('weighted' as const, 'largest-first' as const),
    coverage: fc.constantFrom(0, 0.3, 0.7, 1),
  })
  .map(({ seed, rows, schematics, method, coverage }) => ({
    recipe: makeRecipe(
      seed,
      { shape: 'rows', rows },
      schematics.map(([, part], index) => rule(`s${index}`, part)),
      { method, coverage },
    ),
    library: {
      kinds: [HOUSE, WHEAT],
      schematics: schematics.map(([hexes], index) => makeSchematic(`s${index}`, hexes)),
    },
  }));

describe('generating around what stays of a city', () => {
  it('covers no cleared segment, and divides the land as the given districts do', () => {
    const anyHex = fc.record({
      q: fc.integer({ min: -3, max: 3 }),
      r: fc.integer({ min: -3, max: 3 }),
      mask: fc.integer({ min: 1, max: FULL }),
    });
    fc.assert(
      fc.property(anyWork, fc.uniqueArray(anyHex, { selector: hexKey }), ({ recipe, library }, cleared) => {
        const districts = [{ id: 2, group: 'town', rows: [{ r: 0, q: -2, count: 4 }] }];
        const made = generate(recipe, library, { given: { ...NOTHING_GIVEN, districts, cleared } });
        if (!made.ok) throw new Error(JSON.stringify(made.problems));
        const board = boardOf(made.value);
        for (const { mask, ...hex } of cleared)
          for (const k of DIRECTIONS) if ((mask & (1 << k)) !== 0) expect(placementAt(board, hex, k)).toBe(0);
        expect(made.value.districts).toEqual(clipDistricts(districts, made.value.land));
        const plain = generate(recipe, library, { given: { ...NOTHING_GIVEN, cleared: [] } });
        expect(plain).toEqual(generate(recipe, library));
      }),
    );
  });
});

describe('generating', () => {
  it('places by the rules, without overlap, until the coverage is reached or nothing allowed fits', () => {
    fc.assert(
      fc.property(anyWork, ({ recipe, library }) => {
        const city = cityOf(recipe, library);
        const board = boardOf(city);
        const segments = 6 * board.hexes;
        expect(city.placements.map(({ id }) => id)).toEqual(city.placements.map((_, index) => index + 1));
        for (const { id, max, rotations, shifts, mirror } of recipe.schematics) {
          const own = city.placements.filter(({ schematic }) => schematic === id);
          expect(own.length).toBeLessThanOrEqual(max ?? Infinity);
          for (const placement of own) {
            expect(rotations).toContain(placement.rotation);
            expect(shifts).toContain(placement.shift);
            expect(placement.mirror && !mirror).toBe(false);
          }
          const { hexes } = library.schematics.find((schematic) => schematic.id === id)!;
          if (board.covered < recipe.fill.coverage * segments && own.length !== max)
            expect(countFits(board, hexes, { rotations, shifts, mirror })).toBe(0);
        }
        // Before its last placement the city had not reached the coverage yet.
        const last = city.placements.at(-1);
        if (last) {
          const { hexes } = city.schematics.find(({ id }) => id === last.schematic)!;
          expect(board.covered - countSegments(hexes)).toBeLessThan(recipe.fill.coverage * segments);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('gives the same city for the same input, and another for another seed', () => {
    const recipe = makeRecipe(
      42,
      { shape: 'hexagon', radius: 5 },
      SHAPES.schematics.map(({ id }) => rule(id)),
    );
    expect(cityOf(recipe)).toEqual(cityOf(structuredClone(recipe)));
    expect(cityOf({ ...recipe, seed: 43 }).placements).not.toEqual(cityOf(recipe).placements);
  });

  it('keeps only the kinds and schematics that the city uses', () => {
    const city = cityOf(
      makeRecipe(1, { shape: 'hexagon', radius: 1 }, [rule('tile'), rule('pair', { max: 0 })]),
    );
    expect(city.schematics.map(({ id }) => id)).toEqual(['tile']);
    expect(city.kinds).toEqual([HOUSE]);
  });

  it('places minimums before all else, largest first', () => {
    const recipe = makeRecipe(5, { shape: 'hexagon', radius: 2 }, [
      rule('single', { weight: 1000 }),
      rule('tile', { min: 2, max: 2 }),
      rule('two-hexes', { min: 1, max: 1 }),
    ]);
    const city = cityOf(recipe);
    expect(city.placements.slice(0, 3).map(({ schematic }) => schematic)).toEqual([
      'two-hexes',
      'tile',
      'tile',
    ]);
    expect(city.placements.filter(({ schematic }) => schematic !== 'single')).toHaveLength(3);
  });

  it('arranges minimums anew when earlier random choices leave no room', () => {
    // Three tiles on three hexes in a row have one arrangement out of many: the three whole hexes.
    const land = { shape: 'rectangle', columns: 3, rows: 1 } as const;
    for (let seed = 0; seed < 20; seed++)
      expect(cityOf(makeRecipe(seed, land, [rule('tile', { min: 3 })])).placements).toHaveLength(3);
  });

  it('fills largest first down to the smallest', () => {
    const order = SHAPES.schematics.map(({ id }) => rule(id));
    const city = cityOf(
      makeRecipe(3, { shape: 'rectangle', columns: 9, rows: 7 }, order, { method: 'largest-first' }),
    );
    const sizes = city.placements.map((placement) =>
      countSegments(city.schematics.find(({ id }) => id === placement.schematic)!.hexes),
    );
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(9 * 7 * 6);
  });

  it('draws schematics by weight', () => {
    const recipe = makeRecipe(
      8,
      { shape: 'hexagon', radius: 60 },
      [rule('single', { weight: 3 }), rule('tile')],
      { coverage: 0.1 },
    );
    const { placements } = cityOf(recipe);
    const singles = placements.filter(({ schematic }) => schematic === 'single').length;
    // 3 of 4: about 2,900 draws, standard deviation 0.8 %; five of them.
    expect(Math.abs(singles / placements.length - 0.75)).toBeLessThan(0.04);
  });

  it('tells its progress stage by stage, never beyond the end', () => {
    const told: Progress[] = [];
    const result = generate(
      makeRecipe(1, { shape: 'hexagon', radius: 12 }, [rule('tile', { min: 1 }), rule('single')]),
      SHAPES,
      { onProgress: (progress) => told.push(progress) },
    );
    expect(result.ok).toBe(true);
    expect([...new Set(told.map(({ stage }) => stage))]).toEqual(['land', 'check', 'minimums', 'fill']);
    for (const { done, of } of told) expect(done).toBeLessThanOrEqual(of);
    expect(told.at(-1)).toEqual({ stage: 'fill', done: 2814, of: 2814 });
  });
});

describe('a recipe that cannot be met', () => {
  const land = { shape: 'hexagon', radius: 1 } as const;

  it.each([
    [
      'names a schematic that is not in the library',
      [rule('palace')],
      '$.schematics[0].id',
      'no schematic "palace"',
    ],
    [
      'needs more than it allows',
      [rule('tile', { min: 3, max: 2 })],
      '$.schematics[0]',
      'min 3 is more than max 2',
    ],
    [
      'needs more than there is room for',
      [rule('tile', { min: 8 })],
      'schematic tile',
      'the minimums need 48 segments; the land has 42',
    ],
    [
      'needs more than can stand together',
      [rule('two-hexes', { min: 3 }), rule('single', { min: 7 })],
      'schematic two-hexes, schematic single',
      'the minimums need 43 segments; the land has 42',
    ],
  ])('that %s is a problem with its place', (_, rules, path, message) => {
    const result = generate(makeRecipe(1, land, rules), SHAPES);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(describeProblem(result.problems[0]!)).toEqual({
      path,
      message: expect.stringContaining(message) as string,
    });
  });

  it('that needs what fits nowhere says so at once', () => {
    const result = generate(
      makeRecipe(1, { shape: 'hexagon', radius: 0 }, [rule('two-hexes', { min: 1 })]),
      SHAPES,
    );
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.problems.map(({ path }) => path)).toEqual([{ of: 'schematics', ids: ['two-hexes'] }]);
    expect(describeProblem(result.problems[0]!).message).toMatch(
      /^needs 12 segments in one piece; the largest piece of the land has 6; nearest miss at hex/,
    );
  });
});
