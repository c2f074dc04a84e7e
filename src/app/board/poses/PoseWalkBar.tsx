import { ActionIcon, Slider } from '@mantine/core';
import { Pause, Play, StepBack, StepForward } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Tooltip } from '../../kit/Tooltip.tsx';
import type { Pose } from '../../../engine/schematic/pose.ts';
import { explainMovement, poseLabel } from './pose-words.ts';
import { playWalk, stepsTo, stepWalk, walkTo, type PoseWalkStore } from './pose-walk.ts';
import classes from './PoseWalkBar.module.css';
import * as words from '../words.ts';

interface PoseWalkBarProps {
  readonly walk: PoseWalkStore;
  readonly pose: Pose;
  /** Whether the user wants less motion: steps are jumps. */
  readonly isStill: boolean;
  /** More buttons at the end. */
  readonly children?: ReactNode;
}

/** The steps from the unturned piece to a pose: played, one by one, or scrubbed with the slider. */
export function PoseWalkBar({ walk, pose, isStill, children }: PoseWalkBarProps) {
  const { position, playingTo } = useStore(walk);
  const steps = useMemo(() => stepsTo(pose), [pose]);
  const count = steps.length;
  const at = Math.min(position ?? count, count);
  const isPlaying = playingTo !== null;
  const button = (name: string, icon: ReactNode, disabled: boolean, onClick: () => void) => (
    <Tooltip label={name}>
      <ActionIcon size={26} variant="default" aria-label={name} disabled={disabled} onClick={onClick}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
  // The step that is under way, or else the last one that is done.
  const index = Math.max(0, Math.ceil(at) - 1);
  const step = at === 0 ? undefined : steps[index];
  return (
    <div className={classes.walk} role="group" aria-label={words.walkThrough}>
      <div className={classes.bar}>
        {button(words.stepBack, <StepBack size={14} />, at <= 0, () => stepWalk(walk, count, -1, isStill))}
        {button(
          isPlaying ? words.pauseWalk : words.playWalk,
          isPlaying ? <Pause size={14} /> : <Play size={14} />,
          count === 0,
          () => (isStill ? stepWalk(walk, count, 1, true) : playWalk(walk, count)),
        )}
        {button(words.stepOn, <StepForward size={14} />, position === null || at >= count, () =>
          stepWalk(walk, count, 1, isStill),
        )}
        <Slider
          className={classes.slider}
          size="sm"
          label={null}
          thumbLabel={words.walkPosition}
          min={0}
          max={Math.max(1, count)}
          step={0.02}
          value={count === 0 ? 1 : at}
          disabled={count === 0}
          marks={steps.map((_, mark) => ({ value: mark + 1 }))}
          onChange={(value) => walkTo(walk, value)}
        />
      </div>
      <div className={classes.end}>
        <p className={classes.step} {...(!isPlaying && { 'aria-live': 'polite' })}>
          {count === 0 ? (
            words.choosePose
          ) : step ? (
            <>
              <b>{words.stepOf(index + 1, count)}</b> {explainMovement(step, index < count - 1)}
            </>
          ) : (
            <>
              <b>{poseLabel({ mirror: false, rotation: 0, shift: 0 })}</b> {words.asDrawn}
            </>
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
