import type { Cancel } from '../../contrib/cancel.ts';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import { CITY_BOARD_COMMANDS, GHOST_COMMANDS } from './city-board-commands.ts';
import { isSelecting, putDown } from '../../cityview/city-tool.ts';
import { measuring, NOTHING_MEASURED } from '../measure/measuring.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'On the board, by keys', order: 20, commands: CITY_BOARD_COMMANDS },
  { title: 'City', order: 110, commands: GHOST_COMMANDS },
];

export const CANCELS: readonly Cancel[] = [
  {
    order: 40,
    run(store) {
      const state = store.getState();
      if (state.session.workspace !== 'city' || isSelecting(state)) return false;
      const measured = measuring.of(state);
      if (measured?.from) measuring.take(store, NOTHING_MEASURED);
      else putDown(store);
      return true;
    },
  },
];
