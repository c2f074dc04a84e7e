import type { Cancel } from '../../contrib/cancel.ts';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import { REROLL_COMMANDS } from './reroll-commands.ts';
import type { ToolBarItem } from '../../contrib/tool-bar.ts';
import { RerollMenu } from './RerollMenu.tsx';
import { NO_REROLL, rerollSlice } from '../../cityview/reroll-state.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.reroll, order: 10, commands: REROLL_COMMANDS },
];

export const CANCELS: readonly Cancel[] = [
  {
    order: 30,
    run(store) {
      const state = store.getState();
      if (state.session.workspace !== 'city' || rerollSlice.of(state).roll.kind === 'none') return false;
      rerollSlice.set(store, { roll: NO_REROLL });
      return true;
    },
  },
];

export const TOOL_BAR: readonly ToolBarItem[] = [{ workspace: 'city', order: 70, Buttons: RerollMenu }];
