import type { Command } from '../../contrib/command.ts';
import { endGesture } from '../../store/store.ts';
import { shareSlice } from './share-slice.ts';
import * as words from './first-words.ts';

export const shareCommand: Command = {
  id: 'share',
  name: words.shareCommand,
  keywords: words.shareAliases,
  keys: [],
  run({ store }) {
    endGesture(store);
    shareSlice.set(store, { shown: true, subject: null });
  },
};
