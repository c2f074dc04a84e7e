import { ChevronDown, ChevronRight } from 'lucide-react';
import type { HistoryLine } from './history-lines.ts';
import classes from './HistoryPanel.module.css';
import * as words from './words.ts';

interface HistoryRowProps {
  readonly id: string;
  readonly line: HistoryLine;
  readonly row: number;
  readonly rows: number;
  /** Height of each row in CSS pixels. */
  readonly height: number;
  readonly isCurrent: boolean;
  readonly isUndone: boolean;
  /** Whether the first row is the beginning, and no step before it was dropped. */
  readonly isFirstOfAll: boolean;
}

/** A line of the history, with the number of steps that it stands for. */
export function HistoryRow({
  id,
  line,
  row,
  rows,
  height,
  isCurrent,
  isUndone,
  isFirstOfAll,
}: HistoryRowProps) {
  const { label = isFirstOfAll ? words.beginning : words.oldest, steps, inRun } = line;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      aria-posinset={row + 1}
      aria-setsize={rows}
      className={classes.row}
      data-undone={isUndone || undefined}
      data-row={row}
      style={{ top: row * height, height }}
      title={label}
    >
      <span className={classes.label}>{label}</span>
      {steps > 1 && (
        <span className={classes.run} data-run title={words.openRun}>
          {words.times(steps)}
          <ChevronRight size={14} aria-hidden="true" />
        </span>
      )}
      {inRun && (
        <span className={classes.run} {...(inRun.index === 0 && { 'data-run': true, title: words.closeRun })}>
          {words.ofRun(inRun.index + 1, inRun.of)}
          {inRun.index === 0 && <ChevronDown size={14} aria-hidden="true" />}
        </span>
      )}
    </div>
  );
}
