import { equalPoses, type Pose } from '../../../engine/schematic/pose.ts';
import type { AppState } from '../../store/store.ts';

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
export function pointedChange({ session: { pose, previewedPose } }: AppState): PoseChange | null {
  return previewedPose === null || equalPoses(previewedPose, pose)
    ? null
    : { from: pose, to: previewedPose, stays: true, quick: false };
}

/**
 * The pose change to show after a change of the session: the pose that is pointed at; a chosen pose, once; else the one
 * that was shown before. Another schematic, or an edit under way, ends them all.
 */
export function nextChange(shown: PoseChange | null, before: AppState, now: AppState): PoseChange | null {
  if (now.gesture !== null || now.session.schematic !== before.session.schematic) return null;
  const pointed = pointedChange(now);
  if (pointed) return shown && isSameWay(shown, pointed) && shown.stays ? shown : pointed;
  const { pose } = now.session;
  if (!equalPoses(pose, before.session.pose)) {
    const chosen = { from: before.session.pose, to: pose, stays: false, quick: true };
    // It was pointed at before it was chosen: what is under way goes on.
    return shown && isSameWay(shown, chosen) ? { ...shown, stays: false } : chosen;
  }
  return shown?.stays === false ? shown : null;
}

function isSameWay(a: PoseChange, b: PoseChange): boolean {
  return equalPoses(a.from, b.from) && equalPoses(a.to, b.to);
}
