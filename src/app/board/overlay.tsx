import { Drawing } from './Drawing.tsx';
import { hexCenter } from '../../engine/hex/plane.ts';
import { ORIGIN, type Hex } from '../../engine/hex/hex.ts';
import type { Bend } from '../view/bend.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import type { Picture } from '../../formats/picture/picture.ts';
import { drawPictures, type PlacedPicture } from './paint/art.ts';
import { haloOf, strokeWithHalo } from './paint/halo.ts';
import { traceOutline, traceSegments } from './outline.ts';

interface SegmentMarksProps {
  readonly segments: readonly Segment[];
  /** CSS color of the area; none when absent. */
  readonly fill?: string;
  /** Color of the line about the outside of all segments, `#rrggbb`; none when absent. A halo sets it off. */
  readonly stroke?: string;
  /** Width of that line in CSS pixels. */
  readonly width?: number;
}

/** CSS pixels by which the halo of an outline reaches beyond it on each side. */
const HALO = 1.25;

/** Segments marked on the board as one area with one outline. */
export function SegmentMarks({ segments, fill, stroke, width = 2 }: SegmentMarksProps) {
  return (
    <Drawing
      draw={(canvas, scale, _layer, bend) => {
        const path = bend?.path(canvas) ?? canvas;
        if (fill !== undefined) {
          canvas.beginPath();
          traceSegments(path, segments);
          canvas.fillStyle = fill;
          canvas.fill();
        }
        if (stroke === undefined) return;
        canvas.beginPath();
        traceOutline(path, segments);
        canvas.lineCap = 'round';
        strokeWithHalo(
          canvas,
          { color: stroke, width: width / scale },
          { color: haloOf(stroke), width: (width + 2 * HALO) / scale },
        );
      }}
    />
  );
}

/** Draws pictures over a board, where it is bent, bent. */
export function drawOver(
  canvas: CanvasRenderingContext2D,
  placed: readonly PlacedPicture[],
  bend: Bend | null,
): void {
  const { a: side, e: originX, f: originY } = canvas.getTransform();
  const shown = bend
    ? placed.map(({ picture, at }) => ({ picture: bend.picture(picture, at), at: ORIGIN }))
    : placed;
  drawPictures(canvas, shown, { originX, originY, side });
}

/** A picture that is not there yet, in a plan or on a map. */
export function GhostPicture({
  picture,
  onMap = picture,
  at,
  opacity,
}: {
  readonly picture: Picture;
  /** The same on a map. */
  readonly onMap?: Picture;
  readonly at: Hex;
  readonly opacity: number;
}) {
  return (
    <Drawing
      opacity={opacity}
      draw={(canvas, _scale, _layer, bend) =>
        drawOver(canvas, [{ picture: bend ? onMap : picture, at }], bend)
      }
    />
  );
}

/** The mark on the center hex, the axis of rotation: a ring and a cross, as large on screen at every scale. */
export function CenterMark({ at, color }: { readonly at: Hex; readonly color: string }) {
  const { x, y } = hexCenter(at);
  return (
    <Drawing
      draw={(canvas, scale) => {
        const pixel = 1 / scale;
        const radius = Math.min(7 * pixel, 0.3);
        canvas.beginPath();
        canvas.arc(x, y, radius, 0, 2 * Math.PI);
        for (const [stepX, stepY] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          canvas.moveTo(x + stepX * radius * 0.5, y + stepY * radius * 0.5);
          canvas.lineTo(x + stepX * radius * 1.6, y + stepY * radius * 1.6);
        }
        canvas.lineCap = 'round';
        strokeWithHalo(canvas, { color, width: 2 * pixel }, { color: '#fffffff0', width: 4.5 * pixel });
      }}
    />
  );
}
