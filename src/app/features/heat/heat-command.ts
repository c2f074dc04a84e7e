import type { Command } from '../../contrib/command.ts';
import { stamping } from '../../cityview/stamping.ts';
import { heatSlice } from './heat-slice.ts';
import * as words from './words.ts';

export const heatCommand: Command = {
  id: 'heat',
  name: words.showHeat,
  keywords: words.heatKeywords,
  keys: ['h'],
  workspace: 'city',
  enabled: (state) => stamping.of(state) !== null,
  lacking: words.nothingInHand,
  run: ({ store }) => heatSlice.set(store, { shown: !heatSlice.of(store.getState()).shown }),
};
