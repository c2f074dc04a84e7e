import { Drawing } from './Drawing.tsx';
import type { Point } from '../../engine/hex/plane.ts';

/** Width of the line, and its dashes and the gaps between them, in CSS pixels. */
const WIDTH = 1.5;
const DASH = [6, 4];

interface BandProps {
  /** Each in side lengths; the last point of a line is joined to its first. */
  readonly lines: readonly (readonly Point[])[];
  /** CSS color of six hexadecimal digits. */
  readonly color: string;
}

/** The rectangle or lasso that a selection is drawn with, or the lines between which something is. */
export function Band({ lines, color }: BandProps) {
  return (
    <Drawing
      draw={(canvas, scale, _layer, bend) => {
        const path = bend?.path(canvas) ?? canvas;
        const pixel = 1 / scale;
        canvas.beginPath();
        for (const line of lines) {
          line.forEach(({ x, y }, index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
          path.closePath();
        }
        canvas.fillStyle = `${color}1f`;
        canvas.fill('evenodd');
        canvas.setLineDash(DASH.map((length) => length * pixel));
        canvas.lineWidth = WIDTH * pixel;
        canvas.strokeStyle = color;
        canvas.stroke();
        canvas.setLineDash([]);
      }}
    />
  );
}
