import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import { insetRings, traceBorders } from '../border.ts';
import { hatch } from '../hatch.ts';
import { INK, mix } from '../palette.ts';
import type { Brush } from '../brush.ts';
import type { Site } from '../site.ts';
import { paintChosenSurface } from './chosen.ts';

/** Paints a yard: light paving in courses. */
export function paintYard(site: Site, brush: Brush): void {
  const { palette, building } = site;
  const loops = traceBorders(building.segments);
  const rings = insetRings(loops, 0);
  brush.rings('ground', rings, palette.base, mix(palette.base, INK, 0.22), 0.022);
  if (paintChosenSurface(site, brush)) return;
  // Moved slightly inside the border, because courses run along edges of the lattice.
  const paved = insetRings(loops, 0.01);
  const courses = [0, 1, 2].flatMap((i) => hatch(paved, (i * Math.PI) / 3, STRIP_HEIGHT / 3, 0));
  brush.lines('texture', courses, palette.second ?? mix(palette.base, INK, 0.09), 0.014);
}
