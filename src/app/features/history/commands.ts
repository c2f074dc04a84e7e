import type { Cancel } from '../../contrib/cancel.ts';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import type { Spoken } from '../../contrib/spoken.ts';
import { historySpoken } from './history-spoken.ts';
import { HISTORY_COMMANDS } from './history-commands.ts';
import { historySlice } from './history-slice.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 50, commands: HISTORY_COMMANDS },
];

export const SPOKEN: readonly Spoken[] = [historySpoken];

/** The list closes by Escape before it has come, too: until then the focus is still on its button. */
export const CANCELS: readonly Cancel[] = [
  {
    order: 1,
    run(store) {
      if (!historySlice.of(store.getState()).shown) return false;
      historySlice.set(store, { shown: false });
      return true;
    },
  },
];
