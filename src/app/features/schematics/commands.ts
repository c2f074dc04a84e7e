import type { Cancel } from '../../contrib/cancel.ts';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import {
  KIND_CHOICE_COMMANDS,
  SELECTION_COMMANDS,
  SHAPE_COMMANDS,
  TOOL_COMMANDS,
  WALK_COMMANDS,
  WIDTH_COMMANDS,
} from './schematic-commands.ts';
import { equalPoses, PLAIN_POSE } from '../../../engine/schematic/pose.ts';
import { shownPlaceSlice } from '../../board/shown-place.ts';
import { turned } from '../../board/poses/turns.ts';
import { SCHEMATIC_SPOKEN } from './schematic-spoken.ts';
import { SchematicTools } from './SchematicTools.tsx';
import type { Spoken } from '../../contrib/spoken.ts';
import type { ToolBarItem } from '../../contrib/tool-bar.ts';
import type { Posed, Turn } from '../../contrib/posed.ts';
import type { AppStore } from '../../store/store.ts';
import {
  currentSelection,
  mirrorSelection,
  shiftSelection,
  turnSelection,
} from './selection/selection-edits.ts';
import { selected } from './selection/selected.ts';
import { SYMMETRY_COMMANDS } from './symmetry/symmetry-commands.ts';
import { schematicPose } from '../../store/schematic-pose.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  {
    title: words.tools,
    order: 10,
    commands: [...TOOL_COMMANDS, ...SHAPE_COMMANDS, ...WIDTH_COMMANDS, ...SYMMETRY_COMMANDS],
  },
  { title: words.selection, order: 10, commands: SELECTION_COMMANDS },
  { title: words.kinds, order: 10, commands: KIND_CHOICE_COMMANDS },
  { title: words.keyboardCursor, order: 10, commands: WALK_COMMANDS },
];

export const TOOL_BAR: readonly ToolBarItem[] = [
  { workspace: 'schematics', order: 10, Buttons: SchematicTools },
];

export const CANCELS: readonly Cancel[] = [
  {
    order: 30,
    run(store) {
      const state = store.getState();
      if (state.session.workspace !== 'schematics') return false;
      if (currentSelection(state)) selected.set(store, { selection: null });
      else if (shownPlaceSlice.of(state).segments) shownPlaceSlice.set(store, { segments: null });
      else if (!equalPoses(schematicPose.of(state).pose, PLAIN_POSE))
        schematicPose.set(store, { pose: PLAIN_POSE });
      else return false;
      return true;
    },
  },
];

const TURNS: Readonly<Record<Turn, (store: AppStore) => string | null>> = {
  turn: (store) => turnSelection(store, true),
  'turn-back': (store) => turnSelection(store, false),
  shift: (store) => shiftSelection(store, 1),
  'shift-back': (store) => shiftSelection(store, -1),
  mirror: mirrorSelection,
};

export const POSED: readonly Posed[] = [
  {
    workspace: 'schematics',
    isThere: () => true,
    subject: (state) => selected.of(state).selection,
    turn(store, turn) {
      const state = store.getState();
      if (currentSelection(state)) return TURNS[turn](store);
      schematicPose.set(store, { pose: turned(schematicPose.of(state).pose, turn) });
      return null;
    },
  },
];

export const SPOKEN: readonly Spoken[] = SCHEMATIC_SPOKEN;
