import { hexCenter } from '../../../engine/hex/plane.ts';
import { paintedSegments } from '../../../engine/schematic/schematic.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import type { Bend } from '../../view/bend.ts';
import type { LaidShape, PosedShape } from '../../board/posed-shape.ts';
import { traceSegments } from '../../board/outline.ts';

/** The area of each kind of a shape, with its color. */
type Areas = ReadonlyMap<string, { readonly segments: Segment[]; readonly area: Path2D }>;

const areas = new WeakMap<PosedShape, Areas>();

/** Draws shapes by the colors of their kinds and nothing else, as they look from afar. */
export function drawPlainColors(
  canvas: CanvasRenderingContext2D,
  shapes: readonly LaidShape[],
  bend: Bend | null,
): void {
  for (const { shape, at } of shapes) {
    const { x, y } = hexCenter(at);
    for (const [color, { segments, area }] of areasOf(shape)) {
      canvas.fillStyle = color;
      if (bend) {
        canvas.beginPath();
        traceSegments(bend.path(canvas, { x, y }), segments);
        canvas.fill();
      } else {
        canvas.translate(x, y);
        canvas.fill(area);
        canvas.translate(-x, -y);
      }
    }
  }
}

function areasOf(shape: PosedShape): Areas {
  let known = areas.get(shape);
  if (!known) areas.set(shape, (known = traceAreas(shape)));
  return known;
}

function traceAreas({ hexes, picture }: PosedShape): Areas {
  const colors = new Map(picture.kinds.map(({ id, color }) => [id, color]));
  const traced = new Map<string, { readonly segments: Segment[]; readonly area: Path2D }>();
  for (const { kind, ...segment } of paintedSegments(hexes)) {
    const color = colors.get(kind);
    if (color === undefined) continue;
    let own = traced.get(color);
    if (!own) traced.set(color, (own = { segments: [], area: new Path2D() }));
    own.segments.push(segment);
    traceSegments(own.area, [segment]);
  }
  return traced;
}
