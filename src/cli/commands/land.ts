import { makeLand } from '../../engine/generate/land.ts';
import type { LandRecipe } from '../../engine/recipe/recipe.ts';
import { islandDice } from '../../engine/land/dice.ts';
import { growIsland, IslandGrowth, type IslandAlgorithm } from '../../engine/land/island.ts';
import { MAX_LAND_HEXES, type LandRow } from '../../engine/land/row.ts';
import { landStatistics } from '../../engine/land/statistics.ts';
import { ListPieces } from '../../formats/json/list-pieces.ts';
import { inlineRow } from '../../formats/recipe/write.ts';
import { describeResult } from '../../formats/recipe/problem-words.ts';
import { unwrap } from '../input.ts';
import { LAND_SHAPES, type LandShape } from '../land-shapes.ts';
import { reportCount, reportStep } from '../progress.ts';
import { writeOutput } from '../output/output.ts';
import type { SeedRange } from '../values.ts';

export interface LandOptions {
  readonly shape: LandShape;
  readonly radius?: number;
  readonly columns?: number;
  readonly rows?: number;
  readonly algorithm?: IslandAlgorithm;
  readonly hexes?: number;
  readonly seed: number;
  readonly steps: boolean;
  readonly stats: boolean;
  readonly seeds?: SeedRange;
  readonly out?: string;
}

type ShapeRecipe = Extract<LandRecipe, { readonly shape: LandShape }>;

/** Number of characters that are written at once. */
const PIECE = 65_536;

/** The options of each shape; all of them are required. */
const SHAPE_OPTIONS = {
  hexagon: ['radius'],
  rectangle: ['columns', 'rows'],
  island: ['algorithm', 'hexes'],
} as const satisfies Record<LandShape, readonly (keyof LandOptions)[]>;

/** The land that options describe. `refuse` is called to throw when options are missing or belong to another shape. */
export function describedLand(options: LandOptions, refuse: (message: string) => never): ShapeRecipe {
  for (const shape of LAND_SHAPES)
    for (const name of SHAPE_OPTIONS[shape])
      if (shape !== options.shape && options[name] !== undefined)
        refuse(`--${name} is for --shape ${shape}, not ${options.shape}`);
  const needed = <T>(value: T | undefined, name: string): T =>
    value === undefined ? refuse(`--shape ${options.shape} needs --${name}`) : value;
  const { shape, radius, columns, rows, algorithm, hexes } = options;
  switch (shape) {
    case 'hexagon':
      return { shape, radius: needed(radius, 'radius') };
    case 'rectangle':
      return rectangle(needed(columns, 'columns'), needed(rows, 'rows'), refuse);
    case 'island':
      return { shape, algorithm: needed(algorithm, 'algorithm'), hexes: needed(hexes, 'hexes') };
  }
}

function rectangle(columns: number, rows: number, refuse: (message: string) => never): ShapeRecipe {
  const hexes = columns * rows;
  if (hexes > MAX_LAND_HEXES)
    refuse(`--columns times --rows is ${hexes} hexes; at most ${MAX_LAND_HEXES} are possible`);
  return { shape: 'rectangle', columns, rows };
}

/**
 * Runs `land`: prints land as runs; before them, on request, a line of JSON per roll of the dice; or a line of
 * statistics per seed.
 */
export async function runLand(land: ShapeRecipe, options: LandOptions): Promise<void> {
  const { seed, seeds = { first: seed, last: seed }, stats, steps, out } = options;
  if (stats) return writeOutput(statisticsLines(land, seeds), out);
  reportStep('making the land');
  if (steps && land.shape === 'island') return writeOutput(stepPieces(land.algorithm, land.hexes, seed), out);
  return writeOutput(rowPieces(unwrap('land', describeResult(makeLand(land, seed)))), out);
}

function* stepPieces(algorithm: IslandAlgorithm, hexes: number, seed: number): Generator<string> {
  const growth = new IslandGrowth(algorithm, hexes, islandDice(seed));
  // There may be millions of rolls: a write for each would take most of the time.
  let lines = '';
  while (!growth.done) {
    lines += `${JSON.stringify(growth.roll())}\n`;
    if (lines.length < PIECE) continue;
    yield lines;
    lines = '';
  }
  yield lines;
  yield* rowPieces(growth.island().rows);
}

function* rowPieces(rows: readonly LandRow[]): Generator<string> {
  const list = new ListPieces(2);
  for (const row of rows) list.add(inlineRow(row));
  yield '{\n  "rows": ';
  yield* list.finish();
  yield '\n}\n';
}

function* statisticsLines(land: ShapeRecipe, { first, last }: SeedRange): Generator<string> {
  for (let seed = first; seed <= last; seed++) {
    reportCount('making land', seed - first, last - first + 1);
    yield `${JSON.stringify(statisticsLine(land, seed))}\n`;
  }
}

/** The statistics of land for its line; `freed` is a member only when the island had to be freed. */
function statisticsLine(land: ShapeRecipe, seed: number): object {
  const { rows, rolls, freed } =
    land.shape === 'island'
      ? growIsland(land.algorithm, land.hexes, islandDice(seed))
      : { rows: unwrap('land', describeResult(makeLand(land, seed))), rolls: 0, freed: 0 };
  const { hexes, perimeter, oneNeighbor, lakes, diameter } = landStatistics(rows);
  const line = { seed, hexes, rolls, perimeter, oneNeighbor, lakes, diameter };
  return freed === 0 ? line : { ...line, freed };
}
