import type { Command } from '../../contrib/command.ts';
import { setSession } from '../../store/store.ts';
import { stamping } from '../../cityview/stamping.ts';

export const heatCommand: Command = {
  id: 'heat',
  name: 'Show where it fits',
  keywords: 'heat map shade poses',
  keys: ['h'],
  workspace: 'city',
  enabled: (state) => stamping.of(state) !== null,
  lacking: 'nothing is in hand',
  run: ({ store }) => setSession(store, { heatShown: !store.getState().session.heatShown }),
};
