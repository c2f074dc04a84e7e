import { areasOf, landPartsOf } from '../board/areas.ts';
import { layGround } from '../board/board.ts';
import type { Neighborhood } from '../fit/neighborhood.ts';
import { ofGroup } from '../recipe/by-group.ts';
import { addHexes, DIRECTIONS, distance, ORIGIN } from '../hex/hex.ts';
import { hexesOf } from '../land/row.ts';
import { hexagonLand } from '../land/shapes.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { StreetRecipe } from '../recipe/town.ts';
import { BRIDGE, FREE, LANE, MAIN, PUBLIC, RIVER, SEA, TAKEN, type TownGrid } from '../town/grid.ts';
import { roadEnds } from '../town/river.ts';
import { cellsWhere, joinTerminals, layLanes, layRoad, stepsOver, StreetCosts } from '../town/streets.ts';
import { BARRED } from '../town/ways.ts';
import type { Filling } from './filling.ts';
import { ofPart, ofSchematics, type RecipeProblem } from './recipe-problem.ts';
import { stampedIn } from './stamped.ts';
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
  { grid, lines, walls, wall_front, middle, group_cell, groups }: TownPlan,
  recipe: Recipe & { readonly streets: StreetRecipe },
  filling: Filling,
  neighborhood: Neighborhood,
): RecipeProblem[] {
  const { streets, seed } = recipe;
  const { surroundings } = neighborhood;
  const { state_cell } = grid;
  const before = readPieces(grid, neighborhood);
  const states = { [MAIN]: streets.main, [LANE]: streets.lane, [BRIDGE]: streets.bridge };
  const onLand = [streets.main, streets.lane].map((kind) => surroundings.stateOf(kind, 'street'));
  const onWater = [surroundings.stateOf(streets.bridge, 'street')];
  const { main: mainKind, lane, bridge } = streets;
  const kept = ['@street', mainKind, lane, bridge].filter((name) => neighborhood.kept.areAskedOf(name));
  const costs = new StreetCosts(
    grid,
    streets.crooked,
    seed,
    lines.walls,
    (cell) =>
      (state_cell[cell] === RIVER ? onWater : onLand).every((state) => surroundings.allows(cell, state)) &&
      kept.every((name) => neighborhood.kept.allows(name, grid.segmentOf(cell))),
  );
  const isInside = (cell: number) => walls.some((wall) => isInsideWall(grid, wall, cell));
  const isJoined = new Set(streets.between);

  const gates = walls.flatMap((wall) => wall.gates.map(({ cells }) => cells));
  const squares = publicPieces(grid, gates);
  const main = [...squares, ...(isJoined.has('gates') ? gates : [])];
  const mayPave = (cell: number) => state_cell[cell] === FREE && costs.cost_cell[cell]! < BARRED;
  const ends = new Set(roadEnds(grid).filter((cell) => mayPave(cell) && !isInside(cell)));
  if (isJoined.has('edge') && gates.length === 0)
    main.push(...farApart(grid, ends, ROADS).map((cell) => [cell]));
  if (main.length > 0) {
    joinTerminals(grid, main, costs, MAIN, streets.loops);
    if (main.length === 1) costs.pave(main[0]!, MAIN);
  }
  if (isJoined.has('edge'))
    for (const gate of gates) layRoad(grid, gate, ends, costs, (cell) => !isInside(cell));

  const isStreet = (cell: number) => state_cell[cell]! >= MAIN;
  const asked = [
    ...surroundings.cellsAskingForStreets().map((cell) => [cell]),
    ...placesNearPieces(grid, costs, filling),
  ];
  const cutOff = joinDoors(grid, costs, cellsWhere(grid, isStreet), asked);
  const problems = cutOff.map(
    (cell) =>
      gateProblem(wall_front, cell, neighborhood) ?? doorProblem(filling.supplies, cell, neighborhood),
  );
  const walled = walledGroups(recipe);
  const isWalled = [undefined, ...groups].map((group) => group !== undefined && walled.has(group));
  // By one number, what the walls enclose and the rest of the districts that they go around; all land without walls.
  const isTown = (cell: number) =>
    typeof streets.within === 'object' ||
    walls.length === 0 ||
    isInside(cell) ||
    isWalled[group_cell[cell]!]!;
  const within = (isMeant: (cell: number) => boolean) =>
    stepsWithin(grid, streets, isMeant, middle, group_cell, groups);
  if (streets.within !== undefined) {
    const first = within((cell) => isTown(cell) && (isInside(cell) || !isWalled[group_cell[cell]!]));
    beginLanes(grid, costs, first, middle);
    const far = new Set(layLanes(grid, costs, first));
    // Lanes to what lies outside of the walls of its group come last, and only where no street inside is near. One number
    // parts no public ground for them under reach.
    if (walled.size > 0) {
      const all = within(isTown);
      const steps_cell = stepsOver(grid, isStreet, () => true);
      const outside = (cell: number) => (steps_cell[cell]! > all(cell) ? all(cell) : 0);
      const areNeeded = typeof streets.within === 'object' || !recipe.reach;
      if (areNeeded) beginLanes(grid, costs, outside, middle);
      for (const cell of layLanes(grid, costs, outside)) if (areNeeded) far.add(cell);
    }
    if (far.size > 0) problems.push(farProblem(far, grid));
  }
  if (recipe.reach)
    joinPublicGround(grid, costs, (cell) =>
      state_cell[cell] === FREE ? surroundings.isOpenLand(cell) : isPublicState(state_cell[cell]!),
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

function isPublicState(state: number): boolean {
  return state === PUBLIC || state >= MAIN;
}

/**
 * Joins doors by lanes with each other and with the streets of their part of the land.
 *
 * @param network the cells of streets
 * @param doors groups of cells, on one of which each a street is asked for
 * @returns the first cells of those that no lane can reach
 */
function joinDoors(
  grid: TownGrid,
  costs: StreetCosts,
  network: readonly number[],
  doors: readonly (readonly number[])[],
): number[] {
  const isStreet = (cell: number) => grid.state_cell[cell]! >= MAIN;
  const asked = doors.filter((cells) => !cells.some(isStreet));
  if (asked.length === 0) return [];
  const part_cell = landPartsOf(grid);
  const network_part = new Map<number, number[]>();
  for (const cell of network) {
    const known = network_part.get(part_cell[cell]!);
    if (known) known.push(cell);
    else network_part.set(part_cell[cell]!, [cell]);
  }
  const terminals = [...network_part.values(), ...asked];
  const { network_terminal } = joinTerminals(grid, terminals, costs, LANE, 0);
  const home_part = new Map<number, number>();
  return terminals.flatMap((cells, index) => {
    const cell = cells[0]!;
    const part = part_cell[cell]!;
    if (!home_part.has(part)) home_part.set(part, network_terminal[index]!);
    if (home_part.get(part) !== network_terminal[index]) return [cell];
    if (!cells.some(isStreet)) costs.pave([cell], LANE);
    return cells.some(isStreet) ? [] : [cell];
  });
}

/** Hexes from a piece within which a street is laid for it, when it may be as far or further. */
const NEAR_STREET = 8;

/** The cells that can become street near each required piece which asks to be near one. */
function placesNearPieces(grid: TownGrid, costs: StreetCosts, filling: Filling): number[][] {
  return stampedIn(filling).flatMap(({ supply, center }) =>
    (supply.rule.near ?? []).flatMap(({ to, least, most }) => {
      if (to !== '@street' || most === null) return [];
      const cells = [...hexesOf(hexagonLand(Math.max(least, Math.min(most, NEAR_STREET))))]
        .filter((step) => distance(step, ORIGIN) >= least)
        .flatMap((step) => DIRECTIONS.map((k) => grid.cellWithin({ ...addHexes(center, step), k })))
        .filter((cell) => costs.cost_cell[cell]! < BARRED && grid.state_cell[cell] !== PUBLIC);
      return cells.length > 0 ? [cells] : [];
    }),
  );
}

/** Lays a first lane wherever lanes are asked for and none can come from a street, near the middle of the town. */
function beginLanes(
  grid: TownGrid,
  costs: StreetCosts,
  within: (cell: number) => number,
  middle: TownPlan['middle'],
): void {
  const isPassable = (cell: number) => costs.cost_cell[cell]! < BARRED;
  for (const area of areasOf(grid, isPassable)) {
    if (area.some((cell) => isPublicState(grid.state_cell[cell]!))) continue;
    let [first, least] = [-1, Infinity];
    for (const cell of area) {
      if (grid.state_cell[cell] !== FREE || within(cell) === 0) continue;
      const { x, y } = grid.centerOf(cell);
      const far = (x - middle.x) * (x - middle.x) + (y - middle.y) * (y - middle.y);
      if (far < least) [first, least] = [cell, far];
    }
    if (first >= 0) costs.pave([first], LANE);
  }
}

/** Joins the public ground of each part of the land by lanes, as far as they can be had; lays one where there is none. */
function joinPublicGround(grid: TownGrid, costs: StreetCosts, isPublic: (cell: number) => boolean): void {
  const areas = areasOf(grid, isPublic);
  joinTerminals(grid, areas, costs, LANE, 0);
  const part_cell = landPartsOf(grid);
  const hasPublicGround = new Set(areas.map(([cell]) => part_cell[cell!]));
  for (let cell = 0; cell < part_cell.length; cell++) {
    const part = part_cell[cell]!;
    if (part < 0 || hasPublicGround.has(part) || costs.cost_cell[cell] === BARRED) continue;
    costs.pave([cell], LANE);
    hasPublicGround.add(part);
  }
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
  const ofGates = new Set(gates.flat());
  return areasOf(grid, (cell) => grid.state_cell[cell] === PUBLIC && !ofGates.has(cell));
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

/** The share of the steps that a cell may be from a street in the middle of a town, and at its edge. */
const DENSE = 0.8;
const SPARSE = 1;

/**
 * The steps that each cell may be from a street; 0 outside of the town.
 *
 * @param isMeant whether a cell counts
 */
function stepsWithin(
  grid: TownGrid,
  { within }: StreetRecipe,
  isMeant: (cell: number) => boolean,
  middle: { readonly x: number; readonly y: number },
  group_cell: Uint16Array,
  groups: readonly string[],
): (cell: number) => number {
  if (within === undefined) return () => 0;
  // By 1 + index of the group, 0 for land without one.
  const steps_group = [undefined, ...groups].map((group) =>
    typeof within === 'number' ? within : group === undefined ? 0 : (ofGroup(within, group) ?? 0),
  );
  const stepsOf = (cell: number): number => (isMeant(cell) ? steps_group[group_cell[cell]!]! : 0);
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

/** The problem of a cell beside a gate to which no street leads; none for other cells. */
function gateProblem(
  wall_front: TownPlan['wall_front'],
  cell: number,
  { grid }: Neighborhood,
): RecipeProblem | null {
  const wall = wall_front.get(cell);
  if (wall === undefined) return null;
  return {
    code: 'no-street-to-gate',
    values: null,
    ...ofPart(['walls', wall, 'gates'], [grid.segmentOf(cell)]),
  };
}

function doorProblem(supplies: readonly Supply[], cell: number, { grid }: Neighborhood): RecipeProblem {
  const required = supplies.filter(({ rule }) => rule.min > 0);
  const asking = required.filter(
    ({ rule, schematicAround }) =>
      schematicAround.length > 0 || rule.near?.some(({ to }) => to === '@street') === true,
  );
  const meant = [asking, required, supplies].find(({ length }) => length > 0) ?? [];
  const ids = meant.map(({ rule }) => rule.id);
  const place = [grid.segmentOf(cell)];
  return {
    code: 'no-street-to-door',
    values: { schematic: ids[0] ?? '' },
    // Without rules it is a placement that stays that asks.
    ...(ids.length > 0 ? ofSchematics(ids, place) : ofPart(['streets'], place)),
  };
}

/** The problem of free cells that no lane can come near enough to. */
function farProblem(cells: ReadonlySet<number>, grid: TownGrid): RecipeProblem {
  return {
    code: 'too-far-from-street',
    values: { segments: cells.size },
    ...ofPart(
      ['streets', 'within'],
      Array.from(cells, (cell) => grid.segmentOf(cell)),
    ),
  };
}
