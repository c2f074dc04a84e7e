import type { Point } from '../../../engine/hex/plane.ts';
import type { Roof } from '../../../engine/schematic/kind-look.ts';
import type { Brush } from '../brush.ts';
import { paintFace, paintSpire } from '../frame.ts';
import { INK, LIGHT, mix } from '../palette.ts';
import type { Site } from '../site.ts';
import type { RoofPlan } from './chosen.ts';
import { middleOf, paintGable, ridgeOf } from './townhouse.ts';

/** Share of the way from the middle of a building to the end of its ridge that a hip roof takes from the ridge. */
const HIP = 0.5;

/** Width of the rim of a flat roof, as a share of the way from the outline to the middle. */
const RIM = 0.22;

/** Paints a roof of a chosen shape; the ridge has the second color of the kind. */
export function paintRoof(
  roof: Roof,
  { corners, axis, color }: RoofPlan,
  { palette }: Site,
  brush: Brush,
): void {
  const middle = middleOf(corners);
  const line = palette.second ?? mix(color, LIGHT, 0.45);
  const width = palette.second ? 0.06 : 0.025;
  const ridge = ridgeOf(corners, axis);
  switch (ridge ? roof : roof === 'flat' ? 'flat' : 'tent') {
    case 'gable':
      paintGable(brush, [color, color], corners, axis);
      brush.lines('detail', [ridge!], line, width);
      break;
    case 'split':
      paintGable(brush, [color, palette.second ?? mix(color, INK, 0.3)], corners, axis);
      brush.lines('detail', [ridge!], mix(color, INK, 0.4), 0.025);
      break;
    case 'hip':
      brush.lines('detail', [paintHips(brush, color, corners, ridge!, axis, middle)], line, width);
      break;
    case 'tent':
      paintSpire(brush, 'roof', color, corners, middle);
      brush.circles('detail', [middle.x, middle.y, 0.05], line);
      break;
    case 'flat':
      brush.polygons('roof', [corners], mix(color, INK, 0.2));
      brush.polygons('roof', [shrunk(corners, middle, 1 - RIM)], color);
      if (palette.second) brush.polygons('detail', [shrunk(corners, middle, 0.45)], palette.second);
      break;
  }
}

/**
 * Paints slopes from every side of an outline to a ridge that ends before the outline.
 *
 * @returns the ridge
 */
function paintHips(
  brush: Brush,
  color: string,
  corners: readonly number[],
  [fromX, fromY, toX, toY]: readonly number[],
  axis: Point,
  middle: Point,
): readonly number[] {
  const along = (x: number, y: number) => (x - middle.x) * axis.x + (y - middle.y) * axis.y;
  const ends = [
    { x: fromX!, y: fromY! },
    { x: toX!, y: toY! },
  ]
    .toSorted((a, b) => along(a.x, a.y) - along(b.x, b.y))
    .map(({ x, y }) => ({ x: middle.x + HIP * (x - middle.x), y: middle.y + HIP * (y - middle.y) }));
  const endOf = (x: number, y: number) => ends[along(x, y) < 0 ? 0 : 1]!;
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    const [ax, ay, bx, by] = [corners[i]!, corners[i + 1]!, corners[j]!, corners[j + 1]!];
    const [a, b] = [endOf(ax, ay), endOf(bx, by)];
    paintFace(
      brush,
      'roof',
      color,
      a === b ? [ax, ay, bx, by, a.x, a.y] : [ax, ay, bx, by, b.x, b.y, a.x, a.y],
    );
  }
  return ends.flatMap(({ x, y }) => [x, y]);
}

/** An outline drawn nearer to its middle. */
function shrunk(corners: readonly number[], { x, y }: Point, share: number): number[] {
  return corners.map((value, i) => (i % 2 === 0 ? x + share * (value - x) : y + share * (value - y)));
}
