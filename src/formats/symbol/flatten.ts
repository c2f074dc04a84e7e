import svgpath from 'svgpath';
import { SymbolFault } from './shape-path.ts';

/** A part of a path without curves: x0, y0, x1, y1, ... */
export interface Polyline {
  readonly points: readonly number[];
  readonly closed: boolean;
}

/** Straight pieces in place of a curve: fine enough for symbols, which are small; nearly straight ones are joined later. */
const PIECES = 12;

/** Greatest size of a coordinate. */
const FARTHEST = 1e6;

const TRANSFORM = /^(?:\s*(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([-+0-9.eE\s,]*\)[\s,]*)*$/;

/**
 * The parts of a path without curves.
 *
 * @param transforms SVG transforms, the innermost first
 * @throws SymbolFault for broken path data and transforms, and for numbers beyond all measure
 */
export function flattened(d: string, transforms: readonly string[]): Polyline[] {
  let path = svgpath(d);
  // The package keeps what it could read of broken data.
  const { err } = path as unknown as { readonly err?: string };
  if (err) throw new SymbolFault(`path data is broken: ${err.replace(/^SvgPath: /, '').slice(0, 80)}`);
  for (const transform of transforms) {
    if (!TRANSFORM.test(transform))
      throw new SymbolFault(`transform="${transform.slice(0, 40)}" cannot be read`);
    path = path.transform(transform);
  }
  const lines: { points: number[]; closed: boolean }[] = [];
  let points: number[] = [];
  path
    .abs()
    .unshort()
    .unarc()
    .iterate((any, _index, x, y) => {
      const segment = any as Straightened;
      switch (segment[0]) {
        case 'M':
          lines.push({ points: (points = [segment[1], segment[2]]), closed: false });
          break;
        case 'L':
          points.push(segment[1], segment[2]);
          break;
        case 'H':
          points.push(segment[1], y);
          break;
        case 'V':
          points.push(x, segment[1]);
          break;
        case 'Q':
          curve(points, (t) => bezier(t, [x, y], [segment[1], segment[2]], [segment[3], segment[4]]));
          break;
        case 'C':
          curve(points, (t) =>
            bezier(t, [x, y], [segment[1], segment[2]], [segment[3], segment[4]], [segment[5], segment[6]]),
          );
          break;
        case 'Z':
        case 'z': {
          const last = lines.at(-1);
          if (!last) break;
          last.closed = true;
          // What follows without a move begins where this part did.
          lines.push({ points: (points = [points[0]!, points[1]!]), closed: false });
          break;
        }
      }
    });
  if (lines.some((line) => line.points.some((value) => !(Math.abs(value) <= FARTHEST))))
    throw new SymbolFault('a coordinate is too large or no number');
  return lines.filter((line) => line.points.length > 2);
}

/** The commands that are left of a path without relative ones, short ones and arcs. */
type Straightened =
  | ['M' | 'L', number, number]
  | ['H' | 'V', number]
  | ['Q', number, number, number, number]
  | ['C', number, number, number, number, number, number]
  | ['Z' | 'z'];

type Pair = readonly [x: number, y: number];

function curve(points: number[], at: (t: number) => Pair): void {
  for (let i = 1; i <= PIECES; i++) points.push(...at(i / PIECES));
}

/** A point of a Bézier curve, by the algorithm of de Casteljau. */
function bezier(t: number, ...controls: readonly Pair[]): Pair {
  let level = controls;
  while (level.length > 1)
    level = level
      .slice(1)
      .map(([x, y], i): Pair => [
        level[i]![0] + t * (x - level[i]![0]),
        level[i]![1] + t * (y - level[i]![1]),
      ]);
  return level[0]!;
}
