import { Drawing } from '../../board/Drawing.tsx';
import type { Placement } from '../../../engine/schematic/placement.ts';
import type { BoardTheme } from '../../board/board-theme.ts';
import type { CityView } from '../../cityview/city-view.ts';
import { middleAt } from '../../cityview/shape-extent.ts';
import { visibleBounds } from '../../cityview/placement-paths.ts';

interface LockBadgesProps {
  readonly city: CityView;
  readonly placements: readonly Placement[];
  readonly theme: BoardTheme;
}

/** CSS pixels per side length below which badges would hide what they lie on. */
const LEAST_SCALE = 9;

/** Radius of a badge in CSS pixels. */
const RADIUS = 9;

/** CSS pixels per badge, across and down. */
const APART = 44;

/** A padlock on each of some locked placements, as large on screen at every scale; where they crowd, on some of them. */
export function LockBadges({ city, placements, theme }: LockBadgesProps) {
  return (
    <Drawing
      draw={(canvas, scale, _layer, bend) => {
        if (scale < LEAST_SCALE) return;
        const { left, right, top, bottom } = visibleBounds(canvas, bend);
        const taken = new Set<string>();
        for (const placement of placements) {
          const middle = middleAt(city.shapeOf(placement), placement);
          const { x, y } = bend?.bent(middle) ?? middle;
          if (x < left - 1 || x > right + 1 || y < top - 1 || y > bottom + 1) continue;
          const cell = `${Math.round((x * scale) / APART)} ${Math.round((y * scale) / APART)}`;
          if (taken.has(cell)) continue;
          taken.add(cell);
          canvas.save();
          canvas.translate(x, y);
          canvas.scale(1 / scale, 1 / scale);
          drawPadlock(canvas, theme);
          canvas.restore();
        }
      }}
    />
  );
}

function drawPadlock(canvas: CanvasRenderingContext2D, { label, labelHalo }: BoardTheme): void {
  canvas.beginPath();
  canvas.arc(0, 0, RADIUS, 0, 2 * Math.PI);
  canvas.fillStyle = labelHalo;
  canvas.fill();
  canvas.lineWidth = 1;
  canvas.strokeStyle = label;
  canvas.stroke();
  canvas.beginPath();
  canvas.moveTo(-2.6, -0.5);
  canvas.lineTo(-2.6, -2.5);
  canvas.arc(0, -2.5, 2.6, Math.PI, 0);
  canvas.lineTo(2.6, -0.5);
  canvas.lineWidth = 1.5;
  canvas.stroke();
  canvas.fillStyle = label;
  canvas.fillRect(-4, -0.8, 8, 5.6);
}
