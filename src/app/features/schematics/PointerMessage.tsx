import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Point } from '../../../engine/hex/plane.ts';
import { segmentCenter } from '../../board/input/board-pointer.ts';
import { useHover, type Hover } from '../../board/input/hover.ts';
import { keyPlace } from '../../board/input/key-place.ts';
import { useApp } from '../../store/context.tsx';
import type { BoardView } from '../../view/board-view.ts';
import { toScreen } from '../../view/camera.ts';
import classes from './PointerMessage.module.css';
import type { SchematicRunner } from './tools/schematic-runner.ts';

/** Milliseconds for which a message is shown, when no press takes it away before. */
const SHOWN = 6000;

/** CSS pixels at the top of the board, under its tools, in which a message has no room above its place. */
const TOP = 130;

/** CSS pixels of half the width of a message. */
const HALF = 130;

interface PointerMessageProps {
  readonly runner: SchematicRunner;
  readonly view: BoardView;
  /** The place that was pressed last. */
  readonly pressed: Hover;
}

/** Where a message stands, in CSS pixels of the board: at the keyboard cursor or the last press; `null` out of view. */
export function useMessagePlace(view: BoardView, pressed: Hover): Point | null {
  const { camera, size } = useSyncExternalStore(view.subscribe, view.getState);
  const pointer = useHover(pressed);
  const cursor = useApp((state) => keyPlace.of(state).place);
  const place = cursor ? segmentCenter(cursor.segment) : pointer?.point;
  if (!place) return null;
  const { x, y } = toScreen(camera, place);
  return x < 0 || y < 0 || x > size.width || y > size.height ? null : { x, y };
}

/**
 * The reason why nothing was done, at the place of the press: the eye is there. The status line reads it out, and shows
 * it where that place is out of view. It goes with the next press, and by itself.
 */
export function PointerMessage({ runner, view, pressed }: PointerMessageProps) {
  const message = useStore(runner.state, (state) => state.message);
  const { size } = useSyncExternalStore(view.subscribe, view.getState);
  const place = useMessagePlace(view, pressed);
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => runner.say(null), SHOWN);
    return () => clearTimeout(timer);
  }, [message, runner]);
  if (message === null || !place) return null;
  const { x, y } = place;
  return (
    <p
      className={classes.message}
      data-below={y < TOP}
      aria-hidden="true"
      style={{ left: Math.max(HALF, Math.min(size.width - HALF, x)), top: y }}
    >
      {message}
    </p>
  );
}
