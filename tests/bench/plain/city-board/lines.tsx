import type Konva from 'konva';
import { createRef, memo } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Layer, Line, Stage } from 'react-konva';
import type { Camera } from '../../../../src/app/view/camera.ts';
import type { ColoredTriangles } from './triangles.ts';

/** All segments, a Konva node each; they are rendered once. */
const Segments = memo(function Segments({ triangles }: { readonly triangles: readonly ColoredTriangles[] }) {
  return triangles.flatMap(({ color, corners }) =>
    Array.from({ length: corners.length / 6 }, (_, index) => (
      <Line
        key={`${color} ${index}`}
        closed
        points={Array.from(corners.subarray(6 * index, 6 * index + 6))}
        fill={color}
        listening={false}
        perfectDrawEnabled={false}
      />
    )),
  );
});

/** @returns what moves the camera: the stage, not its nodes */
export function showLines(
  root: HTMLElement,
  triangles: readonly ColoredTriangles[],
  width: number,
  height: number,
): (camera: Camera) => void {
  const stage = createRef<Konva.Stage>();
  flushSync(() =>
    createRoot(root).render(
      <Stage ref={stage} width={width} height={height}>
        <Layer>
          <Segments triangles={triangles} />
        </Layer>
      </Stage>,
    ),
  );
  return ({ scale, originX, originY }) => {
    // The caller is in a frame already: no second one until it is drawn.
    stage.current?.setAttrs({ x: originX, y: originY, scaleX: scale, scaleY: scale });
    stage.current?.draw();
  };
}
