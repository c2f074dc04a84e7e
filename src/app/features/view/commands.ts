import type { CommandContribution } from '../../contrib/command-groups.ts';
import { BOARD_OPTION_COMMANDS, wheelCommand, ZOOM_COMMANDS } from '../../board/view-commands.ts';
import { MOODS } from '../../../formats/picture/map/look.ts';
import { heldTool } from '../../cityview/city-tool.ts';
import { boardStyle, setMood, showsMap } from '../../cityview/map/map-style.ts';
import { moodNames } from '../../cityview/words.ts';
import type { Command } from '../../contrib/command.ts';
import type { ToolBarItem } from '../../contrib/tool-bar.ts';
import { MapMenu } from './MapMenu.tsx';
import * as words from './words.ts';

/** Switches between the map and the plan, whatever tool is in hand. */
const styleCommand: Command = {
  id: 'board-style',
  name: words.styleCommand,
  keywords: words.styleKeywords,
  keys: ['shift+m'],
  run: ({ store }) => {
    const isMap = showsMap(boardStyle.get(), heldTool(store.getState()));
    boardStyle.set(isMap ? 'plan' : 'map');
  },
};

const MOOD_COMMANDS = MOODS.map((mood): Command => ({
  id: `mood-${mood}`,
  name: words.moodCommand(moodNames[mood]),
  keywords: words.moodKeywords,
  keys: [],
  run: ({ store }) => setMood(store, mood),
}));

export const VIEW_MENU: readonly ToolBarItem[] = [{ workspace: 'city', order: 10, Buttons: MapMenu }];

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 10, commands: ZOOM_COMMANDS },
  { title: words.commands, order: 20, commands: [...BOARD_OPTION_COMMANDS, wheelCommand] },
  { title: words.commands, order: 25, commands: [styleCommand, ...MOOD_COMMANDS] },
];
