import { areasOf } from '../board/areas.ts';
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

/** A gate in its place. */
export interface GateTile extends WallTile {
  /** A cell of free land beside the gate inside of the wall, and one outside. */
  readonly fronts: readonly [inside: number, outside: number];
}

/** The gates of a wall. */
export interface GateRules {
  readonly pieces: readonly ChainPiece[];
  /** Least number of gates. */
  readonly min: number;
  /** Most gates; when absent, at most {@link MORE_GATES} beyond the least. */
  readonly max?: number;
  /** Least number of segments of the wall between two gates. */
  readonly spacing: number;
  /** Whether ways lead over rivers. */
  readonly hasBridges: boolean;
}

/** Why a line has fewer gates than its least number. */
export interface GateShortage {
  /** Most gates that the line has room for with their spacing. */
  readonly most: number;
  /** The same with nothing between them. */
  readonly mostTouching: number;
  /** The largest spacing at which the line has room for enough; `null` when it has none at any. */
  readonly widest: number | null;
}

export interface ChosenGates {
  /** At most as many as are allowed; as many as there is room for when that is less than the least number. */
  readonly gates: readonly GateTile[];
  /** `null` when the gates are enough. */
  readonly shortage: GateShortage | null;
}

/** A place for a gate. Cells of the wall are counted along the line, without water. */
interface GatePlace {
  readonly gate: GateTile;
  /** Number of its first cell. */
  readonly start: number;
  /** Number of its cells. */
  readonly length: number;
}

/** Number of cells of straight line that a gate has on each of its sides, where there are enough such places. */
const STRAIGHT = 1;

/** Most gates that a wall gets beyond the number that it needs, unless its recipe has a greatest number. */
const MORE_GATES = 2;

/** Least number of cells of ground that a gate leads to, where there is more ground on its side. */
const WIDE = 12;

/**
 * Chooses the gates of a line: on straight stretches in open land, by chance and far from each other. Where that gives
 * too few, the places are chosen that leave room for the most, then also those at bends and beside water: fewer than the
 * least number means that the line has no room for more.
 *
 * @param isWall whether a cell lies on the line
 */
export function chooseGates(
  grid: TownGrid,
  line: WallLine,
  rules: GateRules,
  random: RandomStream,
  isWall: (cell: number) => boolean,
): ChosenGates {
  const { min, max, spacing } = rules;
  const { cells } = line;
  const size = cells.filter((cell) => grid.state_cell[cell] === FREE).length;
  const roomy = Math.floor(cells.length / (2 * Math.max(1, spacing)));
  const wanted = Math.max(min, Math.min(max ?? min + MORE_GATES, roomy));
  const isWide = wideGround(grid, line, rules.hasBridges, isWall);
  const places = gatePlaces(grid, line, rules.pieces, isWide, isWall);
  const open = places.filter(({ gate }) => isInTheOpen(grid, line, gate));
  const chosen = scattered(open, size, spacing, wanted, random);
  if (chosen.length >= min) return { gates: chosen, shortage: null };
  for (const some of [open, places]) {
    const packed = mostGates(some, size, spacing, min);
    if (packed.length >= min) {
      const gates = Array.from(
        { length: min },
        (_, index) => packed[Math.floor((index * packed.length) / min)]!,
      );
      return { gates, shortage: null };
    }
  }
  const gates = mostGates(places, size, spacing, Infinity);
  const mostTouching = mostGates(places, size, 0, Infinity).length;
  return {
    gates,
    shortage: {
      most: gates.length,
      mostTouching,
      widest: mostTouching < min ? null : widestSpacing(places, size, spacing, min),
    },
  };
}

/** All places of a line where a gate fits, with free land on both sides, in the order of the line. */
function gatePlaces(
  grid: TownGrid,
  { cells, inside_corner }: WallLine,
  pieces: readonly ChainPiece[],
  isWide: (cell: number) => boolean,
  isWall: (cell: number) => boolean,
): GatePlace[] {
  const length = cells.length;
  const isFree = cells.map((cell) => grid.state_cell[cell] === FREE);
  const places: GatePlace[] = [];
  let start = -1;
  for (let index = 0; index < length; index++) {
    if (!isFree[index]) continue;
    start++;
    for (const piece of pieces) {
      if (piece.length > length - 2) continue;
      const steps = Array.from({ length: piece.length }, (_, step) => (index + step) % length);
      if (!steps.every((at) => isFree[at])) continue;
      const own = steps.map((at) => cells[at]!);
      const pose = piece.lieOn(grid, own, isWall);
      if (!pose) continue;
      const beside = own.flatMap((cell) => grid.neighbors(cell)).filter(isWide);
      const inside = beside.find((cell) => cornersInside(grid, inside_corner, cell) === 3);
      const outside = beside.find((cell) => cornersInside(grid, inside_corner, cell) === 0);
      if (inside === undefined || outside === undefined) continue;
      const gate = { ...pose, schematic: piece.id, cells: own, fronts: [inside, outside] as const };
      places.push({ gate, start, length: piece.length });
    }
  }
  return places;
}

/** Whether a gate lies on a straight stretch of a line, with free land all around. */
function isInTheOpen(grid: TownGrid, { cells, inside_corner }: WallLine, gate: GateTile): boolean {
  const length = cells.length;
  const first = cells.indexOf(gate.cells[0]!);
  const letter = (index: number) =>
    cornersInside(grid, inside_corner, cells[((index % length) + length) % length]!);
  for (let step = 1 - STRAIGHT; step < gate.cells.length + STRAIGHT; step++)
    if (letter(first + step) === letter(first + step - 1)) return false;
  return gate.cells.every((cell) =>
    grid.corners(cell).every((corner) => grid.around(corner).every((near) => grid.state_cell[near] === FREE)),
  );
}

/**
 * Decides which cells are free land that a gate can lead to: not those of a small pocket, unless its side of the wall has
 * no more.
 */
function wideGround(
  grid: TownGrid,
  { inside_corner }: WallLine,
  hasBridges: boolean,
  isWall: (cell: number) => boolean,
): (cell: number) => boolean {
  const { state_cell } = grid;
  const isGround = (cell: number) =>
    (state_cell[cell] === FREE || (hasBridges && state_cell[cell] === RIVER)) && !isWall(cell);
  const size_cell = new Int32Array(state_cell.length);
  // Largest piece of ground outside, and inside.
  const largest: [number, number] = [0, 0];
  const sideOf = (cell: number) => (cornersInside(grid, inside_corner, cell) === 3 ? 1 : 0);
  for (const piece of areasOf(grid, isGround)) {
    for (const cell of piece) size_cell[cell] = piece.length;
    const side = sideOf(piece[0]!);
    largest[side] = Math.max(largest[side], piece.length);
  }
  return (cell) =>
    state_cell[cell] === FREE && !isWall(cell) && size_cell[cell]! >= Math.min(WIDE, largest[sideOf(cell)]);
}

/** Some places: the first anywhere, each other one as far from the others as it goes, within chance. */
function scattered(
  places: readonly GatePlace[],
  size: number,
  spacing: number,
  wanted: number,
  random: RandomStream,
): GateTile[] {
  // Of several pieces that fit at a place, the first.
  const firsts = places.filter(({ start }, index) => start !== places[index - 1]?.start);
  const nearest_place = new Float64Array(firsts.length).fill(Infinity);
  const gates: GateTile[] = [];
  while (gates.length < wanted) {
    let [best, most] = [-1, -1];
    firsts.forEach(({ length }, index) => {
      const nearest = nearest_place[index]!;
      if (nearest < spacing) return;
      const value = (nearest === Infinity ? 1 : nearest + length) * (0.7 + 0.3 * random.fraction());
      if (value > most) [best, most] = [index, value];
    });
    if (best < 0) break;
    const chosen = firsts[best]!;
    gates.push(chosen.gate);
    firsts.forEach((place, index) => {
      nearest_place[index] = Math.min(nearest_place[index]!, between(place, chosen, size));
    });
  }
  return gates;
}

/** Number of cells of the wall between two places, the shorter way around; below 0 when they overlap. */
function between(a: GatePlace, b: GatePlace, size: number): number {
  const along = (((b.start - a.start) % size) + size) % size;
  const back = (size - along) % size;
  return Math.min(along - a.length, back - b.length);
}

/**
 * The most places that keep a spacing around the line. With any of them as the first, the others are found one after the
 * other: the one that ends first leaves the most room for those after it.
 *
 * @param enough number of places that is enough
 */
function mostGates(places: readonly GatePlace[], size: number, spacing: number, enough: number): GateTile[] {
  const count = places.length;
  const starts = [...places, ...places].map(({ start }, index) => (index < count ? start : start + size));
  const ends = starts.map((start, index) => start + places[index % count]!.length);
  // Of the places from each on, the one that ends first.
  const soonest = new Int32Array(2 * count);
  for (let index = 2 * count - 1; index >= 0; index--) {
    const later = soonest[index + 1] ?? index;
    soonest[index] = ends[later]! < ends[index]! ? later : index;
  }
  let best: readonly number[] = [];
  for (let first = 0; first < count && best.length < enough; first++) {
    const chain = [first];
    const end = starts[first]! + size - spacing;
    for (let last = first; ;) {
      const next = soonest[firstFrom(starts, ends[last]! + spacing)];
      if (next === undefined || ends[next]! > end) break;
      chain.push(next);
      last = next;
    }
    if (chain.length > best.length) best = chain;
  }
  return best.map((index) => places[index % count]!.gate);
}

/** Index of the first of some ascending numbers that is at least a value. */
function firstFrom(ascending: readonly number[], value: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The largest spacing below a given one at which there is room for some gates, as there is at 0. */
function widestSpacing(places: readonly GatePlace[], size: number, spacing: number, gates: number): number {
  let [low, high] = [0, spacing];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (mostGates(places, size, middle, gates).length >= gates) low = middle;
    else high = middle;
  }
  return low;
}
