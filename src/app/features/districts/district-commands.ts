import type { Command } from '../../contrib/command.ts';
import { districtsSlice } from './districts-slice.ts';
import { labSlice } from './lab-slice.ts';

export const districtsCommand: Command = {
  id: 'districts',
  name: 'Show districts',
  keys: ['g'],
  workspace: 'city',
  enabled: ({ document }) => document.city.districts.length > 0,
  lacking: 'the city has none',
  run: ({ store }) => districtsSlice.set(store, { shown: !districtsSlice.of(store.getState()).shown }),
};

export const districtLabCommand: Command = {
  id: 'district-lab',
  name: 'Districts…',
  keywords: 'laboratory territories neighborhoods schelling growth groups',
  keys: [],
  workspace: 'city',
  run: ({ store }) => labSlice.set(store, { shown: true }),
};
