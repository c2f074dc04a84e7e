import type { Command } from '../../contrib/command.ts';
import { setSession } from '../../store/store.ts';

export const measureCommand: Command = {
  id: 'measure',
  name: 'Measure',
  keys: ['d'],
  workspace: 'city',
  run: ({ store }) => setSession(store, { cityTool: { kind: 'measure', from: null, to: null } }),
};
