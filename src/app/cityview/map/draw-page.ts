import type { PixelRectangle } from '../../board/paint/raster.ts';
import type { RasterView } from '../../board/paint/scanline.ts';
import type { MapPage, PageStroke } from './map-page.ts';

/** Lines thinner than this many device pixels would be a haze. */
const THINNEST = 0.3;

/**
 * Draws the marks of a page that are seen in a part of a canvas. The page ends at whole pixels, so that no seam shows
 * between two.
 *
 * @param view of the canvas, in device pixels
 */
export function drawPage(
  context: OffscreenCanvasRenderingContext2D,
  { bounds, sea, isInked, strokes }: MapPage,
  { originX, originY, side }: RasterView,
  part: PixelRectangle,
): void {
  const left = Math.max(part.left, Math.round(originX + bounds.left * side));
  const right = Math.min(part.right, Math.round(originX + bounds.right * side));
  const top = Math.max(part.top, Math.round(originY + bounds.top * side));
  const bottom = Math.min(part.bottom, Math.round(originY + bounds.bottom * side));
  if (left >= right || top >= bottom) return;
  const corner = { x: originX + bounds.left * side, y: originY + bounds.top * side };
  const seen = {
    left: (left - corner.x) / side,
    right: (right - corner.x) / side,
    top: (top - corner.y) / side,
    bottom: (bottom - corner.y) / side,
  };
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  context.fillStyle = sea;
  context.fillRect(left, top, right - left, bottom - top);
  context.setTransform(side, 0, 0, side, corner.x, corner.y);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const stroke of strokes) {
    const { fill, stroke: line, width, isLight, from, to } = stroke;
    if (side < from || side >= to) continue;
    const isLined = line !== null && (isInked || width * side >= THINNEST);
    if (fill === null && !isLined) continue;
    const isWide = isLined && width >= WIDE && stroke.circles.length === 0;
    context.globalCompositeOperation = isLight ? 'screen' : 'source-over';
    if (!(isWide && fill === null) && !trace(context, stroke, seen)) continue;
    if (fill !== null) {
      context.fillStyle = fill;
      context.fill();
    }
    if (isLined && (!isWide || traceWide(context, stroke, seen))) {
      context.strokeStyle = line;
      context.lineWidth = width;
      context.stroke();
    }
  }
  context.restore();
}

interface Seen {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * The width in side lengths from which a line is stroked only where it is seen: the bands of water about a coast are wide,
 * and go around all of the land.
 */
const WIDE = 1;

/** Makes the path of the parts of lines from which a wide stroke reaches into what is seen. @returns whether there are some */
function traceWide(
  context: OffscreenCanvasRenderingContext2D,
  { points, ends, rings, width }: PageStroke,
  seen: Seen,
): boolean {
  const reach = width / 2;
  let isSeen = false;
  for (let line = 0; line < ends.length; line++) {
    const start = line === 0 ? 0 : ends[line - 1]!;
    const end = ends[line]!;
    const last = line < rings ? end : end - 2;
    let isOn = false;
    for (let i = start; i < last; i += 2) {
      const next = i + 2 < end ? i + 2 : start;
      const [x, y, toX, toY] = [points[i]!, points[i + 1]!, points[next]!, points[next + 1]!];
      const isNear =
        Math.min(x, toX) - reach <= seen.right &&
        Math.max(x, toX) + reach >= seen.left &&
        Math.min(y, toY) - reach <= seen.bottom &&
        Math.max(y, toY) + reach >= seen.top;
      if (isNear) {
        if (!isSeen) context.beginPath();
        if (!isOn) context.moveTo(x, y);
        context.lineTo(toX, toY);
        isSeen = true;
      }
      isOn = isNear;
    }
  }
  return isSeen;
}

/** Makes the path of the marks that are seen. @returns whether there are some */
function trace(
  context: OffscreenCanvasRenderingContext2D,
  { points, ends, rings, boxes, circles, width }: PageStroke,
  seen: Seen,
): boolean {
  let isSeen = false;
  const begin = () => {
    if (!isSeen) context.beginPath();
    isSeen = true;
  };
  for (let line = 0; line < ends.length; line++) {
    const at = 4 * line;
    if (
      boxes[at]! > seen.right ||
      boxes[at + 1]! > seen.bottom ||
      boxes[at + 2]! < seen.left ||
      boxes[at + 3]! < seen.top
    )
      continue;
    begin();
    const start = line === 0 ? 0 : ends[line - 1]!;
    const end = ends[line]!;
    context.moveTo(points[start]!, points[start + 1]!);
    for (let i = start + 2; i < end; i += 2) context.lineTo(points[i]!, points[i + 1]!);
    if (line < rings) context.lineTo(points[start]!, points[start + 1]!);
  }
  for (let i = 0; i < circles.length; i += 3) {
    const [x, y, radius] = [circles[i]!, circles[i + 1]!, circles[i + 2]!];
    const reach = radius + width;
    if (x - reach > seen.right || x + reach < seen.left || y - reach > seen.bottom || y + reach < seen.top)
      continue;
    begin();
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  }
  return isSeen;
}
