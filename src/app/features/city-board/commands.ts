import type { Cancel } from '../../contrib/cancel.ts';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import { CITY_BOARD_COMMANDS, GHOST_COMMANDS, panCityCommand } from './city-board-commands.ts';
import { isSelecting, putDown } from '../../cityview/city-tool.ts';
import { cityToolInHand } from '../../cityview/city-tools.ts';
import { selectedIds } from '../../cityview/selection-slice.ts';
import type { Posed } from '../../contrib/posed.ts';
import type { ToolBarItem } from '../../contrib/tool-bar.ts';
import type { Spoken } from '../../contrib/spoken.ts';
import { CITY_SPOKEN } from './city-spoken.ts';
import { PanButton } from './PanButton.tsx';
import { StampTools } from './StampTools.tsx';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.keyboardCursor, order: 20, commands: CITY_BOARD_COMMANDS },
  { title: words.cityTitle, order: 11, commands: [panCityCommand] },
  { title: words.cityTitle, order: 110, commands: GHOST_COMMANDS },
];

export const CANCELS: readonly Cancel[] = [
  {
    order: 40,
    run(store) {
      const state = store.getState();
      if (state.session.workspace !== 'city' || isSelecting(state)) return false;
      putDown(store);
      return true;
    },
  },
];

export const POSED: readonly Posed[] = [
  {
    workspace: 'city',
    isThere: (state) => Boolean(cityToolInHand(state).turn?.('turn', state)),
    subject: selectedIds,
    turn: (store, turn) => {
      const state = store.getState();
      return cityToolInHand(state).turn?.(turn, state)?.(store) ?? null;
    },
  },
];

export const TOOL_BAR: readonly ToolBarItem[] = [
  { workspace: 'city', order: 20, Buttons: PanButton },
  { workspace: 'city', order: 80, Buttons: StampTools },
];

export const SPOKEN: readonly Spoken[] = CITY_SPOKEN;
