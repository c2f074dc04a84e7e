import { equalPoses, type Pose } from '../../../engine/schematic/pose.ts';
import { schematicPose } from '../../store/schematic-pose.ts';
import type { AppState } from '../../store/store.ts';
import { previewedPose } from './previewed-pose.ts';

/** The change of a pose that is shown over the schematic. */
export interface PoseChange {
  readonly from: Pose;
  readonly to: Pose;
  /** Whether it stays when it is over, for it is only pointed at; else the schematic is in that pose by then. */
  readonly stays: boolean;
  /** Whether it is over as soon as can be followed: it was chosen without being pointed at first. */
  readonly quick: boolean;
}

/** Where a pose is pointed at, it is shown from the one that the schematic is in. */
export function pointedChange(state: AppState): PoseChange | null {
  const from = schematicPose.of(state).pose;
  const to = previewedPose.of(state).pose;
  return to === null || equalPoses(to, from) ? null : { from, to, stays: true, quick: false };
}

/**
 * The pose change to show after a change of the session: the pose that is pointed at; a chosen pose, once; else the one
 * that was shown before. Another schematic, or an edit under way, ends them all.
 */
export function nextChange(shown: PoseChange | null, before: AppState, now: AppState): PoseChange | null {
  if (now.gesture !== null || now.session.schematic !== before.session.schematic) return null;
  const pointed = pointedChange(now);
  if (pointed) return shown && isSameWay(shown, pointed) && shown.stays ? shown : pointed;
  const from = schematicPose.of(before).pose;
  const to = schematicPose.of(now).pose;
  if (!equalPoses(from, to)) {
    const chosen = { from, to, stays: false, quick: true };
    // It was pointed at before it was chosen: what is under way goes on.
    return shown && isSameWay(shown, chosen) ? { ...shown, stays: false } : chosen;
  }
  return shown?.stays === false ? shown : null;
}

function isSameWay(a: PoseChange, b: PoseChange): boolean {
  return equalPoses(a.from, b.from) && equalPoses(a.to, b.to);
}
