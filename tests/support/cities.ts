import fc from 'fast-check';
import {
  RULE_DEFAULTS,
  type FillRecipe,
  type LandRecipe,
  type Recipe,
  type SchematicRule,
} from '../../src/engine/recipe/recipe.ts';
import type { District } from '../../src/engine/land/district.ts';
import type { LandRow } from '../../src/engine/land/row.ts';
import { hexagonLand, normalizeRows, rectangleLand } from '../../src/engine/land/shapes.ts';
import type { Library } from '../../src/engine/city/library.ts';
import type { Kind } from '../../src/engine/schematic/kind.ts';
import type { PaintedHex, Schematic } from '../../src/engine/schematic/schematic.ts';

export const HOUSE: Kind = {
  id: 'house',
  name: 'House',
  color: '#b5533c',
  glyph: 'h',
  footprint: 'segment',
  open: false,
};
export const WHEAT: Kind = {
  id: 'wheat',
  name: 'Wheat field',
  color: '#e3c14b',
  glyph: 'w',
  footprint: 'area',
  open: true,
};

export function makeSchematic(id: string, hexes: readonly PaintedHex[]): Schematic {
  return { id, name: id, description: '', author: '', tags: [], hexes };
}

const h = 'house';

/** One segment. */
export const SINGLE = makeSchematic('single', [{ q: 0, r: 0, segments: [h, null, null, null, null, null] }]);
/** Two adjacent segments. */
export const PAIR = makeSchematic('pair', [{ q: 0, r: 0, segments: [h, h, null, null, null, null] }]);
/** A whole tile. */
export const TILE = makeSchematic('tile', [{ q: 0, r: 0, segments: [h, h, h, h, h, h] }]);
/** Two whole hexes side by side. */
export const TWO_HEXES = makeSchematic('two-hexes', [
  { q: 0, r: 0, segments: [h, h, h, h, h, h] },
  { q: 1, r: 0, segments: [h, h, h, h, h, h] },
]);

export const SHAPES: Library = { kinds: [HOUSE, WHEAT], schematics: [SINGLE, PAIR, TILE, TWO_HEXES] };

export function rule(id: string, part: Partial<SchematicRule> = {}): SchematicRule {
  return { ...RULE_DEFAULTS, ...part, id };
}

export function makeRecipe(
  seed: number,
  land: LandRecipe,
  schematics: readonly SchematicRule[],
  fill: Partial<FillRecipe> = {},
): Recipe {
  return {
    seed,
    land,
    districts: { method: 'none' },
    schematics,
    fill: { method: 'weighted', coverage: 1, ...fill },
  };
}

/** Land of a few dozen hexes at the most: hexagon, rectangle or scattered runs, anywhere. */
export const anyLand: fc.Arbitrary<readonly LandRow[]> = fc.oneof(
  fc.integer({ min: 0, max: 3 }).map(hexagonLand),
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
    .map(([columns, rows]) => rectangleLand(columns, rows)),
  fc
    .array(
      fc.record({
        r: fc.integer({ min: -4, max: 4 }),
        q: fc.integer({ min: -5, max: 5 }),
        count: fc.integer({ min: 1, max: 5 }),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map(normalizeRows),
);

/** Districts of the groups a, b and c on some land; some hexes may belong to none. */
export function anyDistricts(land: readonly LandRow[]): fc.Arbitrary<District[]> {
  const hexes = land.flatMap(({ r, q, count }) =>
    Array.from({ length: count }, (_, step) => ({ q: q + step, r })),
  );
  const dealt = fc.array(fc.nat(9), { minLength: hexes.length, maxLength: hexes.length });
  return dealt.map((deal) =>
    ['a', 'b', 'c'].map((group, index) => ({
      id: index + 1,
      group,
      // Six of ten belong to the first, one to none.
      rows: normalizeRows(
        hexes
          .filter((_, hex) => [0, 0, 0, 0, 0, 0, 1, 1, 2, 3][deal[hex]!] === index)
          .map(({ q, r }) => ({ r, q, count: 1 })),
      ),
    })),
  );
}
