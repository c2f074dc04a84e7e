import type { Command } from '../../contrib/command.ts';
import { measuring, NOTHING_MEASURED } from './measuring.ts';

export const measureCommand: Command = {
  id: 'measure',
  name: 'Measure',
  keys: ['d'],
  workspace: 'city',
  run: ({ store }) => measuring.take(store, NOTHING_MEASURED),
};
