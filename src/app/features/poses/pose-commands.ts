import type { Command } from '../../contrib/command.ts';
import type { Turn } from '../../contrib/posed.ts';
import { posedIn } from '../../contrib/registry.ts';
import { tellProblem } from '../../kit/tell.ts';

function poseCommand(id: Turn, name: string, key: string): Command {
  return {
    id,
    name,
    keys: [key],
    repeats: true,
    enabled: (state) => posedIn(state.session.workspace)?.isThere(state) ?? false,
    lacking: 'nothing is in hand or selected',
    keywords: 'rotate flip pose orientation offset',
    run({ store }) {
      const problem = posedIn(store.getState().session.workspace)?.turn(store, id) ?? null;
      if (problem !== null) tellProblem(problem);
    },
  };
}

/** Turn, shift and mirror the things on the board of the workspace that is shown. */
export const POSE_COMMANDS: readonly Command[] = [
  poseCommand('turn', 'Turn 60° clockwise', 'r'),
  poseCommand('turn-back', 'Turn 60° counterclockwise', 'shift+r'),
  poseCommand('shift', 'Shift right', 's'),
  poseCommand('shift-back', 'Shift left', 'shift+s'),
  poseCommand('mirror', 'Mirror left-right', 'm'),
];
