import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { commandPressed } from '../../contrib/bound-keys.ts';
import { redoCommand, undoCommand } from './history-commands.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { bytesInWords } from '../../kit/bytes-words.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { goToStep } from '../../store/store.ts';
import { HISTORY_BYTES, type Timeline } from '../../document/timeline.ts';
import classes from './HistoryPanel.module.css';
import { rowsInView, scrollToShow } from './history-rows.ts';
import * as words from './words.ts';

/** Height of a row in CSS pixels. */
const ROW = 28;
/** Rows that Page Up and Page Down pass. */
const PAGE = 10;

/**
 * All steps, the oldest first; the one that was done last is marked, those that were undone are faint. A click, or
 * the arrows, go there. Only the rows in view are drawn, so that the length of the history does not matter.
 */
export function HistoryPanel() {
  const store = useAppStore();
  const run = useCommandRunner();
  const timeline = useApp((state) => state.timeline);
  const list = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 0 });
  const id = useId();
  const { first, position, end } = timeline;
  const current = position - first;
  const rows = end - first + 1;

  useLayoutEffect(() => {
    const element = list.current!;
    element.scrollTop = scrollToShow(current, ROW, { top: element.scrollTop, height: element.clientHeight });
    setView({ top: element.scrollTop, height: element.clientHeight });
  }, [current, rows]);
  useEffect(() => list.current?.focus(), []);

  function onKeyDown(event: KeyboardEvent): void {
    const command = commandPressed([undoCommand, redoCommand], event.nativeEvent, store.getState(), false);
    const target = command ? undefined : targetOf(event.key, current, rows - 1);
    if (!command && target === undefined) return;
    event.preventDefault();
    if (command) run(command);
    else if (target !== undefined) goToStep(store, first + target);
  }

  function onClick(event: MouseEvent): void {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (row !== undefined) goToStep(store, first + Number(row));
  }

  const drawn = rowsInView(rows, ROW, view);
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
        <div role="presentation" style={{ height: rows * ROW }} className={classes.rows}>
          {drawn.map((row) => (
            <div
              key={row}
              id={`${id}-${row}`}
              role="option"
              aria-selected={row === current}
              aria-posinset={row + 1}
              aria-setsize={rows}
              className={classes.row}
              data-undone={row > current || undefined}
              data-row={row}
              style={{ top: row * ROW, height: ROW }}
              title={labelOf(timeline, row)}
            >
              {labelOf(timeline, row)}
            </div>
          ))}
        </div>
      </div>
      <p className={classes.size}>{sizeInWords(timeline)}</p>
    </div>
  );
}

/** Row 0 is what was before the first step; row `i` what the step before it has made. */
function labelOf(timeline: Timeline, row: number): string {
  if (row > 0) return timeline.step(timeline.first + row - 1)?.label ?? '';
  return timeline.first === 0 ? words.beginning : words.oldest;
}

function sizeInWords({ first, end, bytes }: Timeline): string {
  const steps = end - first;
  if (steps === 0) return words.noSteps;
  const taken = bytesInWords(bytes);
  return bytes > HISTORY_BYTES / 2
    ? words.sizeOf(steps, taken, bytesInWords(HISTORY_BYTES))
    : words.size(steps, taken);
}

function targetOf(key: string, current: number, last: number): number | undefined {
  const clamp = (row: number) => Math.min(Math.max(row, 0), last);
  switch (key) {
    case 'ArrowUp':
      return clamp(current - 1);
    case 'ArrowDown':
      return clamp(current + 1);
    case 'PageUp':
      return clamp(current - PAGE);
    case 'PageDown':
      return clamp(current + PAGE);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
