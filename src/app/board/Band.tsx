import { Drawing } from './Drawing.tsx';
import type { Point } from '../../engine/hex/plane.ts';

/** Width of the line, and its dashes and the gaps between them, in CSS pixels. */
const WIDTH = 1.5;
const DASH = [6, 4];

interface BandProps {
  /** In side lengths; the last point is joined to the first. */
  readonly points: readonly Point[];
  /** CSS color of six hexadecimal digits. */
  readonly color: string;
}

/** The rectangle or lasso that a selection is drawn with. */
export function Band({ points, color }: BandProps) {
  return (
    <Drawing
      draw={(canvas, scale) => {
        const pixel = 1 / scale;
        canvas.beginPath();
        for (const { x, y } of points) canvas.lineTo(x, y);
        canvas.closePath();
        canvas.fillStyle = `${color}1f`;
        canvas.fill();
        canvas.setLineDash(DASH.map((length) => length * pixel));
        canvas.lineWidth = WIDTH * pixel;
        canvas.strokeStyle = color;
        canvas.stroke();
        canvas.setLineDash([]);
      }}
    />
  );
}
