import type { BoardTheme } from '../../../board/board-theme.ts';
import { Drawing } from '../../../board/Drawing.tsx';
import { strokeWithHalo } from '../../../board/paint/halo.ts';
import { useApp } from '../../../store/context.tsx';
import { schematicPose } from '../../../store/schematic-pose.ts';
import { guidesOf } from './guides.ts';
import { isSymmetric, symmetryInHand } from './symmetry.ts';

/** Dashes of the lines between sectors and the gaps between them, in CSS pixels; axes are drawn through. */
const DASH = [7, 6];

/** The guides of the symmetry in hand: mirror axes, or the borders of the sectors that are painted alike. */
export function SymmetryLayer({ theme }: { readonly theme: BoardTheme }) {
  const symmetry = useApp((state) => symmetryInHand.of(state));
  const pose = useApp((state) => schematicPose.of(state).pose);
  if (!isSymmetric(symmetry)) return null;
  const { center, rays, areAxes } = guidesOf(symmetry, pose);
  return (
    <Drawing
      opacity={0.8}
      draw={(canvas, scale) => {
        const pixel = 1 / scale;
        const reach = reachFrom(canvas, center);
        canvas.beginPath();
        for (const degrees of rays) {
          const angle = (degrees * Math.PI) / 180;
          canvas.moveTo(center.x, center.y);
          canvas.lineTo(center.x + reach * Math.sin(angle), center.y - reach * Math.cos(angle));
        }
        if (!areAxes) canvas.setLineDash(DASH.map((length) => length * pixel));
        strokeWithHalo(
          canvas,
          { color: theme.center, width: 1.5 * pixel },
          { color: theme.labelHalo, width: 3.5 * pixel },
        );
        canvas.setLineDash([]);
      }}
    />
  );
}

/** The way from a point to the farthest corner of a canvas, in the units of its drawing. */
function reachFrom(canvas: CanvasRenderingContext2D, { x, y }: { readonly x: number; readonly y: number }) {
  const { width, height } = canvas.canvas;
  const back = canvas.getTransform().inverse();
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ].map(([left, top]) => back.transformPoint({ x: left!, y: top! }));
  return Math.max(...corners.map((corner) => Math.hypot(corner.x - x, corner.y - y)));
}
