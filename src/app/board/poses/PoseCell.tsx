import { UnstyledButton, useComputedColorScheme } from '@mantine/core';
import { Check, Layers2, X } from 'lucide-react';
import { memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { poseIndex } from '../../../engine/schematic/pose-group.ts';
import { equalPoses, type Pose } from '../../../engine/schematic/pose.ts';
import { whenIdle } from '../../kit/idle.ts';
import { DARK_BOARD, LIGHT_BOARD } from '../board-theme.ts';
import { pixelRatio, watchPixelRatio } from '../pixel-ratio.ts';
import { drawPosePicture, type PosePicture } from './pose-picture.ts';
import { describePose, poseLabel } from './pose-words.ts';
import classes from './PosesPanel.module.css';
import * as words from '../words.ts';

/** Milliseconds after which a picture is drawn, however busy the page is. */
const LATEST = 50;

/** The ways in which a pose fits: their marks, and the names of their cells. */
const FITTING = {
  fits: { Mark: Check, name: words.poseFits },
  over: { Mark: Layers2, name: words.poseFitsOver },
  blocked: { Mark: X, name: words.poseBlocked },
} as const;

interface PoseCellProps extends PosePicture {
  readonly chosen: boolean;
  /** Whether it is the plainest of those that come to the same as the chosen one. */
  readonly standsForChosen: boolean;
  /** Whether Tab comes to it. */
  readonly tabStop: boolean;
  /** Whether it fits where it would be stamped, or does over what is in its way; `null` when that is not asked. */
  readonly fit: keyof typeof FITTING | null;
  /** That in a sentence, with the reason; `null` unless it is pointed at. */
  readonly why: string | null;
  readonly onChoose: (pose: Pose) => void;
  readonly onPoint: (pose: Pose) => void;
  /** It is pointed at no more. */
  readonly onLeave: (pose: Pose) => void;
}

/** One pose of the dial: its picture, dimmed when a plainer pose comes to the same, and then said of which. */
export const PoseCell = memo(function PoseCell({
  cell,
  painter,
  reach,
  size,
  chosen,
  standsForChosen,
  tabStop,
  fit,
  why,
  onChoose,
  onPoint,
  onLeave,
}: PoseCellProps) {
  const { pose, plainest } = cell;
  const Mark = fit && FITTING[fit].Mark;
  const isDouble = !equalPoses(pose, plainest);
  const name = isDouble ? words.samePose(describePose(pose), describePose(plainest)) : describePose(pose);
  return (
    <UnstyledButton
      role="gridcell"
      className={classes.cell}
      aria-label={fit ? FITTING[fit].name(name) : name}
      aria-selected={chosen}
      title={why === null ? name : `${name}: ${why}`}
      tabIndex={tabStop ? 0 : -1}
      data-pose={poseIndex(pose)}
      data-double={isDouble || undefined}
      data-fit={fit ?? undefined}
      data-stands-for-chosen={standsForChosen || undefined}
      onClick={() => onChoose(pose)}
      onFocus={() => onPoint(pose)}
      onBlur={() => onLeave(pose)}
      onPointerMove={({ pointerType, movementX, movementY }) => {
        // A finger points at nothing before it chooses; a cell that scrolls under a pointer has moved, not the pointer.
        if (pointerType !== 'touch' && (movementX !== 0 || movementY !== 0)) onPoint(pose);
      }}
      onPointerLeave={() => onLeave(pose)}
    >
      <PoseCanvas cell={cell} painter={painter} reach={reach} size={size} />
      {isDouble && (
        <span className={classes.same} aria-hidden="true">
          {words.sameAs}
          <b>{poseLabel(plainest)}</b>
        </span>
      )}
      {Mark && (
        <span className={classes.fit} aria-hidden="true">
          <Mark size={11} strokeWidth={3.5} />
        </span>
      )}
    </UnstyledButton>
  );
});

/** Drawn when the page is idle; until then what was there before stays. */
function PoseCanvas({ cell, painter, reach, size }: PosePicture) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const ratio = useSyncExternalStore(watchPixelRatio, pixelRatio);
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  useLayoutEffect(
    () =>
      whenIdle(() => {
        const theme = isDark ? DARK_BOARD : LIGHT_BOARD;
        drawPosePicture(canvasRef.current!, { cell, painter, reach, size }, theme, ratio);
      }, LATEST),
    [cell, painter, reach, size, isDark, ratio],
  );
  return (
    <canvas
      ref={canvasRef}
      className={classes.picture}
      aria-hidden="true"
      style={{ width: size.width, height: size.height }}
    />
  );
}
