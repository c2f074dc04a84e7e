import { describe, expect, test } from 'vitest';
import { generate } from '../../../src/engine/generate/generate.ts';
import { Lattice } from '../../../src/formats/picture/map/lattice.ts';
import { moodOf } from '../../../src/formats/picture/map/moods.ts';
import { paintMap } from '../../../src/formats/picture/map/paint-map.ts';
import { mapSourceOf } from '../../support/map-pictures.ts';
import { readRandom, randomRecipe } from '../../support/random-recipes.ts';

/** Two hundred recipes at random, of which half give a city. */
const RECIPES = 200;
const PATIENCE = 600_000;

const NIGHT = { mood: moodOf('night'), warp: null, roofs: 0, hasSea: true, ownsColor: () => false };

describe('the map of a city', { timeout: PATIENCE }, () => {
  test('is made of recipes at random without a mark far from its land', () => {
    const cities = Array.from({ length: RECIPES }, (_, at) => readRandom(randomRecipe(at + 1))).flatMap(
      ({ recipe, library }) => {
        const made = generate(recipe, library);
        return made.ok ? made.value : [];
      },
    );
    expect(cities.length).toBeGreaterThan(RECIPES / 3);
    for (const city of cities) {
      const source = mapSourceOf(city);
      const lattice = new Lattice(source);
      for (const { batch, style } of paintMap(source, NIGHT)) {
        expect(`${style.fill} ${style.stroke}`).not.toMatch(/NaN|undefined/);
        // Ships lie in the roads and gulls fly there; bands of water are as wide as their strokes.
        if (['gull', 'boat', 'cloth', 'waveLine', 'waveGap', 'ink'].includes(batch.role)) continue;
        for (const line of [...batch.rings, ...batch.lines])
          for (let i = 0; i < line.length; i += 2)
            expect(isByLand(lattice, line[i]!, line[i + 1]!), `${batch.layer} ${batch.role}`).toBe(true);
      }
    }
  });
});

/** Side lengths from land within which all but ships and gulls lies: piers reach two. */
const BY_LAND = 2.5;

function isByLand(lattice: Lattice, x: number, y: number): boolean {
  if (lattice.atPoint([x, y])) return true;
  for (let far = 0.25; far <= BY_LAND; far += 0.25)
    for (let turn = 0; turn < 24; turn++) {
      const angle = (turn * Math.PI) / 12;
      if (lattice.atPoint([x + far * Math.cos(angle), y + far * Math.sin(angle)])) return true;
    }
  return false;
}
