import { Shape } from 'react-konva/lib/ReactKonvaCore';
import type { Hex } from '../../engine/hex/hex.ts';
import { hexCenter } from '../../engine/hex/plane.ts';

interface CenterMarkProps {
  readonly at: Hex;
  /** CSS colors of the mark and of the halo that sets it off from any ground. */
  readonly color: string;
  readonly halo: string;
}

/** Of the ring, in side lengths: clear of the buildings' middles, well within the hex. */
const RADIUS = 0.17;

/** Ring and cross hairs on the center of a hex: the axis of rotation. For the children of a board. */
export function CenterMark({ at, color, halo }: CenterMarkProps) {
  const { x, y } = hexCenter(at);
  return (
    <>
      {[
        { stroke: halo, strokeWidth: 4 },
        { stroke: color, strokeWidth: 1.75 },
      ].map(({ stroke, strokeWidth }) => (
        <Shape
          key={strokeWidth}
          listening={false}
          perfectDrawEnabled={false}
          strokeScaleEnabled={false}
          lineCap="round"
          x={x}
          y={y}
          stroke={stroke}
          strokeWidth={strokeWidth}
          sceneFunc={(context, shape) => {
            context.beginPath();
            context.arc(0, 0, RADIUS, 0, 2 * Math.PI);
            for (const [dx, dy] of [
              [1, 0],
              [0, 1],
              [-1, 0],
              [0, -1],
            ] as const) {
              context.moveTo(dx * RADIUS * 0.45, dy * RADIUS * 0.45);
              context.lineTo(dx * RADIUS * 1.65, dy * RADIUS * 1.65);
            }
            context.strokeShape(shape);
          }}
        />
      ))}
    </>
  );
}
