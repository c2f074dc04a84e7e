import type { Point } from '../../../engine/hex/plane.ts';
import type { Roof } from '../../../engine/schematic/kind-look.ts';
import type { Brush } from '../brush.ts';
import { paintSpire } from '../frame.ts';
import { INK, LIGHT, mix } from '../palette.ts';
import type { Site } from '../site.ts';
import type { RoofPlan } from './chosen.ts';
import { middleOf, paintGable, paintHips, ridgeOf } from './townhouse.ts';

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
      brush.lines('detail', [paintHips(brush, color, corners, shortened(ridge!, middle), axis)], line, width);
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

/** A ridge that ends before the outline. */
function shortened(ridge: readonly number[], { x, y }: Point): number[] {
  return ridge.map((value, i) => (i % 2 === 0 ? x + HIP * (value - x) : y + HIP * (value - y)));
}

/** An outline drawn nearer to its middle. */
function shrunk(corners: readonly number[], { x, y }: Point, share: number): number[] {
  return corners.map((value, i) => (i % 2 === 0 ? x + share * (value - x) : y + share * (value - y)));
}
