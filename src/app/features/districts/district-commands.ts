import type { Command } from '../../contrib/command.ts';
import { districtsSlice } from './districts-slice.ts';
import { labSlice } from './lab-slice.ts';
import * as words from './words.ts';

export const districtsCommand: Command = {
  id: 'districts',
  name: words.showDistricts,
  keys: ['g'],
  workspace: 'city',
  enabled: ({ document }) => document.city.districts.length > 0,
  lacking: words.noDistricts,
  run: ({ store }) => districtsSlice.set(store, { shown: !districtsSlice.of(store.getState()).shown }),
};

export const districtLabCommand: Command = {
  id: 'district-lab',
  name: words.openLaboratory,
  keywords: words.laboratoryKeywords,
  keys: [],
  workspace: 'city',
  run: ({ store }) => labSlice.set(store, { shown: true }),
};
