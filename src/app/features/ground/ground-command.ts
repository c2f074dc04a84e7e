import type { Command } from '../../contrib/command.ts';
import { groundHand } from './ground-hand.ts';
import { isStreetKind, streetKind } from './ground-kinds.ts';
import * as words from './words.ts';

export const groundCommand: Command = {
  id: 'ground',
  name: words.command,
  keywords: words.keywords,
  keys: ['t'],
  workspace: 'city',
  run({ store }) {
    const { document } = store.getState();
    const isWay = document.kinds.some(isStreetKind);
    groundHand.take(store, { kind: streetKind(document), isWay, from: null });
  },
};
