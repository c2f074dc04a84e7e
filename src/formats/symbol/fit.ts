import { MAX_SYMBOL_POINTS, SYMBOL_BOX, SYMBOL_LINE, symbolText } from '../kinds/symbol.ts';
import { orientedRings, type FillRule } from './rings.ts';
import { SymbolFault } from './shape-path.ts';

/** A shape of a drawing in any coordinates, filled or drawn as lines. */
export type DrawnShape =
  | { readonly kind: 'filled'; readonly rings: readonly (readonly number[])[]; readonly rule: FillRule }
  | { readonly kind: 'lines'; readonly lines: readonly (readonly number[])[] };

/** Distances in symbol coordinates by which points may leave their line: the first that makes the symbol small enough. */
const TOLERANCES = [3, 6, 12, 24];

/** Most parts and points of a drawing, so that a symbol never takes long to be made. */
const MAX_PARTS = 400;
const MAX_POINTS = 40_000;

/**
 * The symbol of a drawing: as large as its box allows, in the middle of it.
 *
 * @throws SymbolFault for a drawing of nothing, and for one with too many points
 */
export function symbolOf(shapes: readonly DrawnShape[]): string {
  const parts = shapes.flatMap((shape) => (shape.kind === 'filled' ? shape.rings : shape.lines));
  const drawn = parts.reduce((sum, part) => sum + part.length / 2, 0);
  if (parts.length > MAX_PARTS || drawn > MAX_POINTS)
    throw new SymbolFault(
      `the drawing is too detailed: it has ${parts.length} parts and ${drawn} points, at most ${MAX_PARTS} and ${MAX_POINTS} are read`,
    );
  const laid = fitter(
    parts,
    shapes.some(({ kind }) => kind === 'lines'),
  );
  let points = 0;
  for (const tolerance of TOLERANCES) {
    const rings: (readonly number[])[] = [];
    const lines: (readonly number[])[] = [];
    for (const shape of shapes)
      if (shape.kind === 'lines')
        for (const line of shape.lines) {
          const simple = simplified(laid(line), tolerance);
          if (simple.length > 2) lines.push(simple);
        }
      else {
        const closed = shape.rings.map((ring) => closedRing(laid(ring), tolerance));
        rings.push(
          ...orientedRings(
            closed.filter((ring) => ring.length >= 6),
            shape.rule,
          ),
        );
      }
    if (rings.length + lines.length === 0) throw new SymbolFault('the file draws nothing');
    points = [...rings, ...lines].reduce((sum, part) => sum + part.length / 2, 0);
    if (points <= MAX_SYMBOL_POINTS) return symbolText({ rings, lines });
  }
  throw new SymbolFault(
    `the drawing is too detailed: it has ${points} points, a symbol at most ${MAX_SYMBOL_POINTS}`,
  );
}

/** A function that moves and scales points into the box of symbols, to whole coordinates. */
function fitter(
  parts: readonly (readonly number[])[],
  hasLines: boolean,
): (points: readonly number[]) => number[] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of parts)
    for (let i = 0; i < part.length; i += 2) {
      left = Math.min(left, part[i]!);
      right = Math.max(right, part[i]!);
      top = Math.min(top, part[i + 1]!);
      bottom = Math.max(bottom, part[i + 1]!);
    }
  const longest = Math.max(right - left, bottom - top);
  if (!(longest > 0)) throw new SymbolFault('the file draws nothing');
  // Lines are as wide as they are, also at the border of the box.
  const room = hasLines ? SYMBOL_BOX - SYMBOL_LINE : SYMBOL_BOX;
  const scale = room / longest;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return (points) =>
    points.map((value, i) => Math.round((value - (i % 2 === 0 ? x : y)) * scale + SYMBOL_BOX / 2));
}

/** A ring without its repeated end and without points that hardly matter. */
function closedRing(ring: readonly number[], tolerance: number): number[] {
  const open = simplified([...ring, ring[0]!, ring[1]!], tolerance);
  return open.slice(0, -2);
}

/** A line without the points that lie within a distance of it, by the method of Douglas and Peucker. */
function simplified(line: readonly number[], tolerance: number): number[] {
  const count = line.length / 2;
  const kept = new Uint8Array(count);
  kept[0] = kept[count - 1] = 1;
  const spans: [number, number][] = [[0, count - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [farthest, distance] = [-1, tolerance];
    for (let i = from + 1; i < to; i++) {
      const far = distanceTo(line, i, from, to);
      if (far > distance) [farthest, distance] = [i, far];
    }
    if (farthest < 0) continue;
    kept[farthest] = 1;
    spans.push([from, farthest], [farthest, to]);
  }
  const simple: number[] = [];
  for (let i = 0; i < count; i++) if (kept[i]) simple.push(line[2 * i]!, line[2 * i + 1]!);
  // Two equal points are one.
  return simple.length === 4 && simple[0] === simple[2] && simple[1] === simple[3] ? simple.slice(2) : simple;
}

/** The distance of a point of a line from the straight way between two others. */
function distanceTo(line: readonly number[], i: number, from: number, to: number): number {
  const [x, y] = [line[2 * i]! - line[2 * from]!, line[2 * i + 1]! - line[2 * from + 1]!];
  const [dx, dy] = [line[2 * to]! - line[2 * from]!, line[2 * to + 1]! - line[2 * from + 1]!];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length));
  return Math.hypot(x - share * dx, y - share * dy);
}
