import { endGesture, setSession } from '../../../store/store.ts';
import type { Command } from '../../../contrib/command.ts';

export const versionsCommand: Command = {
  id: 'versions',
  name: 'Earlier versions…',
  keywords: 'backup snapshot restore recover copy lost history',
  keys: [],
  run({ store }) {
    endGesture(store);
    setSession(store, { versionsShown: true });
  },
};
