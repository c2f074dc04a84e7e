import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { BoardBackdrop } from './backdrop/board-backdrop.ts';
import { BoardDrawing } from './board-drawing.ts';
import { BoardStage } from './board-stage-part.ts';
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

/**
 * A hexagonal board: colors of segments and pictures below, a few Konva nodes above, pointers turned into segments.
 * The camera is no React state: all that moves with it follows `view`. Of its keys it takes `+`, `-`, `0`, and space
 * with a drag; all others are left to the caller.
 */
export function Board(props: BoardProps) {
  const { view, label, describedBy, cursor, children, colors, palette, grid, theme, pictures } = props;
  const elementRef = useRef<HTMLDivElement>(null);
  const backdropRef = useRef<HTMLDivElement>(null);
  const propsRef = useRef(props);
  const [backdrop] = useState(() => new BoardBackdrop());
  const drawing = useMemo(() => new BoardDrawing(view, backdrop), [view, backdrop]);

  useLayoutEffect(() => {
    propsRef.current = props;
  });

  useLayoutEffect(() => backdrop.showOn(backdropRef.current!), [backdrop]);

  useLayoutEffect(
    () => drawing.show({ colors, palette, grid, theme, pictures }),
    [drawing, colors, palette, grid, theme, pictures],
  );

  useLayoutEffect(() => followSize(elementRef.current!, view), [view]);

  useLayoutEffect(() => {
    const { dataset } = elementRef.current!;
    const tell = () => {
      const { originX, originY, scale } = view.getState().camera;
      dataset['scale'] = String(scale);
      dataset['originX'] = String(originX);
      dataset['originY'] = String(originY);
    };
    tell();
    return view.subscribe((state, before) => {
      if (state.camera !== before.camera) tell();
    });
  }, [view]);

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
      <BoardStage drawing={drawing}>{children}</BoardStage>
      <div ref={backdropRef} className={styles['backdrop']} aria-hidden />
    </div>
  );
}
