import { readWish } from '../../../engine/fit/wish.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { paintedSegments, type PaintedHex } from '../../../engine/schematic/schematic.ts';
import { doorsOfShape, type Door } from '../../../engine/city/doors.ts';
import { Brush } from '../brush.ts';
import { INK, mix } from '../palette.ts';
import { segmentCenter, segmentRing } from '../site.ts';
import type { Picture } from '../picture.ts';

/** The signs of a condition: something must be there, must not be there, or nothing may be. */
export type Sign = 'check' | 'cross' | 'empty';

/** The sign of a condition. */
export function signOf(wish: string): Sign {
  const { alternatives } = readWish(wish);
  if (alternatives.every(({ name, not }) => !not && name === '@free')) return 'empty';
  return alternatives.every(({ not }) => not) ? 'cross' : 'check';
}

/** The colors of what is wanted, by name; those of kinds are their own. */
const WANTED: Readonly<Record<string, string>> = {
  '@public': '#efe3bd',
  '@street': '#d9c08a',
  '@open': '#cfe3b0',
  '@free': '#ffffff',
  '@sea': '#9cc7da',
  '@land': '#cdb692',
};

/** The color that stands for a condition. */
export function wishColor(wish: string, colorOf: (kind: string) => string | undefined): string {
  const [first] = readWish(wish).alternatives;
  return WANTED[first!.name] ?? colorOf(first!.name) ?? '#cccccc';
}

const CHECK = '#2b8a3e';
const CROSS = '#c92a2a';
const EMPTY = '#5c6b73';
const DOOR = '#5b3a1e';
const PAPER = '#ffffff';

/**
 * The picture of what a schematic in a pose asks of the segments around it: a tint for what is wanted, with a check, a
 * cross or an empty ring, and its doors as bars across their sides.
 */
export function pictureOfAround(
  hexes: readonly PaintedHex[],
  around: readonly PaintedHex[],
  kinds: ReadonlyMap<string, Kind>,
): Picture {
  const brush = new Brush();
  for (const { kind: wish, ...segment } of paintedSegments(around)) {
    const color = wishColor(wish, (id) => kinds.get(id)?.color);
    const ring = segmentRing(segment, 0.05);
    brush.polygons('ground', [ring], `${color}b3`, mix(color, INK, 0.3), 0.025);
    const { x, y } = segmentCenter(segment);
    paintSign(brush, signOf(wish), x, y);
  }
  for (const door of doorsOfShape(hexes, around, kinds)) {
    const bar = barOf(door);
    brush.lines('detail', [bar], PAPER, 0.2);
    brush.lines('top', [bar], DOOR, 0.12);
  }
  return { buildings: [], marks: brush.marks() };
}

function paintSign(brush: Brush, sign: Sign, x: number, y: number): void {
  const forms: Readonly<Record<Sign, readonly (readonly number[])[]>> = {
    check: [[x - 0.09, y + 0.005, x - 0.02, y + 0.08, x + 0.11, y - 0.08]],
    cross: [
      [x - 0.08, y - 0.08, x + 0.08, y + 0.08],
      [x - 0.08, y + 0.08, x + 0.08, y - 0.08],
    ],
    empty: [],
  };
  const lines = forms[sign];
  if (lines.length === 0) {
    brush.circles('detail', [x, y, 0.09], null, PAPER, 0.11);
    brush.circles('top', [x, y, 0.09], null, EMPTY, 0.05);
    return;
  }
  brush.lines('detail', lines, PAPER, 0.12);
  brush.lines('top', lines, sign === 'check' ? CHECK : CROSS, 0.06);
}

/** The middle half of the side that a door is in. */
function barOf({ segment, to }: Door): number[] {
  const [a, b] = [segmentCenter(segment), segmentCenter(to)];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  // Across the way from one center to the other, which are a third of a hex's height apart.
  const half = 0.24 / Math.hypot(b.x - a.x, b.y - a.y);
  const [acrossX, acrossY] = [-(b.y - a.y) * half, (b.x - a.x) * half];
  return [x - acrossX, y - acrossY, x + acrossX, y + acrossY];
}
