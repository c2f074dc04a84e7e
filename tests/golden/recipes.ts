import {
  RULE_DEFAULTS,
  type DistrictRecipe,
  type LandRecipe,
  type Recipe,
  type SchematicRule,
} from '../../src/engine/recipe/recipe.ts';

const NONE: DistrictRecipe = { method: 'none' };
const GROWTH: DistrictRecipe = {
  method: 'growth',
  groups: ['old-town', 'town', 'farmland'],
  shares: [1, 1, 3],
  core: 8,
  min: 6,
  arrange: 'center-out',
};
const SCHELLING: DistrictRecipe = {
  method: 'schelling',
  groups: ['old-town', 'farmland'],
  empty: 0.15,
  same: [0, 1, 1, 2, 2, 2, 3],
  maxSteps: 60,
};

function rules(...parts: readonly (readonly [id: string, part?: Partial<SchematicRule>])[]): SchematicRule[] {
  return parts.map(([id, part]) => ({ ...RULE_DEFAULTS, ...part, id }));
}

const SMALL = rules(['house'], ['house-pair'], ['garden']);
const MIXED = rules(
  ['castle', { min: 1, max: 1 }],
  ['mill-fields', { mirror: true }],
  ['terrace', { weight: 4, mirror: true }],
  ['wheat-strip', { weight: 2 }],
  ['house-pair', { weight: 2 }],
);
const GROUPED = rules(
  ['castle', { min: 1, max: 1, groups: ['old-town'] }],
  ['terrace', { weight: 3, groups: ['old-town'] }],
  ['wheat-field', { weight: 3, groups: ['farmland'], mirror: true }],
  ['orchard', { groups: ['farmland'], spacing: 5 }],
  ['house-pair', { max: 40 }],
);

function recipe(
  seed: number,
  land: LandRecipe,
  districts: DistrictRecipe,
  schematics: readonly SchematicRule[],
  coverage = 1,
  method: Recipe['fill']['method'] = 'weighted',
): Recipe {
  return { seed, land, districts, schematics, fill: { method, coverage } };
}

const hexagon = (radius: number): LandRecipe => ({ shape: 'hexagon', radius });
const island = (algorithm: 1 | 2 | 3 | 4 | 5, hexes: number): LandRecipe => ({
  shape: 'island',
  algorithm,
  hexes,
});

/** Recipes over the built-in library whose cities are known to the byte. */
export const GOLDEN_RECIPES: Readonly<Record<string, Recipe>> = {
  'bare hexagon': recipe(1, hexagon(3), NONE, []),
  'one hex': recipe(2, hexagon(0), NONE, rules(['house'])),
  'small things on a hexagon': recipe(3, hexagon(6), NONE, SMALL),
  'small things, largest first': recipe(3, hexagon(6), NONE, SMALL, 1, 'largest-first'),
  'small things, half covered': recipe(4, hexagon(6), NONE, SMALL, 0.5),
  'a rectangle': recipe(5, { shape: 'rectangle', columns: 14, rows: 11 }, NONE, MIXED),
  'a wide rectangle': recipe(6, { shape: 'rectangle', columns: 300, rows: 2 }, NONE, SMALL),
  'given rows': recipe(
    7,
    {
      shape: 'rows',
      rows: [
        { r: -2, q: 0, count: 9 },
        { r: -1, q: -1, count: 10 },
        { r: 3, q: -4, count: 5 },
      ],
    },
    NONE,
    SMALL,
  ),
  'a mixed town': recipe(8, hexagon(12), NONE, MIXED),
  'a mixed town, largest first': recipe(9, hexagon(12), NONE, MIXED, 0.9, 'largest-first'),
  'the greatest seed': recipe(4_294_967_295, hexagon(9), NONE, MIXED),
  'poses held back': recipe(
    10,
    hexagon(8),
    NONE,
    rules(['terrace', { rotations: [0, 3], shifts: [0] }], ['house', { rotations: [1] }]),
  ),
  'tight minimums': recipe(
    11,
    hexagon(5),
    NONE,
    rules(['mill-fields', { min: 4, mirror: true }], ['house-pair', { min: 20 }]),
    0,
  ),
  'kept apart': recipe(
    12,
    hexagon(11),
    NONE,
    rules(['mill-yard', { spacing: 6 }], ['garden', { max: 50, spacing: 2 }]),
  ),
  'island by procedure 1': recipe(13, island(1, 300), NONE, MIXED),
  'island by procedure 3': recipe(14, island(3, 400), GROWTH, SMALL),
  'island by procedure 5': recipe(15, island(5, 500), NONE, SMALL, 0.8),
  territories: recipe(16, hexagon(13), GROWTH, GROUPED),
  neighborhoods: recipe(17, hexagon(10), SCHELLING, SMALL),
  'a larger town with territories': recipe(18, hexagon(40), GROWTH, GROUPED),
};
