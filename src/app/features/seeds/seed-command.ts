import type { Command } from '../../contrib/command.ts';
import { sheetSlice } from './sheet-slice.ts';
import * as words from './words.ts';

export const seedSheetCommand: Command = {
  id: 'seed-sheet',
  name: words.compareCommand,
  keywords: words.compareAliases,
  keys: ['shift+d'],
  workspace: 'city',
  run: ({ store }) => sheetSlice.set(store, { shown: true }),
};
