import { LIGHT, mix, SHADOW } from '../palette.ts';
import type { Brush } from '../brush.ts';
import { paintFace, place, shadowOf, type Frame } from '../frame.ts';
import { frontOf, segmentCenter, type Site } from '../site.ts';
import { paintChosenRoof } from './chosen.ts';
import { paintLot } from './house.ts';

/** Paints a barn: a long plain gable roof across the front, with visible roof boards. */
export function paintBarn(site: Site, brush: Brush): void {
  paintLot(site, brush);
  const { palette } = site;
  for (const segment of site.building.segments) {
    const frame: Frame = { origin: segmentCenter(segment), axis: frontOf(segment, site) };
    const [front, back, half] = [0.22, -0.12, 0.25];
    const ridge = (front + back) / 2;
    const footprint = place(frame, [front, -half, front, half, back, half, back, -half]);
    brush.polygons('shadow', [shadowOf(footprint, 0.08)], SHADOW);
    brush.polygons('body', [footprint], palette.base, palette.ink, 0.05);
    const { x, y } = frame.axis;
    if (paintChosenRoof({ corners: footprint, axis: { x: -y, y: x }, color: palette.base }, site, brush))
      continue;
    for (const face of [
      [front, -half, front, half, ridge, half, ridge, -half],
      [back, half, back, -half, ridge, -half, ridge, half],
    ])
      paintFace(brush, 'roof', palette.base, place(frame, face));
    const boards = [-0.6, -0.2, 0.2, 0.6].map((v) => place(frame, [front, half * v, back, half * v]));
    brush.lines('detail', boards, palette.ink, 0.012);
    brush.lines(
      'top',
      [place(frame, [ridge, -half, ridge, half])],
      palette.second ?? mix(palette.base, LIGHT, 0.55),
      palette.second ? 0.06 : 0.03,
    );
  }
}
