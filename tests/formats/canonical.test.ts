import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cityPieces, writeCity } from '../../src/formats/city/write.ts';
import { writeRecipe } from '../../src/formats/recipe/write.ts';
import { writeSchematic } from '../../src/formats/schematic/write.ts';
import { HOUSE, makeRecipe, makeSchematic, rule, TILE } from '../support/cities.ts';
import { anyCity, anyRecipe, anySchematic } from './arbitraries.ts';

describe('canonical text', () => {
  test('of a schematic is as documented', () => {
    const schematic = makeSchematic('mill-pond', [
      { q: 0, r: 0, segments: ['mill', 'mill', null, null, null, null] },
      { q: 1, r: -1, segments: [null, null, null, 'wheat', 'wheat', null] },
    ]);
    expect(writeSchematic({ ...schematic, tags: ['farm'], meta: { a: [], b: {} } })).toBe(`{
  "format": "sixfold/schematic",
  "version": 1,
  "id": "mill-pond",
  "name": "mill-pond",
  "description": "",
  "author": "",
  "tags": ["farm"],
  "hexes": [
    { "q": 1, "r": -1, "segments": [null, null, null, "wheat", "wheat", null] },
    { "q": 0, "r": 0, "segments": ["mill", "mill", null, null, null, null] }
  ],
  "meta": { "a": [], "b": {} }
}
`);
  });

  test('of a recipe leaves out what is the default of a rule', () => {
    const land = { shape: 'rows', rows: [{ r: 0, q: 0, count: 2 }] } as const;
    expect(writeRecipe(makeRecipe(7, land, [rule('a'), rule('b', { max: 2, shifts: [1, -1] })]))).toBe(`{
  "format": "sixfold/recipe",
  "version": 1,
  "seed": 7,
  "land": {
    "shape": "rows",
    "rows": [
      { "r": 0, "q": 0, "count": 2 }
    ]
  },
  "districts": { "method": "none" },
  "schematics": [
    { "id": "a" },
    { "id": "b", "max": 2, "shifts": [-1, 1] }
  ],
  "fill": { "method": "weighted", "coverage": 1 }
}
`);
  });

  test('of a city has a line for each run, placement and hex', () => {
    const text = writeCity({
      engine: 'sixfold 0.0.0',
      recipe: null,
      kinds: [HOUSE],
      schematics: [TILE],
      land: [{ r: 0, q: 0, count: 3 }],
      districts: [{ id: 2, group: 'old-town', rows: [{ r: 0, q: 0, count: 1 }] }],
      placements: [
        { id: 9, schematic: 'tile', q: 1, r: 0, mirror: false, rotation: 0, shift: 0, locked: true },
      ],
    });
    expect(text).toBe(`{
  "format": "sixfold/city",
  "version": 3,
  "engine": "sixfold 0.0.0",
  "orientation": "flat",
  "segmentOrder": ["N", "NE", "SE", "S", "SW", "NW"],
  "recipe": null,
  "kinds": [
    { "id": "house", "name": "House", "color": "#b5533c", "glyph": "h", "footprint": "segment", "open": false }
  ],
  "schematics": [
    {
      "format": "sixfold/schematic",
      "version": 1,
      "id": "tile",
      "name": "tile",
      "description": "",
      "author": "",
      "tags": [],
      "hexes": [
        { "q": 0, "r": 0, "segments": ["house", "house", "house", "house", "house", "house"] }
      ]
    }
  ],
  "land": {
    "rows": [
      { "r": 0, "q": 0, "count": 3 }
    ]
  },
  "districts": [
    {
      "id": 2,
      "group": "old-town",
      "rows": [
        { "r": 0, "q": 0, "count": 1 }
      ]
    }
  ],
  "placements": [
    { "id": 9, "schematic": "tile", "q": 1, "r": 0, "mirror": false, "rotation": 0, "shift": 0, "locked": true }
  ],
  "ground": [],
  "walls": [],
  "buildings": [
${[0, 1, 2, 3, 4, 5].map((k) => `    { "id": ${k + 1}, "kind": "house", "placement": 9, "segments": [{ "q": 1, "r": 0, "segment": ${k} }], "doors": [] }`).join(',\n')}
  ],
  "hexes": [
    { "q": 0, "r": 0, "district": 2, "segments": [null, null, null, null, null, null], "placements": [null, null, null, null, null, null] },
    { "q": 1, "r": 0, "district": null, "segments": ["house", "house", "house", "house", "house", "house"], "placements": [9, 9, 9, 9, 9, 9] },
    { "q": 2, "r": 0, "district": null, "segments": [null, null, null, null, null, null], "placements": [null, null, null, null, null, null] }
  ],
  "statistics": { "hexes": 3, "segments": 18, "covered": 6, "coverage": 0.3333, "perSchematic": { "tile": 1 }, "publicAreas": 2, "landAreas": 1, "doors": 0, "doorsReached": 0, "walls": { "closed": 0, "of": 0 }, "streets": 0 },
  "digest": "sha256:${createHash('sha256')
    .update(
      '{"land":{"rows":[{"r":0,"q":0,"count":3}]},"districts":[{"id":2,"group":"old-town","rows":[{"r":0,"q":0,"count":1}]}],"placements":[{"id":9,"schematic":"tile","q":1,"r":0,"mirror":false,"rotation":0,"shift":0,"locked":true}]}',
    )
    .digest('hex')}"
}
`);
  });

  test('is the same for the same value in another order', () => {
    fc.assert(
      fc.property(anySchematic, (schematic) => {
        const turned = { ...schematic, hexes: schematic.hexes.toReversed() };
        expect(writeSchematic(turned)).toBe(writeSchematic(schematic));
      }),
    );
    fc.assert(
      fc.property(anyRecipe, (recipe) => {
        const schematics = recipe.schematics.map((item) => ({
          ...item,
          rotations: item.rotations.toReversed(),
        }));
        expect(writeRecipe({ ...recipe, schematics })).toBe(writeRecipe(recipe));
      }),
    );
    fc.assert(
      fc.property(anyCity, (city) => {
        const turned = {
          ...city,
          land: city.land.flatMap(({ r, q, count }) =>
            Array.from({ length: count }, (_, step) => ({ r, q: q + count - 1 - step, count: 1 })),
          ),
          districts: city.districts.toReversed(),
          placements: city.placements.toReversed(),
          schematics: city.schematics.toReversed(),
        };
        expect([...cityPieces(turned)].join('')).toBe(writeCity(city));
      }),
    );
  });
});
