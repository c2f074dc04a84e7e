import { STRIP_HEIGHT, type Point } from '../../engine/hex/plane.ts';
import { isApexUp, toCell } from '../../engine/segment/cell.ts';
import type { LinePath } from '../view/bend.ts';
import type { Segment } from '../../engine/segment/segment.ts';

/** Cells in a strip of the numbers of cells: more than any board has columns. */
const STRIDE = 2 ** 27;

/** The numbers of the cells of some segments, strip by strip, from left to right. */
function numbersOf(segments: readonly Segment[]): Float64Array {
  return Float64Array.from(segments, (segment) => {
    const { strip, column } = toCell(segment);
    return strip * STRIDE + column;
  }).sort();
}

/** The strip and column of the number of a cell. */
function cellOf(number: number): { readonly strip: number; readonly column: number } {
  const strip = Math.round(number / STRIDE);
  return { strip, column: number - strip * STRIDE };
}

/** The edges that lie between a segment of the set and one outside of it, in side lengths. */
export function outlineOf(segments: readonly Segment[]): (readonly [Point, Point])[] {
  const numbers = numbersOf(segments);
  const inside = new Set(numbers);
  const edges: (readonly [Point, Point])[] = [];
  for (const number of numbers) {
    const cell = cellOf(number);
    const { strip, column } = cell;
    const isUp = isApexUp(cell);
    const [top, bottom] = [strip * STRIP_HEIGHT, (strip + 1) * STRIP_HEIGHT];
    const base = isUp ? bottom : top;
    const apex = { x: column / 2, y: isUp ? top : bottom };
    const left = { x: (column - 1) / 2, y: base };
    const right = { x: (column + 1) / 2, y: base };
    if (!inside.has(number - 1)) edges.push([left, apex]);
    if (!inside.has(number + 1)) edges.push([apex, right]);
    if (!inside.has(number + (isUp ? STRIDE : -STRIDE))) edges.push([left, right]);
  }
  return edges;
}

/** Adds the area of segments to a path, in side lengths: a quadrangle for each run of them in a strip. */
export function traceSegments(path: LinePath, segments: readonly Segment[]): void {
  const numbers = numbersOf(segments);
  for (let first = 0; first < numbers.length;) {
    let last = first;
    while (numbers[last + 1]! - numbers[last]! <= 1) last++;
    const [start, end] = [cellOf(numbers[first]!), cellOf(numbers[last]!)];
    const [top, bottom] = [start.strip * STRIP_HEIGHT, (start.strip + 1) * STRIP_HEIGHT];
    const [outer, inner] = [(start.column - 1) / 2, start.column / 2];
    const isUp = isApexUp(start);
    path.moveTo(isUp ? inner : outer, top);
    path.lineTo(isUp ? outer : inner, bottom);
    const [innerEnd, outerEnd] = [end.column / 2, (end.column + 1) / 2];
    const endsUp = isApexUp(end);
    path.lineTo(endsUp ? outerEnd : innerEnd, bottom);
    path.lineTo(endsUp ? innerEnd : outerEnd, top);
    first = last + 1;
  }
}

/** Adds the edges about segments, as {@link outlineOf} has them, to a path. */
export function traceOutline(path: LinePath, segments: readonly Segment[]): void {
  for (const [from, to] of outlineOf(segments)) {
    path.moveTo(from.x, from.y);
    path.lineTo(to.x, to.y);
  }
}
