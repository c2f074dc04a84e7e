import { modulo6, ORIGIN } from '../../../engine/hex/hex.ts';
import type { Pose } from '../../../engine/schematic/pose.ts';
import type { Shift } from '../../../engine/segment/shift.ts';
import {
  currentSelection,
  mirrorSelection,
  shiftSelection,
  turnSelection,
} from '../schematics/selection/selection-edits.ts';
import { mirrorSelected, shiftSelected, turnSelected } from '../selection/selection-edits.ts';
import { mirrorAbout, slide, turnAbout, type Motion } from '../../cityview/motion.ts';
import { movedGroup } from '../../cityview/group.ts';
import { hasSelection } from '../selection/selection.ts';
import { setSession, type AppState, type AppStore } from '../../store/store.ts';
import type { Command } from '../../contrib/command.ts';
import { tellProblem } from '../../kit/tell.ts';
import { stamping } from '../../cityview/stamping.ts';
import { pasting } from '../selection/pasting.ts';

/** The pose that is in hand: of the ghost in the city, of the schematic on the board of the other workspace. */
export function currentPose(state: AppState): Pose | null {
  const { workspace, pose } = state.session;
  return workspace === 'schematics' ? pose : (stamping.of(state)?.pose ?? null);
}

export function setPose(store: AppStore, pose: Pose): void {
  const state = store.getState();
  const held = stamping.of(state);
  if (state.session.workspace === 'schematics') setSession(store, { pose });
  else if (held) stamping.take(store, { ...held, pose });
}

/**
 * @param turnSegments does the same with what is selected on the board of schematics
 * @param turnPlacements with what is selected in the city
 * @param motion with what was copied and is about to be stamped
 */
function poseCommand(
  id: string,
  name: string,
  key: string,
  turn: (pose: Pose) => Pose,
  turnSegments: (store: AppStore) => string | null,
  turnPlacements: (store: AppStore) => string | null,
  motion: Motion,
): Command {
  return {
    id,
    name,
    keys: [key],
    repeats: true,
    enabled: (state) => currentPose(state) !== null || hasSelection(state) || isPasting(state),
    lacking: 'nothing is in hand or selected',
    keywords: 'rotate flip pose orientation offset',
    run: ({ store }) => {
      const state = store.getState();
      const { workspace, tool } = state.session;
      if (workspace === 'schematics' && tool === 'select' && currentSelection(state)) {
        tell(turnSegments(store));
        return;
      }
      if (hasSelection(state)) {
        tell(turnPlacements(store));
        return;
      }
      const held = pasting.of(state);
      if (isPasting(state) && held) {
        pasting.take(store, { group: movedGroup(held.group, motion) });
        return;
      }
      const pose = currentPose(state);
      if (pose) setPose(store, turn(pose));
    },
  };
}

function tell(problem: string | null): void {
  if (problem !== null) tellProblem(problem);
}

/** Whether copied placements are in hand. */
function isPasting(state: AppState): boolean {
  return state.session.workspace === 'city' && pasting.of(state) !== null;
}

const SHIFT_CYCLE: readonly Shift[] = [0, 1, -1];

function nextShift(shift: Shift, steps: number): Shift {
  return SHIFT_CYCLE[(SHIFT_CYCLE.indexOf(shift) + steps + 3) % 3]!;
}

export const POSE_COMMANDS: readonly Command[] = [
  poseCommand(
    'turn',
    'Turn 60° clockwise',
    'r',
    (pose) => ({ ...pose, rotation: modulo6(pose.rotation + 1) }),
    (store) => turnSelection(store, true),
    (store) => turnSelected(store, true),
    turnAbout(ORIGIN, 1),
  ),
  poseCommand(
    'turn-back',
    'Turn 60° counterclockwise',
    'shift+r',
    (pose) => ({ ...pose, rotation: modulo6(pose.rotation + 5) }),
    (store) => turnSelection(store, false),
    (store) => turnSelected(store, false),
    turnAbout(ORIGIN, 5),
  ),
  poseCommand(
    'shift',
    'Shift to the next offset',
    's',
    (pose) => ({ ...pose, shift: nextShift(pose.shift, 1) }),
    (store) => shiftSelection(store, 1),
    (store) => shiftSelected(store, 1),
    slide(1),
  ),
  poseCommand(
    'shift-back',
    'Shift to the offset before',
    'shift+s',
    (pose) => ({ ...pose, shift: nextShift(pose.shift, -1) }),
    (store) => shiftSelection(store, -1),
    (store) => shiftSelected(store, -1),
    slide(-1),
  ),
  poseCommand(
    'mirror',
    'Mirror left-right',
    'm',
    (pose) => ({ ...pose, mirror: !pose.mirror }),
    mirrorSelection,
    mirrorSelected,
    mirrorAbout(ORIGIN),
  ),
];
