import type { Command } from '../../contrib/command.ts';
import { measuring, NOTHING_MEASURED } from './measuring.ts';
import * as words from './words.ts';

export const measureCommand: Command = {
  id: 'measure',
  name: words.measure,
  keys: ['d'],
  workspace: 'city',
  run: ({ store }) => measuring.take(store, NOTHING_MEASURED),
};
