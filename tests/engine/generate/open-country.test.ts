import { describe, expect, test } from 'vitest';
import { generate } from '../../../src/engine/generate/generate.ts';
import { DIRECTIONS, neighbor } from '../../../src/engine/hex/hex.ts';
import { borderOf, borderSides, Country } from '../../../src/engine/land/open-side.ts';
import { hasHex } from '../../../src/engine/land/row.ts';
import { paintedSegments } from '../../../src/engine/schematic/schematic.ts';
import type { CoastForm } from '../../../src/engine/land/coast.ts';
import type { City } from '../../../src/engine/city/city.ts';
import { readBuiltInLibrary, readPresets } from '../../../src/library/built-in-files.ts';
import { inOpenCountry, randomRecipe } from '../../support/random-recipes.ts';
import { judgeRecipe } from '../../support/recipe-verdict.ts';

const LIBRARY = readBuiltInLibrary();
const TOWN = readPresets()['walled-town'];

function townOn(form: CoastForm, seed: number): City {
  const land = { shape: 'coast', hexes: 620, form, ...(form === 'shore' && { sea: 2 as const }) } as const;
  const made = generate({ ...TOWN, land, seed }, LIBRARY);
  if (!made.ok) throw new Error('the recipe of the test is broken');
  return made.value;
}

/** The hexes of ground of some kinds at the edge of the land, and whether there is sea, or country, off them. */
function edgesOf({ land, open = [], ground = [] }: City, kinds: readonly string[]) {
  const country = new Country(land, borderOf(land, open));
  const own = paintedSegments(ground).filter(({ kind }) => kinds.includes(kind));
  const off = own.map((segment) => neighbor(segment, segment.k)).filter((hex) => !hasHex(land, hex));
  return {
    country: off.filter((hex) => country.has(hex)).length,
    sea: off.filter((hex) => !country.has(hex)).length,
  };
}

describe('land beyond which the country goes on', () => {
  test('random recipes on it give what they ask for, or are refused', () => {
    for (let seed = 1; seed <= 60; seed++)
      expect(judgeRecipe(inOpenCountry(randomRecipe(seed), seed), seed)).toMatchObject({ seed, faults: [] });
  });

  test('inland has no sea: rivers come from the country and go there, as roads do', () => {
    const city = townOn('inland', 7);
    expect(city.open).toEqual(borderSides(city.land));
    expect(edgesOf(city, ['river'])).toMatchObject({ sea: 0 });
    expect(edgesOf(city, ['river']).country).toBeGreaterThan(1);
    expect(edgesOf(city, ['street']).country).toBeGreaterThan(0);
  });

  test('at a shore a river comes from the country and ends in the sea, and no road leads into it', () => {
    for (const seed of [3, 7]) {
      const city = townOn('shore', seed);
      const river = edgesOf(city, ['river']);
      expect(river.sea).toBeGreaterThan(0);
      expect(river.country).toBeGreaterThan(0);
      expect(edgesOf(city, ['street']).country).toBeGreaterThan(0);
    }
  });

  test('a piece that asks to be near the sea is refused inland', () => {
    const rule = { ...TOWN.schematics[0]!, near: [{ to: '@sea', least: 0, most: 3 }] };
    const town = { ...TOWN, schematics: [rule, ...TOWN.schematics.slice(1)] };
    const inland = generate({ ...town, land: { shape: 'coast', hexes: 620, form: 'inland' } }, LIBRARY);
    expect(inland).toMatchObject({ ok: false, problems: [{ code: 'near-nothing' }] });
  });

  test('no wall ends at the country', () => {
    for (const seed of [1, 2, 3]) {
      const { land, open = [], walls = [], placements, schematics } = townOn('inland', seed);
      expect(walls).toHaveLength(1);
      const country = new Country(land, borderOf(land, open));
      const own = new Set(walls[0]!.placements);
      for (const placement of placements.filter(({ id }) => own.has(id))) {
        expect(schematics.some(({ id }) => id === placement.schematic)).toBe(true);
        expect(DIRECTIONS.some((side) => country.has(neighbor(placement, side)))).toBe(false);
      }
    }
  });
});
