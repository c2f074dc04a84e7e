import type { Command } from '../../contrib/command.ts';
import { setSession } from '../../store/store.ts';

export const seedSheetCommand: Command = {
  id: 'seed-sheet',
  name: 'Compare many seeds…',
  keywords: 'seed sheet contact thumbnails survey favorites statistics',
  keys: ['shift+d'],
  workspace: 'city',
  run: ({ store }) => setSession(store, { cityDialog: 'seeds' }),
};
