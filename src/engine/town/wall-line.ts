import { smoothNoise } from '../random/noise.ts';
import { areasOf } from '../board/areas.ts';
import { RIVER, type TownGrid } from './grid.ts';

/**
 * The closed lines of a wall, each a ring of cells in which neighbors share a side.
 *
 * A region of corners has a border that runs through the cells with one or two of their corners inside: each of these
 * has exactly two sides between a corner inside and one outside, and the line crosses both. So the border of any region
 * is a set of closed lines, of which one runs around each connected part without holes. A cell with one corner inside
 * points inward, one with two points outward; of the first there are six fewer than of the second.
 */
export interface WallLine {
  /** The cells, in order around the region. */
  readonly cells: readonly number[];
  /** The corners of the region: 1 inside. */
  readonly inside_corner: Uint8Array;
}

/**
 * The region about a point: a disc with a smooth, uneven edge, cut at the sea.
 *
 * @param radius in side lengths
 * @returns 1 for every corner inside
 */
export function roundRegion(
  grid: TownGrid,
  center: { readonly x: number; readonly y: number },
  radius: number,
  seed: number,
  name: string,
): Uint8Array {
  const uneven = smoothNoise(seed, name);
  const inside_corner = new Uint8Array(grid.state_cell.length);
  for (let corner = 2 * grid.columns; corner < inside_corner.length - 2 * grid.columns; corner++) {
    if ((corner & 1) === 1) continue;
    const point = grid.pointOf(corner);
    const [x, y] = [point.x - center.x, point.y - center.y];
    const far = Math.sqrt(x * x + y * y);
    const share = far === 0 ? 0 : 1.3 / far;
    if (far < radius * (1 + 0.16 * uneven(7 + x * share, 7 + y * share))) inside_corner[corner] = 1;
  }
  return inside_corner;
}

/**
 * The region of some cells with a smooth edge: the corners around which most land within a few side lengths belongs. At
 * the shore it goes as far as the land, so that a wall ends there.
 *
 * @param isPart whether a cell belongs
 */
export function smoothRegion(grid: TownGrid, isPart: (cell: number) => boolean): Uint8Array {
  const { columns, land_cell } = grid;
  const part_corner = new Float64Array(land_cell.length);
  const land_corner = new Float64Array(land_cell.length);
  const touchesLand_corner = new Uint8Array(land_cell.length);
  let [first, last] = [Infinity, -Infinity];
  for (let cell = 2 * columns; cell < land_cell.length - 2 * columns; cell++) {
    if (land_cell[cell] === 0) continue;
    const belongs = isPart(cell) ? 1 : 0;
    if (belongs === 1) {
      first = Math.min(first, cell);
      last = cell;
    }
    const [a, b, c] = grid.corners(cell);
    for (const corner of [a, b, c]) {
      part_corner[corner]! += belongs / 6;
      land_corner[corner]! += 1 / 6;
      touchesLand_corner[corner] = 1;
    }
  }
  // Shares spread by a strip with each pass.
  const start = evenUp(Math.max(2 * columns, first - (SMOOTHING + 2) * columns));
  const end = Math.min(land_cell.length - 2 * columns, last + (SMOOTHING + 2) * columns);
  const belonging = smoothed(part_corner, columns, start, end);
  const land = smoothed(land_corner, columns, start, end);
  const inside_corner = new Uint8Array(land_cell.length);
  for (let corner = start; corner < end; corner += 2)
    if (touchesLand_corner[corner] === 1 && belonging[corner]! > 0.5 * land[corner]!)
      inside_corner[corner] = 1;
  return inside_corner;
}

/** Shares of corners from one index to another, averaged with those of their neighbors again and again. */
function smoothed(
  share_corner: Float64Array<ArrayBuffer>,
  columns: number,
  start: number,
  end: number,
): Float64Array {
  let [from, to] = [share_corner, new Float64Array(share_corner.length)];
  for (let pass = 0; pass < SMOOTHING; pass++) {
    for (let corner = start; corner < end; corner += 2) {
      const [above, below] = [corner - columns, corner + columns];
      to[corner] =
        (from[corner]! +
          from[corner - 2]! +
          from[corner + 2]! +
          from[above - 1]! +
          from[above + 1]! +
          from[below - 1]! +
          from[below + 1]!) /
        7;
    }
    [from, to] = [to, from];
  }
  return from;
}

function evenUp(corner: number): number {
  return corner + (corner & 1);
}

/** Number of times that the share of each corner is averaged with those of its neighbors. */
const SMOOTHING = 12;

/**
 * Keeps a region apart from one that was walled before: around it, inside of it, or beside it, whichever more of the
 * smaller one is. The region is changed in place.
 *
 * @param apart side lengths between the two lines
 */
export function keepApart(
  grid: TownGrid,
  inside_corner: Uint8Array,
  other_corner: Uint8Array,
  apart: number,
): void {
  let [both, own, theirs] = [0, 0, 0];
  for (let corner = 0; corner < inside_corner.length; corner++) {
    own += inside_corner[corner]!;
    theirs += other_corner[corner]!;
    both += inside_corner[corner]! & other_corner[corner]!;
  }
  // Where they share little, this one keeps to its side.
  if (2 * both < Math.min(own, theirs)) {
    const others = grown(grid, other_corner, apart);
    for (let corner = 0; corner < inside_corner.length; corner++)
      if (others[corner] === 1) inside_corner[corner] = 0;
    return;
  }
  const isAround = own >= theirs;
  // The other region with a margin is inside of this one, or all beyond it is outside.
  const margin = grown(grid, isAround ? other_corner : other_corner.map((value) => 1 - value), apart);
  for (let corner = 0; corner < inside_corner.length; corner++)
    if (margin[corner] === 1) inside_corner[corner] = isAround && (corner & 1) === 0 ? 1 : 0;
}

/** A region without its corners within some steps of country off the land, so that no wall ends there. */
export function awayFromCountry(grid: TownGrid, inside_corner: Uint8Array, steps: number): Uint8Array {
  if (!grid.country.isThere) return inside_corner;
  const open_corner = new Uint8Array(inside_corner.length);
  grid.country_cell.forEach((isCountry, cell) => {
    if (isCountry === 1 && cell >= grid.columns && cell < grid.cells - grid.columns)
      for (const corner of grid.corners(cell)) open_corner[corner] = 1;
  });
  const near = grown(grid, open_corner, steps);
  return inside_corner.map((value, corner) => (near[corner] === 1 ? 0 : value));
}

/** The corners within some steps of a region. */
function grown({ columns }: TownGrid, region: Uint8Array, steps: number): Uint8Array {
  let from = region;
  for (let step = 0; step < steps; step++) {
    const next = from.slice();
    for (let corner = columns + 1; corner < from.length - columns - 1; corner++) {
      if ((corner & 1) === 1 || from[corner] === 0) continue;
      for (const side of [-2, 2, -columns - 1, -columns + 1, columns - 1, columns + 1])
        next[corner + side] = 1;
    }
    from = next;
  }
  return from;
}

/** The same region with its largest connected part alone, and without holes. */
export function wholeRegion(grid: TownGrid, corners: Uint8Array): Uint8Array {
  return withoutHoles(grid, largestPart(grid, corners) ?? new Uint8Array(corners.length));
}

/**
 * The same region without the parts that are too narrow for ground between the walls on their two sides, and without what
 * lies beyond those; all of a region that has no wider part. The region is connected and without holes, and stays so.
 */
export function withoutNarrows(grid: TownGrid, region: Uint8Array): Uint8Array {
  const steps = stepsAround(grid);
  const core = region.map((value, corner) =>
    value === 1 && steps.every((step) => region[corner + step] === 1) ? 1 : 0,
  );
  let wide = largestPart(grid, core);
  if (!wide) return region;
  for (let step = 0; step < CORE_DEPTH; step++) {
    const before = wide;
    wide = region.map((value, corner) =>
      value === 1 && (before[corner] === 1 || steps.some((one) => before[corner + one] === 1)) ? 1 : 0,
    );
  }
  return withoutHoles(grid, wide);
}

/** Steps from a corner with its six neighbors inside to the farthest tip of 60 degrees. */
const CORE_DEPTH = 2;

/** Fewest cells of ground beyond a river for which a wall crosses it: five hexes. */
const WORTH_CROSSING = 30;

/**
 * The same region without the land beyond rivers on which there is no room for anything: a wall around that would stand
 * there alone, so the river is the border there.
 */
export function withoutFarBanks(grid: TownGrid, region: Uint8Array): Uint8Array {
  const { state_cell } = grid;
  const isGround = (cell: number) => state_cell[cell] !== RIVER && cornersInside(grid, region, cell) > 0;
  const parts = areasOf(grid, isGround).map((cells) => ({
    cells,
    room: cells.filter((cell) => cornersInside(grid, region, cell) === 3).length,
  }));
  const most = parts.reduce((largest, { room }) => Math.max(largest, room), 0);
  const kept = region.slice();
  for (const { cells, room } of parts)
    if (room < most && room < WORTH_CROSSING)
      for (const cell of cells) for (const corner of grid.corners(cell)) kept[corner] = 0;
  return kept;
}

/** Steps from a corner to those around it. */
function stepsAround({ columns }: TownGrid): readonly number[] {
  return [-2, 2, -columns - 1, -columns + 1, columns - 1, columns + 1];
}

/** The largest connected part of some corners; `null` without any. */
function largestPart(grid: TownGrid, corners: Uint8Array): Uint8Array | null {
  const part_corner = new Int32Array(corners.length);
  let [largest, most, parts] = [0, 0, 0];
  for (let corner = 0; corner < corners.length; corner += 2) {
    if (corners[corner] === 0 || part_corner[corner] !== 0) continue;
    const size = flood(grid, corners, corner, part_corner, ++parts);
    if (size > most) [largest, most] = [parts, size];
  }
  if (largest === 0) return null;
  const inside_corner = new Uint8Array(corners.length);
  for (let corner = 0; corner < corners.length; corner += 2)
    if (part_corner[corner] === largest) inside_corner[corner] = 1;
  return inside_corner;
}

/** A region with all that the outside does not reach. */
function withoutHoles(grid: TownGrid, region: Uint8Array): Uint8Array {
  const outside_corner = new Int32Array(region.length);
  flood(grid, region, 0, outside_corner, 1);
  return region.map((_, corner) => ((corner & 1) === 0 && outside_corner[corner] === 0 ? 1 : 0));
}

/**
 * Marks the connected corners of one value.
 *
 * @returns their number
 */
function flood(
  grid: TownGrid,
  inside_corner: Uint8Array,
  start: number,
  mark_corner: Int32Array,
  mark: number,
): number {
  const steps = stepsAround(grid);
  const value = inside_corner[start];
  const queue = [start];
  mark_corner[start] = mark;
  for (const corner of queue)
    for (const step of steps) {
      const next = corner + step;
      if (next < 0 || next >= mark_corner.length) continue;
      if (mark_corner[next] !== 0 || inside_corner[next] !== value) continue;
      mark_corner[next] = mark;
      queue.push(next);
    }
  return queue.length;
}

/** Number of corners of a cell that lie inside. */
export function cornersInside(grid: TownGrid, inside_corner: Uint8Array, cell: number): number {
  const [a, b, c] = grid.corners(cell);
  return inside_corner[a]! + inside_corner[b]! + inside_corner[c]!;
}

/**
 * The line around a region without holes that is connected, from its first cell in reading order, with the inside on
 * the right; empty for an empty region.
 */
export function traceWall(grid: TownGrid, inside_corner: Uint8Array): WallLine {
  const isOn = (cell: number) => {
    const inside = cornersInside(grid, inside_corner, cell);
    return inside === 1 || inside === 2;
  };
  let first = grid.columns + 1;
  while (first < inside_corner.length && !isOn(first)) first++;
  if (first >= inside_corner.length) return { cells: [], inside_corner };
  const cells: number[] = [];
  let [before, cell] = [-1, first];
  do {
    cells.push(cell);
    const next = exits(grid, inside_corner, cell).find((other) => other !== before)!;
    [before, cell] = [cell, next];
  } while (cell !== first);
  return { cells, inside_corner };
}

/** The two cells across the sides of a cell that have one end inside; first the one with the inside on its right. */
function exits(grid: TownGrid, inside_corner: Uint8Array, cell: number): number[] {
  const { columns } = grid;
  const [a, b, c] = grid.corners(cell);
  const isEven = (cell & 1) === 0;
  // Sides with the cells across them: an even cell has corner a above, b left, c right; an odd one a left, b right, c below.
  const sides = isEven
    ? ([
        [b, a, cell - 1],
        [a, c, cell + 1],
        [c, b, cell + columns],
      ] as const)
    : ([
        [a, b, cell - columns],
        [b, c, cell + 1],
        [c, a, cell - 1],
      ] as const);
  // Going clockwise around the cell, its outside lies to the left of each side.
  const crossed = sides.filter(([from, to]) => inside_corner[from] !== inside_corner[to]);
  return crossed
    .sort(([first], [second]) => inside_corner[first]! - inside_corner[second]!)
    .map(([, , next]) => next);
}
