import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
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
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => followStatus(said.current!), []);
  return (
    <div data-board-frame className={classes.frame}>
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

/** Shows the whole of a tool that keys come to: a browser scrolls the bar only to one that its edge hides wholly. */
function bringIn({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
