import type { Command } from '../../../contrib/command.ts';
import { endGesture } from '../../../store/store.ts';
import { versionsSlice } from './versions-slice.ts';
import * as words from '../words.ts';

export const versionsCommand: Command = {
  id: 'versions',
  name: words.versionsCommand,
  keywords: words.versionsAliases,
  keys: [],
  run({ store }) {
    endGesture(store);
    versionsSlice.set(store, { shown: true });
  },
};
