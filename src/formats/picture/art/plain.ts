import { insetRings, traceBorders } from '../border.ts';
import { hatch } from '../hatch.ts';
import { INK, mix } from '../palette.ts';
import type { Brush } from '../brush.ts';
import type { Site } from '../site.ts';
import { paintChosenSurface } from './chosen.ts';

/** Paints any ground: its color, and a texture that depends on the kind. */
export function paintGround(site: Site, brush: Brush): void {
  const { palette, building, kind } = site;
  const loops = traceBorders(building.segments);
  brush.rings('ground', insetRings(loops, 0), palette.base, mix(palette.base, INK, 0.25), 0.022);
  if (paintChosenSurface(site, brush)) return;
  const turn = ((kind.glyph.codePointAt(0) ?? 0) % 6) * (Math.PI / 6);
  brush.lines('texture', hatch(insetRings(loops, 0.1), turn, 0.3), palette.second ?? palette.deep, 0.03);
}
