import { toCell, type Cell } from '../../../engine/segment/cell.ts';
import type { Segment } from '../../../engine/segment/segment.ts';

/** A rectangle of cells of the triangular lattice. */
export interface CellRectangle {
  readonly strip0: number;
  readonly column0: number;
  readonly strips: number;
  readonly columns: number;
}

/** Cells that have changed, with their art. */
export interface ChangedCells extends CellRectangle {
  /** Side lengths by which the art may reach beyond them; as far as any art when not said. */
  readonly overhang?: number | undefined;
  /** Whether their colors are what they were, and only their picture is another. */
  readonly isSame?: boolean | undefined;
}

/** Cells before and after each strip, so that the raster need not look where it ends: of color 0, or as its outermost. */
export const PAD = 2;

/** Cells added on every side when a segment outside is painted. */
const MARGIN = 24;

/**
 * The color of every segment, as an index into a palette; 0 is what lies outside and has no color of its own.
 * Flat over a rectangle of the triangular lattice, strip by strip:
 *
 *     index_cell[(strip - strip0) * stride + PAD + (column - column0)]
 *
 * It grows when a segment outside is painted. Whoever draws it subscribes to the rectangles that changed. What lies
 * outside may be of two colors: then each place beyond the rectangle is as the nearest of its cells.
 */
export class SegmentColors implements CellRectangle {
  strip0: number;
  column0: number;
  strips: number;
  columns: number;
  /** Cells from one strip to the next. */
  stride: number;
  index_cell: Uint16Array;
  /** Index of a second color of what lies outside, see `goOn`; 0 for none. */
  second = 0;
  readonly #listeners = new Set<(changed: ChangedCells) => void>();

  constructor(extent: CellRectangle) {
    this.strip0 = extent.strip0;
    this.column0 = extent.column0;
    this.strips = extent.strips;
    this.columns = extent.columns;
    this.stride = extent.columns + 2 * PAD;
    this.index_cell = allocate(extent);
  }

  /** With room for all of `segments`, every color 0. */
  static covering(segments: Iterable<Segment>): SegmentColors {
    return new SegmentColors(cellExtent(segments));
  }

  /** Index of the first cell of a strip in `index_cell`, its padding skipped. */
  rowStart(strip: number): number {
    return (strip - this.strip0) * this.stride + PAD;
  }

  getCell({ strip, column }: Cell): number {
    if (!this.#holds(strip, column) && this.second === 0) return 0;
    const along = Math.max(0, Math.min(this.columns - 1, column - this.column0));
    return this.index_cell[this.rowStart(this.nearestStrip(strip)) + along]!;
  }

  /** The strip of the rectangle that is nearest to one. */
  nearestStrip(strip: number): number {
    return Math.max(this.strip0, Math.min(this.strip0 + this.strips - 1, strip));
  }

  /** Whether a cell has no color of its own. */
  isOutside(cell: Cell): boolean {
    const index = this.getCell(cell);
    return index === 0 || index === this.second;
  }

  getSegment(segment: Segment): number {
    return this.getCell(toCell(segment));
  }

  /**
   * Colors a segment.
   *
   * @throws RangeError when `index` is no integer 0..65535
   */
  setSegment(segment: Segment, index: number): void {
    const { strip, column } = toCell(segment);
    if (!this.setCell(strip, column, index)) return;
    this.changed({ strip0: strip, column0: column, strips: 1, columns: 1 });
  }

  /**
   * Colors a cell and tells nobody: for filling many at once, with {@link changed} after the last.
   *
   * @returns whether the color is another than before
   * @throws RangeError when `index` is no integer 0..65535
   */
  setCell(strip: number, column: number, index: number): boolean {
    if (!Number.isInteger(index) || index < 0 || index > 0xffff)
      throw new RangeError(`color index ${index} is not 0..65535`);
    if (!this.#holds(strip, column)) {
      if (index === 0) return false;
      this.cover({
        strip0: strip - MARGIN,
        column0: column - MARGIN,
        strips: 2 * MARGIN + 1,
        columns: 2 * MARGIN + 1,
      });
    }
    const at = this.rowStart(strip) + column - this.column0;
    if (this.index_cell[at] === index) return false;
    this.index_cell[at] = index;
    return true;
  }

  /**
   * Colors all cells of hexes that lie side by side, each with the next higher `q`, and tells nobody: a hex has three
   * cells in each of two strips, and the next one begins a strip lower and three columns further.
   *
   * @param strip of the first cell of the first hex, as is `column`
   * @param index an integer 0..65535
   */
  setHexes(strip: number, column: number, count: number, index: number): void {
    this.cover({ strip0: strip, column0: column, strips: count + 1, columns: 3 * count });
    const { index_cell, stride } = this;
    let at = this.rowStart(strip) + column - this.column0;
    for (let hex = 0; hex < count; hex++) {
      for (let cell = at; cell < at + 3; cell++) index_cell[cell] = index_cell[cell + stride] = index;
      at += stride + 3;
    }
  }

  /** Tells the listeners what has changed; everything, when not said. */
  changed(rectangle: ChangedCells = this): void {
    for (const listener of this.#listeners) listener(rectangle);
  }

  /** Tells the listeners where the picture is another, though the colors are what they were; everywhere, when not said. */
  drawnAnew({ strip0, column0, strips, columns, overhang }: ChangedCells = EVERYWHERE): void {
    this.changed({ strip0, column0, strips, columns, overhang, isSame: true });
  }

  /** @returns what ends the subscription */
  subscribe(listener: (changed: ChangedCells) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #holds(strip: number, column: number): boolean {
    const row = strip - this.strip0;
    const along = column - this.column0;
    return row >= 0 && row < this.strips && along >= 0 && along < this.columns;
  }

  /** Makes room for a rectangle at once, whose cells are of color 0 where there was none. */
  cover(wanted: CellRectangle): void {
    const empty = this.strips === 0 || this.columns === 0;
    const strip0 = empty ? wanted.strip0 : Math.min(this.strip0, wanted.strip0);
    const column0 = empty ? wanted.column0 : Math.min(this.column0, wanted.column0);
    const stripEnd = Math.max(empty ? -Infinity : this.strip0 + this.strips, wanted.strip0 + wanted.strips);
    const columnEnd = Math.max(
      empty ? -Infinity : this.column0 + this.columns,
      wanted.column0 + wanted.columns,
    );
    const extent = { strip0, column0, strips: stripEnd - strip0, columns: columnEnd - column0 };
    if (!empty && extent.strips === this.strips && extent.columns === this.columns) return;
    const grown = allocate(extent);
    const stride = extent.columns + 2 * PAD;
    for (let row = 0; row < (empty ? 0 : this.strips); row++) {
      const from = row * this.stride + PAD;
      const to = (this.strip0 + row - strip0) * stride + PAD + this.column0 - column0;
      grown.set(this.index_cell.subarray(from, from + this.columns), to);
    }
    Object.assign(this, extent, { stride, index_cell: grown });
  }
}

/** All cells that anybody sees: a map has marks beyond the cells that have colors. */
export const EVERYWHERE: ChangedCells = { strip0: -1e6, column0: -1e6, strips: 2e6, columns: 2e6 };

/** Some cells more than the rectangle: the raster may read a step beyond the last strip's padding. */
function allocate({ strips, columns }: CellRectangle): Uint16Array {
  return new Uint16Array(strips * (columns + 2 * PAD) + 2 * PAD);
}

/** The least rectangle of cells that holds all segments; empty when there are none. */
export function cellExtent(segments: Iterable<Segment>): CellRectangle {
  let strip0 = Infinity;
  let column0 = Infinity;
  let lastStrip = -Infinity;
  let lastColumn = -Infinity;
  for (const segment of segments) {
    const { strip, column } = toCell(segment);
    strip0 = Math.min(strip0, strip);
    column0 = Math.min(column0, column);
    lastStrip = Math.max(lastStrip, strip);
    lastColumn = Math.max(lastColumn, column);
  }
  if (strip0 > lastStrip) return { strip0: 0, column0: 0, strips: 0, columns: 0 };
  return { strip0, column0, strips: lastStrip - strip0 + 1, columns: lastColumn - column0 + 1 };
}
