import type { Command } from '../contrib/command.ts';
import { focusBoard, focusBoardIfLost } from '../kit/focus-board.ts';
import { endGesture, setSession } from '../store/store.ts';

export const schematicsCommand: Command = {
  id: 'schematics',
  name: 'Go to Schematics',
  keywords: 'workspace tab draw',
  keys: ['w'],
  workspace: 'city',
  run({ store }) {
    setSession(store, { workspace: 'schematics' });
    focusBoardIfLost();
  },
};

export const cityCommand: Command = {
  id: 'city',
  name: 'Go to the City',
  keywords: 'workspace tab',
  keys: ['w'],
  workspace: 'schematics',
  run({ store }) {
    endGesture(store);
    setSession(store, { workspace: 'city' });
    focusBoardIfLost();
  },
};

/** The way to the board by key leads through all panels otherwise. */
export const boardCommand: Command = {
  id: 'board',
  name: 'Go to the board',
  keywords: 'focus canvas',
  keys: [],
  run: focusBoard,
};

export const colorsCommand: Command = {
  id: 'colors',
  name: 'Switch between light and dark colors',
  keywords: 'theme night mode',
  keys: [],
  run: ({ switchColors }) => switchColors(),
};

/** Commands about the app as a whole. */
export const APP_COMMANDS: readonly Command[] = [schematicsCommand, cityCommand, boardCommand, colorsCommand];
