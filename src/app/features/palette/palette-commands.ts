import type { Command } from '../../contrib/command.ts';
import { paletteSlice, shortcutsSlice } from './palette-slices.ts';
import * as words from './first-words.ts';

export const commandsCommand: Command = {
  id: 'commands',
  name: words.paletteCommand,
  keywords: words.paletteAliases,
  keys: ['mod+k'],
  inText: true,
  run: ({ store }) => paletteSlice.set(store, { shown: true, typed: '' }),
};

export const shortcutsCommand: Command = {
  id: 'shortcuts',
  name: words.keyboardShortcuts,
  keywords: words.shortcutsAliases,
  keys: ['?'],
  run: ({ store }) => shortcutsSlice.set(store, { shown: true }),
};
