import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import type { BoardTheme } from '../board-theme.ts';
import type { PixelRectangle } from './raster.ts';
import type { RasterView } from './scanline.ts';
import type { SegmentColors } from './segment-colors.ts';

/** Where grid lines are drawn: on the whole plane, about colored segments only, or nowhere. */
export type Grid = 'everywhere' | 'land' | 'none';

/** CSS pixels per side between which lines come up from nothing to their full strength. */
const SEGMENT_LINES = { from: 13, to: 26 };
const HEX_LINES = { from: 8, to: 16 };

function strength(scale: number, { from, to }: { from: number; to: number }): number {
  return Math.min(1, Math.max(0, (scale - from) / (to - from)));
}

/** Whether there are lines at all at a scale, in CSS pixels per side. */
export function showsGrid(grid: Grid, scale: number): boolean {
  return grid !== 'none' && strength(scale, HEX_LINES) > 0;
}

/**
 * Draws the lines between segments, and stronger those between hexes, over a rectangle of device pixels.
 *
 * A lattice line is a level of one of h = y / strip height, u = x + h/2, v = x - h/2, all whole at vertices; u + v is a
 * multiple of three at hex centers. An edge that touches no center lies between two hexes.
 */
export function drawGrid(
  context: CanvasRenderingContext2D,
  colors: SegmentColors,
  view: RasterView,
  rectangle: PixelRectangle,
  pixelRatio: number,
  grid: Grid,
  theme: BoardTheme,
): void {
  const scale = view.side / pixelRatio;
  if (!showsGrid(grid, scale)) return;
  const segmentStrength = strength(scale, SEGMENT_LINES);
  const hexStrength = strength(scale, HEX_LINES);
  const segmentLines = segmentStrength > 0 ? new Path2D() : undefined;
  const hexLines = new Path2D();
  traceEdges(colors, view, rectangle, grid === 'everywhere', segmentLines, hexLines);
  context.save();
  // Whole pixels and plain ends: browsers draw hairlines many times faster than strokes with a shape.
  context.lineWidth = Math.max(1, Math.round(pixelRatio * 0.8));
  if (segmentLines) {
    context.globalAlpha = segmentStrength;
    context.strokeStyle = theme.segmentLine;
    context.stroke(segmentLines);
  }
  context.globalAlpha = hexStrength;
  context.strokeStyle = theme.hexLine;
  context.stroke(hexLines);
  context.restore();
}

/** A family of parallel lattice lines, walked edge by edge. */
interface Family {
  /** Steps of u and v from one vertex of a line to the next. */
  readonly u: number;
  readonly v: number;
  /** The two cells at the edge that starts at vertex (u, v), in strips and columns. */
  cells(u: number, v: number): readonly [number, number, number, number];
}

const LEVEL: Family = { u: 1, v: 1, cells: (u, v) => [u - v - 1, u + v + 1, u - v, u + v + 1] };
const FALLING: Family = { u: 1, v: 0, cells: (u, v) => [u - v, u + v, u - v, u + v + 1] };
const RISING: Family = { u: 0, v: -1, cells: (u, v) => [u - v, u + v - 1, u - v, u + v] };

function traceEdges(
  colors: SegmentColors,
  view: RasterView,
  rectangle: PixelRectangle,
  everywhere: boolean,
  segmentLines: Path2D | undefined,
  hexLines: Path2D,
): void {
  const { side, originX, originY } = view;
  const stripHeight = side * STRIP_HEIGHT;
  const top = Math.floor((rectangle.top - originY) / stripHeight) - 1;
  const bottom = Math.ceil((rectangle.bottom - originY) / stripHeight) + 1;
  const left = (rectangle.left - originX) / side - 1;
  const right = (rectangle.right - originX) / side + 1;
  const isLand = (strip: number, column: number) => everywhere || !colors.isOutside({ strip, column });

  /** Walks `edges` edges from vertex (u, v); neighboring edges of one sort are drawn in one go. */
  const walk = (family: Family, startU: number, startV: number, edges: number) => {
    let [u, v] = [startU, startV];
    let runs = false;
    for (let edge = 0; edge <= edges; edge++) {
      const [strip, column, otherStrip, otherColumn] = family.cells(u, v);
      const drawn = edge < edges && (isLand(strip, column) || isLand(otherStrip, otherColumn));
      const x = originX + ((u + v) / 2) * side;
      const y = originY + (u - v) * stripHeight;
      if (segmentLines && drawn !== runs) {
        if (drawn) segmentLines.moveTo(x, y);
        else segmentLines.lineTo(x, y);
      }
      runs = drawn;
      const betweenHexes = (u + v) % 3 !== 0 && (u + v + family.u + family.v) % 3 !== 0;
      [u, v] = [u + family.u, v + family.v];
      if (drawn && betweenHexes) {
        hexLines.moveTo(x, y);
        hexLines.lineTo(originX + ((u + v) / 2) * side, originY + (u - v) * stripHeight);
      }
    }
  };

  for (let h = top; h <= bottom; h++) {
    const first = Math.floor(left - h / 2);
    walk(LEVEL, first + h, first, Math.ceil(right - h / 2) - first);
  }
  // Falling lines keep v, rising ones keep u; both cross all strips from the top down.
  const height = bottom - top;
  for (let v = Math.floor(left - bottom / 2); v <= right - top / 2; v++) walk(FALLING, v + top, v, height);
  for (let u = Math.floor(left + top / 2); u <= right + bottom / 2; u++) walk(RISING, u, u - top, height);
}
