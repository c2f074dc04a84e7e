import type { Point } from '../hex/plane.ts';
import { smoothNoise } from '../random/noise.ts';
import { randomStream } from '../random/stream.ts';
import type { RiverRecipe } from '../recipe/town.ts';
import { unitVector } from '../land/coast.ts';
import { FREE, RIVER, SEA, type TownGrid } from './grid.ts';
import { BARRED, waysOf } from './ways.ts';

/**
 * Lays rivers over the free land of a grid, each from edge to edge past the middle of the land, in bends; from the country
 * to the sea where there are both. A river stops at nothing but taken ground, which it goes around.
 *
 * @returns the number of rivers that found free land from edge to edge: fewer than asked for on land that is too small
 */
export function layRivers(grid: TownGrid, { count, width }: RiverRecipe, seed: number): number {
  const random = randomStream(seed, 'rivers');
  const bends = smoothNoise(seed, 'river-bends');
  const middle = grid.middle();
  const radius = Math.sqrt((grid.size * SEGMENT_AREA) / Math.PI);
  const ways = waysOf(grid);
  const { coast, open } = edgeCells(grid);
  // From the country to the sea where there are both.
  const mouths = coast.length > 0 ? coast : open;
  const sources = open.length > 0 ? open : coast;
  const step_cell = new Int32Array(grid.state_cell.length).fill(BARRED);
  for (let river = 0; river < count; river++) {
    const chance = unitVector(random.fraction(), random.fraction());
    const along = open.length > 0 && coast.length > 0 ? fromSea(grid, coast, open, chance) : chance;
    // The river passes the middle at a fifth to a third of the radius, so that it parts the town unequally.
    const aside =
      (random.fraction() < 0.5 ? -1 : 1) * radius * (0.16 + 0.16 * random.fraction() + 0.3 * river);
    const gate = { x: middle.x - along.y * aside, y: middle.y + along.x * aside };
    const scale = 5 / radius;
    for (let cell = 0; cell < step_cell.length; cell++) {
      const state = grid.state_cell[cell];
      if (state !== FREE && state !== RIVER) continue;
      const { x, y } = grid.centerOf(cell);
      const bend = bends(x * scale + 17 * river, y * scale);
      step_cell[cell] = UNIT + Math.round(3 * UNIT * bend * bend);
    }
    const through = nearestFree(grid, gate);
    if (through < 0) return river;
    ways.search([[through]], step_cell);
    const ends = [mouths, sources].map((cells) => cells.filter((cell) => ways.leadsTo(cell)));
    if (ends.some((cells) => cells.length === 0)) return river;
    const [down, up] = ([-1, 1] as const).map((way, end) =>
      ways.wayTo(
        farthest(grid, ends[end]!, (x, y) => {
          const [dx, dy] = [x - gate.x, y - gate.y];
          return way * (dx * along.x + dy * along.y) - 0.7 * Math.abs(dy * along.x - dx * along.y);
        }),
      ),
    ) as [number[], number[]];
    const bed = [...down, ...up.reverse().slice(1)];
    for (const cell of widened(grid, bed, width))
      if (grid.state_cell[cell] === FREE) grid.state_cell[cell] = RIVER;
  }
  return count;
}

/** About the direction from the sea to the country. */
function fromSea(grid: TownGrid, coast: readonly number[], open: readonly number[], chance: Point): Point {
  const [sea, country] = [coast, open].map((cells) => meanOf(grid, cells)) as [Point, Point];
  const away = unit({ x: country.x - sea.x, y: country.y - sea.y });
  return unit({ x: away.x + 0.5 * chance.x, y: away.y + 0.5 * chance.y });
}

function meanOf(grid: TownGrid, cells: readonly number[]): Point {
  let [x, y] = [0, 0];
  for (const cell of cells) {
    const center = grid.centerOf(cell);
    x += center.x;
    y += center.y;
  }
  return { x: x / cells.length, y: y / cells.length };
}

function unit({ x, y }: Point): Point {
  const length = Math.sqrt(x * x + y * y);
  return length === 0 ? { x: 1, y: 0 } : { x: x / length, y: y / length };
}

/** Cost of a cell on the straightest way. */
const UNIT = 64;

const SEGMENT_AREA = Math.sqrt(3) / 4;

/** The cells of land that share a side with the sea, and those that share one with country off the land. */
function edgeCells(grid: TownGrid): {
  readonly coast: readonly number[];
  readonly open: readonly number[];
} {
  const { state_cell, country_cell, columns } = grid;
  const coast: number[] = [];
  const open: number[] = [];
  for (let cell = 0; cell < state_cell.length; cell++) {
    if (state_cell[cell] === SEA) continue;
    const across = (cell & 1) === 0 ? cell + columns : cell - columns;
    const isOff = (other: number) => state_cell[other] === SEA;
    const isSea = (other: number) => isOff(other) && country_cell[other] === 0;
    if (isSea(cell - 1) || isSea(cell + 1) || isSea(across)) coast.push(cell);
    else if (isOff(cell - 1) || isOff(cell + 1) || isOff(across)) open.push(cell);
  }
  return { coast, open };
}

/** The cells at the edge of a land to which roads lead: where the country goes on if it does, else anywhere. */
export function roadEnds(grid: TownGrid): readonly number[] {
  const { coast, open } = edgeCells(grid);
  return open.length > 0 ? open : coast;
}

function farthest(
  grid: TownGrid,
  cells: readonly number[],
  measure: (x: number, y: number) => number,
): number {
  let [best, most] = [-1, -Infinity];
  for (const cell of cells) {
    const { x, y } = grid.centerOf(cell);
    const value = measure(x, y);
    if (value > most) [best, most] = [cell, value];
  }
  return best;
}

function nearestFree(grid: TownGrid, { x, y }: { x: number; y: number }): number {
  let [best, least] = [-1, Infinity];
  for (let cell = 0; cell < grid.state_cell.length; cell++) {
    if (grid.state_cell[cell] !== FREE) continue;
    const center = grid.centerOf(cell);
    const far = (center.x - x) * (center.x - x) + (center.y - y) * (center.y - y);
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}

/** A way made 1 to 3 cells wide: by the strip on its left side, and by that on its right. */
function widened(grid: TownGrid, way: readonly number[], width: number): ReadonlySet<number> {
  const cells = new Set(way);
  if (width === 1) return cells;
  for (let step = 1; step < way.length; step++) {
    const [from, to] = [way[step - 1]!, way[step]!];
    const [start, end] = [grid.centerOf(from), grid.centerOf(to)];
    const ahead = new Set(grid.corners(to));
    for (const corner of grid.corners(from)) {
      if (!ahead.has(corner)) continue;
      const { x, y } = grid.pointOf(corner);
      const isLeft = (end.x - start.x) * (y - start.y) < (end.y - start.y) * (x - start.x);
      if (isLeft || width === 3) for (const near of grid.around(corner)) cells.add(near);
    }
  }
  return cells;
}
