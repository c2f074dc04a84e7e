import { UnstyledButton } from '@mantine/core';
import { Check, X } from 'lucide-react';
import { memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { hexCenter } from '../../../engine/hex/plane.ts';
import { poseIndex } from '../../../engine/schematic/pose-group.ts';
import { equalPoses, type Pose } from '../../../engine/schematic/pose.ts';
import { whenIdle } from '../../kit/idle.ts';
import { strokeWithHalo } from '../paint/halo.ts';
import { pixelRatio, watchPixelRatio } from '../pixel-ratio.ts';
import type { DialCell } from './pose-dial.ts';
import type { PosePainter } from './pose-painter.ts';
import { describePose, poseLabel } from './pose-words.ts';
import classes from './PosesPanel.module.css';
import * as words from '../words.ts';

/** Width and height of a picture in CSS pixels. */
const SIZE = 70;

/** Milliseconds after which a picture is drawn, however busy the page is. */
const LATEST = 50;

interface PoseCellProps {
  readonly cell: DialCell;
  readonly painter: PosePainter;
  /** Half the width of what is shown about the center hex, in side lengths. */
  readonly reach: number;
  readonly chosen: boolean;
  /** Whether it is the plainest of those that come to the same as the chosen one. */
  readonly standsForChosen: boolean;
  /** Whether Tab comes to it. */
  readonly tabStop: boolean;
  /** Whether it fits where it would be stamped; `null` when that is not asked. */
  readonly fit: 'fits' | 'blocked' | null;
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
  const isDouble = !equalPoses(pose, plainest);
  const name = isDouble ? words.samePose(describePose(pose), describePose(plainest)) : describePose(pose);
  return (
    <UnstyledButton
      role="gridcell"
      className={classes.cell}
      aria-label={fit ? (fit === 'fits' ? words.poseFits(name) : words.poseBlocked(name)) : name}
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
      <PosePicture cell={cell} painter={painter} reach={reach} />
      {isDouble && (
        <span className={classes.same} aria-hidden="true">
          {words.sameAs}
          <b>{poseLabel(plainest)}</b>
        </span>
      )}
      {fit && (
        <span className={classes.fit} aria-hidden="true">
          {fit === 'fits' ? <Check size={11} strokeWidth={3.5} /> : <X size={11} strokeWidth={3.5} />}
        </span>
      )}
    </UnstyledButton>
  );
});

type PosePictureProps = Pick<PoseCellProps, 'cell' | 'painter' | 'reach'>;

/** Drawn when the page is idle; until then what was there before stays. */
function PosePicture({ cell, painter, reach }: PosePictureProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const ratio = useSyncExternalStore(watchPixelRatio, pixelRatio);
  useLayoutEffect(
    () => whenIdle(() => drawPicture(canvasRef.current!, { cell, painter, reach }, ratio), LATEST),
    [cell, painter, reach, ratio],
  );
  return (
    <canvas
      ref={canvasRef}
      className={classes.picture}
      aria-hidden="true"
      style={{ width: SIZE, height: SIZE }}
    />
  );
}

function drawPicture(
  canvas: HTMLCanvasElement,
  { cell, painter, reach }: PosePictureProps,
  ratio: number,
): void {
  const pixels = Math.round(SIZE * ratio);
  // Also clears it.
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext('2d');
  if (!context) return;
  const side = pixels / 2 / reach;
  const middle = pixels / 2;
  // One picture serves all poses that come to the same.
  const { x, y } = hexCenter(cell.move);
  painter.drawPose(context, cell.plainest, { originX: middle + x * side, originY: middle + y * side, side });
  outlineCenter(context, middle, Math.max(side, 2.5 * ratio), ratio);
}

/** The center hex, or a small one where it would be no more than a dot. */
function outlineCenter(context: CanvasRenderingContext2D, middle: number, side: number, ratio: number): void {
  context.beginPath();
  for (let corner = 0; corner < 6; corner++) {
    const angle = (corner * Math.PI) / 3;
    context.lineTo(middle + side * Math.cos(angle), middle + side * Math.sin(angle));
  }
  context.closePath();
  const line = { color: '#b3263a', width: 1.25 * ratio };
  strokeWithHalo(context, line, { color: '#ffffffb0', width: 2.5 * ratio });
}
