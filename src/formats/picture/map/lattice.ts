import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { PLAIN_POSE, type Pose } from '../../../engine/schematic/pose.ts';
import { toCell } from '../../../engine/segment/cell.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import type { Pattern } from '../../kinds/pattern.ts';
import { chanceAt } from '../chance.ts';
import { WAYS as DRAWN_WAYS } from '../art/ways.ts';
import { mapPattern } from './map-pattern.ts';
import { middleOf, type Ring, type Vec } from './geometry.ts';

/*
 * A city as cells of the triangular lattice, each with those beside it. A cell (a, b, t) lies in row b of the first axis:
 * t is 0 for a triangle that points down, 1 for one that points up.
 */

/** Index of an axis of the lattice: see AXES. */
export type AxisIndex = 0 | 1 | 2;

const AXIS_INDEXES = [0, 1, 2] as const;

/** A segment of land. */
export interface MapCell {
  readonly a: number;
  readonly b: number;
  readonly t: 0 | 1;
  readonly segment: Segment;
  readonly key: number;
  /** Its center. */
  readonly x: number;
  readonly y: number;
  /** Its corners, clockwise. */
  readonly corners: readonly [Vec, Vec, Vec];
  /** Nothing on free land. */
  readonly kind: Kind | undefined;
  /** The pattern of its kind; `meadow` on free land. */
  readonly pattern: Pattern;
  /** Id of its placement, 0 for none. */
  readonly placement: number;
  /** The cells across its sides along each axis; `null` beyond the land. */
  readonly beside: (MapCell | null)[];
  building: MapBuilding | null;
  /** Whether it is one that is drawn, and not only there for what lies beside it. */
  readonly isDrawn: boolean;
  /** How much of a town lies about it: built segments within five steps, over 48. */
  density: number;
  /** Steps to the nearest square, {@link FAR} when it is farther than six. */
  toSquare: number;
  /** Number of the last look around that came by: see {@link forEachNear}. */
  look: number;
}

/** A door: a cell of a building and the axis of the side. */
export interface MapDoor {
  readonly cell: MapCell;
  readonly axis: AxisIndex;
}

/** A building of a placement. */
export interface MapBuilding {
  readonly kind: Kind;
  readonly pattern: Pattern;
  readonly placement: number;
  /** In which its placement stands. */
  readonly pose: Pose;
  /** In the order of their addresses. */
  readonly cells: readonly MapCell[];
  readonly doors: MapDoor[];
  /** Whether a part of it is drawn. */
  readonly isDrawn: boolean;
}

/** A segment of land with what stands on it. */
export interface MapCellSource {
  readonly segment: Segment;
  /** Nothing on free land. */
  readonly kind: Kind | undefined;
  /** Id of its placement, 0 for none. */
  readonly placement: number;
}

/** A building, or another part of a placement. */
export interface MapBuildingSource {
  readonly kind: Kind;
  readonly segments: readonly Segment[];
  readonly placement: number;
  /** In which its placement stands; plain for none. */
  readonly pose?: Pose | undefined;
}

/** The land, buildings and doors that a map shows. */
export interface MapSource {
  readonly seed: number;
  readonly land: Iterable<MapCellSource>;
  readonly buildings: Iterable<MapBuildingSource>;
  readonly doors: Iterable<{ readonly segment: Segment; readonly to: Segment }>;
  /** Whether what has its center at a point is drawn; the rest of the land is only there for what lies beside it. */
  readonly isDrawn?: (x: number, y: number) => boolean;
}

/** Steps to something that is not near. */
const FAR = 99;

/** The patterns of ways; in a map markets are squares. */
export const WAYS: ReadonlySet<Pattern> = new Set<Pattern>([...DRAWN_WAYS, 'market']);
export const WALLS: ReadonlySet<Pattern> = new Set(['rampart', 'turret', 'archway', 'palisade']);
export const BUILT: ReadonlySet<Pattern> = new Set([
  'townhouse',
  'house',
  'barn',
  'church',
  'castle',
  'mill',
  'hall',
  'shop',
  'tower',
  'block',
]);
export const WATER: ReadonlySet<Pattern> = new Set(['river', 'bridge']);

/** The patterns that make a town beside its houses. */
const PLAZAS: ReadonlySet<Pattern> = new Set(['square', 'market']);

const CORNERS = [
  [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  [
    [1, 0],
    [1, 1],
    [0, 1],
  ],
] as const;

/** The axis of the side from corner `i` of a cell to the next. */
const AXIS_SIDE: readonly (readonly AxisIndex[])[] = [
  [0, 2, 1],
  [1, 0, 2],
];

/** Steps from a cell to that across its side along each axis. */
const ACROSS = [
  [
    [0, -1],
    [-1, 0],
    [0, 0],
  ],
  [
    [0, 1],
    [1, 0],
    [0, 0],
  ],
] as const;

const OFFSET = 1 << 20;

/** A number that only one cell has, for coordinates up to ±2^20. */
function cellKey(a: number, b: number, t: number): number {
  return ((a + OFFSET) * (2 * OFFSET) + (b + OFFSET)) * 2 + t;
}

/** The address of the cell of a segment. */
export function addressOf(segment: Segment): Pick<MapCell, 'a' | 'b' | 't'> {
  const { strip, column } = toCell(segment);
  const t = ((strip + column + 1) & 1) as 0 | 1;
  return { a: (column - strip - 1 - t) / 2, b: strip, t };
}

function keyOfSegment(segment: Segment): number {
  const { a, b, t } = addressOf(segment);
  return cellKey(a, b, t);
}

function vertex(a: number, b: number): Vec {
  return [a + b / 2, b * STRIP_HEIGHT];
}

/** The cells of a city. */
export class Lattice {
  readonly seed: number;
  /** All cells, in the order of their addresses. */
  readonly cells: readonly MapCell[];
  /** Those that are drawn. */
  readonly drawn: readonly MapCell[];
  /** The buildings that are drawn in part at least, in the order of their first cells. */
  readonly buildings: readonly MapBuilding[];
  readonly #cells = new Map<number, MapCell>();

  constructor({ seed, land, buildings, doors, isDrawn = () => true }: MapSource) {
    this.seed = seed;
    for (const { segment, kind, placement } of land) this.#add(segment, kind, placement, isDrawn);
    this.cells = [...this.#cells.values()].sort((x, y) => x.key - y.key);
    for (const cell of this.cells)
      for (const axis of AXIS_INDEXES) {
        const [da, db] = ACROSS[cell.t][axis];
        cell.beside[axis] = this.at(cell.a + da, cell.b + db, cell.t === 0 ? 1 : 0);
      }
    this.drawn = this.cells.filter((cell) => cell.isDrawn);
    this.buildings = this.#addBuildings(buildings);
    this.#addDoors(doors);
    this.#measure();
  }

  /** The cell with an address; `null` off the land. */
  at(a: number, b: number, t: number): MapCell | null {
    return this.#cells.get(cellKey(a, b, t)) ?? null;
  }

  /** The cell at a point; `null` off the land. */
  atPoint([x, y]: Vec): MapCell | null {
    const height = y / STRIP_HEIGHT;
    const b = Math.floor(height);
    const left = x - height / 2;
    const a = Math.floor(left);
    return this.at(a, b, left - a + (height - b) > 1 ? 1 : 0);
  }

  /** The cell of a segment; `null` off the land. */
  of(segment: Segment): MapCell | null {
    return this.#cells.get(keyOfSegment(segment)) ?? null;
  }

  /**
   * Borders of the cells that satisfy a condition, as rings: clockwise around the outside.
   *
   * @param among the cells of which each ring has one at least
   */
  borders(isIn: (cell: MapCell) => boolean, among: readonly MapCell[] = this.cells): Border[] {
    const done = new Set<number>();
    const borders: Border[] = [];
    const isBorder = (cell: MapCell, side: number) => {
      const other = cell.beside[AXIS_SIDE[cell.t]![side]!]!;
      return other === null || !isIn(other);
    };
    for (const cell of among) {
      if (!isIn(cell)) continue;
      for (let side = 0; side < 3; side++)
        if (isBorder(cell, side) && !done.has(cell.key * 3 + side))
          borders.push(walkBorder(cell, side, isBorder, done));
    }
    return borders;
  }

  #add(
    segment: Segment,
    kind: Kind | undefined,
    placement: number,
    isDrawn: (x: number, y: number) => boolean,
  ): void {
    const { a, b, t } = addressOf(segment);
    const corners = CORNERS[t].map(([da, db]) => vertex(a + da, b + db)) as [Vec, Vec, Vec];
    const x = (corners[0][0] + corners[1][0] + corners[2][0]) / 3;
    const y = (corners[0][1] + corners[1][1] + corners[2][1]) / 3;
    const key = cellKey(a, b, t);
    this.#cells.set(key, {
      a,
      b,
      t,
      segment,
      key,
      x,
      y,
      corners,
      kind,
      pattern: kind ? mapPattern(kind) : 'meadow',
      placement,
      beside: [null, null, null],
      building: null,
      isDrawn: isDrawn(x, y),
      density: 0,
      toSquare: FAR,
      look: 0,
    });
  }

  #addBuildings(buildings: MapSource['buildings']): MapBuilding[] {
    const all: MapBuilding[] = [];
    for (const { kind, segments, placement, pose = PLAIN_POSE } of buildings) {
      const cells = segments.flatMap((segment) => this.of(segment) ?? []).sort((x, y) => x.key - y.key);
      if (cells.length < segments.length || cells.length === 0) continue;
      const isDrawn = cells.some((cell) => cell.isDrawn);
      const building: MapBuilding = {
        kind,
        pattern: mapPattern(kind),
        placement,
        pose,
        cells,
        doors: [],
        isDrawn,
      };
      for (const cell of cells) cell.building = building;
      all.push(building);
    }
    return joinBarns(all).sort((x, y) => x.cells[0]!.key - y.cells[0]!.key);
  }

  #addDoors(doors: MapSource['doors']): void {
    for (const { segment, to } of doors) {
      const [cell, other] = [this.of(segment), this.of(to)];
      const axis = AXIS_INDEXES.find((index) => other !== null && cell?.beside[index] === other);
      if (cell?.building && axis !== undefined) cell.building.doors.push({ cell, axis });
    }
  }

  #measure(): void {
    for (const cell of this.cells) {
      let built = 0;
      forEachNear(cell, 5, (other) => {
        if (BUILT.has(other.pattern) || PLAZAS.has(other.pattern)) built++;
      });
      cell.density = built / 48;
    }
    let rim = this.cells.filter(({ pattern }) => PLAZAS.has(pattern));
    for (const cell of rim) cell.toSquare = 0;
    for (let steps = 1; steps <= 6; steps++) {
      const next: MapCell[] = [];
      for (const cell of rim)
        for (const other of cell.beside)
          if (other && other.toSquare === FAR) {
            other.toSquare = steps;
            next.push(other);
          }
      rim = next;
    }
  }
}

/**
 * Makes one barn of those of one placement that stand side by side in one row: a barn of many segments is a long one, and
 * not many small ones.
 */
function joinBarns(buildings: readonly MapBuilding[]): MapBuilding[] {
  const joined = new Set<MapBuilding>();
  return buildings.flatMap((first) => {
    if (joined.has(first)) return [];
    if (first.pattern !== 'barn' || first.placement === 0) return [first];
    const barns = new Set([first]);
    for (const { cells } of barns)
      for (const cell of cells)
        for (const other of cell.beside)
          if (
            other?.building &&
            other.building.kind === first.kind &&
            other.building.placement === first.placement
          )
            barns.add(other.building);
    const cells = [...barns].flatMap((barn) => barn.cells).sort((x, y) => x.key - y.key);
    const isRow = AXIS_INDEXES.some((axis) =>
      cells.every((cell) => rowOf(cell, axis) === rowOf(cells[0]!, axis)),
    );
    if (barns.size === 1 || !isRow) return [first];
    const barn: MapBuilding = { ...first, cells, isDrawn: cells.some((cell) => cell.isDrawn) };
    for (const cell of cells) cell.building = barn;
    for (const one of barns) joined.add(one);
    return [barn];
  });
}

/** The borders of the cells that satisfy a condition, one list for each color that they have. */
export function bordersByColor(
  lattice: Lattice,
  isMeant: (cell: MapCell) => boolean,
  colorOf: (cell: MapCell) => string,
): ReadonlyMap<string, readonly Border[]> {
  const cells_color = new Map<string, MapCell[]>();
  for (const cell of lattice.cells) {
    if (!isMeant(cell)) continue;
    const color = colorOf(cell);
    const cells = cells_color.get(color);
    if (cells) cells.push(cell);
    else cells_color.set(color, [cell]);
  }
  return new Map(
    Array.from(cells_color, ([color, cells]) => {
      const own = new Set(cells);
      return [color, lattice.borders((cell) => own.has(cell), cells)];
    }),
  );
}

/** A border as a ring of points, with the cell inside and that outside of the side from each point to the next. */
export interface Border {
  readonly ring: Ring;
  readonly sides: readonly { readonly inside: MapCell; readonly outside: MapCell | null }[];
}

function walkBorder(
  first: MapCell,
  side: number,
  isBorder: (cell: MapCell, side: number) => boolean,
  done: Set<number>,
): Border {
  const ring: Vec[] = [];
  const sides: Border['sides'][number][] = [];
  let cell = first;
  let at = side;
  while (!done.has(cell.key * 3 + at)) {
    done.add(cell.key * 3 + at);
    ring.push(cell.corners[at]!);
    sides.push({ inside: cell, outside: cell.beside[AXIS_SIDE[cell.t]![at]!]! });
    const [a, b] = addressOfCorner(cell, (at + 1) % 3);
    at = (at + 1) % 3;
    while (!isBorder(cell, at)) {
      cell = cell.beside[AXIS_SIDE[cell.t]![at]!]!;
      at = cornerAt(cell, a, b);
    }
  }
  return { ring, sides };
}

function addressOfCorner({ a, b, t }: MapCell, corner: number): readonly [number, number] {
  const [da, db] = CORNERS[t][corner]!;
  return [a + da, b + db];
}

/** The vertices at the corners of a cell, by their whole coordinates. */
export function cornerAddresses(cell: MapCell): (readonly [number, number])[] {
  return [0, 1, 2].map((corner) => addressOfCorner(cell, corner));
}

function cornerAt(cell: MapCell, a: number, b: number): number {
  return [0, 1, 2].findIndex((corner) => {
    const [x, y] = addressOfCorner(cell, corner);
    return x === a && y === b;
  });
}

/** The ends of the side of a cell along an axis, clockwise. */
export function sideOf(cell: MapCell, axis: AxisIndex): readonly [Vec, Vec] {
  const corner = AXIS_SIDE[cell.t]!.indexOf(axis);
  return [cell.corners[corner]!, cell.corners[(corner + 1) % 3]!];
}

/** The middle of the side of a cell along an axis. */
export function sideMiddle(cell: MapCell, axis: AxisIndex): Vec {
  const [from, to] = sideOf(cell, axis);
  return middleOf(from, to);
}

export function centerOf({ x, y }: MapCell): Vec {
  return [x, y];
}

/** The axes with the cells across the sides along them. */
export function sidesOf(cell: MapCell): { readonly axis: AxisIndex; readonly other: MapCell | null }[] {
  return AXIS_INDEXES.map((axis) => ({ axis, other: cell.beside[axis]! }));
}

/** The row of a cell along an axis, and its place in that row. */
export function rowOf({ a, b, t }: Pick<MapCell, 'a' | 'b' | 't'>, axis: AxisIndex): number {
  return axis === 0 ? b : axis === 1 ? a : a + b + t;
}

export function placeInRow({ a, b, t }: MapCell, axis: AxisIndex): number {
  return axis === 0 ? 2 * a + t : 2 * b + t;
}

/** A pseudo-random number 0 ≤ n < 1 that depends only on a cell's address and `salt`. */
export function chanceOf({ segment: { q, r, k } }: MapCell, salt: number): number {
  return chanceAt(q, r, k, salt);
}

/** Calls for each cell within some steps over sides, itself first. */
export function forEachNear(
  cell: MapCell,
  most: number,
  call: (other: MapCell, steps: number) => void,
): void {
  const look = ++looks;
  cell.look = look;
  call(cell, 0);
  let rim = [cell];
  for (let steps = 1; steps <= most; steps++) {
    const next: MapCell[] = [];
    for (const inner of rim)
      for (const other of inner.beside)
        if (other && other.look !== look) {
          other.look = look;
          next.push(other);
          call(other, steps);
        }
    rim = next;
  }
}

/** Number of looks around so far. */
let looks = 0;

/** Whether a cell within some steps satisfies a condition. */
export function isNear(cell: MapCell, most: number, isMeant: (other: MapCell) => boolean): boolean {
  let found = false;
  forEachNear(cell, most, (other) => {
    if (!found && isMeant(other)) found = true;
  });
  return found;
}

/** Whether the sea lies beside a cell. */
export function isCoastal({ beside }: MapCell): boolean {
  return beside.includes(null);
}

/** Whether the ground about a cell is that of a town, and not of the country. */
export function isUrban(cell: MapCell): boolean {
  if (BUILT.has(cell.pattern)) return cell.pattern !== 'church' && cell.density > 0.1;
  if (cell.pattern === 'quay') return true;
  return TOWN_GROUND.has(cell.pattern) && cell.density > 0.13;
}

const TOWN_GROUND: ReadonlySet<Pattern> = new Set([
  'street',
  'lane',
  'yard',
  'square',
  'market',
  'archway',
  'rampart',
  'turret',
  'palisade',
]);
