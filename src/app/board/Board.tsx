import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { BoardBend } from './board-bend.ts';
import { NEVER_BENT, type Bend, type BendAt } from '../view/bend.ts';
import { showsPictures } from './paint/scene.ts';
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
  /** Bends the board where its pictures are shown. */
  readonly bend?: Bend | null;
  /** Konva nodes above the picture, in side lengths relative to the center of hex (0, 0). */
  readonly children?: ReactNode;
}

/**
 * A hexagonal board: colors of segments and pictures below, a few Konva nodes above, pointers turned into segments.
 * The camera is no React state: all that moves with it follows `view`. Of its keys it takes `+`, `-`, `0`, and space
 * with a drag; all others are left to the caller.
 */
export function Board(props: BoardProps) {
  const { view, label, describedBy, cursor, children, colors, palette, grid, theme, pictures, bend } = props;
  const elementRef = useRef<HTMLDivElement>(null);
  const backdropRef = useRef<HTMLDivElement>(null);
  const propsRef = useRef(props);
  const [backdrop] = useState(() => new BoardBackdrop());
  const drawing = useMemo(() => new BoardDrawing(view, backdrop), [view, backdrop]);

  const bendAt = useMemo<BendAt>(
    () =>
      bend
        ? (scale, pixelRatio) => (showsPictures(pictures, scale * pixelRatio, pixelRatio) ? bend : null)
        : NEVER_BENT,
    [bend, pictures],
  );

  useLayoutEffect(() => {
    propsRef.current = props;
  });

  useLayoutEffect(() => view.setBend(bendAt), [view, bendAt]);

  useLayoutEffect(() => backdrop.showOn(backdropRef.current!), [backdrop]);

  useLayoutEffect(
    () => drawing.show({ colors, palette, grid, theme, pictures }),
    [drawing, colors, palette, grid, theme, pictures],
  );

  useLayoutEffect(() => followSize(elementRef.current!, view), [view]);

  useLayoutEffect(() => {
    const { dataset } = elementRef.current!;
    const tell = () => {
      const { camera, pixelRatio, bendAt } = view.getState();
      const { originX, originY, scale } = camera;
      dataset['bend'] = String(bendAt(scale, pixelRatio)?.seed ?? '');
      dataset['scale'] = String(scale);
      dataset['originX'] = String(originX);
      dataset['originY'] = String(originY);
    };
    tell();
    return view.subscribe((state, before) => {
      if (state.camera !== before.camera || state.bendAt !== before.bendAt) tell();
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
      <BoardBend value={bendAt}>
        <BoardStage drawing={drawing}>{children}</BoardStage>
      </BoardBend>
      <div ref={backdropRef} className={styles['backdrop']} aria-hidden />
    </div>
  );
}
