import type { Cancel } from '../../contrib/cancel.ts';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import { ROLL_COMMANDS } from './roll-commands.ts';
import { setSession } from '../../store/store.ts';
import { NO_ROLL } from './roll-state.ts';
import type { ToolBarItem } from '../../contrib/tool-bar.ts';
import { RollMenu } from './RollMenu.tsx';

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

export const TOOL_BAR: readonly ToolBarItem[] = [{ workspace: 'city', order: 70, Buttons: RollMenu }];
