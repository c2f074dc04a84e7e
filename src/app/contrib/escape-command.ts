import type { Command } from './command.ts';
import { cancelOne } from './registry.ts';
import * as words from './words.ts';

/** Takes back one thing that is under way, the one that features ask for first. */
export const escapeCommand: Command = {
  id: 'escape',
  name: words.cancel,
  keys: ['escape'],
  fixedKeys: words.escapeCancels,
  run: ({ store }) => void cancelOne(store),
};
