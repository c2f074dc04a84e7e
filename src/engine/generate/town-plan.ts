import type { Library } from '../city/library.ts';
import type { CityWall } from '../city/city.ts';
import { areaDistricts, connectedAreas, numberAreas } from '../districts/areas.ts';
import { createField, fieldSlot } from '../districts/field.ts';
import { distance, ORIGIN } from '../hex/hex.ts';
import { forEachHex } from '../land/row.ts';
import { randomStream } from '../random/stream.ts';
import type { Recipe, SchematicRule } from '../recipe/recipe.ts';
import { RULE_DEFAULTS } from '../recipe/recipe.ts';
import type { WallRecipe } from '../recipe/town.ts';
import type { Placement } from '../schematic/placement.ts';
import { ChainPiece } from '../town/chain.ts';
import { FREE, TAKEN, TownGrid } from '../town/grid.ts';
import { layRivers } from '../town/river.ts';
import {
  awayFromCountry,
  cornersInside,
  keepApart,
  roundRegion,
  smoothRegion,
  traceWall,
  wholeRegion,
  withoutFarBanks,
  withoutNarrows,
} from '../town/wall-line.ts';
import type { WallTile } from '../town/gates.ts';
import { tileWall, type TiledWall } from '../town/wall-tiles.ts';
import { enclosesLand, hasInside, hasOutside, isClosed } from '../town/wall-sides.ts';
import type { Given } from './given.ts';
import type { RerolledCity } from './reroll-region.ts';
import { failure, success, type Result } from '../problem.ts';
import type { EngineProblem, ProblemValues } from './problem.ts';
import type { Terrain } from './terrain.ts';

/** The rivers and walls that are laid on a land before any piece is placed. */
export interface TownPlan {
  readonly grid: TownGrid;
  /** The land with its districts, which end at the walls around their groups. */
  readonly terrain: Terrain;
  /** The group of the district of each cell, as 1 + index into `groups`; 0 for none. */
  readonly group_cell: Uint16Array;
  readonly groups: readonly string[];
  readonly walls: readonly TiledWall[];
  /** Placements of the walls, gates included, in their order. */
  readonly placements: readonly Placement[];
  readonly cityWalls: readonly CityWall[];
  /** The cells of land along all walls, and those of their gates. */
  readonly lines: { readonly walls: readonly number[]; readonly gates: readonly number[] };
  /**
   * The cells beside gates from which they can be reached, one on each side, with the index of the wall: they stay public,
   * and where there are streets, one leads there.
   */
  readonly wall_front: ReadonlyMap<number, number>;
  /** The middle of what the walls enclose, or of the land. */
  readonly middle: { readonly x: number; readonly y: number };
}

/** Whether a recipe plans a town: rivers, walls, streets, or ground for the rest. */
export function plansTown({ rivers, walls, streets, rest }: Recipe): boolean {
  return rivers !== undefined || walls !== undefined || streets !== undefined || rest !== undefined;
}

/**
 * Lays the rivers and walls of a recipe on its land. Given placements stay: rivers and walls go around them, or end at
 * them.
 */
export function planTown(
  terrain: Terrain,
  recipe: Recipe,
  { schematics }: Library,
  given: Given,
): Result<TownPlan, EngineProblem> {
  const grid = new TownGrid(terrain.land, rimFor([...schematics, ...given.schematics]), terrain.open);
  let districts = terrain.districts;
  const { group_cell, groups } = groupsByCell(grid, districts);
  takeGivenCells(grid, given);
  const problems: EngineProblem[] = [];
  if (recipe.rivers) {
    const { count } = recipe.rivers;
    const rivers = layRivers(grid, recipe.rivers, recipe.seed);
    const path = { of: 'recipe', members: ['rivers', 'count'] } as const;
    if (rivers < count) problems.push({ code: 'too-few-rivers', path, values: { rivers, count } });
  }
  const middle = grid.middle();
  const walls: TiledWall[] = [];
  const placements: Placement[] = [];
  const cityWalls: CityWall[] = [];
  const wall_front = new Map<number, number>();
  const taken = new Set(given.placements.map(({ id }) => id));
  let id = 0;
  const nextId = () => {
    do id++;
    while (taken.has(id));
    return id;
  };
  (recipe.walls ?? []).forEach((wall, index) => {
    const before = walls.map(({ line }) => line.inside_corner);
    const tiled = buildWall(grid, recipe, wall, index, schematics, group_cell, groups, before);
    const problem = problemOfWall(grid, wall, index, tiled);
    if (problem) {
      problems.push(problem);
      return;
    }
    walls.push(tiled);
    for (const { fronts } of tiled.gates) for (const cell of fronts) wall_front.set(cell, index);
    if (typeof wall.around !== 'number') {
      districts = districtsWithin(grid, districts, wall.around, tiled);
      group_cell.set(groupsByCell(grid, districts, groups).group_cell);
    }
    const stand = (tile: WallTile): Placement => {
      for (const cell of tile.cells) grid.state_cell[cell] = TAKEN;
      const { mirror, rotation, shift, q, r, schematic } = tile;
      return { id: nextId(), schematic, q, r, mirror, rotation, shift, locked: false };
    };
    const pieces = tiled.pieces.map(stand);
    const gates = tiled.gates.map(stand);
    placements.push(...pieces, ...gates);
    cityWalls.push({
      placements: [...pieces, ...gates].map((placement) => placement.id),
      gates: gates.map((placement) => placement.id),
      water: tiled.water.map((cell) => grid.segmentOf(cell)),
    });
  });
  if (problems.length > 0) return failure(problems);
  return success({
    grid,
    terrain: { ...terrain, districts },
    group_cell,
    groups,
    walls,
    placements,
    cityWalls,
    lines: {
      walls: walls.flatMap(({ line }) => line.cells.filter((cell) => grid.land_cell[cell] === 1)),
      gates: walls.flatMap(({ gates }) => gates.flatMap(({ cells }) => cells)),
    },
    wall_front,
    middle,
  });
}

/** Cells beyond the land that the conditions around pieces can reach, and some more. */
function rimFor(schematics: Library['schematics']): number {
  let reach = 0;
  for (const { hexes, around = [] } of schematics) {
    if (around.length === 0) continue;
    for (const hex of [...hexes, ...around]) reach = Math.max(reach, distance(hex, ORIGIN));
  }
  // From any hex of the piece on land to any condition, and a hex for the shift.
  return 3 * (2 * reach + 2);
}

/** The plan of a town that stands, with nothing to lay. */
export function standingPlan(city: RerolledCity, { schematics }: Library, given: Given): TownPlan {
  const grid = new TownGrid(city.land, rimFor([...schematics, ...given.schematics]), city.open);
  const { group_cell, groups } = groupsByCell(grid, city.districts);
  const middle = grid.middle();
  return {
    grid,
    terrain: city,
    group_cell,
    groups,
    walls: [],
    placements: [],
    cityWalls: [],
    ...standingWalls(grid, city),
    middle,
  };
}

/**
 * The lines of the walls of a city that stands: their pieces, their gates, and the water between them; and the cells beside
 * gates.
 */
function standingWalls(
  grid: TownGrid,
  { walls = [], placements, schematics }: RerolledCity,
): Pick<TownPlan, 'lines' | 'wall_front'> {
  const hexesOf = new Map(schematics.map(({ id, hexes }) => [id, hexes]));
  const byId = new Map(walls.length > 0 ? placements.map((placement) => [placement.id, placement]) : []);
  const cellsOf = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const placement = byId.get(id);
      return placement ? grid.cellsOfPlacement(hexesOf.get(placement.schematic) ?? [], placement) : [];
    });
  const wall_front = new Map<number, number>();
  const cells_wall = walls.map((wall, index) => {
    const [own, gates] = [cellsOf(wall.placements), cellsOf(wall.gates)];
    const isOwn = new Set(own);
    for (const cell of gates)
      for (const next of grid.neighbors(cell)) if (!isOwn.has(next)) wall_front.set(next, index);
    return { own: [...own, ...wall.water.map((segment) => grid.cellOf(segment))], gates };
  });
  return {
    lines: {
      walls: cells_wall.flatMap(({ own }) => own),
      gates: cells_wall.flatMap(({ gates }) => gates),
    },
    wall_front,
  };
}

/** The reason why a wall cannot stand as it was cut into pieces; `null` when it can. */
function problemOfWall(
  grid: TownGrid,
  { gates }: WallRecipe,
  index: number,
  tiled: TiledWall,
): EngineProblem | null {
  const { line, bare, shortage } = tiled;
  const problem = <Code extends keyof ProblemValues>(
    code: Code,
    values: ProblemValues[Code],
    ...members: string[]
  ) => ({ code, path: { of: 'recipe', members: ['walls', index, ...members] }, values }) as EngineProblem;
  if (gates?.max !== undefined && gates.max < gates.min)
    return problem('min-above-max', { min: gates.min, max: gates.max }, 'gates');
  if (!hasOutside(grid, line) && enclosesLand(grid, line)) return problem('nothing-outside', null);
  if (!hasInside(grid, line)) return problem('nothing-to-wall', null);
  if (!hasOutside(grid, line)) return problem('nothing-outside', null);
  if (bare.length > 0) return problem('wall-gap', { segments: bare.length });
  if (!isClosed(grid, tiled)) {
    const segments = line.cells.filter((cell) => grid.state_cell[cell] === TAKEN).length;
    return problem('wall-broken', { segments });
  }
  if (!gates || shortage === null) return null;
  const { min, spacing } = gates;
  const { most, mostTouching, widest } = shortage;
  return widest === null
    ? problem('too-few-gates', { gates: mostTouching, min }, 'gates', 'min')
    : problem('gates-too-far-apart', { gates: most, min, spacing, widest }, 'gates', 'spacing');
}

function groupsByCell(
  grid: TownGrid,
  districts: Terrain['districts'],
  groups: readonly string[] = [...new Set(districts.map(({ group }) => group))],
) {
  const group_cell = new Uint16Array(grid.state_cell.length);
  for (const { group, rows } of districts) {
    const number = groups.indexOf(group) + 1;
    for (const { r, q: first, count } of rows)
      for (let q = first; q < first + count; q++)
        for (const cell of grid.cellsOf({ q, r })) group_cell[cell] = number;
  }
  return { group_cell, groups };
}

/**
 * Districts that end at a wall: hexes with their center inside belong to the groups that it encloses, all others do not.
 * A hex that changes joins the nearest district that may have it. Each part that hangs together is a district of its own
 * then, numbered by its first hex.
 */
function districtsWithin(
  grid: TownGrid,
  districts: Terrain['districts'],
  around: readonly string[],
  { line }: TiledWall,
): Terrain['districts'] {
  const within = new Set(around);
  const field = createField(districts.flatMap(({ rows }) => rows));
  const { land_hex, slots_neighbor } = field;
  // 1 + index of the district of each hex, 0 = none.
  const district_hex = new Int32Array(land_hex.length);
  const inside_hex = new Uint8Array(land_hex.length);
  districts.forEach(({ rows }, index) =>
    forEachHex(rows, (hex) => {
      const slot = fieldSlot(field, hex);
      district_hex[slot] = index + 1;
      inside_hex[slot] = line.inside_corner[grid.cellOf({ ...hex, k: 3 })]!;
    }),
  );
  const isWanted = districts.map(({ group }) => (within.has(group) ? 1 : 0));
  // Hexes in the right districts grow into the others, side by side.
  const settled_hex = new Uint8Array(land_hex.length);
  const edge: number[] = [];
  forEachHex(field.land, (hex) => {
    const slot = fieldSlot(field, hex);
    if (isWanted[district_hex[slot]! - 1] !== inside_hex[slot]) return;
    settled_hex[slot] = 1;
    edge.push(slot);
  });
  for (const slot of edge)
    for (const step of slots_neighbor[land_hex[slot] as 1 | 2]) {
      const next = slot + step;
      if (district_hex[next] === 0 || settled_hex[next] === 1 || inside_hex[next] !== inside_hex[slot])
        continue;
      settled_hex[next] = 1;
      district_hex[next] = district_hex[slot]!;
      edge.push(next);
    }
  const areas = numberAreas(field, connectedAreas(field, district_hex));
  return areaDistricts(
    field,
    areas,
    districts.map(({ group }) => group),
  );
}

function takeGivenCells(grid: TownGrid, { placements, schematics }: Given): void {
  const byId = new Map(schematics.map((schematic) => [schematic.id, schematic]));
  for (const placement of placements)
    for (const cell of grid.cellsOfPlacement(byId.get(placement.schematic)?.hexes ?? [], placement))
      if (grid.state_cell[cell] === FREE) grid.state_cell[cell] = TAKEN;
}

function buildWall(
  grid: TownGrid,
  recipe: Recipe,
  wall: WallRecipe,
  index: number,
  schematics: Library['schematics'],
  group_cell: Uint16Array,
  groups: readonly string[],
  before: readonly Uint8Array[],
): TiledWall {
  const name = `wall ${index}`;
  const wanted = wallRegion(grid, wall, recipe.seed, name, group_cell, groups);
  for (const other of before) keepApart(grid, wanted, other, WALLS_APART);
  const whole = withoutFarBanks(grid, wholeRegion(grid, wanted));
  const region = withoutNarrows(grid, wholeRegion(grid, whole));
  const line = traceWall(grid, region);
  const rules = new Map(recipe.schematics.map((rule) => [rule.id, rule]));
  const byId = new Map(schematics.map((schematic) => [schematic.id, schematic]));
  const pieceOf = (id: string) => {
    const rule: SchematicRule | undefined = rules.get(id);
    const { rotations, shifts, weight } = rule ?? RULE_DEFAULTS;
    return new ChainPiece(id, byId.get(id) ?? { hexes: [] }, { rotations, shifts, mirror: true, weight });
  };
  const pieces = wall.pieces.map(pieceOf);
  const gates = wall.gates && {
    ...wall.gates,
    pieces: wall.gates.pieces.map(pieceOf),
    hasBridges: recipe.streets !== undefined,
  };
  return tileWall(grid, line, pieces, gates, randomStream(recipe.seed, name));
}

/** Side lengths from wall to wall, at least. */
const WALLS_APART = 4;

/** Side lengths from the edge of the land within which no wall runs, unless it ends at the sea. */
const SHORE = 3;

function wallRegion(
  grid: TownGrid,
  { around }: WallRecipe,
  seed: number,
  name: string,
  group_cell: Uint16Array,
  groups: readonly string[],
): Uint8Array {
  const region = regionAround(grid, around, seed, name, group_cell, groups);
  return awayFromCountry(grid, region, SHORE);
}

function regionAround(
  grid: TownGrid,
  around: WallRecipe['around'],
  seed: number,
  name: string,
  group_cell: Uint16Array,
  groups: readonly string[],
): Uint8Array {
  if (typeof around === 'number') {
    const radius = Math.sqrt((grid.size * Math.sqrt(3)) / 4 / Math.PI);
    return roundRegion(grid, grid.middle(), Math.min(around * radius, radius - SHORE), seed, name);
  }
  const wanted = new Set(around.map((group) => groups.indexOf(group) + 1));
  return smoothRegion(grid, (cell) => group_cell[cell] !== 0 && wanted.has(group_cell[cell]!));
}

/** Whether a cell lies inside a wall. */
export function isInsideWall(grid: TownGrid, { line }: TiledWall, cell: number): boolean {
  return cornersInside(grid, line.inside_corner, cell) === 3;
}
