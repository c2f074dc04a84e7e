import { modulo6 } from '../../engine/hex/hex.ts';
import { PLAIN_POSE, type Pose } from '../../engine/schematic/pose.ts';
import type { Shift } from '../../engine/segment/shift.ts';
import { removePlacement } from '../city/city-edits.ts';
import { cancelGeneration, startGeneration } from '../city/generation.ts';
import {
  cancelGesture,
  edit,
  redoStep,
  setSession,
  undoStep,
  type AppState,
  type AppStore,
} from '../store/store.ts';
import { isEmptyStep } from '../store/timeline.ts';
import type { Command } from './command.ts';

export const undoCommand: Command = {
  id: 'undo',
  name: 'Undo',
  keys: ['mod+z'],
  enabled: ({ timeline, gesture }) =>
    timeline.past.length > 0 || (gesture !== null && !isEmptyStep(gesture.step)),
  run: ({ store }) => undoStep(store),
};

export const redoCommand: Command = {
  id: 'redo',
  name: 'Redo',
  keys: ['mod+shift+z', 'mod+y'],
  enabled: ({ timeline }) => timeline.future.length > 0,
  run: ({ store }) => redoStep(store),
};

export const generateCommand: Command = {
  id: 'generate',
  name: 'Generate the city',
  keys: ['mod+enter'],
  workspace: 'city',
  enabled: ({ session }) => session.generation.kind !== 'running',
  run: ({ store }) => void startGeneration(store),
};

export const deletePlacementCommand: Command = {
  id: 'delete-placement',
  name: 'Remove the selected placement',
  keys: ['delete', 'backspace'],
  workspace: 'city',
  enabled: ({ session }) => session.placement !== null,
  run: ({ store }) => {
    const { placement } = store.getState().session;
    if (placement === null) return;
    edit(store, 'Remove placement', (draft) => removePlacement(draft, placement));
    setSession(store, { placement: null });
  },
};

export const ZOOM_COMMANDS: readonly Command[] = [
  { id: 'zoom-in', name: 'Zoom in', keys: ['+', '='], run: ({ board }) => board?.zoomIn() },
  { id: 'zoom-out', name: 'Zoom out', keys: ['-'], run: ({ board }) => board?.zoomOut() },
  { id: 'fit', name: 'Fit to view', keys: ['0'], run: ({ board }) => board?.fit() },
];

/** The pose that is in hand: of the ghost in the city, of the schematic on the board of the other workspace. */
export function currentPose({ session }: AppState): Pose | null {
  if (session.workspace === 'schematics') return session.pose;
  return session.cityTool.kind === 'stamp' ? session.cityTool.pose : null;
}

export function setPose(store: AppStore, pose: Pose): void {
  const { workspace, cityTool } = store.getState().session;
  if (workspace === 'schematics') setSession(store, { pose });
  else if (cityTool.kind === 'stamp') setSession(store, { cityTool: { ...cityTool, pose } });
}

function poseCommand(id: string, name: string, key: string, turn: (pose: Pose) => Pose): Command {
  return {
    id,
    name,
    keys: [key],
    enabled: (state) => currentPose(state) !== null,
    run: ({ store }) => {
      const pose = currentPose(store.getState());
      if (pose) setPose(store, turn(pose));
    },
  };
}

const SHIFT_CYCLE: readonly Shift[] = [0, 1, -1];

function nextShift(shift: Shift, steps: number): Shift {
  return SHIFT_CYCLE[(SHIFT_CYCLE.indexOf(shift) + steps + 3) % 3]!;
}

export const POSE_COMMANDS: readonly Command[] = [
  poseCommand('turn', 'Turn 60° clockwise', 'r', (pose) => ({
    ...pose,
    rotation: modulo6(pose.rotation + 1),
  })),
  poseCommand('turn-back', 'Turn 60° counterclockwise', 'shift+r', (pose) => ({
    ...pose,
    rotation: modulo6(pose.rotation + 5),
  })),
  poseCommand('shift', 'Shift to the next offset', 's', (pose) => ({
    ...pose,
    shift: nextShift(pose.shift, 1),
  })),
  poseCommand('shift-back', 'Shift to the offset before', 'shift+s', (pose) => ({
    ...pose,
    shift: nextShift(pose.shift, -1),
  })),
  poseCommand('mirror', 'Mirror left-right', 'm', (pose) => ({ ...pose, mirror: !pose.mirror })),
];

export const paintCommand: Command = {
  id: 'paint',
  name: 'Paint',
  keys: ['b'],
  workspace: 'schematics',
  run: ({ store }) => setSession(store, { tool: 'paint' }),
};

export const eraseCommand: Command = {
  id: 'erase',
  name: 'Erase',
  keys: ['e'],
  workspace: 'schematics',
  run: ({ store }) => setSession(store, { tool: 'erase' }),
};

export const selectCommand: Command = {
  id: 'select',
  name: 'Select placements',
  keys: ['v'],
  workspace: 'city',
  run: ({ store }) => setSession(store, { cityTool: { kind: 'select' } }),
};

export const drawLandCommand: Command = {
  id: 'draw-land',
  name: 'Draw land',
  keys: ['l'],
  workspace: 'city',
  run: ({ store }) => setSession(store, { cityTool: { kind: 'land' } }),
};

export const eraseLandCommand: Command = {
  id: 'erase-land',
  name: 'Erase land',
  keys: ['shift+l'],
  workspace: 'city',
  run: ({ store }) => setSession(store, { cityTool: { kind: 'sea' } }),
};

export const measureCommand: Command = {
  id: 'measure',
  name: 'Measure',
  keys: ['d'],
  workspace: 'city',
  run: ({ store }) => setSession(store, { cityTool: { kind: 'measure', from: null, to: null } }),
};

export const districtsCommand: Command = {
  id: 'districts',
  name: 'Show districts',
  keys: ['g'],
  workspace: 'city',
  enabled: ({ document }) => document.city.districts.length > 0,
  run: ({ store }) => setSession(store, { districtsShown: !store.getState().session.districtsShown }),
};

const kindCommand: Command = {
  id: 'kind',
  name: 'Paint with one of the first kinds',
  keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  keysInShort: '1 – 9',
  workspace: 'schematics',
  run: ({ store }, key) => {
    const kind = store.getState().document.kinds[Number(key) - 1];
    if (kind) setSession(store, { tool: 'paint', kind: kind.id });
  },
};

export const shortcutsCommand: Command = {
  id: 'shortcuts',
  name: 'Keyboard shortcuts',
  keys: ['?'],
  run: ({ store }) => setSession(store, { shortcutsShown: true }),
};

/** Takes one step out of what is under way: a gesture, the ghost, a posed preview, the selection, a generation. */
const escapeCommand: Command = {
  id: 'escape',
  name: 'Cancel',
  keys: ['escape'],
  run: ({ store }) => {
    const { gesture, session } = store.getState();
    if (gesture) cancelGesture(store);
    else if (session.workspace === 'schematics') setSession(store, { pose: PLAIN_POSE });
    else if (session.cityTool.kind === 'measure' && session.cityTool.from)
      setSession(store, { cityTool: { kind: 'measure', from: null, to: null } });
    else if (session.cityTool.kind !== 'select') setSession(store, { cityTool: { kind: 'select' } });
    else if (session.placement !== null) setSession(store, { placement: null });
    else if (session.generation.kind === 'running') cancelGeneration(store);
  },
};

/** Everything that a key can do, in the order of the list of shortcuts. */
export const COMMANDS: readonly Command[] = [
  undoCommand,
  redoCommand,
  ...ZOOM_COMMANDS,
  paintCommand,
  eraseCommand,
  kindCommand,
  selectCommand,
  drawLandCommand,
  eraseLandCommand,
  measureCommand,
  districtsCommand,
  ...POSE_COMMANDS,
  deletePlacementCommand,
  generateCommand,
  escapeCommand,
  shortcutsCommand,
];
