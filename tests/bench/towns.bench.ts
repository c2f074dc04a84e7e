import { readFileSync } from 'node:fs';
import { readLibrary } from '../../src/cli/library.ts';
import { CellGrid } from '../../src/engine/board/cell-grid.ts';
import { createBoard } from '../../src/engine/board/board.ts';
import type { Library } from '../../src/engine/city/library.ts';
import { listFits } from '../../src/engine/fit/all.ts';
import { FREE_LAND } from '../../src/engine/fit/conditions.ts';
import { Directions } from '../../src/engine/fit/directions.ts';
import { KeptDistances } from '../../src/engine/fit/kept-distances.ts';
import { Neighborhood } from '../../src/engine/fit/neighborhood.ts';
import { Surroundings } from '../../src/engine/fit/surroundings.ts';
import { generate } from '../../src/engine/generate/generate.ts';
import { RULE_DEFAULTS, type Recipe } from '../../src/engine/recipe/recipe.ts';
import { countSegments, paintedSegments } from '../../src/engine/schematic/schematic.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { atMost, compareWays, told, type Benchmark, type Measurement } from '../support/bench.ts';

/** Hexes along both sides of the rectangle that is filled: 1,008,600 segments. */
const SIDE = 410;

/** Pieces of a town, without what they ask of those around them. */
const MIX = ['town-house-1', 'town-house-2', 'town-house-3', 'town-house-4-wide', 'market-hall', 'copse'];

function library(): Library {
  const { kinds, schematics } = readLibrary('schematics');
  return { kinds, schematics: schematics.filter(({ id }) => MIX.includes(id)).map(withoutAround) };
}

function withoutAround(schematic: Library['schematics'][number]) {
  const { around: _, ...rest } = schematic;
  return rest;
}

function walledTown(land: Recipe['land']): Recipe {
  const read = readRecipe(readFileSync('schematics/recipes/walled-town.recipe.json', 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return { ...read.value, land };
}

/** The share of segments that placements cover, in parts of ten thousand. */
function coveredBy(recipe: Recipe, pieces: Library): number {
  const made = generate(recipe, pieces);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const size_schematic = new Map(pieces.schematics.map(({ id, hexes }) => [id, countSegments(hexes)]));
  let covered = 0;
  for (const { schematic } of made.value.placements) covered += size_schematic.get(schematic)!;
  return Math.round((10_000 * covered) / (6 * SIDE * SIDE));
}

/** Segments of streets and water of a land with rivers, walls and streets, but without pieces. */
function laidOn(recipe: Recipe, pieces: Library): number {
  const { rest: _, reach: __, ...bare } = recipe;
  const made = generate({ ...bare, schematics: [] }, pieces);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return countSegments(made.value.ground!);
}

/** Lists all fits of a town house among the streets of a large town, with and without what it asks of its surroundings. */
function listing(town: Recipe, pieces: Library): Measurement[] {
  const { rest: _, reach: __, ...bare } = town;
  const made = generate({ ...bare, schematics: [] }, pieces);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const { land, ground = [] } = made.value;
  const board = createBoard(land, ground);
  const grid = new CellGrid(land, SURROUNDINGS);
  const surroundings = new Surroundings(grid, pieces.kinds);
  for (const { kind, ...segment } of paintedSegments(ground))
    surroundings.set(grid.cellOf(segment), surroundings.stateOf(kind, 'street'));
  const publicKinds = new Set(pieces.kinds.flatMap(({ id, public: isPublic }) => (isPublic ? id : [])));
  const neighborhood = new Neighborhood(
    surroundings,
    (id) => publicKinds.has(id),
    new Directions(land, [], () => 0),
    new KeptDistances([]),
  );
  const schematic = pieces.schematics.find(({ id }) => id === 'town-house-2')!;
  const rule = { ...RULE_DEFAULTS, id: schematic.id };
  return compareWays(
    'all fits of a town house on 20,000 hexes with streets',
    [
      { name: 'without conditions', run: () => listFits(board, schematic.hexes, rule).length },
      {
        name: 'under its conditions',
        run: () => listFits(board, schematic.hexes, rule, FREE_LAND, { neighborhood, schematic }).length,
      },
    ],
    { rounds: 9, differ: true },
  );
}

/** Cells beyond the land that conditions around a town house may reach. */
const SURROUNDINGS = 12;

/** Fills a million segments with and without reach, lays a large town, and makes one of a thousand hexes. */
export function measure(): Benchmark {
  const mix = library();
  const plain: Recipe = {
    seed: 1,
    land: { shape: 'rectangle', columns: SIDE, rows: SIDE },
    districts: { method: 'none' },
    schematics: MIX.map((id) => ({ ...RULE_DEFAULTS, id })),
    fill: { method: 'weighted', coverage: 0.93 },
  };
  const name = `fill ${6 * SIDE * SIDE} segments with pieces of a town`;
  const filling = compareWays(
    name,
    [
      { name: 'without reach', run: () => coveredBy(plain, mix) },
      { name: 'under reach', run: () => coveredBy({ ...plain, reach: 'all' }, mix) },
    ],
    { rounds: 3, differ: true },
  );
  const all = readLibrary('schematics');
  const large = walledTown({ shape: 'coast', hexes: 120_601, form: 'round' });
  const laying = compareWays(
    'land, river, walls and streets on 120,601 hexes',
    [{ name: 'engine', run: () => laidOn(large, all) }],
    { rounds: 5 },
  );
  const fits = listing(walledTown({ shape: 'coast', hexes: 20_000, form: 'round' }), all);
  const small = walledTown({ shape: 'coast', hexes: 1000, form: 'round' });
  const town = compareWays(
    'a walled town of 1,000 hexes',
    [{ name: 'engine', run: () => generate(small, all).report?.schematics.length ?? 0 }],
    { rounds: 15, warmUps: 5 },
  );
  return {
    measurements: [...filling, ...laying, ...fits, ...town],
    verdicts: [
      atMost(2, name, filling[0]!.faster, 'times the time without reach'),
      told(`${name}, under reach`, filling[1]!.result / 10_000, 'covered'),
      atMost(500, laying[0]!.benchmark, laying[0]!.median, 'milliseconds'),
      atMost(1.5, fits[0]!.benchmark, fits[1]!.median / fits[0]!.median, 'times the time without conditions'),
      atMost(300, town[0]!.benchmark, town[0]!.median, 'milliseconds'),
    ],
  };
}
