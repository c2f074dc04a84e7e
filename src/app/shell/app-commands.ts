import type { Command } from '../contrib/command.ts';
import { focusBoard, focusBoardIfLost } from '../kit/focus-board.ts';
import { endGesture, setSession } from '../store/store.ts';
import * as words from './first-words.ts';

const schematicsCommand: Command = {
  id: 'schematics',
  name: words.schematicsCommand,
  keywords: words.schematicsKeywords,
  keys: ['w'],
  workspace: 'city',
  run({ store }) {
    setSession(store, { workspace: 'schematics' });
    focusBoardIfLost();
  },
};

const cityCommand: Command = {
  id: 'city',
  name: words.cityCommand,
  keywords: words.cityKeywords,
  keys: ['w'],
  workspace: 'schematics',
  run({ store }) {
    endGesture(store);
    setSession(store, { workspace: 'city' });
    focusBoardIfLost();
  },
};

/** The way to the board by key leads through all panels otherwise. */
const boardCommand: Command = {
  id: 'board',
  name: words.boardCommand,
  keywords: words.boardKeywords,
  keys: [],
  run: focusBoard,
};

export const colorsCommand: Command = {
  id: 'colors',
  name: words.colorsCommand,
  keywords: words.colorsKeywords,
  keys: [],
  run: ({ switchColors }) => switchColors(),
};

/** Commands about the app as a whole. */
export const APP_COMMANDS: readonly Command[] = [schematicsCommand, cityCommand, boardCommand, colorsCommand];
