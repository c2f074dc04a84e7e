import type { Command } from '../../contrib/command.ts';
import { setSession } from '../../store/store.ts';

export const districtsCommand: Command = {
  id: 'districts',
  name: 'Show districts',
  keys: ['g'],
  workspace: 'city',
  enabled: ({ document }) => document.city.districts.length > 0,
  lacking: 'the city has none',
  run: ({ store }) => setSession(store, { districtsShown: !store.getState().session.districtsShown }),
};

export const districtLabCommand: Command = {
  id: 'district-lab',
  name: 'Districts…',
  keywords: 'laboratory territories neighborhoods schelling growth groups',
  keys: [],
  workspace: 'city',
  run: ({ store }) => setSession(store, { cityDialog: 'districts' }),
};
