import { borderOf, Country, type OpenSide } from '../land/open-side.ts';
import type { LandRow } from '../land/row.ts';
import type { Hex } from '../hex/hex.ts';
import type { Pose } from '../schematic/pose.ts';
import { rememberedPose } from '../schematic/remembered-poses.ts';
import { paintedSegments, type PaintedHex } from '../schematic/schematic.ts';
import { fromCell, toCell } from '../segment/cell.ts';
import type { Segment } from '../segment/segment.ts';

/** Least number of cells beyond the land on each side, so that steps to neighbors need no test of bounds. */
const RIM = 4;

/**
 * The numbers of the cells in a rectangle about a land on the triangular lattice (see `segment/cell.ts`):
 *
 *     cell = (strip - strip0) * columns + column - column0
 *
 * `columns` is odd and `strip0 + column0` even, so that even cells stand on their base, and odd ones on their apex. The
 * corners of cells are numbered in the same way: corner `cell` is the apex of an even cell, and all corners are even.
 */
export class CellFrame {
  readonly strip0: number;
  readonly column0: number;
  readonly strips: number;
  readonly columns: number;
  /** Number of cells of the rectangle. */
  readonly cells: number;
  /** The cell of segment N of hex (0, 0), which may lie off the land. */
  readonly start: number;

  /** @param rim number of cells beyond the land on each side */
  constructor(land: readonly LandRow[], rim = RIM) {
    let [top, bottom, left, right] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const { r, q, count } of land)
      for (const end of [q, q + count - 1]) {
        // The strips and columns of a hex lie about those of its segment N.
        const { strip, column } = toCell({ q: end, r, k: 0 });
        top = Math.min(top, strip - 1);
        bottom = Math.max(bottom, strip + 2);
        left = Math.min(left, column - 2);
        right = Math.max(right, column + 2);
      }
    if (right < left) [top, bottom, left, right] = [0, 0, 0, 0];
    this.strip0 = top - rim;
    this.strips = bottom - top + 1 + 2 * rim;
    this.column0 = left - rim - ((left - rim + this.strip0) & 1);
    const columns = right + rim - this.column0 + 1;
    this.columns = columns + 1 - (columns & 1);
    this.cells = this.strips * this.columns;
    this.start = this.cellOf({ q: 0, r: 0, k: 0 });
  }

  cellOf(segment: Segment): number {
    const { strip, column } = toCell(segment);
    return (strip - this.strip0) * this.columns + column - this.column0;
  }

  /** The cell of a segment, -1 where that lies outside of the rectangle. */
  cellWithin(segment: Segment): number {
    const { strip, column } = toCell(segment);
    const [row, place] = [strip - this.strip0, column - this.column0];
    if (row < 0 || row >= this.strips || place < 0 || place >= this.columns) return -1;
    return row * this.columns + place;
  }

  /** The step of cells that a move by a whole hex is, the same everywhere. */
  stepOf({ q, r }: Hex): number {
    return (2 * r + q) * this.columns + 3 * q;
  }

  segmentOf(cell: number): Segment {
    const strip = Math.floor(cell / this.columns);
    return fromCell({ strip: strip + this.strip0, column: cell - strip * this.columns + this.column0 });
  }

  /** The six cells of a hex. */
  cellsOf({ q, r }: Hex): [number, number, number, number, number, number] {
    // Segments NW, N, NE lie in the strip above the center, SW, S, SE in the one below.
    const north = this.cellOf({ q, r, k: 0 });
    const south = north + this.columns;
    return [north - 1, north, north + 1, south - 1, south, south + 1];
  }

  /** The cells of a placement. */
  cellsOfPlacement(hexes: readonly PaintedHex[], placement: Hex & Pose): number[] {
    const step = this.stepOf(placement);
    return paintedSegments(rememberedPose(hexes, placement)).map((segment) => this.cellOf(segment) + step);
  }

  /** The three cells that share a side with a cell. */
  neighbors(cell: number): [number, number, number] {
    return [cell - 1, cell + 1, (cell & 1) === 0 ? cell + this.columns : cell - this.columns];
  }

  /** The three corners of a cell. */
  corners(cell: number): [number, number, number] {
    const { columns } = this;
    return (cell & 1) === 0
      ? [cell, cell + columns - 1, cell + columns + 1]
      : [cell - 1, cell + 1, cell + columns];
  }

  /** The sides of a cell, clockwise: the corners from which and to which each leads, and the neighbor across it. */
  sides(cell: number): { readonly from: number; readonly to: number; readonly neighbor: number }[] {
    const { columns } = this;
    const [a, b, c] = this.corners(cell);
    return (cell & 1) === 0
      ? [
          { from: a, to: c, neighbor: cell + 1 },
          { from: c, to: b, neighbor: cell + columns },
          { from: b, to: a, neighbor: cell - 1 },
        ]
      : [
          { from: a, to: b, neighbor: cell - columns },
          { from: b, to: c, neighbor: cell + 1 },
          { from: c, to: a, neighbor: cell - 1 },
        ];
  }

  /** The six cells around a corner. */
  around(corner: number): [number, number, number, number, number, number] {
    const above = corner - this.columns;
    return [above - 1, above, above + 1, corner + 1, corner, corner - 1];
  }

  /** The center of a cell in side lengths. */
  centerOf(cell: number): { x: number; y: number } {
    const row = Math.floor(cell / this.columns);
    const height = 3 * (row + this.strip0) + ((cell & 1) === 0 ? 2 : 1);
    return { x: (cell - row * this.columns + this.column0) / 2, y: height * THIRD };
  }

  /** A corner in side lengths. */
  pointOf(corner: number): { x: number; y: number } {
    const row = Math.floor(corner / this.columns);
    return { x: (corner - row * this.columns + this.column0) / 2, y: 3 * (row + this.strip0) * THIRD };
  }
}

/** A third of the height of a strip in side lengths. */
const THIRD = Math.sqrt(3) / 6;

/**
 * The segments of a land as flat arrays over the cells of its frame:
 *
 *     land_cell[cell]      1 on land
 *     country_cell[cell]   1 off the land where the country goes on in place of the sea
 */
export class CellGrid extends CellFrame {
  readonly land_cell: Uint8Array;
  readonly country_cell: Uint8Array;
  /** The country off the land. */
  readonly country: Country;
  /** Number of cells of land. */
  readonly size: number;

  /**
   * @param rim number of cells beyond the land on each side
   * @param open sides of the land beyond which the country goes on
   */
  constructor(land: readonly LandRow[], rim = RIM, open: readonly OpenSide[] = []) {
    super(land, rim);
    this.land_cell = new Uint8Array(this.cells);
    let size = 0;
    for (const { r, q: first, count } of land)
      for (let q = first; q < first + count; q++) {
        for (const cell of this.cellsOf({ q, r })) {
          this.land_cell[cell] = 1;
          size++;
        }
      }
    this.size = size;
    this.country_cell = new Uint8Array(this.cells);
    this.country = new Country(land, borderOf(land, open));
    if (!this.country.isThere) return;
    for (let cell = 0; cell < this.cells; cell++)
      if (this.land_cell[cell] === 0 && this.country.has(this.segmentOf(cell))) this.country_cell[cell] = 1;
  }

  /** The middle of the land: the mean of the centers of its cells. */
  middle(): { x: number; y: number } {
    let [x, y] = [0, 0];
    for (let cell = 0; cell < this.land_cell.length; cell++) {
      if (this.land_cell[cell] === 0) continue;
      const center = this.centerOf(cell);
      x += center.x;
      y += center.y;
    }
    return this.size === 0 ? { x: 0, y: 0 } : { x: x / this.size, y: y / this.size };
  }
}
