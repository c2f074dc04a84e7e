import type { Command } from '../../contrib/command.ts';
import { paletteSlice, shortcutsSlice } from './palette-slices.ts';

export const commandsCommand: Command = {
  id: 'commands',
  name: 'Find a command',
  keywords: 'palette search menu help',
  keys: ['mod+k'],
  inText: true,
  run: ({ store }) => paletteSlice.set(store, { shown: true, typed: '' }),
};

export const shortcutsCommand: Command = {
  id: 'shortcuts',
  name: 'Keyboard shortcuts',
  keywords: 'keys rebind mouse touch gestures help',
  keys: ['?'],
  run: ({ store }) => shortcutsSlice.set(store, { shown: true }),
};
