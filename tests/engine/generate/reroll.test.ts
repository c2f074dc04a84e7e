import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBoard, stamp } from '../../../src/engine/board/board.ts';
import type { City } from '../../../src/engine/city/city.ts';
import type { Library } from '../../../src/engine/city/library.ts';
import { usedBy } from '../../../src/engine/city/used.ts';
import { countFits } from '../../../src/engine/fit/all.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import type { Recipe } from '../../../src/engine/recipe/recipe.ts';
import { reroll, type Reroll } from '../../../src/engine/generate/reroll.ts';
import type { RerollRegion } from '../../../src/engine/generate/reroll-region.ts';
import { distance } from '../../../src/engine/hex/hex.ts';
import { forEachHex } from '../../../src/engine/land/row.ts';
import { orient } from '../../../src/engine/schematic/pose.ts';
import { writeCity } from '../../../src/formats/city/write.ts';
import { anyShape } from '../../support/arbitraries.ts';
import { linesOf } from '../../support/city-lines.ts';
import {
  anyDistricts,
  anyLand,
  HOUSE,
  makeRecipe,
  makeSchematic,
  rule,
  SHAPES,
  WHEAT,
} from '../../support/cities.ts';

/** The city after a roll was accepted. */
function rolled(city: City, library: Library, { removed, added }: Reroll): City {
  const gone = new Set(removed);
  const placements = [...city.placements.filter(({ id }) => !gone.has(id)), ...added];
  return { ...city, placements, ...usedBy(placements, library) };
}

function rerollOf(city: City, library: Library, recipe: Recipe, region: RerollRegion, roll = 1): Reroll {
  const result = reroll(city, recipe, library, region, roll);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** A city of any shapes with districts, some of its placements locked, and any part of it. */
const anyWork = fc
  .record({
    seed: fc.nat(0xffffffff),
    rows: anyLand,
    shapes: fc.array(anyShape(6), { minLength: 1, maxLength: 3 }),
    spacing: fc.constantFrom(0, 0, 2),
    max: fc.constantFrom(null, null, 3),
    coverage: fc.constantFrom(0.4, 0.8, 1),
    roll: fc.integer({ min: 1, max: 5 }),
    picks: fc.infiniteStream(fc.record({ chosen: fc.boolean(), locked: fc.boolean() })),
    kind: fc.constantFrom('placements' as const, 'district' as const, 'group' as const, 'city' as const),
  })
  .chain((work) => anyDistricts(work.rows).map((districts) => ({ ...work, districts })))
  .map(({ seed, rows, shapes, spacing, max, coverage, roll, picks, kind, districts }) => {
    const schematics = shapes.map((hexes, index) => makeSchematic(`s${index}`, hexes));
    const library: Library = { kinds: [HOUSE, WHEAT], schematics };
    const recipe = makeRecipe(
      seed,
      { shape: 'rows', rows },
      schematics.map(({ id }, index) => rule(id, index === 0 ? { spacing, max } : {})),
      { coverage },
    );
    const made = generate(recipe, library);
    if (!made.ok) throw new Error('a recipe without minimums is met');
    const chosen: number[] = [];
    const placements = made.value.placements.map((placement) => {
      const pick = picks.next().value as { readonly chosen: boolean; readonly locked: boolean };
      if (pick.chosen) chosen.push(placement.id);
      return { ...placement, locked: pick.locked && !pick.chosen };
    });
    const used = districts
      .filter((district) => district.rows.length > 0)
      .map((district) => (kind === 'group' && district.id === 3 ? { ...district, group: 'a' } : district));
    const city: City = { ...made.value, districts: used, placements };
    const region: RerollRegion =
      kind === 'city'
        ? { kind }
        : kind === 'district' && used.length > 0
          ? { kind, id: used[0]!.id }
          : kind === 'group' && used.length > 0
            ? { kind, group: used[0]!.group }
            : { kind: 'placements', ids: chosen };
    return { city, recipe, library, region, roll };
  })
  .filter(({ region }) => region.kind !== 'placements' || region.ids.length > 0);

describe('rerolling a part of a city', () => {
  it('leaves everything outside as it was, byte for byte', () => {
    fc.assert(
      fc.property(anyWork, ({ city, recipe, library, region, roll }) => {
        const result = rerollOf(city, library, recipe, region, roll);
        const gone = new Set(result.removed);
        const before = linesOf(writeCity(city));
        const after = linesOf(writeCity(rolled(city, library, result)));
        for (const [id, line] of before.placements)
          expect(after.placements.get(id)).toBe(gone.has(id) ? undefined : line);
        const touched = touchedHexes(city, library, region, result);
        const outside = ({ hexes }: typeof before) => [...hexes].filter(([hex]) => !touched.has(hex));
        expect(outside(after)).toEqual(outside(before));
      }),
    );
  });

  it('takes away nothing that is locked or outside, and builds on the ground of the part alone', () => {
    fc.assert(
      fc.property(anyWork, ({ city, recipe, library, region, roll }) => {
        const { removed, added } = rerollOf(city, library, recipe, region, roll);
        const byId = new Map(city.placements.map((placement) => [placement.id, placement]));
        for (const id of removed) expect(byId.get(id)!.locked).toBe(false);
        if (region.kind === 'placements') for (const id of removed) expect(region.ids).toContain(id);
        if (region.kind === 'district' || region.kind === 'group') {
          const within = new Set<string>();
          for (const { id, group, rows } of city.districts)
            if (region.kind === 'district' ? id === region.id : group === region.group)
              forEachHex(rows, ({ q, r }) => within.add(`${q},${r}`));
          for (const placement of [...removed.map((id) => byId.get(id)!), ...added])
            for (const { q, r } of shapeAt(library, placement)) expect(within).toContain(`${q},${r}`);
        }
        if (region.kind === 'placements') {
          const ground = new Set(region.ids.flatMap((id) => hexKeys(library, byId.get(id)!)));
          for (const placement of added)
            for (const key of hexKeys(library, placement)) expect(ground).toContain(key);
        }
        const highest = Math.max(...byId.keys());
        expect(added.map(({ id }) => id)).toEqual(added.map((_, index) => highest + 1 + index));
      }),
    );
  });

  it('keeps the rules of the recipe over the whole city, and says how much of it is covered', () => {
    fc.assert(
      fc.property(anyWork, ({ city, recipe, library, region, roll }) => {
        const result = rerollOf(city, library, recipe, region, roll);
        const after = rolled(city, library, result);
        const board = createBoard(after.land);
        for (const placement of after.placements)
          stamp(board, shapeOf(library, placement), placement, placement.id);
        expect(result.covered.after).toBe(board.covered);
        expect(result.segments).toBe(6 * board.hexes);
        for (const schematicRule of recipe.schematics) {
          const { id, max, spacing } = schematicRule;
          const own = after.placements.filter(({ schematic }) => schematic === id);
          const before = city.placements.filter(({ schematic }) => schematic === id);
          if (max !== null) expect(own.length).toBeLessThanOrEqual(Math.max(max, before.length));
          for (const one of result.added.filter(({ schematic }) => schematic === id))
            for (const other of own)
              if (other.id !== one.id) expect(distance(one, other)).toBeGreaterThanOrEqual(spacing);
          if (region.kind === 'city' && recipe.fill.coverage === 1 && own.length !== max && spacing === 0) {
            const { hexes } = library.schematics.find((one) => one.id === id)!;
            expect(countFits(board, hexes, schematicRule)).toBe(0);
          }
        }
      }),
    );
  });

  it('covers about as much of a selection as stood there, however often it is rolled', () => {
    for (const coverage of [0.6, 1]) {
      const recipe = makeRecipe(
        7,
        { shape: 'hexagon', radius: 8 },
        [rule('tile'), rule('two-hexes'), rule('pair', { max: 12 })],
        { coverage },
      );
      const made = generate(recipe, SHAPES);
      if (!made.ok) throw new Error('the recipe could not be met');
      let city = made.value;
      const ratios = Array.from({ length: 8 }, (_, index) => {
        const ids = city.placements.map(({ id }) => id);
        const result = rerollOf(city, SHAPES, recipe, { kind: 'placements', ids }, index + 1);
        city = rolled(city, SHAPES, result);
        return result.covered.after / result.covered.before;
      });
      for (const ratio of ratios) expect(ratio).toBeGreaterThan(0.9);
      expect(ratios.reduce((product, ratio) => product * ratio, 1)).toBeGreaterThan(0.9);
    }
  });

  it('is the same for the same number, and another for another', () => {
    const recipe = makeRecipe(42, { shape: 'hexagon', radius: 6 }, [
      rule('single'),
      rule('pair'),
      rule('tile'),
    ]);
    const made = generate(recipe, SHAPES);
    if (!made.ok) throw new Error('the recipe could not be met');
    const all: RerollRegion = { kind: 'city' };
    expect(rerollOf(made.value, SHAPES, recipe, all, 3)).toEqual(
      rerollOf(made.value, SHAPES, recipe, all, 3),
    );
    expect(rerollOf(made.value, SHAPES, recipe, all, 3)).not.toEqual(
      rerollOf(made.value, SHAPES, recipe, all, 4),
    );
  });
});

describe('what a recipe requires', () => {
  const recipe = makeRecipe(1, { shape: 'hexagon', radius: 3 }, [
    rule('two-hexes', { min: 1, max: 1 }),
    rule('single'),
  ]);
  const made = generate(recipe, SHAPES);
  if (!made.ok) throw new Error('the recipe could not be met');
  const city = made.value;
  const required = city.placements.find(({ schematic }) => schematic === 'two-hexes')!;

  it('comes again when it is rerolled, on its own ground: there it has stayed', () => {
    const { removed, added, missing } = rerollOf(city, SHAPES, recipe, {
      kind: 'placements',
      ids: [required.id],
    });
    const stands = removed.length === 0 ? [required] : added;
    expect(stands.map(({ schematic }) => schematic)).toEqual(['two-hexes']);
    expect(missing).toEqual([]);
  });

  it('and was missing before is told to be missing still, where a part has no room for it', () => {
    const without = { ...city, placements: city.placements.filter(({ id }) => id !== required.id) };
    const single = without.placements.find(({ schematic }) => schematic === 'single')!;
    const region = { kind: 'placements', ids: [single.id] } as const;
    expect(rerollOf(without, SHAPES, recipe, region).missing).toEqual([
      { id: 'two-hexes', min: 1, placed: 0 },
    ]);
  });

  it('and cannot be had in the whole city is a problem, as in a generation', () => {
    const full = generate({ ...recipe, schematics: [rule('single')] }, SHAPES);
    if (!full.ok) throw new Error('the recipe could not be met');
    const placements = full.value.placements.map((placement) => ({ ...placement, locked: true }));
    const blocked = { ...full.value, placements };
    expect(reroll(blocked, recipe, SHAPES, { kind: 'city' }, 1)).toMatchObject({
      ok: false,
      problems: [{ path: { of: 'schematics', ids: ['two-hexes'] } }],
    });
  });

  it('counts versions of a schematic that stay as placements of it', () => {
    const versioned = {
      ...city,
      schematics: city.schematics.map((one) =>
        one.id === 'two-hexes' ? { ...one, id: 'two-hexes-v2' } : one,
      ),
      placements: city.placements.map((one) =>
        one.id === required.id ? { ...one, schematic: 'two-hexes-v2', locked: true } : one,
      ),
    };
    const versionOf = new Map([['two-hexes-v2', 'two-hexes']]);
    const result = reroll(versioned, recipe, SHAPES, { kind: 'city' }, 1, { versionOf });
    if (!result.ok) throw new Error('it could not be rolled');
    expect(result.value.added.filter(({ schematic }) => schematic === 'two-hexes')).toEqual([]);
    expect(result.value.missing).toEqual([]);
  });
});

it('a selection of nothing but locked placements is refused', () => {
  const recipe = makeRecipe(1, { shape: 'hexagon', radius: 1 }, [rule('single')]);
  const made = generate(recipe, SHAPES);
  if (!made.ok) throw new Error('the recipe could not be met');
  const placements = made.value.placements.map((placement) => ({ ...placement, locked: true }));
  const result = reroll(
    { ...made.value, placements },
    recipe,
    SHAPES,
    { kind: 'placements', ids: [1, 2] },
    1,
  );
  expect(result).toEqual({
    ok: false,
    problems: [{ code: 'all-locked', path: { of: 'selection' }, values: null }],
  });
});

it('a canceled roll throws the reason', () => {
  const recipe = makeRecipe(1, { shape: 'hexagon', radius: 1 }, [rule('single')]);
  const made = generate(recipe, SHAPES);
  if (!made.ok) throw new Error('the recipe could not be met');
  const signal = AbortSignal.abort(new Error('enough'));
  expect(() => reroll(made.value, recipe, SHAPES, { kind: 'city' }, 1, { signal })).toThrow('enough');
});

type Laid = Reroll['added'][number];

function shapeOf({ schematics }: Library, placement: Laid) {
  return orient(schematics.find(({ id }) => id === placement.schematic)!.hexes, placement);
}

function shapeAt(library: Library, placement: Laid) {
  return shapeOf(library, placement).map(({ q, r, segments }) => ({
    q: q + placement.q,
    r: r + placement.r,
    segments,
  }));
}

function hexKeys(library: Library, placement: Laid): string[] {
  return shapeAt(library, placement).map(({ q, r }) => `${q},${r}`);
}

/** Hexes in which something went or came; of a selection, those in which it stands. */
function touchedHexes(
  city: City,
  library: Library,
  region: RerollRegion,
  { removed, added }: Reroll,
): Set<string> {
  const gone = new Set(region.kind === 'placements' ? region.ids : removed);
  return new Set(
    [
      ...city.placements.filter(({ id }) => gone.has(id)),
      ...(region.kind === 'placements' ? [] : added),
    ].flatMap((placement) => hexKeys(library, placement)),
  );
}
