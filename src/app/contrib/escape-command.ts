import type { Command } from './command.ts';
import { cancelOne } from './registry.ts';

/** Takes back one thing that is under way, the one that features ask for first. */
export const escapeCommand: Command = {
  id: 'escape',
  name: 'Cancel',
  keys: ['escape'],
  fixedKeys: 'Escape cancels wherever you are.',
  run: ({ store }) => void cancelOne(store),
};
