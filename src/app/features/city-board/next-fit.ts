import { ALL_POSES, poseIndex } from '../../../engine/schematic/pose-group.ts';
import { equalPoses, type Pose } from '../../../engine/schematic/pose.ts';
import { describePose } from '../../board/poses/pose-words.ts';
import { aimOf } from '../../cityview/board-aim.ts';
import { announce } from '../../store/announcements.ts';
import { countsMirrored, poseFits } from '../../cityview/pose-fits.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { stamping } from '../../cityview/stamping.ts';
import { toSchematic } from '../../document/document.ts';
import type { AppStore } from '../../store/store.ts';
import * as words from './words.ts';

/**
 * Takes the next of the poses that fit at the pointer or the keys, the one before for -1; announces the pose, or why there
 * is none.
 */
export function takeNextFit(store: AppStore, step: 1 | -1): void {
  const state = store.getState();
  const held = stamping.of(state);
  const { segment } = aimOf(store).getState();
  if (!held) return;
  if (!segment) return announce(store, words.pointFirst);
  const city = cityViewOf(store);
  const schematic = toSchematic(state.document.schematics[held.schematic]!);
  const found = poseFits(state, city, schematic, segment, countsMirrored(held.pose));
  // Where no distinct pose fits, one that comes to the same beside this hex may.
  const { fits_pose } = found;
  const fitting =
    found.fitting.length > 0
      ? found.fitting
      : ALL_POSES.filter(
          (pose) => fits_pose[poseIndex(pose)] !== 0 && (countsMirrored(held.pose) || !pose.mirror),
        );
  if (fitting.length === 0) return announce(store, words.noneFits);
  const pose = nextOf(fitting, held.pose, step);
  stamping.take(store, { ...held, pose });
  announce(store, words.fitsOf(describePose(pose), fitting.indexOf(pose), fitting.length));
}

/** The pose after another one in a list, round its end; the other one itself need not be in it. */
function nextOf(list: readonly Pose[], from: Pose, step: 1 | -1): Pose {
  const own = list.findIndex((pose) => equalPoses(pose, from));
  if (own >= 0) return list.at((own + step) % list.length)!;
  const index = list.findIndex((pose) => poseIndex(pose) > poseIndex(from));
  const after = index < 0 ? list.length : index;
  return list.at(step === 1 ? after % list.length : after - 1)!;
}
