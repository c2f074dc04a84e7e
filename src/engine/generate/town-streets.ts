import { layGround } from '../board/board.ts';
import type { Neighborhood } from '../fit/neighborhood.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { StreetRecipe } from '../recipe/town.ts';
import { BRIDGE, FREE, LANE, MAIN, PUBLIC, RIVER, SEA, TAKEN, type TownGrid } from '../town/grid.ts';
import { coastCells } from '../town/river.ts';
import { joinTerminals, layLanes, layRoad, StreetCosts } from '../town/streets.ts';
import type { Filling } from './filling.ts';
import type { RecipeProblem } from './recipe-problem.ts';
import type { Supply } from './supply.ts';
import { isInsideWall, type TownPlan } from './town-plan.ts';

/** Number of roads to the edge of a land without gates. */
const ROADS = 3;

/**
 * Lays the streets of a recipe among the required pieces: main streets between gates, public ground of pieces and the
 * edge of the land, lanes to doors, and lanes until nothing is far from a street.
 *
 * @returns the problems of doors that no street can reach
 */
export function layStreets(
  { grid, walls, middle, group_cell, groups }: TownPlan,
  recipe: Recipe & { readonly streets: StreetRecipe },
  filling: Filling,
  neighborhood: Neighborhood,
): RecipeProblem[] {
  const { streets, seed } = recipe;
  const { surroundings } = neighborhood;
  const { state_cell } = grid;
  const before = readPieces(grid, neighborhood);
  const states = { [MAIN]: streets.main, [LANE]: streets.lane, [BRIDGE]: streets.bridge };
  const street = surroundings.stateOf(streets.lane, 'street');
  const costs = new StreetCosts(grid, streets.crooked, seed, (cell) => surroundings.allows(cell, street));
  const isInside = (cell: number) => walls.some((wall) => isInsideWall(grid, wall, cell));
  const isJoined = new Set(streets.between);

  const gates = walls.flatMap((wall) => wall.gates.map(({ cells }) => cells));
  const squares = publicPieces(grid, gates);
  const main = [...squares, ...(isJoined.has('gates') ? gates : [])];
  const coast = new Set(coastCells(grid).filter((cell) => state_cell[cell] === FREE && !isInside(cell)));
  if (isJoined.has('edge') && gates.length === 0)
    main.push(...farApart(grid, coast, ROADS).map((cell) => [cell]));
  if (main.length > 0) {
    joinTerminals(grid, main, costs, MAIN, streets.loops);
    if (main.length === 1) costs.pave(main[0]!, MAIN);
  }
  if (isJoined.has('edge'))
    for (const gate of gates) layRoad(grid, gate, coast, costs, (cell) => !isInside(cell));

  const problems: RecipeProblem[] = [];
  const doors = surroundings.cellsAskingForStreets().filter((cell) => isStreetless(state_cell[cell]!));
  if (isJoined.has('doors') && doors.length > 0) {
    const network = cellsWhere(grid, (state) => state === MAIN || state === LANE || state === BRIDGE);
    const terminals = [...(network.length > 0 ? [network] : []), ...doors.map((cell) => [cell])];
    const { cutOff } = joinTerminals(grid, terminals, costs, LANE, 0);
    if (terminals.length === 1) costs.pave(terminals[0]!, LANE);
    for (const terminal of cutOff)
      problems.push(doorProblem(filling.supplies, terminals[terminal]![0]!, neighborhood));
  }
  layLanes(
    grid,
    costs,
    stepsWithin(grid, streets, walls.length > 0, isInside, middle, group_cell, groups, walledGroups(recipe)),
  );

  for (let cell = 0; cell < state_cell.length; cell++) {
    const state = state_cell[cell]!;
    if (state === before[cell] || (state !== MAIN && state !== LANE && state !== BRIDGE)) continue;
    surroundings.set(cell, surroundings.stateOf(states[state], 'street'));
    layGround(filling.occupancy, grid.segmentOf(cell));
  }
  surroundings.streetsAreLaid();
  return problems;
}

function isStreetless(state: number): boolean {
  return state === FREE;
}

/** Marks the cells of all pieces on the grid. Returns the states of all cells then. */
function readPieces(grid: TownGrid, { surroundings }: Neighborhood): Uint8Array {
  const { state_cell } = grid;
  for (let cell = 0; cell < state_cell.length; cell++) {
    const state = state_cell[cell];
    if (state === SEA || state === RIVER || surroundings.isFree(cell)) continue;
    state_cell[cell] = surroundings.isPublicKind(cell) ? PUBLIC : TAKEN;
  }
  return state_cell.slice();
}

/** The connected pieces of public ground of placements, without gates. */
function publicPieces(grid: TownGrid, gates: readonly (readonly number[])[]): number[][] {
  const seen = new Set(gates.flat());
  const pieces: number[][] = [];
  for (let start = 0; start < grid.state_cell.length; start++) {
    if (grid.state_cell[start] !== PUBLIC || seen.has(start)) continue;
    const piece = [start];
    seen.add(start);
    for (const cell of piece)
      for (const next of grid.neighbors(cell))
        if (grid.state_cell[next] === PUBLIC && !seen.has(next)) {
          seen.add(next);
          piece.push(next);
        }
    pieces.push(piece);
  }
  return pieces;
}

function cellsWhere(grid: TownGrid, isMeant: (state: number) => boolean): number[] {
  const cells: number[] = [];
  grid.state_cell.forEach((state, cell) => {
    if (isMeant(state)) cells.push(cell);
  });
  return cells;
}

/** Some cells, each as far from those before it as can be; the first is the first of all. */
function farApart(grid: TownGrid, cells: ReadonlySet<number>, count: number): number[] {
  const chosen: number[] = [];
  const far_cell = new Map<number, number>();
  for (let next = cells.values().next().value; next !== undefined && chosen.length < count;) {
    chosen.push(next);
    const { x, y } = grid.centerOf(next);
    let [best, most] = [-1, 0];
    for (const cell of cells) {
      const point = grid.centerOf(cell);
      const far = Math.min(
        far_cell.get(cell) ?? Infinity,
        (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y),
      );
      far_cell.set(cell, far);
      if (far > most) [best, most] = [cell, far];
    }
    next = best < 0 ? undefined : best;
  }
  return chosen;
}

/** Lanes lie denser in the middle of a town, by this factor, than at its edge. */
const DENSE = 0.8;
const SPARSE = 1.25;

/** The steps that each cell may be from a street; 0 outside of the town. */
function stepsWithin(
  grid: TownGrid,
  { within }: StreetRecipe,
  hasWalls: boolean,
  isInside: (cell: number) => boolean,
  middle: { readonly x: number; readonly y: number },
  group_cell: Uint8Array,
  groups: readonly string[],
  walled: ReadonlySet<string>,
): (cell: number) => number {
  if (within === undefined) return () => 0;
  // By 1 + index of the group, 0 for land without one.
  const steps_group = [undefined, ...groups].map((group) =>
    typeof within === 'number' ? within : group === undefined ? 0 : (within[group] ?? 0),
  );
  const isBounded = [undefined, ...groups].map((group) =>
    typeof within === 'number' ? hasWalls : group !== undefined && walled.has(group),
  );
  const stepsOf = (cell: number): number => {
    const group = group_cell[cell]!;
    const steps = steps_group[group]!;
    return steps > 0 && isBounded[group] && !isInside(cell) ? 0 : steps;
  };
  let size = 0;
  for (let cell = 0; cell < grid.state_cell.length; cell++) if (stepsOf(cell) > 0) size++;
  const radius = Math.max(1, Math.sqrt((size * Math.sqrt(3)) / 4 / Math.PI));
  return (cell) => {
    const steps = stepsOf(cell);
    if (steps === 0) return 0;
    const { x, y } = grid.centerOf(cell);
    const far = Math.sqrt((x - middle.x) * (x - middle.x) + (y - middle.y) * (y - middle.y)) / radius;
    return steps * (DENSE + (SPARSE - DENSE) * Math.min(1, far));
  };
}

/** The groups that walls enclose. */
function walledGroups({ walls = [] }: Recipe): ReadonlySet<string> {
  return new Set(walls.flatMap(({ around }) => (typeof around === 'number' ? [] : around)));
}

function doorProblem(supplies: readonly Supply[], cell: number, { grid }: Neighborhood): RecipeProblem {
  const { q, r } = grid.segmentOf(cell);
  const asking = supplies.filter(({ rule, schematicAround }) => rule.min > 0 && schematicAround.length > 0);
  const ids = asking.map(({ rule }) => rule.id);
  return {
    code: 'no-street-to-door',
    values: { schematic: ids[0] ?? '' },
    path: { of: 'schematics', ids },
    isProven: false,
    schematics: ids,
    most: null,
    place: [{ r, q, count: 1 }],
  };
}
