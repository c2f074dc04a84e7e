import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { commandPressed } from '../../contrib/bound-keys.ts';
import { redoCommand, undoCommand } from './history-commands.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { bytesInWords } from '../../kit/bytes-words.ts';
import { useCoarsePointer } from '../../kit/coarse-pointer.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { goToStep } from '../../store/store.ts';
import { HISTORY_BYTES, type Timeline } from '../../document/timeline.ts';
import { historyLines, runAround, type HistoryLine } from './history-lines.ts';
import classes from './HistoryPanel.module.css';
import { HistoryRow } from './HistoryRow.tsx';
import { rowsInView, scrollToShow } from './history-rows.ts';
import * as words from './words.ts';

/** Heights of a row in CSS pixels: for a mouse, and for a finger. */
const ROW = { fine: 28, coarse: 44 };

/** Rows that Page Up and Page Down pass. */
const PAGE = 10;

/**
 * All steps, the oldest first; the one that was done last is marked, those that were undone are faint. A click, or
 * the arrows, go there. Steps that do the same are one row, which opens. Only the rows in view are drawn, so that the
 * length of the history does not matter.
 */
export function HistoryPanel() {
  const store = useAppStore();
  const run = useCommandRunner();
  const timeline = useApp((state) => state.timeline);
  const height = useCoarsePointer() ? ROW.coarse : ROW.fine;
  const list = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 0 });
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set());
  const id = useId();
  const lines = useMemo(() => historyLines(timeline, open), [timeline, open]);
  const rows = lines.length;
  const current = useMemo(
    () => lines.findIndex(({ position }) => position === timeline.position),
    [lines, timeline.position],
  );

  useLayoutEffect(() => {
    const element = list.current!;
    element.scrollTop = scrollToShow(current, height, {
      top: element.scrollTop,
      height: element.clientHeight,
    });
    setView({ top: element.scrollTop, height: element.clientHeight });
  }, [current, rows, height]);
  useEffect(() => list.current?.focus(), []);

  /** Opens or closes the run of a step. */
  function setRun(position: number, isOpen: boolean): void {
    const { from } = runAround(timeline, position - 1);
    setOpen((before) => {
      const next = new Set(before);
      if (isOpen) next.add(from);
      else next.delete(from);
      return next;
    });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const command = commandPressed([undoCommand, redoCommand], event.nativeEvent, store.getState(), false);
    const key = command ? null : keyAction(event.key, current, lines);
    if (!command && !key) return;
    event.preventDefault();
    if (command) run(command);
    else if (key?.kind === 'go') goToStep(store, key.position);
    else if (key?.kind === 'open' && timeline.last) setRun(timeline.position, key.isOpen);
  }

  function onClick(event: MouseEvent): void {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (row === undefined) return;
    const { position, inRun } = lines[Number(row)]!;
    if (!target.closest('[data-run]')) return goToStep(store, position);
    // A run is open as long as the document stands inside: closed, it stands at the end of it.
    if (inRun) goToStep(store, runEndIfInside(timeline, position));
    setRun(position, !inRun);
  }

  const drawn = rowsInView(rows, height, view);
  return (
    <div className={classes.panel}>
      <div
        ref={list}
        className={classes.list}
        role="listbox"
        tabIndex={0}
        aria-label={words.title}
        aria-activedescendant={`${id}-${current}`}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onScroll={({ currentTarget: { scrollTop, clientHeight } }) =>
          setView({ top: scrollTop, height: clientHeight })
        }
      >
        <div role="presentation" style={{ height: rows * height }} className={classes.rows}>
          {drawn.map((row) => (
            <HistoryRow
              key={row}
              id={`${id}-${row}`}
              line={lines[row]!}
              row={row}
              rows={rows}
              height={height}
              isCurrent={row === current}
              isUndone={row > current}
              isFirstOfAll={timeline.first === 0}
            />
          ))}
        </div>
      </div>
      <p className={classes.size}>{sizeInWords(timeline)}</p>
    </div>
  );
}

/** The end of the run of a step, where the document stands inside of that run; else where it stands. */
function runEndIfInside(timeline: Timeline, position: number): number {
  const { from, to } = runAround(timeline, position - 1);
  return timeline.position > from && timeline.position < to ? to : timeline.position;
}

function sizeInWords({ first, end, bytes }: Timeline): string {
  const steps = end - first;
  if (steps === 0) return words.noSteps;
  const taken = bytesInWords(bytes);
  return bytes > HISTORY_BYTES / 2
    ? words.sizeOf(steps, taken, bytesInWords(HISTORY_BYTES))
    : words.size(steps, taken);
}

type KeyAction =
  | { readonly kind: 'go'; readonly position: number }
  | { readonly kind: 'open'; readonly isOpen: boolean };

/** Up and Down go from step to step, into a run too; Page Up and Page Down go by rows; Right and Left open and close. */
function keyAction(key: string, current: number, lines: readonly HistoryLine[]): KeyAction | null {
  const last = lines.length - 1;
  const { position } = lines[current]!;
  const go = (to: number): KeyAction => ({
    kind: 'go',
    position: Math.min(Math.max(to, lines[0]!.position), lines[last]!.position),
  });
  const goRow = (row: number) => go(lines[Math.min(Math.max(row, 0), last)]!.position);
  switch (key) {
    case 'ArrowUp':
      return go(position - 1);
    case 'ArrowDown':
      return go(position + 1);
    case 'ArrowRight':
      return { kind: 'open', isOpen: true };
    case 'ArrowLeft':
      return { kind: 'open', isOpen: false };
    case 'PageUp':
      return goRow(current - PAGE);
    case 'PageDown':
      return goRow(current + PAGE);
    case 'Home':
      return goRow(0);
    case 'End':
      return goRow(last);
    default:
      return null;
  }
}
