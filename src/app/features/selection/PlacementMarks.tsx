import type { LaidShape } from '../../board/posed-shape.ts';
import { Drawing } from '../../board/Drawing.tsx';
import { ORIGIN, type Hex } from '../../../engine/hex/hex.ts';
import { hexCenter } from '../../../engine/hex/plane.ts';
import { drawMask, maskOf } from './cell-mask.ts';
import { areaOf, drawShapes, visibleBounds, visibleShapes } from '../../cityview/placement-paths.ts';

interface PlacementMarksProps {
  readonly shapes: readonly LaidShape[];
  /** Six hexadecimal digits of a CSS color, with `#`. */
  readonly color: string;
  /** Opacity of the area, two hexadecimal digits; none when absent. */
  readonly fill?: string;
  /** Width of the line about each shape in CSS pixels. */
  readonly width: number;
  /** How far from their places the marks are. */
  readonly by?: Hex;
}

/** Shapes that are outlined one by one; more of them become one picture. */
export const MOST_OUTLINED = 1200;

/** Opacity of the area when there are no outlines, two hexadecimal digits. */
const MASK_OPACITY = '80';

/** Many shapes marked on the board, each with its outline; from afar, where there are too many, as a tint. */
export function PlacementMarks({ shapes, color, fill, width, by = ORIGIN }: PlacementMarksProps) {
  return (
    <Drawing
      draw={(canvas, scale, _layer, bend) => {
        const move = hexCenter(by);
        const { left, right, top, bottom } = visibleBounds(canvas, bend);
        const bounds = {
          left: left - move.x,
          right: right - move.x,
          top: top - move.y,
          bottom: bottom - move.y,
        };
        // One more shape than are outlined shows that there are too many.
        const seen = shapes.length === 0 ? [] : visibleShapes(shapes, bounds, MOST_OUTLINED + 1);
        if (seen.length <= MOST_OUTLINED) {
          const look = { fill: fill === undefined ? undefined : color + fill, stroke: color };
          drawShapes(canvas, seen, { ...look, bend, by: move, lineWidth: width / scale });
          return;
        }
        if (bend) {
          canvas.fillStyle = color + MASK_OPACITY;
          canvas.fill(areaOf(visibleShapes(shapes, bounds), bend, move));
          return;
        }
        const mask = maskOf(shapes, color + MASK_OPACITY);
        canvas.translate(move.x, move.y);
        if (mask) drawMask(canvas, mask);
      }}
    />
  );
}
