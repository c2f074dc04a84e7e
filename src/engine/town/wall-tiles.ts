import type { RandomStream } from '../random/stream.ts';
import type { ChainPiece } from './chain.ts';
import { chooseGates, type ChosenGates, type GateRules, type WallTile } from './gates.ts';
import { FREE, RIVER, type TownGrid } from './grid.ts';
import type { WallLine } from './wall-line.ts';

/** A wall cut into pieces. */
export interface TiledWall extends ChosenGates {
  readonly line: WallLine;
  readonly pieces: readonly WallTile[];
  /** Cells of the line that lie in a river. */
  readonly water: readonly number[];
  /** Cells of the line on which no piece lies, although they are free land. */
  readonly bare: readonly number[];
}

/** Most ways in which gates are chosen for a line that pieces do not cover otherwise. */
const ATTEMPTS = 12;

/**
 * Cuts a wall into pieces. Gates come first; then the stretches between them are cut into pieces by dynamic programming
 * from their ends, O(length × pieces): the way with the fewest pieces, those with more weight counting less.
 */
export function tileWall(
  grid: TownGrid,
  line: WallLine,
  pieces: readonly ChainPiece[],
  rules: GateRules | undefined,
  random: RandomStream,
): TiledWall {
  let best = tileOnce(grid, line, pieces, rules, random);
  for (let attempt = 1; attempt < ATTEMPTS && isLacking(best); attempt++) {
    const other = tileOnce(grid, line, pieces, rules, random);
    if (other.bare.length < best.bare.length) best = other;
  }
  return best;
}

/** Whether pieces leave cells of a wall bare that other gates might not. */
function isLacking({ bare, shortage }: TiledWall): boolean {
  return bare.length > 0 && shortage === null;
}

function tileOnce(
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
  const chosen = rules ? chooseGates(grid, line, rules, random, isWall) : { gates: [], shortage: null };
  const isGate = new Set(chosen.gates.flatMap((gate) => gate.cells));
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
  return { ...chosen, line, pieces: placed, water, bare };
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
