import { boardWalk, endWalk } from '../../board/poses/pose-walk.ts';
import type { Cancel } from '../../contrib/cancel.ts';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import { playPoseCommand, POSE_COMMANDS, usePoseCommand } from './pose-commands.ts';
import * as words from './words.ts';

/** Escape ends the walk to a pose first. */
export const CANCELS: readonly Cancel[] = [
  {
    order: 25,
    run(store) {
      const walk = boardWalk(store);
      if (walk.getState().position === null) return false;
      endWalk(walk);
      return true;
    },
  },
];

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 10, commands: [...POSE_COMMANDS, usePoseCommand, playPoseCommand] },
];
