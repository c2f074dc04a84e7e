import type { PoseWalkStore } from './pose-walk.ts';
import { stepsAtTime, timeOfSteps, type Timing } from './pose-timing.ts';

/**
 * Moves a walk on, frame by frame, while it plays.
 *
 * @returns what ends it
 */
export function followWalk(walk: PoseWalkStore, timing: Timing): () => void {
  let frame = 0;
  let last: number | null = null;
  const advance = (time: number) => {
    frame = 0;
    const { position, playingTo } = walk.getState();
    if (playingTo === null || position === null) return;
    const elapsed = timeOfSteps(timing, position) + (last === null ? 0 : time - last);
    last = time;
    const next = stepsAtTime(timing, elapsed);
    if (next >= playingTo) walk.setState({ position: playingTo, playingTo: null });
    else walk.setState({ position: next });
  };
  const wait = () => {
    if (walk.getState().playingTo === null) last = null;
    else if (frame === 0) frame = requestAnimationFrame(advance);
  };
  const stop = walk.subscribe(wait);
  wait();
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}
