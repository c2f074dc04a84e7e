import type { RandomStream } from '../random/stream.ts';
import type { Hex } from '../hex/hex.ts';
import type { Pose } from '../schematic/pose.ts';
import type { ChainPiece } from './chain.ts';
import { FREE, RIVER, type TownGrid } from './grid.ts';
import { cornersInside, type WallLine } from './wall-line.ts';

/** A piece of a wall in its place. */
export interface WallTile extends Pose, Hex {
  readonly schematic: string;
  readonly cells: readonly number[];
}

/** A wall cut into pieces. */
export interface TiledWall {
  readonly line: WallLine;
  readonly pieces: readonly WallTile[];
  readonly gates: readonly WallTile[];
  /** Cells of the line that lie in a river. */
  readonly water: readonly number[];
  /** Cells of the line on which no piece lies, although they are free land. */
  readonly bare: readonly number[];
}

/** The gates of a wall. */
export interface GateRules {
  readonly pieces: readonly ChainPiece[];
  /** Least number of gates. */
  readonly min: number;
  /** Least number of cells of the line from gate to gate. */
  readonly spacing: number;
}

/** Number of cells of straight line that a gate needs on each of its sides. */
const STRAIGHT = 1;

/** Most gates that a wall gets beyond the number that it needs. */
const MORE_GATES = 2;

/**
 * Cuts a wall into pieces. Gates come first, on straight stretches; then the stretches between them are cut into pieces
 * by dynamic programming from their ends, O(length × pieces): the way with the fewest pieces, those with more weight
 * counting less.
 */
export function tileWall(
  grid: TownGrid,
  line: WallLine,
  pieces: readonly ChainPiece[],
  rules: GateRules | undefined,
  random: RandomStream,
): TiledWall {
  const { cells } = line;
  const { state_cell } = grid;
  const length = cells.length;
  const at = (index: number) => cells[((index % length) + length) % length]!;
  const isFree = (index: number) => state_cell[at(index)] === FREE;
  const water = cells.filter((cell) => state_cell[cell] === RIVER);
  const onLine = new Set(cells);
  const isWall = (cell: number) => onLine.has(cell);
  const gate_index = rules ? chooseGates(grid, line, rules, random, isWall) : new Map<number, WallTile>();
  const gates = [...gate_index.values()];
  const isGate = new Set(gates.flatMap((gate) => gate.cells));
  const stands = (index: number) => isFree(index) && !isGate.has(at(index));
  const placed: WallTile[] = [];
  const bare: number[] = [];
  // Stretches run from each cell that something interrupts to the next; a line without any begins anywhere.
  const start = cells.findIndex((_, index) => !stands(index));
  const first = start < 0 ? random.below(Math.max(1, length)) : start;
  for (let from = first; from < first + length;) {
    if (!stands(from)) {
      from++;
      continue;
    }
    let to = from;
    while (to < first + length && stands(to)) to++;
    const stretch = Array.from({ length: to - from }, (_, index) => at(from + index));
    const tiles = tileStretch(grid, stretch, pieces, random, isWall);
    placed.push(...tiles);
    const covered = new Set(tiles.flatMap((tile) => tile.cells));
    bare.push(...stretch.filter((cell) => !covered.has(cell)));
    from = to;
  }
  return { line, pieces: placed, gates, water, bare };
}

/** The gates of a line by the index of their first cell. */
function chooseGates(
  grid: TownGrid,
  { cells, inside_corner }: WallLine,
  { pieces, min, spacing }: GateRules,
  random: RandomStream,
  isWall: (cell: number) => boolean,
): Map<number, WallTile> {
  const length = cells.length;
  const at = (index: number) => cells[((index % length) + length) % length]!;
  const letters = cells.map((cell) => cornersInside(grid, inside_corner, cell));
  const letter = (index: number) => letters[((index % length) + length) % length]!;
  const fits: WallTile[] = [];
  const index_fit: number[] = [];
  for (let index = 0; index < length; index++)
    for (const piece of pieces) {
      if (piece.length > length - 2) continue;
      const own = Array.from({ length: piece.length }, (_, step) => at(index + step));
      let isStraight = true;
      for (let step = 1 - STRAIGHT; step < piece.length + STRAIGHT; step++)
        if (letter(index + step) === letter(index + step - 1)) isStraight = false;
      if (!isStraight || !own.every((cell) => isOpenAround(grid, cell))) continue;
      if (!joinsSides(grid, inside_corner, own)) continue;
      const pose = piece.lieOn(grid, own, isWall);
      if (!pose) continue;
      fits.push({ ...pose, schematic: piece.id, cells: own });
      index_fit.push(index);
      break;
    }
  const wanted = Math.max(min, Math.min(min + MORE_GATES, Math.floor(length / (2 * Math.max(1, spacing)))));
  const gates = new Map<number, WallTile>();
  const apart = (a: number, b: number) => Math.min(Math.abs(a - b), length - Math.abs(a - b));
  while (gates.size < wanted && fits.length > 0) {
    // The first anywhere, each other one as far from the others as it goes, within chance.
    let [best, most] = [-1, -1];
    index_fit.forEach((index, fit) => {
      let nearest = Infinity;
      for (const other of gates.keys()) nearest = Math.min(nearest, apart(index, other));
      if (nearest < spacing) return;
      const value = (nearest === Infinity ? 1 : nearest) * (0.7 + 0.3 * random.fraction());
      if (value > most) [best, most] = [fit, value];
    });
    if (best < 0) break;
    gates.set(index_fit[best]!, fits[best]!);
  }
  return gates;
}

/** Whether there is ground on both sides of some cells of a line, inside and outside. */
function joinsSides(grid: TownGrid, inside_corner: Uint8Array, cells: readonly number[]): boolean {
  const beside = cells.flatMap((cell) =>
    grid.neighbors(cell).map((next) => cornersInside(grid, inside_corner, next)),
  );
  return beside.includes(0) && beside.includes(3);
}

/** Whether a cell and all around it are free land. */
function isOpenAround(grid: TownGrid, cell: number): boolean {
  return grid
    .corners(cell)
    .every((corner) => grid.around(corner).every((near) => grid.state_cell[near] === FREE));
}

/** The pieces of a stretch, from its start to its end; cells that no piece can cover are left out. */
function tileStretch(
  grid: TownGrid,
  stretch: readonly number[],
  pieces: readonly ChainPiece[],
  random: RandomStream,
  isWall: (cell: number) => boolean,
): WallTile[] {
  const length = stretch.length;
  const cost_cell = new Float64Array(length + 1);
  const tile_cell: (WallTile | null)[] = Array.from({ length }, () => null);
  for (let from = length - 1; from >= 0; from--) {
    // A cell may stay bare, at a price that any piece is better than.
    cost_cell[from] = cost_cell[from + 1]! + 1e6;
    for (const piece of pieces) {
      if (from + piece.length > length) continue;
      const cost = cost_cell[from + piece.length]! + (1 + 0.2 * random.fraction()) / piece.weight;
      if (cost >= cost_cell[from]!) continue;
      const cells = stretch.slice(from, from + piece.length);
      const pose = piece.lieOn(grid, cells, isWall);
      if (!pose) continue;
      cost_cell[from] = cost;
      tile_cell[from] = { ...pose, schematic: piece.id, cells };
    }
  }
  const tiles: WallTile[] = [];
  for (let from = 0; from < length;) {
    const tile = tile_cell[from];
    if (tile) tiles.push(tile);
    from += tile ? tile.cells.length : 1;
  }
  return tiles;
}
