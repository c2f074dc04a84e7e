import { createStore, type StoreApi } from 'zustand/vanilla';
import { equalPoses, PLAIN_POSE, type Pose } from '../../../engine/schematic/pose.ts';
import { schematicPose } from '../../store/schematic-pose.ts';
import { createService } from '../../store/service.ts';
import type { AppState } from '../../store/store.ts';
import { stepsBetween, type Movement } from './pose-motion.ts';

/** The walk through the steps that lead from the unturned piece to a pose. */
export interface PoseWalk {
  /** Number of steps that are done, with the part of the step under way as a fraction; `null` while none is walked. */
  readonly position: number | null;
  /** The position at which it stops by itself; `null` while it rests. */
  readonly playingTo: number | null;
}

export type PoseWalkStore = StoreApi<PoseWalk>;

const AT_REST: PoseWalk = { position: null, playingTo: null };

export function createWalk(): PoseWalkStore {
  return createStore<PoseWalk>(() => AT_REST);
}

/** The walk over the board of schematics. It ends when the schematic, its pose or its shape is another. */
export const boardWalk = createService((store): PoseWalkStore => {
  const walk = createWalk();
  store.subscribe((now, before) => {
    if (walk.getState().position !== null && !isSamePiece(now, before)) endWalk(walk);
  });
  return walk;
});

function isSamePiece(now: AppState, before: AppState): boolean {
  const { schematic } = now.session;
  if (schematic === null || schematic !== before.session.schematic) return false;
  return (
    now.document.schematics[schematic] === before.document.schematics[schematic] &&
    now.session.workspace === before.session.workspace &&
    equalPoses(schematicPose.of(now).pose, schematicPose.of(before).pose)
  );
}

/** The steps from the unturned piece to a pose. */
export function stepsTo(pose: Pose): Movement[] {
  return stepsBetween(PLAIN_POSE, pose);
}

/** Ends a walk: the board shows the pose as it is. */
export function endWalk(walk: PoseWalkStore): void {
  walk.setState(AT_REST);
}

/** Shows a walk at a position, and stops it there. */
export function walkTo(walk: PoseWalkStore, position: number): void {
  walk.setState({ position, playingTo: null });
}

/** Walks on by itself to the end, from the beginning when it is at its end; pauses a walk that goes on. */
export function playWalk(walk: PoseWalkStore, steps: number): void {
  const { position, playingTo } = walk.getState();
  if (playingTo !== null) walk.setState({ playingTo: null });
  else if (steps > 0)
    walk.setState({ position: position === null || position >= steps ? 0 : position, playingTo: steps });
}

/** Walks one step on or back, by itself unless the user wants less motion. */
export function stepWalk(walk: PoseWalkStore, steps: number, way: 1 | -1, isStill: boolean): void {
  const { position } = walk.getState();
  const from = position ?? (way === 1 ? 0 : steps);
  const to = way === 1 ? Math.min(steps, Math.floor(from) + 1) : Math.max(0, Math.ceil(from) - 1);
  if (way === -1 || isStill) walkTo(walk, to);
  else walk.setState({ position: from >= steps ? 0 : from, playingTo: from >= steps ? 1 : to });
}
