import type { Command } from '../../../contrib/command.ts';
import { endGesture } from '../../../store/store.ts';
import { versionsSlice } from './versions-slice.ts';

export const versionsCommand: Command = {
  id: 'versions',
  name: 'Earlier versions…',
  keywords: 'backup snapshot restore recover copy lost history',
  keys: [],
  run({ store }) {
    endGesture(store);
    versionsSlice.set(store, { shown: true });
  },
};
