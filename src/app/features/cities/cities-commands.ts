import type { Command } from '../../contrib/command.ts';
import { citiesOf, openCityId } from '../../document/open-city.ts';
import type { AppState } from '../../store/store.ts';
import { citiesSlice, compareSlice } from './cities-slice.ts';
import { addLikeThis, duplicate, openBeside } from './city-actions.ts';
import * as words from './words.ts';

const hasSeveral = ({ document }: AppState): boolean => citiesOf(document).list.length > 1;

export const citiesCommand: Command = {
  id: 'cities',
  name: words.citiesCommand,
  keywords: words.citiesAliases,
  keys: ['shift+o'],
  workspace: 'city',
  run: ({ store }) => citiesSlice.set(store, { shown: true, naming: null }),
};

export const renameCityCommand: Command = {
  id: 'rename-city',
  name: words.renameCity,
  keywords: words.renameAliases,
  keys: [],
  workspace: 'city',
  run: ({ store }) => citiesSlice.set(store, { shown: true, naming: openCityId(store.getState().document) }),
};

export const nextCityCommand: Command = {
  id: 'next-city',
  name: words.nextCity,
  keywords: words.switchAliases,
  keys: ['alt+pagedown'],
  workspace: 'city',
  enabled: hasSeveral,
  lacking: words.onlyOne,
  run: ({ store }) => openBeside(store, 1),
};

export const previousCityCommand: Command = {
  id: 'previous-city',
  name: words.previousCity,
  keywords: words.switchAliases,
  keys: ['alt+pageup'],
  workspace: 'city',
  enabled: hasSeveral,
  lacking: words.onlyOne,
  run: ({ store }) => openBeside(store, -1),
};

export const newCityCommand: Command = {
  id: 'new-city',
  name: words.newLikeThis,
  keywords: words.newAliases,
  keys: [],
  workspace: 'city',
  run: ({ store }) => addLikeThis(store),
};

export const duplicateCityCommand: Command = {
  id: 'duplicate-city',
  name: words.duplicateCity,
  keywords: words.newAliases,
  keys: [],
  workspace: 'city',
  run: ({ store }) => duplicate(store, openCityId(store.getState().document)),
};

export const compareCitiesCommand: Command = {
  id: 'compare-cities',
  name: words.compareCommand,
  keywords: words.compareAliases,
  keys: [],
  workspace: 'city',
  enabled: hasSeveral,
  lacking: words.onlyOne,
  run: ({ store }) => compareSlice.set(store, { shown: true, left: null, right: null }),
};
