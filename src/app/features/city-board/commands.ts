import type { Cancel } from '../../contrib/cancel.ts';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import { CITY_BOARD_COMMANDS, GHOST_COMMANDS } from './city-board-commands.ts';
import { setSession } from '../../store/store.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'On the board, by keys', order: 20, commands: CITY_BOARD_COMMANDS },
  { title: 'City', order: 110, commands: GHOST_COMMANDS },
];

export const CANCELS: readonly Cancel[] = [
  {
    order: 40,
    run(store) {
      const { workspace, cityTool } = store.getState().session;
      if (workspace !== 'city' || cityTool.kind === 'select') return false;
      const isMeasuring = cityTool.kind === 'measure' && cityTool.from !== null;
      setSession(store, {
        cityTool: isMeasuring ? { kind: 'measure', from: null, to: null } : { kind: 'select' },
      });
      return true;
    },
  },
];
