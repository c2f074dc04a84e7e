import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { binRows, cellBeside, cellOf, nearestCell, type Bins, type Direction, type Range } from './bins.ts';
import { cellsAlong } from './cells-along.ts';
import { paintBins, type PlotColors } from './paint-bins.ts';

/** A figure along an axis of a plot. */
export interface PlotAxis {
  /** As in filters. */
  readonly name: string;
  readonly label: string;
  readonly format: (value: number) => string;
  readonly number_row: Float64Array;
  readonly range: Range;
  /** All numbers are whole, so that the axis has no marks between them. */
  readonly isWhole: boolean;
}

/** The contents of a plot. */
export interface PlotSpec {
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  readonly color: { readonly number_row: Float64Array; readonly range: Range } | null;
  readonly rows: Uint32Array;
  /** Rows that are drawn faintly behind the others; `null` for none. */
  readonly behind: Uint32Array | null;
  readonly colors: PlotColors;
}

/** The cities at a point of a plot. */
export interface PlotPoint {
  /** One of them. */
  readonly row: number;
  readonly count: number;
  /** The part of the plane that the point stands for. */
  readonly x: Range;
  readonly y: Range;
  /** CSS pixels from the corner of the plot. */
  readonly left: number;
  readonly top: number;
}

export interface PlotEvents {
  /** The points have their places, which may be others than before. */
  readonly onPlaced: () => void;
  readonly onHover: (point: PlotPoint | null) => void;
  readonly onPick: (point: PlotPoint | null) => void;
  /** A part of the plane was selected by dragging. */
  readonly onRange: (x: Range, y: Range) => void;
}

/** Radius of the point of one city, in CSS pixels. */
const RADIUS = 3.5;

/** CSS pixels from the pointer within which a point is found. */
const REACH = 12;

/** CSS pixels that a drag begins with. */
const DRAG = 5;

const STEPS = [1, 2, 5]
  .flatMap((digit) => Array.from({ length: 12 }, (_, power) => digit * 10 ** power))
  .sort((a, b) => a - b);

/** A scatter plot of cities on a canvas: uPlot draws the axes, the cities are drawn as cells (`Bins`). */
export class CityPlot {
  readonly #plot: uPlot;
  readonly #spec: PlotSpec;
  readonly #events: PlotEvents;
  readonly #listeners = new AbortController();
  #bins: Bins | null = null;
  #key = '';
  #cell = -1;

  constructor(host: HTMLElement, spec: PlotSpec, events: PlotEvents) {
    this.#spec = spec;
    this.#events = events;
    const { width, height } = host.getBoundingClientRect();
    this.#plot = new uPlot(
      this.#options(host, width, height),
      [
        [0, 1],
        [null, null],
      ],
      host,
    );
    this.#listen(this.#plot.over);
  }

  resize(width: number, height: number): void {
    this.#plot.setSize({ width, height });
  }

  end(): void {
    this.#listeners.abort();
    this.#plot.destroy();
  }

  /** Goes from the present point to the next one in a direction, and returns it; `null` when there is none at all. */
  step(direction: Direction): PlotPoint | null {
    if (!this.#bins) return null;
    this.#cell = cellBeside(this.#bins, this.#cell, direction);
    return this.#cell < 0 ? null : this.#pointOf(this.#cell);
  }

  /** The point of a row as it is placed now; `null` when the plot has none. */
  locate(row: number): PlotPoint | null {
    const bins = this.#bins;
    const { x, y } = this.#spec;
    const cell = bins ? cellOf(bins, x.number_row[row]!, y.number_row[row]!) : -1;
    if (!bins || cell < 0 || bins.count_cell[cell] === 0) return null;
    this.#cell = cell;
    return { ...this.#pointOf(cell), row };
  }

  #options(host: HTMLElement, width: number, height: number): uPlot.Options {
    const { x, y } = this.#spec;
    const style = getComputedStyle(host);
    const axis = ({ label, format, isWhole }: PlotAxis): uPlot.Axis => ({
      label,
      labelFont: `600 12.5px ${style.fontFamily}`,
      font: `12px ${style.fontFamily}`,
      stroke: style.color,
      grid: { stroke: style.borderTopColor, width: 1 },
      ticks: { stroke: style.borderTopColor, width: 1 },
      values: (_, marks) => marks.map(format),
      ...(isWhole && { incrs: STEPS }),
    });
    const scale = ({ range }: PlotAxis): uPlot.Scale => ({
      time: false,
      auto: false,
      range: [range.least, range.greatest],
    });
    return {
      width,
      height,
      padding: [8, 16, 0, 0],
      legend: { show: false },
      scales: { x: scale(x), y: scale(y) },
      series: [{}, { scale: 'y', paths: () => null, points: { show: false } }],
      axes: [
        { ...axis(x), size: 34, labelSize: 22 },
        { ...axis(y), size: 56, labelSize: 22 },
      ],
      cursor: { points: { show: false }, drag: { setScale: false, x: false, y: false } },
      hooks: { draw: [(plot) => this.#draw(plot)] },
    };
  }

  #draw(plot: uPlot): void {
    const { left, top } = plot.bbox;
    const { clientWidth, clientHeight } = plot.over;
    if (clientWidth < 1 || clientHeight < 1) return;
    const { x, y, color, rows, behind, colors } = this.#spec;
    const across = cellsAlong(x.range, x.isWhole, clientWidth);
    // The first line begins above the area where the range reaches beyond its top.
    const upward = cellsAlong(y.range, y.isWhole, clientHeight);
    const frame = { x: across.range, y: upward.range, columns: across.count, lines: upward.count };
    const key = `${clientWidth} ${clientHeight}`;
    if (this.#key !== key || !this.#bins) {
      this.#key = key;
      this.#cell = -1;
      this.#bins = binRows(rows, x.number_row, y.number_row, color?.number_row ?? null, frame);
      this.#events.onPlaced();
    }
    const { pxRatio } = uPlot;
    const corner = { x: plot.valToPos(frame.x.greatest, 'x'), y: plot.valToPos(frame.y.greatest, 'y') };
    const place = {
      left,
      top: top + corner.y * pxRatio,
      width: corner.x * pxRatio,
      height: (clientHeight - corner.y) * pxRatio,
      radius: RADIUS * pxRatio,
    };
    plot.ctx.save();
    plot.ctx.beginPath();
    plot.ctx.rect(left, top, plot.bbox.width, plot.bbox.height);
    plot.ctx.clip();
    if (behind)
      paintBins(
        plot.ctx,
        binRows(behind, x.number_row, y.number_row, null, frame),
        place,
        colors.behind,
        null,
      );
    paintBins(
      plot.ctx,
      this.#bins,
      place,
      colors.point,
      color && { colors: colors.ramp, range: color.range },
    );
    plot.ctx.restore();
  }

  #listen(over: HTMLElement): void {
    const { signal } = this.#listeners;
    let start: { readonly x: number; readonly y: number } | null = null;
    let isDrag = false;
    const at = (event: PointerEvent) => {
      const { left, top } = over.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const listen = (
      type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'pointerleave',
      handle: (event: PointerEvent) => void,
    ) => over.addEventListener(type, handle, { signal });
    listen('pointerdown', (event) => {
      if (event.button !== 0) return;
      start = at(event);
      isDrag = false;
      over.setPointerCapture(event.pointerId);
    });
    listen('pointermove', (event) => {
      const here = at(event);
      if (!start) return this.#events.onHover(this.#pointAt(here.x, here.y));
      isDrag ||= Math.hypot(here.x - start.x, here.y - start.y) > DRAG;
      if (isDrag) this.#plot.setSelect(boxOf(start, here, over), false);
    });
    listen('pointerup', (event) => {
      if (!start) return;
      const box = boxOf(start, at(event), over);
      start = null;
      this.#plot.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
      if (isDrag)
        this.#events.onRange(
          this.#rangeIn('x', box.left, box.left + box.width),
          this.#rangeIn('y', box.top + box.height, box.top),
        );
      else this.#events.onPick(this.#pointAt(box.left, box.top));
    });
    listen('pointercancel', () => {
      start = null;
      this.#plot.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
    });
    listen('pointerleave', () => this.#events.onHover(null));
  }

  #rangeIn(scale: 'x' | 'y', from: number, to: number): Range {
    return { least: this.#plot.posToVal(from, scale), greatest: this.#plot.posToVal(to, scale) };
  }

  /** The point near a place of the area, in CSS pixels of it. */
  #pointAt(left: number, top: number): PlotPoint | null {
    if (!this.#bins) return null;
    const { across, down, top: above } = this.#cells();
    const cell = nearestCell(this.#bins, left / across, (top - above) / down, REACH / across, REACH / down);
    if (cell < 0) return null;
    this.#cell = cell;
    return this.#pointOf(cell);
  }

  #pointOf(cell: number): PlotPoint {
    const { columns, count_cell, row_cell } = this.#bins!;
    const [column, line] = [cell % columns, Math.floor(cell / columns)];
    const { offsetLeft, offsetTop } = this.#plot.over;
    const { across, down, top } = this.#cells();
    return {
      row: row_cell[cell]!,
      count: count_cell[cell]!,
      x: this.#rangeIn('x', column * across, (column + 1) * across),
      y: this.#rangeIn('y', top + (line + 1) * down, top + line * down),
      left: offsetLeft + (column + 0.5) * across,
      top: offsetTop + top + (line + 0.5) * down,
    };
  }

  /** The sides of a cell, and where the first line begins, in CSS pixels of the area. */
  #cells(): { readonly across: number; readonly down: number; readonly top: number } {
    const { x, y, columns, lines } = this.#bins!;
    const top = this.#plot.valToPos(y.greatest, 'y');
    return {
      across: this.#plot.valToPos(x.greatest, 'x') / columns,
      down: (this.#plot.over.clientHeight - top) / lines,
      top,
    };
  }
}

/** The box between two places, within the area. */
function boxOf(
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
  area: HTMLElement,
) {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)].map((x) => within(x, area.clientWidth)) as [
    number,
    number,
  ];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)].map((y) => within(y, area.clientHeight)) as [
    number,
    number,
  ];
  return { left, top, width: right - left, height: bottom - top };
}
