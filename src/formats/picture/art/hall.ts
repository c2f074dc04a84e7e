import { insetRings, traceBorders } from '../border.ts';
import { hatch } from '../hatch.ts';
import { CLOTH, INK, mix, SHADOW } from '../palette.ts';
import type { Brush } from '../brush.ts';
import { facingOf, posedAt } from '../facing.ts';
import { paintSpire, shadowOf } from '../frame.ts';
import { paintChosenRoof } from './chosen.ts';
import { hexagonRing, tileCenter, type Site } from '../site.ts';

/** Paints any tile building: a roof of six faces with an emblem, which turns with its pose. */
export function paintHall(site: Site, brush: Brush): void {
  const { palette } = site;
  const center = tileCenter(site);
  brush.rings('ground', [hexagonRing(center, 1)], palette.lot, palette.rim, 0.022);
  const roof = hexagonRing(center, 0.78);
  brush.polygons('shadow', [shadowOf(roof, 0.11)], SHADOW);
  brush.polygons('body', [roof], palette.base, palette.ink, 0.06);
  if (!paintChosenRoof({ corners: roof, axis: facingOf(site.pose).axis, color: palette.base }, site, brush)) {
    paintSpire(brush, 'roof', palette.base, roof, center);
    const ribs = [0, 2, 4, 6, 8, 10].map((i) => [roof[i]!, roof[i + 1]!, center.x, center.y]);
    brush.lines('detail', ribs, mix(palette.base, INK, 0.35), 0.016);
  }
  // A symbol takes the place of the emblem.
  if (site.kind.look?.symbol !== undefined) return;
  const sides = 3 + ((site.kind.glyph.codePointAt(0) ?? 0) % 4);
  const emblem = Array.from({ length: sides }, (_, i) => {
    const angle = (2 * Math.PI * i) / sides - Math.PI / 2;
    return [0.24 * Math.cos(angle), 0.24 * Math.sin(angle)];
  }).flat();
  brush.polygons('top', [posedAt(site)(emblem)], palette.second ?? CLOTH, palette.ink, 0.04);
}

/** Paints any building over an area: one flat roof with a raised rim. */
export function paintBlock(site: Site, brush: Brush): void {
  const { palette, building, kind } = site;
  const loops = traceBorders(building.segments);
  brush.rings('ground', insetRings(loops, 0), palette.lot, palette.rim, 0.022);
  const roof = insetRings(loops, 0.1);
  brush.rings(
    'shadow',
    roof.map((ring) => shadowOf(ring, 0.1)),
    SHADOW,
  );
  brush.rings('body', roof, mix(palette.base, INK, 0.18), palette.ink, 0.05);
  brush.rings('roof', insetRings(loops, 0.17), palette.base);
  const turn = ((kind.glyph.codePointAt(0) ?? 0) % 6) * (Math.PI / 6);
  brush.lines('detail', hatch(insetRings(loops, 0.22), turn, 0.26), palette.second ?? palette.deep, 0.022);
}
