import fc from 'fast-check';
import { expect, test } from 'vitest';
import { landBox } from '../../../src/engine/board/board.ts';
import { normalizeRows } from '../../../src/engine/land/shapes.ts';
import { centerLand, checkLand } from '../../../src/formats/text-map/land.ts';
import { landRecipe } from '../../../src/formats/text-map/land-recipe.ts';
import { readRecipe } from '../../../src/formats/recipe/read.ts';
import { writeRecipe } from '../../../src/formats/recipe/write.ts';
import { anyLand, makeRecipe, rule } from '../../support/cities.ts';
import { anyRecipe } from '../arbitraries.ts';
import { told } from './sample-city.ts';

test('centered land is the same for land that was moved, by an even number of columns', () => {
  const step = fc.integer({ min: -50, max: 50 });
  fc.assert(
    fc.property(anyLand, step, step, (land, across, down) => {
      const moved = land.map(({ r, q, count }) => ({ r: r + down, q: q + 2 * across, count }));
      expect(centerLand(moved)).toEqual(centerLand(land));
      expect(centerLand(centerLand(land))).toEqual(centerLand(land));
    }),
  );
});

test('centered land has its middle at hex (0, 0) or right of it, its odd columns odd, and its shape', () => {
  fc.assert(
    fc.property(anyLand, (land) => {
      const centered = centerLand(land);
      const [before, box] = [landBox(land), landBox(centered)];
      expect([box.columns, box.rows]).toEqual([before.columns, before.rows]);
      expect(Math.abs(box.column0 - before.column0) % 2).toBe(0);
      expect(box.row0 + ((box.rows - 1) >> 1)).toBe(0);
      expect([0, 1]).toContain(box.column0 + ((box.columns - 1) >> 1));
      const [q, r] = [land[0]!.q - centered[0]!.q, land[0]!.r - centered[0]!.r];
      expect(centered.map((row) => ({ ...row, q: row.q + q, r: row.r + r }))).toEqual(
        land.map((row) => ({ ...row, q: row.q + 0, r: row.r + 0 })),
      );
    }),
  );
  expect(centerLand([])).toEqual([]);
});

test('land of too many hexes is refused', () => {
  const rows = normalizeRows(
    Array.from({ length: 4000 }, (_, r) => ({ r, q: 0 - Math.floor(r / 2), count: 3002 })),
  );
  expect(told(checkLand(rows))).toEqual(['map: expected at most 12006001 hexes of land, found 12008000']);
});

test('a recipe for land builds what another one does, without groups and minimums, and is a good file', () => {
  fc.assert(
    fc.property(anyRecipe, anyLand, (base, land) => {
      const rows = centerLand(land);
      const recipe = landRecipe(base, rows);
      expect(readRecipe(writeRecipe(recipe))).toEqual({ ok: true, value: recipe });
      expect(recipe.land).toEqual({ shape: 'rows', rows });
      expect(recipe.districts).toEqual({ method: 'none' });
      const plain = (rules: typeof base.schematics) => rules.map(({ near: _near, ...rule }) => rule);
      expect(plain(recipe.schematics)).toEqual(
        plain(base.schematics).map((rule) => ({ ...rule, min: 0, groups: null })),
      );
      expect([recipe.seed, recipe.fill]).toEqual([base.seed, base.fill]);
    }),
  );
});

test('a recipe for imported land asks for no distance to parts of a town, which it does not bring', () => {
  const base = { to: 'well', least: 0, most: 5 };
  const near = [{ ...base, to: '@wall' }, { ...base, to: '@sea' }, base];
  const recipe = makeRecipe(7, { shape: 'hexagon', radius: 3 }, [
    { ...rule('tile'), near },
    { ...rule('pair'), near: near.slice(0, 1) },
  ]);
  const [tile, pair] = landRecipe(recipe, [{ r: 0, q: 0, count: 7 }]).schematics;
  expect(tile!.near).toEqual([{ ...base, to: '@sea' }, base]);
  expect(pair).not.toHaveProperty('near');
});
