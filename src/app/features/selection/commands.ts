import type { Cancel } from '../../contrib/cancel.ts';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import { panCityCommand, PLACEMENT_COMMANDS, selectCommand } from './selection-commands.ts';
import { setSession } from '../../store/store.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'Selection', order: 20, commands: PLACEMENT_COMMANDS },
  { title: 'City', order: 10, commands: [selectCommand, panCityCommand] },
];

export const CANCELS: readonly Cancel[] = [
  {
    order: 50,
    run(store) {
      const { workspace, placements } = store.getState().session;
      if (workspace !== 'city' || placements.length === 0) return false;
      setSession(store, { placements: [] });
      return true;
    },
  },
];
