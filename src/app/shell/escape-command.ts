import { PLAIN_POSE } from '../../engine/schematic/pose.ts';
import { cancelGeneration } from '../cityview/generation.ts';
import { NO_ROLL } from '../features/reroll/roll-state.ts';
import { currentSelection } from '../features/schematics/selection/selection-edits.ts';
import { cancelGesture, setSession } from '../store/store.ts';
import { callOffLast } from '../store/under-way.ts';
import type { Command } from '../contrib/command.ts';

/** Takes one step out of what is under way: a drag, a gesture, the ghost, a posed preview, the selection, a generation. */
export const escapeCommand: Command = {
  id: 'escape',
  name: 'Cancel',
  keys: ['escape'],
  fixedKeys: 'Escape cancels wherever you are.',
  run: ({ store }) => {
    if (callOffLast(store)) return;
    const { gesture, session, document } = store.getState();
    if (gesture) cancelGesture(store);
    else if (session.workspace === 'schematics') {
      if (currentSelection({ session, document })) setSession(store, { selection: null });
      else if (session.shownPlace) setSession(store, { shownPlace: null });
      else setSession(store, { pose: PLAIN_POSE });
    } else if (session.roll.kind !== 'none') setSession(store, { roll: NO_ROLL });
    else if (session.cityTool.kind === 'measure' && session.cityTool.from)
      setSession(store, { cityTool: { kind: 'measure', from: null, to: null } });
    else if (session.cityTool.kind !== 'select') setSession(store, { cityTool: { kind: 'select' } });
    else if (session.placements.length > 0) setSession(store, { placements: [] });
    else if (session.generation.kind === 'running') cancelGeneration(store);
  },
};
