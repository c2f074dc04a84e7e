import type Konva from 'konva/lib/Core.js';
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Group, Layer, Stage } from 'react-konva/lib/ReactKonvaCore';
import { Drawing } from './Drawing.tsx';
import { BasePainter } from './paint/base-painter.ts';
import { listenToPointers, type PointerHandlers } from './input/board-input.ts';
import type { BoardView } from '../view/board-view.ts';
import styles from './Board.module.css';
import { followSize } from './follow-size.ts';
import type { Scene } from './paint/scene.ts';

export interface BoardProps extends PointerHandlers, Scene {
  readonly view: BoardView;
  /** Name of the board for assistive technology. */
  readonly label: string;
  /** Id of the element that describes it. */
  readonly describedBy?: string | undefined;
  /** CSS cursor of the tool. */
  readonly cursor?: string | undefined;
  /** Konva nodes above the picture, in side lengths relative to the center of hex (0, 0). */
  readonly children?: ReactNode;
}

/** How long the view must rest, in milliseconds, until it is drawn at its best. */
const REST = 120;

/**
 * A hexagonal board: colors of segments and pictures below, a few Konva nodes above, pointers turned into segments.
 * The camera is no React state: all that moves with it follows `view`. Of its keys it takes `+`, `-`, `0`, and space
 * with a drag; all others are left to the caller.
 */
export function Board(props: BoardProps) {
  const { view, label, describedBy, cursor, children, colors, palette, grid, theme, pictures } = props;
  const elementRef = useRef<HTMLDivElement>(null);
  const stageRef = useRef<Konva.Stage>(null);
  const baseRef = useRef<Konva.Layer>(null);
  const overlayRef = useRef<Konva.Group>(null);
  const propsRef = useRef(props);
  const [painter] = useState(() => new BasePainter());
  const movingRef = useRef(false);

  useLayoutEffect(() => {
    propsRef.current = props;
  });

  useLayoutEffect(() => {
    painter.setScene({ colors, palette, grid, theme, pictures });
    baseRef.current?.batchDraw();
  }, [painter, colors, palette, grid, theme, pictures]);

  useLayoutEffect(
    () =>
      colors.subscribe((cells) => {
        painter.invalidateCells(cells);
        baseRef.current?.batchDraw();
      }),
    [painter, colors],
  );

  useLayoutEffect(() => followSize(elementRef.current!, view), [view]);

  useLayoutEffect(() => {
    const element = elementRef.current!;
    let resting: ReturnType<typeof setTimeout> | undefined;

    function place() {
      const { camera } = view.getState();
      element.dataset['scale'] = String(camera.scale);
      element.dataset['originX'] = String(camera.originX);
      element.dataset['originY'] = String(camera.originY);
      const { originX: x, originY: y, scale } = camera;
      overlayRef.current?.setAttrs({ x, y, scaleX: scale, scaleY: scale });
      baseRef.current?.batchDraw();
    }

    function resize() {
      const { size, pixelRatio } = view.getState();
      // A hair more than the whole pixels: Konva rounds down what fractions of ratios leave.
      const width = (Math.ceil(size.width * pixelRatio) + 0.01) / pixelRatio;
      const height = (Math.ceil(size.height * pixelRatio) + 0.01) / pixelRatio;
      for (const layer of stageRef.current?.getLayers() ?? []) layer.getCanvas().setPixelRatio(pixelRatio);
      stageRef.current?.size({ width, height });
      painter.invalidate();
      stageRef.current?.batchDraw();
    }

    resize();
    place();
    const stop = view.subscribe((state, before) => {
      if (state.size !== before.size || state.pixelRatio !== before.pixelRatio) resize();
      if (state.camera === before.camera) return;
      if (state.size === before.size) {
        movingRef.current = true;
        clearTimeout(resting);
        resting = setTimeout(() => {
          movingRef.current = false;
          if (painter.isRough) baseRef.current?.batchDraw();
        }, REST);
      }
      place();
    });
    return () => {
      stop();
      clearTimeout(resting);
      movingRef.current = false;
    };
  }, [painter, view]);

  useEffect(() => listenToPointers(elementRef.current!, view, () => propsRef.current), [view]);

  return (
    <div
      ref={elementRef}
      role="application"
      aria-label={label}
      aria-describedby={describedBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys itself
      tabIndex={0}
      className={styles['board']}
      style={
        {
          background: theme.background,
          '--board-focus': theme.focus,
          ...(cursor === undefined ? {} : { '--board-cursor': cursor }),
        } as CSSProperties
      }
    >
      <Stage ref={stageRef} className={styles['stage']} listening={false}>
        <Layer ref={baseRef} listening={false} clearBeforeDraw={false}>
          <Drawing
            draw={(canvas) => {
              const { camera, pixelRatio } = view.getState();
              // Pixels are put, not drawn: no transform of the canvas matters here.
              painter.paint(canvas, camera, pixelRatio, movingRef.current);
              // Konva takes no wish for another frame as long as it draws this one.
              if (painter.isRough && !movingRef.current && canvas.canvas.width * canvas.canvas.height > 0)
                queueMicrotask(() => baseRef.current?.batchDraw());
            }}
          />
        </Layer>
        <Layer listening={false}>
          <Group ref={overlayRef} listening={false}>
            {children}
          </Group>
        </Layer>
      </Stage>
    </div>
  );
}
