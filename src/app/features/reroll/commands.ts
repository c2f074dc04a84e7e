import type { Cancel } from '../../contrib/cancel.ts';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import { ROLL_COMMANDS } from './reroll-commands.ts';
import type { ToolBarItem } from '../../contrib/tool-bar.ts';
import { RollMenu } from './RerollMenu.tsx';
import { NO_ROLL, rollSlice } from '../../cityview/reroll-state.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.reroll, order: 10, commands: ROLL_COMMANDS },
];

export const CANCELS: readonly Cancel[] = [
  {
    order: 30,
    run(store) {
      const state = store.getState();
      if (state.session.workspace !== 'city' || rollSlice.of(state).roll.kind === 'none') return false;
      rollSlice.set(store, { roll: NO_ROLL });
      return true;
    },
  },
];

export const TOOL_BAR: readonly ToolBarItem[] = [{ workspace: 'city', order: 70, Buttons: RollMenu }];
