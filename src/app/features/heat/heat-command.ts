import type { Command } from '../../contrib/command.ts';
import { stamping } from '../../cityview/stamping.ts';
import { heatSlice } from './heat-slice.ts';

export const heatCommand: Command = {
  id: 'heat',
  name: 'Show where it fits',
  keywords: 'heat map shade poses',
  keys: ['h'],
  workspace: 'city',
  enabled: (state) => stamping.of(state) !== null,
  lacking: 'nothing is in hand',
  run: ({ store }) => heatSlice.set(store, { shown: !heatSlice.of(store.getState()).shown }),
};
