import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { BoardStage } from './board-stage-part.ts';
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
  const repaint = useRef<() => void>(null);
  const propsRef = useRef(props);
  const [painter] = useState(() => new BasePainter());
  const movingRef = useRef(false);

  useLayoutEffect(() => {
    propsRef.current = props;
  });

  useLayoutEffect(() => {
    painter.setScene({ colors, palette, grid, theme, pictures });
    repaint.current?.();
  }, [painter, colors, palette, grid, theme, pictures]);

  useLayoutEffect(
    () =>
      colors.subscribe((cells) => {
        painter.invalidateCells(cells);
        repaint.current?.();
      }),
    [painter, colors],
  );

  const repaintBy = useCallback((paintSoon: () => void) => {
    repaint.current = paintSoon;
  }, []);

  const paint = useCallback(
    (canvas: CanvasRenderingContext2D) => {
      const { camera, pixelRatio } = view.getState();
      painter.paint(canvas, camera, pixelRatio, movingRef.current);
      // Konva takes no wish for another frame as long as it draws this one.
      if (painter.isRough && !movingRef.current && canvas.canvas.width * canvas.canvas.height > 0)
        queueMicrotask(() => repaint.current?.());
    },
    [painter, view],
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
      repaint.current?.();
    }

    painter.invalidate();
    place();
    const stop = view.subscribe((state, before) => {
      if (state.size !== before.size || state.pixelRatio !== before.pixelRatio) painter.invalidate();
      if (state.camera === before.camera) return;
      if (state.size === before.size) {
        movingRef.current = true;
        clearTimeout(resting);
        resting = setTimeout(() => {
          movingRef.current = false;
          if (painter.isRough) repaint.current?.();
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
      <BoardStage view={view} paint={paint} repaintBy={repaintBy}>
        {children}
      </BoardStage>
    </div>
  );
}
