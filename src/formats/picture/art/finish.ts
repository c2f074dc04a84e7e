import type { Point } from '../../../engine/hex/plane.ts';
import { segmentKey, type Segment } from '../../../engine/segment/segment.ts';
import { segmentVertices, thirdToPoint, tileAround } from '../../../engine/segment/vertex.ts';
import { takesFinish } from '../../kinds/look-choices.ts';
import { patternOf } from '../../kinds/pattern.ts';
import { SYMBOL_BOX, SYMBOL_LINE, symbolShape } from '../../kinds/symbol.ts';
import type { Brush } from '../brush.ts';
import { backward, posedAbout } from '../facing.ts';
import { CLOTH } from '../palette.ts';
import { segmentCenter, tileCenter, type Site } from '../site.ts';
import { paintEdge } from './edge.ts';

/** Width of a symbol in side lengths: on a segment, and on six segments around a point. */
const SMALL = 0.37;
const LARGE = 0.95;

/** Paints the edge and the symbol of a kind over the art of its pattern. */
export function paintFinish(site: Site, brush: Brush): void {
  if (!takesFinish(patternOf(site.kind))) return;
  paintEdge(site, brush);
  const { symbol } = site.kind.look ?? {};
  if (symbol !== undefined) paintSymbol(symbol, site, brush);
}

/** Paints a symbol in the ink of the kind, turned with the pose of its building, with a light line around it. */
function paintSymbol(symbol: string, site: Site, brush: Brush): void {
  const { at, size } = placeOf(site);
  const scale = size / SYMBOL_BOX;
  const laid = (points: readonly number[]) =>
    posedAbout(at, site.pose)(points.map((value) => (value - SYMBOL_BOX / 2) * scale));
  const { rings, lines } = symbolShape(symbol);
  const [outer, strokes] = [
    rings.map((ring) => (site.pose.mirror ? backward(laid(ring)) : laid(ring))),
    lines.map(laid),
  ];
  const { ink } = site.palette;
  const halo = 0.16 * size;
  brush.rings('detail', outer, CLOTH, CLOTH, halo);
  brush.lines('detail', strokes, CLOTH, SYMBOL_LINE * scale + halo);
  brush.rings('top', outer, ink);
  brush.lines('top', strokes, ink, SYMBOL_LINE * scale);
}

/** The middle of a building: of its tile, of a hex within it, or of its middle segment. */
function placeOf(site: Site): { readonly at: Point; readonly size: number } {
  const { segments, vertex } = site.building;
  if (vertex) return { at: tileCenter(site), size: LARGE };
  const middle = tileCenter(site);
  const far = ({ x, y }: Point) => (x - middle.x) ** 2 + (y - middle.y) ** 2;
  const nearest = segments.reduce<Segment>(
    (best, one) => (far(segmentCenter(one)) < far(segmentCenter(best)) - 1e-9 ? one : best),
    segments[0]!,
  );
  if (segments.length >= 6) {
    const own = new Set(segments.map(segmentKey));
    const whole = segmentVertices(nearest).filter((corner) =>
      tileAround(corner).every((one) => own.has(segmentKey(one))),
    );
    const [best] = whole.toSorted((a, b) => far(thirdToPoint(a)) - far(thirdToPoint(b)));
    if (best) return { at: thirdToPoint(best), size: LARGE };
  }
  return { at: segmentCenter(nearest), size: SMALL };
}
