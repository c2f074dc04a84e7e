import type { Cancel } from '../../contrib/cancel.ts';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import { whenTaken, type Spoken } from '../../contrib/spoken.ts';
import { hang } from '../../contrib/tool-rack.ts';
import { CITY_TOOLS, ERASER } from '../../cityview/city-tools.ts';
import { eraserTool } from './eraser-tool.ts';
import { pasting } from './pasting.ts';
import { PLACEMENT_COMMANDS, selectCommand } from './selection-commands.ts';
import type { ToolBarItem } from '../../contrib/tool-bar.ts';
import { SelectTool } from './SelectTool.tsx';
import { citySelection } from '../../cityview/selection-slice.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.selection, order: 20, commands: PLACEMENT_COMMANDS },
  { title: words.city, order: 10, commands: [selectCommand] },
];

export const CANCELS: readonly Cancel[] = [
  {
    order: 50,
    run(store) {
      const state = store.getState();
      if (state.session.workspace !== 'city' || citySelection.of(state).ids.length === 0) return false;
      citySelection.set(store, { ids: [] });
      return true;
    },
  },
];

export const TOOLS = [hang(CITY_TOOLS, ERASER, eraserTool)];

export const TOOL_BAR: readonly ToolBarItem[] = [{ workspace: 'city', order: 10, Buttons: SelectTool }];

/** Announces the number of selected placements. */
const selectionSpoken: Spoken = (state, before) => {
  const [{ ids }, old] = [citySelection.of(state), citySelection.of(before)];
  if (ids === old.ids || (ids.length === 0 && old.ids.length === 0)) return null;
  return ids.length === 0 ? words.selectionCleared : words.selectedCount(ids.length);
};

export const SPOKEN: readonly Spoken[] = [selectionSpoken, whenTaken(pasting, words.copyInHand)];
