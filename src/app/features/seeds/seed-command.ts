import type { Command } from '../../contrib/command.ts';
import { sheetSlice } from './sheet-slice.ts';

export const seedSheetCommand: Command = {
  id: 'seed-sheet',
  name: 'Compare many seeds…',
  keywords: 'seed sheet contact thumbnails survey favorites statistics',
  keys: ['shift+d'],
  workspace: 'city',
  run: ({ store }) => sheetSlice.set(store, { shown: true }),
};
