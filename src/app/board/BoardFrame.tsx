import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { focusBoard } from '../kit/focus-board.ts';
import { ViewControls } from './view-controls-part.ts';
import type { BoardView } from '../view/board-view.ts';
import type { Size } from '../view/camera.ts';
import classes from './BoardFrame.module.css';
import { followStatus } from './status-room.ts';

/** CSS pixels that the bar of tools takes at the top of the board. */
export const TOOL_BAR_HEIGHT = 50;

/** CSS pixels that the controls of the view take at the lower right of the board, at their largest, with some air. */
export const VIEW_CONTROLS_SIZE: Size = { width: 66, height: 244 };

interface BoardFrameProps {
  /** How the board in it is looked at. */
  readonly view: BoardView;
  /** The tools that float at the top of the board. */
  readonly tools: ReactNode;
  /** The status lines at the bottom of the board. */
  readonly status: ReactNode;
  readonly children: ReactNode;
}

/** A board with its tools above, what it says below, and the zoom at the side. */
export function BoardFrame({ view, tools, status, children }: BoardFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => followStatus(said.current!), []);
  useEffect(() => {
    const element = frame.current!;
    element.addEventListener('click', leaveToBoard);
    return () => element.removeEventListener('click', leaveToBoard);
  }, []);
  return (
    <div ref={frame} className={classes.frame}>
      {children}
      <div className={classes.tools} onFocus={bringIn}>
        {tools}
      </div>
      <div ref={said} className={classes.status}>
        {status}
      </div>
      <ViewControls view={view} />
    </div>
  );
}

/** Gives the board the keys after a pointer has pressed a button over it, unless the button opens something. */
function leaveToBoard({ target, detail }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (detail > 0 && button === document.activeElement && button?.matches(':not([aria-haspopup])'))
    focusBoard();
}

/** Shows the whole of a tool that keys come to: a browser scrolls the bar only to one that its edge hides wholly. */
function bringIn({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
