import { Building2 } from 'lucide-react';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import type { SearchedCommands } from '../../contrib/searched-commands.ts';
import { citiesOf } from '../../document/open-city.ts';
import { setSession } from '../../store/store.ts';
import { open } from './city-actions.ts';
import {
  citiesCommand,
  compareCitiesCommand,
  duplicateCityCommand,
  newCityCommand,
  nextCityCommand,
  previousCityCommand,
  renameCityCommand,
} from './cities-commands.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  {
    title: words.commands,
    order: 5,
    commands: [
      citiesCommand,
      renameCityCommand,
      nextCityCommand,
      previousCityCommand,
      newCityCommand,
      duplicateCityCommand,
      compareCitiesCommand,
    ],
  },
];

export const SEARCHED: readonly SearchedCommands[] = [
  {
    title: words.openCityTitle,
    Icon: Building2,
    commands({ document }) {
      const cities = citiesOf(document);
      return cities.list
        .filter(({ id }) => id !== cities.open)
        .map(({ id, name }) => ({
          id: `open-city:${id}`,
          name: words.openNamed(name),
          keywords: words.switchAliases,
          keys: [],
          run({ store }) {
            open(store, id);
            setSession(store, { workspace: 'city' });
          },
        }));
    },
  },
];
