import type { Command } from '../../contrib/command.ts';
import { cityGroups } from './city-groups.ts';
import { districtBrush } from './district-brush.ts';
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

export const districtBrushCommand: Command = {
  id: 'paint-districts',
  name: words.paintDistricts,
  keywords: words.brushKeywords,
  keys: ['shift+t'],
  workspace: 'city',
  enabled: ({ document }) => cityGroups(document).length > 0,
  lacking: words.noGroups,
  run: ({ store }) => {
    const [group] = cityGroups(store.getState().document);
    districtsSlice.set(store, { shown: true });
    districtBrush.take(store, { group: group ?? null });
  },
};

export const districtLabCommand: Command = {
  id: 'district-lab',
  name: words.openLaboratory,
  keywords: words.laboratoryKeywords,
  keys: [],
  workspace: 'city',
  run: ({ store }) => labSlice.set(store, { shown: true }),
};
