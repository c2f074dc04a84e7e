import { useElementSize, useReducedMotion } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import dialog from '../../ExportDialog.module.css';
import * as words from '../../../words.ts';
import { reachOf, renderModel, type Triangles, type View } from './render-model.ts';
import classes from './ModelPreview.module.css';

interface ModelPreviewProps {
  readonly model: Triangles;
  readonly label: string;
}

const DEGREE = Math.PI / 180;
const FIRST: View = { turn: -20 * DEGREE, height: 40 * DEGREE };

/** The turn by which the model shows itself at first, and its time in milliseconds. */
const ENTRANCE = { turn: 50 * DEGREE, time: 900 };

/** A turn by one press of an arrow key. */
const STEP = 10 * DEGREE;

/** A model to turn by dragging and by the arrow keys. */
export function ModelPreview({ model, label }: ModelPreviewProps) {
  const { ref: roomRef, width, height } = useElementSize();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const reach = useMemo(() => reachOf(model), [model]);
  const [view, setView] = useState(FIRST);
  const [isMoving, setMoving] = useState(false);
  useEntrance(model, setView, setMoving);
  useEffect(() => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context || width < 1 || height < 1) return undefined;
    const frame = requestAnimationFrame(() => {
      // Twice as many pixels make smooth edges as soon as the model rests.
      const sharpness = isMoving ? 1 : 2;
      const image = context.createImageData(Math.round(width * sharpness), Math.round(height * sharpness));
      renderModel(image, model, reach, view);
      canvas.width = image.width;
      canvas.height = image.height;
      context.putImageData(image, 0, 0);
    });
    return () => cancelAnimationFrame(frame);
  }, [model, reach, view, width, height, isMoving]);
  const turn = (across: number, up: number) => setView((now) => turned(now, across, up));
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    turn((event.movementX / width) * Math.PI, (event.movementY / height) * Math.PI * 0.5);
  };
  const pressKey = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    turn(step.across * STEP, step.up * STEP);
  };
  const degrees = Math.round((((view.turn / DEGREE) % 360) + 360) % 360) % 360;
  return (
    <div className={dialog.room} ref={roomRef}>
      <canvas
        ref={canvasRef}
        className={classes.model}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={degrees}
        aria-valuetext={words.seenFrom(degrees, Math.round(view.height / DEGREE))}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setMoving(true);
        }}
        onPointerMove={drag}
        onPointerUp={() => setMoving(false)}
        onPointerCancel={() => setMoving(false)}
        onKeyDown={pressKey}
      />
      <p className={classes.hint} aria-hidden="true">
        {words.dragToTurn}
      </p>
    </div>
  );
}

const KEYS: Readonly<Record<string, { readonly across: number; readonly up: number }>> = {
  ArrowLeft: { across: -1, up: 0 },
  ArrowRight: { across: 1, up: 0 },
  ArrowUp: { across: 0, up: 1 },
  ArrowDown: { across: 0, up: -1 },
};

/** A view turned further; the eye stays over the ground. */
function turned({ turn, height }: View, across: number, up: number): View {
  return {
    turn: turn + across,
    height: Math.min(90 * DEGREE, Math.max(10 * DEGREE, height + up)),
  };
}

/** Turns a new model a little by itself, which shows that it can be turned. */
function useEntrance(
  model: Triangles,
  setView: (change: (now: View) => View) => void,
  setMoving: (moving: boolean) => void,
): void {
  const isCalm = useReducedMotion();
  const shown = useRef(false);
  useEffect(() => {
    if (isCalm || shown.current) return undefined;
    shown.current = true;
    let frame = 0;
    let before = 0;
    let start: number | null = null;
    const go = (now: number) => {
      start ??= now;
      const part = Math.min(1, (now - start) / ENTRANCE.time);
      const way = 1 - (1 - part) ** 3;
      const more = (way - before) * ENTRANCE.turn;
      before = way;
      setView((view) => turned(view, more, 0));
      if (part < 1) frame = requestAnimationFrame(go);
      else setMoving(false);
    };
    setMoving(true);
    frame = requestAnimationFrame(go);
    return () => {
      cancelAnimationFrame(frame);
      setMoving(false);
    };
  }, [isCalm, model, setView, setMoving]);
}
