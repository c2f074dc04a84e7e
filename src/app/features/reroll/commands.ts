import type { Cancel } from '../../contrib/cancel.ts';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import { ROLL_COMMANDS } from './roll-commands.ts';
import { setSession } from '../../store/store.ts';
import { NO_ROLL } from './roll-state.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'Rolling again', order: 10, commands: ROLL_COMMANDS },
];

export const CANCELS: readonly Cancel[] = [
  {
    order: 30,
    run(store) {
      const { workspace, roll } = store.getState().session;
      if (workspace !== 'city' || roll.kind === 'none') return false;
      setSession(store, { roll: NO_ROLL });
      return true;
    },
  },
];
