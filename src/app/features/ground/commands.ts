import { followReshapes } from '../../cityview/reshape-view.ts';
import { CITY_TOOLS } from '../../cityview/city-tools.ts';
import type { Cancel } from '../../contrib/cancel.ts';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import { whenTaken, type Spoken } from '../../contrib/spoken.ts';
import type { ToolBarItem } from '../../contrib/tool-bar.ts';
import { hang, type HungTool } from '../../contrib/tool-rack.ts';
import { groundCommand } from './ground-command.ts';
import { groundHand } from './ground-hand.ts';
import { groundTool } from './ground-tool.ts';
import { GroundButton } from './GroundButton.tsx';
import * as words from './words.ts';

followReshapes();

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 25, commands: [groundCommand] },
];

export const TOOL_BAR: readonly ToolBarItem[] = [{ workspace: 'city', order: 35, Buttons: GroundButton }];

/** Escape takes back where a street begins, then puts the tool down. */
export const CANCELS: readonly Cancel[] = [
  {
    order: 35,
    run(store) {
      const state = store.getState();
      const hand = groundHand.of(state);
      if (state.session.workspace !== 'city' || !hand?.from) return false;
      groundHand.take(store, { ...hand, from: null });
      return true;
    },
  },
];

export const TOOLS: readonly HungTool[] = [hang(CITY_TOOLS, groundHand.id, groundTool)];

export const SPOKEN: readonly Spoken[] = [whenTaken(groundHand, words.command)];
