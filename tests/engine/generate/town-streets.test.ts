import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { City } from '../../../src/engine/city/city.ts';
import { areasOf } from '../../../src/engine/board/areas.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import { paintedSegments } from '../../../src/engine/schematic/schematic.ts';
import { TownGrid } from '../../../src/engine/town/grid.ts';
import { readRecipe } from '../../../src/formats/recipe/read.ts';
import { readBuiltInLibrary } from '../../../src/library/built-in-files.ts';

const LIBRARY = readBuiltInLibrary();
const SEEDS = 20;

function citiesOf(name: string): City[] {
  const read = readRecipe(readFileSync(`schematics/recipes/${name}.recipe.json`, 'utf8'));
  if (!read.ok) throw new Error(`unreadable: ${name}`);
  return Array.from({ length: SEEDS }, (_, index) => {
    const made = generate({ ...read.value, seed: index + 1 }, LIBRARY);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    return made.value;
  });
}

/** The streets of a city on its grid. */
function streetsOf(city: City) {
  const grid = new TownGrid(city.land);
  const kind_cell = new Map(
    paintedSegments(city.ground ?? []).map((segment) => [grid.cellOf(segment), segment.kind]),
  );
  const far = (a: number, b: number) => {
    const [from, to] = [grid.centerOf(a), grid.centerOf(b)];
    return Math.hypot(from.x - to.x, from.y - to.y);
  };
  const isStreet = (cell: number) => ['street', 'lane', 'bridge'].includes(kind_cell.get(cell) ?? '');
  return { grid, far, isStreet, bridges: areasOf(grid, (cell) => kind_cell.get(cell) === 'bridge') };
}

describe.each(['walled-town', 'river-town'])('the streets of %s', (name) => {
  const cities = citiesOf(name);

  test('cross the river by bridges that lie apart, and each of them is straight', () => {
    let count = 0;
    for (const city of cities) {
      const { far, grid, bridges } = streetsOf(city);
      count += bridges.length;
      bridges.forEach((bridge, index) => {
        const seed = city.recipe?.seed;
        for (const other of bridges.slice(index + 1))
          expect(
            Math.min(...bridge.flatMap((a) => other.map((b) => far(a, b)))),
            `seed ${seed}`,
          ).toBeGreaterThan(4);
        const ends = bridge.filter(
          (cell) => grid.neighbors(cell).filter((next) => bridge.includes(next)).length < 2,
        );
        const [start, end] = [grid.centerOf(ends[0]!), grid.centerOf(ends.at(-1)!)];
        const length = Math.hypot(end.x - start.x, end.y - start.y);
        for (const cell of bridge) {
          const { x, y } = grid.centerOf(cell);
          const across = (end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x);
          expect(Math.abs(across) / Math.max(length, 1), `seed ${seed}`).toBeLessThan(1);
        }
      });
    }
    expect(count).toBeGreaterThanOrEqual(SEEDS);
  });

  test('do not lie side by side: hardly a corner has streets all around', () => {
    const corners = cities.map((city) => {
      const { grid, isStreet } = streetsOf(city);
      return [...grid.land_cell.keys()].filter(
        (corner) => corner % 2 === 0 && grid.land_cell[corner] !== 0 && grid.around(corner).every(isStreet),
      ).length;
    });
    expect(corners.reduce((sum, each) => sum + each) / SEEDS).toBeLessThan(4);
  });
});
