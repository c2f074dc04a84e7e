import type { Command } from '../../contrib/command.ts';
import { setSession } from '../../store/store.ts';

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
