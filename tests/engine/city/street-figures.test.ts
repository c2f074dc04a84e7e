import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBuiltInLibrary } from '../../../src/library/built-in-files.ts';
import type { City } from '../../../src/engine/city/city.ts';
import { reachFaults } from '../../../src/engine/city/reach.ts';
import { resolveCity } from '../../../src/engine/city/resolve.ts';
import { streetFigures } from '../../../src/engine/city/street-figures.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../../src/engine/segment/segment.ts';
import { mergeSegments, paintedSegments } from '../../../src/engine/schematic/schematic.ts';
import { forEachHex } from '../../../src/engine/land/row.ts';
import { DIRECTIONS } from '../../../src/engine/hex/hex.ts';
import { readRecipe } from '../../../src/formats/recipe/read.ts';

const LIBRARY = readBuiltInLibrary();
const LAND = hexagonLand(2);
const ALL: Segment[] = [];
forEachHex(LAND, ({ q, r }) => ALL.push(...DIRECTIONS.map((k) => ({ q, r, k }))));

/** A city without placements whose ground is meadow but for streets. */
function cityWith(streets: readonly Segment[]): City {
  const isStreet = new Set(streets.map(segmentKey));
  const ground = ALL.map((segment) => ({
    ...segment,
    kind: isStreet.has(segmentKey(segment)) ? 'lane' : 'meadow',
  }));
  return {
    engine: 'test',
    recipe: null,
    kinds: LIBRARY.kinds,
    schematics: [],
    land: LAND,
    districts: [],
    placements: [],
    ground: mergeSegments(ground),
  };
}

function figuresOf(city: City) {
  const { board, kind_segment } = resolveCity(city, () => 'stop');
  return streetFigures(city, board, kind_segment);
}

describe('the figures of streets', () => {
  test('count no block where meadows reach the edge of the land', () => {
    expect(figuresOf(cityWith([]))).toEqual({ blocks: 0, meanBlock: 0, meanDetour: null });
  });

  test('count what streets enclose', () => {
    // The six segments of the middle hex, and the six streets around it.
    const middle = DIRECTIONS.map((k): Segment => ({ q: 0, r: 0, k }));
    const around = middle.flatMap((segment) =>
      adjacentSegments(segment).filter(({ q, r }) => q !== 0 || r !== 0),
    );
    expect(figuresOf(cityWith(around))).toEqual({ blocks: 1, meanBlock: 6, meanDetour: null });
    const [first, , third] = middle as [Segment, Segment, Segment];
    expect(figuresOf(cityWith([...around, first, third]))).toMatchObject({ blocks: 2, meanBlock: 2 });
  });

  test('tell how much longer than straight the ways in a town are', () => {
    const read = readRecipe(readFileSync('schematics/recipes/walled-town.recipe.json', 'utf8'));
    const made = read.ok ? generate(read.value, LIBRARY) : null;
    if (!made?.ok) throw new Error('no town');
    const figures = figuresOf(made.value);
    expect(figures.meanDetour).toBeGreaterThan(1);
    expect(figures.meanDetour).toBeLessThan(2.5);
    expect(figures.blocks).toBeGreaterThan(5);
  });
});

test('doors that are cut off are found, and walls that leak', () => {
  const read = readRecipe(readFileSync('schematics/recipes/walled-town.recipe.json', 'utf8'));
  const made = read.ok ? generate(read.value, LIBRARY) : null;
  if (!made?.ok) throw new Error('no town');
  const city = made.value;
  const faultsIn = (changed: City) => {
    const { board, kind_segment } = resolveCity(changed, () => 'stop');
    return reachFaults(changed, board, kind_segment);
  };
  expect(faultsIn(city)).toEqual({ doors: [], walls: [] });
  // Without its streets, a house has no way to the others.
  const ground = mergeSegments(
    paintedSegments(city.ground!).map((segment) => ({
      ...segment,
      kind: segment.kind === 'lane' || segment.kind === 'street' ? 'meadow' : segment.kind,
    })),
  );
  expect(faultsIn({ ...city, ground }).doors.length).toBeGreaterThan(20);
  const [wall] = city.walls!;
  const pieces = wall!.placements.filter((id) => !wall!.gates.includes(id));
  const leaking = pieces.filter((gone) => {
    const { walls } = faultsIn({ ...city, placements: city.placements.filter(({ id }) => id !== gone) });
    if (walls.length > 0) expect(walls).toEqual([wall]);
    return walls.length > 0;
  });
  // Not where the wall meets water, which nobody crosses.
  expect(leaking.length).toBeGreaterThan(0.8 * pieces.length);
});
