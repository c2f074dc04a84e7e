import type { CellGrid } from '../board/cell-grid.ts';
import type { Pose } from '../schematic/pose.ts';
import { rememberedPose } from '../schematic/remembered-poses.ts';
import { paintedSegments, type Schematic } from '../schematic/schematic.ts';
import { fromCell, isApexUp, toCell, type Cell } from '../segment/cell.ts';
import type { Segment } from '../segment/segment.ts';
import { asksForDoor, asksForPublicGround } from './wish.ts';

/** The part of a schematic in a pose that nobody crosses, as steps of cells from segment N of the hex of its center. */
export interface ReachShape {
  readonly cells: Int32Array;
  /** The corners of the cells, each once. */
  readonly corners: Int32Array;
  /** The cells with those of its courtyards. */
  readonly filled: Int32Array;
  /** Its parts that everybody may cross, with the cells outside of the shape across their sides. */
  readonly ways: readonly { readonly cells: Int32Array; readonly sides: Int32Array }[];
  /** Number of courtyards: cycles that the shape has by itself. */
  readonly cycles: number;
  /** The ring around the cells where they are one piece without courtyards that no corner alone holds together. */
  readonly ring: Ring | null;
  readonly hasDoors: boolean;
  /** The cells that its doors to public ground lead to. */
  readonly doors: Int32Array;
}

/** The way around a shape, clockwise, as steps of cells like those of the shape. */
export interface Ring {
  readonly corners: Int32Array;
  /** The cell outside across the side from each corner to the next; one across two sides is there twice. */
  readonly sides: Int32Array;
}

/** @param isPublic whether people cross a kind */
export function reachShape(
  { hexes, around = [] }: Pick<Schematic, 'hexes' | 'around'>,
  pose: Pose,
  grid: CellGrid,
  isPublic: (kind: string) => boolean,
): ReachShape {
  const origin = grid.cellOf({ q: 0, r: 0, k: 0 });
  const painted = paintedSegments(rememberedPose(hexes, pose));
  const closed = painted.filter((one) => !isPublic(one.kind));
  const cells = closed.map((one) => grid.cellOf(one));
  const own = new Set(cells);
  const asked = paintedSegments(rememberedPose(around, pose));
  const doors = asked.flatMap((one) => (asksForPublicGround(one.kind) ? grid.cellOf(one) : []));
  const ways = waysOf(
    painted.flatMap((one) => (isPublic(one.kind) ? grid.cellOf(one) : [])),
    own,
    grid,
  );
  const corners = new Set<number>();
  let outer = 0;
  for (const cell of cells) {
    for (const corner of grid.corners(cell)) corners.add(corner);
    for (const next of grid.neighbors(cell)) if (!own.has(next)) outer++;
  }
  const parts = countParts(cells, grid);
  const edges = (3 * cells.length + outer) / 2;
  const cycles = parts - (corners.size - edges + cells.length);
  return {
    cells: Int32Array.from(cells, (cell) => cell - origin),
    filled: Int32Array.from(cycles === 0 ? cells : filledCells(closed, grid), (cell) => cell - origin),
    corners: Int32Array.from(corners, (corner) => corner - origin),
    ways: ways.map((way) => ({
      cells: Int32Array.from(way.cells, (cell) => cell - origin),
      sides: Int32Array.from(way.sides, (cell) => cell - origin),
    })),
    cycles,
    ring: parts === 1 && cycles === 0 ? ringAround(own, grid) : null,
    hasDoors: asked.some(({ kind }) => asksForDoor(kind)),
    doors: Int32Array.from(doors, (cell) => cell - origin),
  };
}

/** The ring around some cells in one piece; `null` where it meets a corner twice. */
function ringAround(own: ReadonlySet<number>, grid: CellGrid): Ring | null {
  const origin = grid.cellOf({ q: 0, r: 0, k: 0 });
  const side_corner = new Map<number, { readonly cell: number; readonly to: number }>();
  let first: number | null = null;
  for (const cell of own)
    for (const { from, to, neighbor } of grid.sides(cell)) {
      if (own.has(neighbor)) continue;
      if (side_corner.has(from)) return null;
      side_corner.set(from, { cell: neighbor, to });
      first ??= from;
    }
  if (first === null) return null;
  const [corners, sides]: [number[], number[]] = [[], []];
  let corner = first;
  do {
    const { cell, to } = side_corner.get(corner)!;
    corners.push(corner - origin);
    sides.push(cell - origin);
    corner = to;
  } while (corner !== first);
  return { corners: Int32Array.from(corners), sides: Int32Array.from(sides) };
}

/** Some closed segments of a shape, and all that nobody reaches from outside without crossing them. */
function filledCells(closed: readonly Segment[], grid: CellGrid): number[] {
  const cells = closed.map(toCell);
  // Around the shape, far enough for a way all around it.
  const top = Math.min(...cells.map(({ strip }) => strip)) - 1;
  const bottom = Math.max(...cells.map(({ strip }) => strip)) + 1;
  const left = Math.min(...cells.map(({ column }) => column)) - 2;
  const right = Math.max(...cells.map(({ column }) => column)) + 2;
  const keyOf = ({ strip, column }: Cell) => (strip - top) * (right - left + 1) + column - left;
  const seen = new Set(cells.map(keyOf));
  const outside: Cell[] = [{ strip: top, column: left }];
  for (const cell of outside) {
    const { strip, column } = cell;
    if (strip < top || strip > bottom || column < left || column > right || seen.has(keyOf(cell))) continue;
    seen.add(keyOf(cell));
    outside.push(
      { strip, column: column - 1 },
      { strip, column: column + 1 },
      { strip: isApexUp(cell) ? strip + 1 : strip - 1, column },
    );
  }
  const filled = [...closed];
  for (let strip = top; strip <= bottom; strip++)
    for (let column = left; column <= right; column++)
      if (!seen.has(keyOf({ strip, column }))) filled.push(fromCell({ strip, column }));
  return filled.map((segment) => grid.cellOf(segment));
}

/** The connected parts of some cells, over their sides. */
function waysOf(cells: readonly number[], closed: ReadonlySet<number>, grid: CellGrid) {
  const left = new Set(cells);
  const all = new Set(cells);
  const parts: { readonly cells: number[]; readonly sides: number[] }[] = [];
  for (const start of cells) {
    if (!left.delete(start)) continue;
    const part = { cells: [start], sides: [] as number[] };
    for (const cell of part.cells)
      for (const next of grid.neighbors(cell)) {
        if (left.delete(next)) part.cells.push(next);
        if (!all.has(next) && !closed.has(next)) part.sides.push(next);
      }
    parts.push(part);
  }
  return parts;
}

/** Number of parts of some cells that share no corner. */
function countParts(cells: readonly number[], grid: CellGrid): number {
  const left = new Set(cells);
  let parts = 0;
  for (const start of cells) {
    if (!left.delete(start)) continue;
    parts++;
    const part = [start];
    for (const cell of part)
      for (const corner of grid.corners(cell))
        for (const next of grid.around(corner)) if (left.delete(next)) part.push(next);
  }
  return parts;
}
