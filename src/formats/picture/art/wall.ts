import { insetRings, traceBorders, type BorderEdge } from '../border.ts';
import type { Brush } from '../brush.ts';
import { shadowOf } from '../frame.ts';
import { SHADOW } from '../palette.ts';
import type { Site } from '../site.ts';
import { masonrySides, paintParapets, WALKWAY } from './masonry.ts';

/** Paints a wall: one band of stone over all its segments, with a parapet of merlons along every free face. */
export function paintWall(site: Site, brush: Brush): void {
  const { palette } = site;
  const loops = traceBorders(site.building.segments);
  brush.rings('ground', insetRings(loops, 0), palette.lot, palette.rim, 0.022);
  paintStone(site, brush, loops);
}

/** Paints the stone of a wall, which joins neighboring masonry without a seam. */
export function paintStone(site: Site, brush: Brush, loops: readonly (readonly BorderEdge[])[]): void {
  const sides = loops.map((loop) => masonrySides(loop, site));
  const rings = sides.map((ring) => ring.flatMap(({ face }) => [face[0], face[1]]));
  brush.rings(
    'shadow',
    rings.map((ring) => shadowOf(ring, 0.11)),
    SHADOW,
  );
  brush.rings('body', rings, WALKWAY, WALKWAY, 0.012);
  const free = sides.flat().filter(({ joins }) => joins === undefined);
  paintParapets(
    site,
    brush,
    free.map(({ face }) => face),
  );
}
