import { endGesture, setSession } from '../store/store.ts';
import type { Command } from '../contrib/command.ts';
import { focusBoard, focusBoardIfLost } from '../kit/focus-board.ts';

export const commandsCommand: Command = {
  id: 'commands',
  name: 'Find a command',
  keywords: 'palette search menu help',
  keys: ['mod+k'],
  inText: true,
  run: ({ store }) => setSession(store, { commandsShown: true, commandsTyped: '' }),
};

export const shortcutsCommand: Command = {
  id: 'shortcuts',
  name: 'Keyboard shortcuts',
  keywords: 'keys rebind mouse touch gestures help',
  keys: ['?'],
  run: ({ store }) => setSession(store, { shortcutsShown: true }),
};

export const colorsCommand: Command = {
  id: 'colors',
  name: 'Switch between light and dark colors',
  keywords: 'theme night mode',
  keys: [],
  run: ({ switchColors }) => switchColors(),
};

export const shareCommand: Command = {
  id: 'share',
  name: 'Share the city by a link…',
  keywords: 'copy link url address send publish',
  keys: [],
  run({ store }) {
    endGesture(store);
    setSession(store, { shareShown: true });
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

/** What concerns the app as a whole. */
export const APP_COMMANDS: readonly Command[] = [
  commandsCommand,
  shortcutsCommand,
  schematicsCommand,
  cityCommand,
  boardCommand,
  shareCommand,
  colorsCommand,
];
