import { insetRings, traceBorders } from '../border.ts';
import type { Brush } from '../brush.ts';
import { INK, mix } from '../palette.ts';
import { chance, segmentCenter, type Site } from '../site.ts';
import { paintBush } from './house.ts';
import { fillSegments, rounded } from './ways.ts';

/** Trees of a segment, as steps from its center in side lengths. */
const PLACES = [
  [-0.2, 0.02],
  [0.18, -0.08],
  [0.02, 0.14],
  [0.04, -0.18],
] as const;

const GRASS = '#c5d781';

/** Paints a wood: tree beside tree, on dark ground with round edges. */
export function paintWood({ building, palette }: Site, brush: Brush): void {
  fillSegments(brush, building.segments, mix(palette.base, GRASS, 0.45));
  const edge = insetRings(traceBorders(building.segments), 0.06).map((ring) => rounded(rounded(ring)));
  brush.rings('ground', edge, mix(palette.base, INK, 0.08));
  for (const segment of building.segments) {
    const { x, y } = segmentCenter(segment);
    PLACES.forEach(([dx, dy], index) => {
      const jitter = (salt: number) => 0.12 * (chance(segment, salt + index) - 0.5);
      const at = [x + dx + jitter(40), y + dy + jitter(50)];
      const color = index % 2 === 1 ? (palette.second ?? palette.base) : palette.base;
      paintBush(brush, at, 0.12 + 0.05 * chance(segment, 60 + index), color);
    });
  }
}

/** Paints a hedge: bushes in a row. */
export function paintHedge({ building, palette }: Site, brush: Brush): void {
  fillSegments(brush, building.segments, mix(palette.base, '#c3cf95', 0.6));
  for (const segment of building.segments) {
    const { x, y } = segmentCenter(segment);
    for (const [index, [dx, dy]] of PLACES.entries()) {
      const color = index % 2 === 1 ? (palette.second ?? palette.base) : palette.base;
      paintBush(brush, [x + 0.8 * dx, y + 0.8 * dy], 0.1 + 0.03 * chance(segment, 90 + index), color);
    }
  }
}
