import { generate } from '../../src/engine/generate/generate.ts';
import { SAME_GROUP_NEEDED } from '../../src/engine/recipe/recipe.ts';
import { hexagonLand } from '../../src/engine/land/shapes.ts';
import { writeCity } from '../../src/formats/city/write.ts';
import { writeKinds } from '../../src/formats/kinds/write.ts';
import { writePack } from '../../src/formats/pack/write.ts';
import { writeRecipe } from '../../src/formats/recipe/write.ts';
import { writeSchematic } from '../../src/formats/schematic/write.ts';
import { HOUSE, makeRecipe, PAIR, rule, SHAPES, TILE, WHEAT } from '../support/cities.ts';

/** A good file of each format, with every sort of member in it. */
const KINDS_TEXT = writeKinds({ kinds: [HOUSE, WHEAT], meta: { note: [1, { deep: null }] } });

export const SCHEMATIC_TEXT = writeSchematic({
  ...TILE,
  tags: ['small', 'round'],
  hexes: [...TILE.hexes, { q: -1, r: 2, segments: [null, 'wheat', null, null, null, null] }],
  meta: { from: 'hand' },
});

const RECIPE_TEXT = writeRecipe({
  ...makeRecipe(42, { shape: 'rows', rows: hexagonLand(2) }, [
    rule('tile', { weight: 2.5, min: 1, max: 3, groups: ['old-town'], rotations: [0, 2], shifts: [1] }),
    rule('pair', { mirror: true, spacing: 4 }),
  ]),
  districts: {
    method: 'schelling',
    groups: ['old-town', 'market'],
    shares: [1, 2],
    empty: 0.2,
    same: SAME_GROUP_NEEDED,
    maxSteps: 10,
  },
  meta: { by: 'me' },
});

const generated = generate(
  makeRecipe(7, { shape: 'hexagon', radius: 2 }, [rule(TILE.id), rule(PAIR.id, { max: 3 })]),
  SHAPES,
);
if (!generated.ok) throw new Error('the sample city cannot be generated');

export const CITY_TEXT = writeCity({
  ...generated.value,
  districts: [
    { id: 1, group: 'old-town', rows: [{ r: -1, q: -1, count: 4 }] },
    { id: 4, group: 'Grün', rows: [{ r: 0, q: 0, count: 2 }] },
  ],
  meta: { saved: true },
});

const PACK_TEXT = writePack({
  pack: {
    id: 'small-houses',
    name: 'Small houses',
    author: 'Ada',
    license: 'CC BY 4.0',
    description: 'By the road',
    release: '1.2',
    cover: 'pair',
    schematics: ['tile', 'pair'],
    tests: [
      {
        kind: 'fits',
        name: 'beside wheat',
        schematic: 'pair',
        q: 1,
        r: 0,
        mirror: true,
        rotation: 2,
        shift: -1,
        around: [
          { q: 0, r: 0, segments: ['wheat', null, null, null, null, null] },
          { q: 1, r: 0, segments: [null, null, null, null, null, null] },
        ],
      },
      { kind: 'placed', name: '', schematic: 'tile', recipe: 'hamlet', atLeast: 90 },
    ],
    recipes: [{ id: 'green', recipe: makeRecipe(1, { shape: 'hexagon', radius: 2 }, [rule('tile')]) }],
    meta: { by: 'me' },
  },
  files: new Map([['pair', 'pair-2']]),
});

/** The text of each format by its name. */
export const SAMPLES = {
  kinds: KINDS_TEXT,
  schematic: SCHEMATIC_TEXT,
  recipe: RECIPE_TEXT,
  city: CITY_TEXT,
  pack: PACK_TEXT,
} as const;
