import { describe, expect, it } from 'vitest';
import { countPlaced, type MadeCities } from '../../src/engine/pack/count-placed.ts';
import { findDoubles, findUnused } from '../../src/engine/pack/lint.ts';
import { orient } from '../../src/engine/schematic/pose.ts';
import { tryPlace } from '../../src/engine/pack/try-place.ts';
import { DIRECTIONS, type Direction } from '../../src/engine/hex/hex.ts';
import { mergeSegments, type Schematic } from '../../src/engine/schematic/schematic.ts';
import { placeFailure } from '../../src/formats/pack/run-tests.ts';
import { makeRecipe, makeSchematic, PAIR, rule, SHAPES, SINGLE, TILE } from '../support/cities.ts';

const FREE = [{ q: 0, r: 0, segments: [null, null, null, null, null, null] as const }];
const PLAIN = { q: 0, r: 0, mirror: false, rotation: 0, shift: 0 } as const;
const { kinds } = SHAPES;

describe('a place of a test', () => {
  it('is free on all of its land, and nowhere else', () => {
    expect(tryPlace({ ...PLAIN, around: FREE }, SINGLE, kinds)).toEqual([]);
    for (const around of [[], FREE.map((hex) => ({ ...hex, q: 1 }))])
      expect(tryPlace({ ...PLAIN, around }, SINGLE, kinds)).toMatchObject([{ reason: 'off-land' }]);
  });

  it('is blocked by exactly what stands on its segments', () => {
    for (const k of DIRECTIONS)
      for (const rotation of DIRECTIONS) {
        const around = mergeSegments([{ q: 0, r: 0, k, kind: 'house' }]);
        const blocked = tryPlace({ ...PLAIN, rotation, around }, SINGLE, kinds);
        expect(blocked.length > 0).toBe(k === rotation);
      }
  });

  it('counts the conditions around the schematic, streets among them', () => {
    const street = { ...kinds[0]!, id: 'street', glyph: '=', open: true, public: true };
    const asking = {
      ...makeSchematic('shop', [{ q: 0, r: 0, segments: ['house', null, null, null, null, null] }]),
      around: mergeSegments([{ q: 0, r: 0, k: 1, kind: '@street' }]),
    };
    const all = [...kinds, street];
    const at = (kind: string | null) =>
      tryPlace(
        { ...PLAIN, around: [{ q: 0, r: 0, segments: [null, kind, null, null, null, null] }] },
        asking,
        all,
      );
    expect(at('street')).toEqual([]);
    expect(at(null)).toMatchObject([{ reason: 'condition', wanted: '@street' }]);
    expect(at('house')).toMatchObject([{ reason: 'condition' }]);
  });

  it('is told in words with its reason', () => {
    const library = { kinds, schematics: [TILE] };
    const test = { kind: 'fits', name: '', schematic: 'tile', ...PLAIN, around: FREE } as const;
    expect(placeFailure(test, library)).toBeNull();
    expect(placeFailure({ ...test, kind: 'blocked' }, library)).toBe('it must not fit there, and does');
    expect(placeFailure({ ...test, q: 1 }, library)).toMatch(
      /^it must fit there, and is blocked at 1, 0 N: off the land$/,
    );
    expect(placeFailure({ ...test, schematic: 'gone' }, library)).toBe('there is no schematic "gone"');
  });
});

describe('the number of cities with a schematic', () => {
  const land = { shape: 'hexagon', radius: 1 } as const;

  it('is all of them for one that the recipe asks for, and none for one that fits nowhere', () => {
    const recipe = makeRecipe(1, land, [rule('single', { min: 1 })]);
    expect(countPlaced(recipe, SHAPES, 'single')).toBe(100);
    const wide = makeSchematic(
      'wide',
      [0, 9].map((q) => ({ q, r: 0, segments: ['house', null, null, null, null, null] as const })),
    );
    const library = { kinds, schematics: [...SHAPES.schematics, wide] };
    expect(countPlaced(recipe, library, 'wide')).toBe(0);
  });

  it('is counted no longer than the answer is open', () => {
    const recipe = makeRecipe(1, land, [rule('single', { min: 1 })]);
    const made: number[] = [];
    countPlaced(recipe, SHAPES, 'single', { atLeast: 7, onCity: (count) => made.push(count) });
    expect(made.at(-1)).toBe(7);
  });

  it('is the same when cities are remembered, also of schematics that the recipe has no rule for', () => {
    const recipe = makeRecipe(1, land, [rule('single', { min: 1 }), rule('pair', { weight: 1 / 50 })]);
    const cities: MadeCities = new Map();
    const ids = ['single', 'pair', 'tile', 'single', 'pair', 'tile'];
    expect(ids.map((id) => countPlaced(recipe, SHAPES, id, { cities }))).toEqual(
      ids.map((id) => countPlaced(recipe, SHAPES, id)),
    );
    // Those of the recipe, and those with a rule for the tile.
    expect(cities.size).toBe(200);
  });
});

describe('the lint of a pack', () => {
  const land = { shape: 'hexagon', radius: 2 } as const;
  const recipe = makeRecipe(1, land, []);
  const posed = (id: string, schematic: Schematic, rotation: 0 | 1 | 2, mirror = false): Schematic => ({
    ...schematic,
    id,
    hexes: orient(schematic.hexes, { mirror, rotation, shift: 0 }),
  });

  it('finds doubles in any turn, and no others', () => {
    const pieces = [SINGLE, posed('turned', SINGLE, 2), TILE, PAIR, posed('turned-pair', PAIR, 1)];
    expect(findDoubles(pieces)).toEqual([
      { kind: 'double', schematic: 'turned', of: 'single' },
      { kind: 'double', schematic: 'turned-pair', of: 'pair' },
    ]);
    expect(findDoubles([SINGLE, { ...posed('asks', SINGLE, 2), around: SINGLE.hexes }])).toEqual([]);
  });

  it('turns the conditions with the piece: doubles ask for the same beside the same segments', () => {
    // A house and wheat under its conditions, turned from north.
    const asking = (id: string, turns: 0 | 2, asked: Direction): Schematic => ({
      ...makeSchematic(id, [{ q: 0, r: 0, segments: ['house', 'wheat', null, null, null, null] }]),
      around: mergeSegments([{ q: 0, r: 0, k: asked, kind: '@street' }]),
      ...(turns > 0 && { hexes: [{ q: 0, r: 0, segments: [null, null, 'house', 'wheat', null, null] }] }),
    });
    const first = asking('first', 0, 2);
    expect(findDoubles([first, asking('turned', 2, 4)])).toEqual([
      { kind: 'double', schematic: 'turned', of: 'first' },
    ]);
    // The same condition at the same place, beside a shape that is turned; and a condition on the other side.
    expect(findDoubles([first, asking('turned-alone', 2, 1), asking('across', 0, 5)])).toMatchObject([
      { schematic: 'across', of: 'turned-alone' },
    ]);
  });

  it('names each pose with its conditions that no city has', () => {
    // A tile looks the same in six turns; with a condition beside it, each is a pose of its own.
    const around = mergeSegments([{ q: 0, r: -1, k: 3, kind: '@sea' }]);
    const quay = { ...TILE, id: 'quay', around };
    const rows = [{ q: 0, r: 0, count: 1 }];
    const one = makeRecipe(1, { shape: 'rows', rows }, [rule('quay', { rotations: [0, 1], shifts: [0] })]);
    expect(findUnused(one, { kinds, schematics: [quay] }, [quay])).toEqual([]);
    const streets = { ...quay, around: mergeSegments([{ q: 1, r: -1, k: 4, kind: '@land' }]) };
    const beside = makeRecipe(1, { shape: 'rows', rows: [...rows, { q: 0, r: -1, count: 1 }] }, [
      rule('quay', { rotations: [0, 2, 5], shifts: [0] }),
    ]);
    expect(findUnused(beside, { kinds, schematics: [streets] }, [streets])).toEqual([
      { kind: 'unused-poses', schematic: 'quay', poses: [{ mirror: false, rotation: 0, shift: 0 }] },
    ]);
  });

  it('finds what no city has, and nothing of what every city has in each pose', () => {
    const wide = makeSchematic(
      'wide',
      [0, 9].map((q) => ({ q, r: 0, segments: ['house', null, null, null, null, null] as const })),
    );
    const library = { kinds, schematics: [SINGLE, wide] };
    expect(findUnused(recipe, library, [SINGLE, wide])).toEqual([
      { kind: 'never-placed', schematic: 'wide' },
    ]);
  });

  it('tells how far it is, and ends with the error of its signal', () => {
    const made: number[] = [];
    findUnused(recipe, { kinds, schematics: [SINGLE] }, [SINGLE], { onCity: (count) => made.push(count) });
    expect(made).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    const signal = AbortSignal.abort(new Error('canceled'));
    expect(() => findUnused(recipe, { kinds, schematics: [SINGLE] }, [SINGLE], { signal })).toThrow(
      'canceled',
    );
  });

  it('finds poses that the land leaves no room for', () => {
    // A row of two hexes takes a pair of segments over their common side in one turn alone.
    const bar = makeSchematic('bar', [
      { q: 0, r: 0, segments: [null, null, 'house', null, null, null] },
      { q: 1, r: 0, segments: [null, null, null, null, null, 'house'] },
    ]);
    const rows = [{ q: 0, r: 0, count: 2 }];
    const narrow = makeRecipe(1, { shape: 'rows', rows }, [rule('bar', { shifts: [0] })]);
    const [finding] = findUnused(narrow, { kinds, schematics: [bar] }, [bar]);
    expect(finding).toMatchObject({ kind: 'unused-poses', schematic: 'bar' });
    expect(finding?.kind === 'unused-poses' && finding.poses.length).toBeGreaterThan(0);
  });
});
