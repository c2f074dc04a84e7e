import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { poseIndex } from '../../../engine/schematic/pose-group.ts';
import { equalPoses, type Pose } from '../../../engine/schematic/pose.ts';
import { dialRows, type PoseDial } from './pose-dial.ts';
import type { PosePainter } from './pose-painter.ts';
import type { PictureSize } from './pose-picture.ts';
import { PoseCell } from './PoseCell.tsx';
import type { DialFits } from './dial-fits.ts';
import classes from './PosesPanel.module.css';
import * as words from '../words.ts';

interface PoseGridProps {
  readonly dial: PoseDial;
  readonly painter: PosePainter;
  /** Of each picture. */
  readonly size: PictureSize;
  readonly withMirror: boolean;
  /** The chosen pose. */
  readonly pose: Pose;
  /** Id of the text that describes the dial. */
  readonly describedBy?: string;
  readonly onChoose: (pose: Pose) => void;
  readonly onPoint: (pose: Pose | null) => void;
  readonly fits: DialFits | null;
  /** The pose that is pointed at: it alone says why it does not fit. */
  readonly pointed: Pose | null;
}

/** The ways in which a pose fits, by the numbers of {@link DialFits}. */
const FITS = ['blocked', 'fits', 'over'] as const;

/** The dial: one stop for Tab, walked by arrows; Enter chooses. */
export function PoseGrid({
  dial,
  painter,
  size,
  withMirror,
  pose,
  describedBy,
  onChoose,
  onPoint,
  fits,
  pointed,
}: PoseGridProps) {
  const gridRef = useRef<HTMLDivElement>(null);
  // Where the keys are, as long as the grid has them; Tab comes to the chosen pose.
  const [focused, setFocused] = useState<Pose | null>(null);
  const calls = useRef({ onChoose, onPoint });
  useLayoutEffect(() => {
    calls.current = { onChoose, onPoint };
  });
  const choose = useCallback((next: Pose) => calls.current.onChoose(next), []);
  const last = useRef<Pose | null>(null);
  const point = useCallback((next: Pose | null) => {
    last.current = next;
    calls.current.onPoint(next);
  }, []);
  /** The pointer leaves one cell while the keys point at another. */
  const leave = useCallback(
    (left: Pose) => {
      if (last.current && equalPoses(last.current, left)) point(null);
    },
    [point],
  );
  useEffect(() => () => calls.current.onPoint(null), []);

  const rows = dialRows(withMirror);
  const stop = focused && (withMirror || !focused.mirror) ? focused : pose;
  const { plainest } = dial.cells[poseIndex(pose)]!;

  function walk(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Escape') point(null);
    const row = rows.findIndex((poses) => poses.some((each) => equalPoses(each, stop)));
    const column = stop.shift + 1;
    const next = nextCell(event, { row, column }, rows.length);
    if (!next) return;
    event.preventDefault();
    const to = rows[next.row]![next.column]!;
    gridRef.current?.querySelector<HTMLElement>(`[data-pose="${poseIndex(to)}"]`)?.focus();
  }

  const renderRow = (poses: readonly Pose[]) => (
    <div key={poseIndex(poses[0]!)} role="row" className={classes.row}>
      <span role="rowheader" className={classes.head}>
        {60 * poses[0]!.rotation}°
      </span>
      {poses.map((each) => (
        <PoseCell
          key={each.shift}
          cell={dial.cells[poseIndex(each)]!}
          painter={painter}
          reach={dial.reach}
          size={size}
          chosen={equalPoses(each, pose)}
          standsForChosen={!equalPoses(each, pose) && equalPoses(each, plainest)}
          tabStop={equalPoses(each, stop)}
          fit={fits ? FITS[fits.fits_pose[poseIndex(each)]!]! : null}
          why={fits && pointed && equalPoses(each, pointed) ? fits.explain(each) : null}
          onChoose={choose}
          onPoint={point}
          onLeave={leave}
        />
      ))}
    </div>
  );

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus
    <div
      ref={gridRef}
      role="grid"
      className={classes.grid}
      data-small={size.width < 60 || undefined}
      aria-label={words.poses}
      aria-describedby={describedBy}
      onKeyDown={walk}
      onFocus={({ target }) => {
        const cell = dial.cells[Number(target.dataset['pose'])];
        if (cell) setFocused(cell.pose);
      }}
      onBlur={() => setFocused(null)}
    >
      <div role="row" className={classes.row}>
        <span role="columnheader" className={classes.head}>
          <span className="visually-hidden">{words.rotation}</span>
        </span>
        {words.shiftHeads.map(({ short, long }) => (
          <span key={long} role="columnheader" className={classes.head} title={long}>
            <span aria-hidden="true">{short}</span>
            <span className="visually-hidden">{long}</span>
          </span>
        ))}
      </div>
      <div role="rowgroup">{rows.slice(0, 6).map(renderRow)}</div>
      {withMirror && (
        <div role="rowgroup" aria-label={words.mirrored}>
          <div className={classes.mirrored} aria-hidden="true">
            ◁▷ {words.mirrored}
          </div>
          {rows.slice(6).map(renderRow)}
        </div>
      )}
    </div>
  );
}

interface Place {
  readonly row: number;
  readonly column: number;
}

/** Where a key leads from a cell of three columns, as in a table; `null` when it leads nowhere. */
function nextCell(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  { row, column }: Place,
  rows: number,
): Place | null {
  const whole = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(2, column + 1) };
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(rows - 1, row + 1), column };
    case 'Home':
      return { row: whole ? 0 : row, column: 0 };
    case 'End':
      return { row: whole ? rows - 1 : row, column: 2 };
    default:
      return null;
  }
}
