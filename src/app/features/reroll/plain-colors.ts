import { hexCenter } from '../../../engine/hex/plane.ts';
import { paintedSegments } from '../../../engine/schematic/schematic.ts';
import type { LaidShape, PosedShape } from '../../board/posed-shape.ts';
import { traceSegments } from '../../board/outline.ts';

/** The area of each kind of a shape, with its color. */
type Areas = ReadonlyMap<string, Path2D>;

const areas = new WeakMap<PosedShape, Areas>();

/** Draws shapes by the colors of their kinds and nothing else, as they look from afar. */
export function drawPlainColors(canvas: CanvasRenderingContext2D, shapes: readonly LaidShape[]): void {
  for (const { shape, at } of shapes) {
    const { x, y } = hexCenter(at);
    canvas.translate(x, y);
    for (const [color, area] of areasOf(shape)) {
      canvas.fillStyle = color;
      canvas.fill(area);
    }
    canvas.translate(-x, -y);
  }
}

function areasOf(shape: PosedShape): Areas {
  let known = areas.get(shape);
  if (!known) areas.set(shape, (known = traceAreas(shape)));
  return known;
}

function traceAreas({ hexes, picture }: PosedShape): Areas {
  const colors = new Map(picture.kinds.map(({ id, color }) => [id, color]));
  const traced = new Map<string, Path2D>();
  for (const { kind, ...segment } of paintedSegments(hexes)) {
    const color = colors.get(kind);
    if (color === undefined) continue;
    let area = traced.get(color);
    if (!area) traced.set(color, (area = new Path2D()));
    traceSegments(area, [segment]);
  }
  return traced;
}
