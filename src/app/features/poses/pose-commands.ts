import { boardWalk, playWalk, stepsTo } from '../../board/poses/pose-walk.ts';
import type { Command } from '../../contrib/command.ts';
import type { Turn } from '../../contrib/posed.ts';
import { posedIn } from '../../contrib/registry.ts';
import { tellProblem } from '../../kit/tell.ts';
import { endWith } from '../../store/passing-note.ts';
import type { AppState } from '../../store/store.ts';
import { schematicPose } from '../../store/schematic-pose.ts';
import { hasOtherPose, adoptPose } from './adopt-pose.ts';
import * as words from './words.ts';

const documentOf = ({ document }: AppState) => document;

function poseCommand(id: Turn, name: string, key: string): Command {
  return {
    id,
    name,
    keys: [key],
    repeats: true,
    enabled: (state) => posedIn(state.session.workspace)?.isThere(state) ?? false,
    lacking: words.noObject,
    keywords: words.keywords,
    run({ store }) {
      const posed = posedIn(store.getState().session.workspace);
      const problem = posed?.turn(store, id) ?? null;
      if (posed && problem !== null) endWith(store, tellProblem(problem), documentOf, posed.subject);
    },
  };
}

/** Turn, shift and mirror the things on the board of the workspace that is shown. */
export const POSE_COMMANDS: readonly Command[] = [
  poseCommand('turn', words.turn, 'r'),
  poseCommand('turn-back', words.turnBack, 'shift+r'),
  poseCommand('shift', words.shift, 's'),
  poseCommand('shift-back', words.shiftBack, 'shift+s'),
  poseCommand('mirror', words.mirror, 'm'),
];

/** Makes the pose that is shown the plain one of the schematic. */
export const usePoseCommand: Command = {
  id: 'use-pose',
  name: words.usePose,
  keys: ['u'],
  keywords: words.usePoseKeywords,
  workspace: 'schematics',
  enabled: hasOtherPose,
  lacking: words.alreadyPlain,
  run({ store }) {
    const problem = adoptPose(store);
    if (problem !== null) endWith(store, tellProblem(problem), documentOf);
  },
};

/** Plays the steps that lead to the pose that is shown. */
export const playPoseCommand: Command = {
  id: 'play-pose',
  name: words.playPose,
  keys: ['shift+u'],
  keywords: words.playPoseKeywords,
  workspace: 'schematics',
  enabled: hasOtherPose,
  lacking: words.alreadyPlain,
  run({ store }) {
    playWalk(boardWalk(store), stepsTo(schematicPose.of(store.getState()).pose).length);
  },
};
