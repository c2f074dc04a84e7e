import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBuiltInLibrary } from '../../../src/library/built-in-files.ts';
import { hexOf, slotOf } from '../../../src/engine/board/board.ts';
import type { City } from '../../../src/engine/city/city.ts';
import { resolveCity } from '../../../src/engine/city/resolve.ts';
import { listFits } from '../../../src/engine/fit/all.ts';
import { conditionsOf } from '../../../src/engine/fit/conditions.ts';
import { explainFit, fits } from '../../../src/engine/fit/explain.ts';
import { heatMap } from '../../../src/engine/fit/heat.ts';
import { posesFittingAt } from '../../../src/engine/fit/poses-at.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import { Town } from '../../../src/engine/generate/town.ts';
import type { Hex } from '../../../src/engine/hex/hex.ts';
import type { Recipe } from '../../../src/engine/recipe/recipe.ts';
import { ALL_POSES, poseIndex } from '../../../src/engine/schematic/pose-group.ts';
import { orient, UNMIRRORED, type Pose } from '../../../src/engine/schematic/pose.ts';
import { rememberedClasses } from '../../../src/engine/schematic/remembered-classes.ts';
import { readRecipe } from '../../../src/formats/recipe/read.ts';

const LIBRARY = readBuiltInLibrary();

function recipeOf(preset: string): Recipe {
  const read = readRecipe(readFileSync(`schematics/recipes/${preset}.recipe.json`, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

/** A town some of whose pieces are gone, so that something fits again. */
function thinned(recipe: Recipe, seed: number): City {
  const made = generate({ ...recipe, seed }, LIBRARY);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const city = made.value;
  return { ...city, placements: city.placements.filter(({ id }) => id % 3 !== seed % 3) };
}

describe('a piece in a town with conditions, near and reach', () => {
  test.each(['street-village', 'river-town'])('fits as one by one in a %s', (preset) => {
    const recipe = recipeOf(preset);
    const found = new Set<string>();
    // Every reason is met by these pieces in these towns, whatever the runs after them choose.
    const [house, strip] = ['town-house-2', 'fallow-strip'].map((piece) =>
      recipe.schematics.findIndex(({ id }) => id === piece),
    ) as [number, number];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), (seed, chosen) => {
        const city = thinned(recipe, seed);
        const { board } = resolveCity(city, () => {
          throw new RangeError('a placement of a generated city does not fit');
        });
        const town = Town.standing(city, { ...recipe, seed }, LIBRARY, city);
        const { neighborhood, distances } = town;
        const rule = recipe.schematics[chosen % recipe.schematics.length]!;
        const schematic = LIBRARY.schematics.find(({ id }) => id === rule.id)!;
        const { districts, placements } = city;
        const limits = conditionsOf(rule, { board, districts, placements, neighborhood, distances });
        const nearby = { neighborhood, schematic };
        const posed = ALL_POSES.map((pose) => orient(schematic.hexes, pose));
        const fitsAt = (pose: Pose, at: Hex) => {
          const hexes = posed[poseIndex(pose)]!;
          const isFit = fits(board, hexes, at, limits, { nearby: { schematic, pose } });
          const [blocked] = isFit
            ? []
            : explainFit(board, hexes, at, limits, { nearby: { schematic, pose } });
          expect(blocked === undefined).toBe(isFit);
          found.add(blocked?.reason ?? 'fits');
          return isFit;
        };
        const expected = new Uint8Array(board.mask_hex.length);
        const classes = rememberedClasses(schematic.hexes, UNMIRRORED, schematic.around);
        for (let slot = 0; slot < expected.length; slot++) {
          const at = hexOf(board, slot);
          const fits_pose = posesFittingAt(board, schematic.hexes, at, limits, nearby);
          for (const { pose } of classes) {
            const isFit = fitsAt(pose, at);
            expect(fits_pose[poseIndex(pose)]).toBe(isFit ? 1 : 0);
            if (isFit) expected[slot]!++;
          }
        }
        expect(heatMap(board, schematic, UNMIRRORED, limits, undefined, nearby.neighborhood)).toEqual(
          expected,
        );
        const listed = listFits(board, schematic.hexes, UNMIRRORED, limits, nearby);
        expect(listed.every((fit) => fitsAt(fit, fit))).toBe(true);
        const inside = listed.filter((fit) => slotOf(board, fit) >= 0);
        expect(inside.length).toBeGreaterThanOrEqual(expected.reduce((sum, count) => sum + count, 0));
      }),
      {
        examples: [
          [3, house],
          [4, house],
          [1, strip],
        ],
        numRuns: 5,
      },
    );
    expect([...found]).toEqual(
      expect.arrayContaining(['fits', 'condition', 'occupied', 'off-land', 'align']),
    );
  });
});
