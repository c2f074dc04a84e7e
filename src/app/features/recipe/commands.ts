import type { Cancel } from '../../contrib/cancel.ts';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import { BookOpen } from 'lucide-react';
import type { Spoken } from '../../contrib/spoken.ts';
import { openCityId } from '../../document/open-city.ts';
import type { SearchedCommands } from '../../contrib/searched-commands.ts';
import {
  askAgainCommand,
  generateCommand,
  newSeedCommand,
  presetCommands,
  rulesCommand,
} from './recipe-commands.ts';
import { cancelGeneration } from '../../cityview/generation.ts';
import { generationOf } from '../../cityview/generation-slice.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 50, commands: [generateCommand, newSeedCommand] },
  { title: words.commands, order: 90, commands: [rulesCommand, askAgainCommand] },
];

/** Announces the city that a generation has made. */
const generatedSpoken: Spoken = (state, before) => {
  if (state.slices === before.slices) return null;
  if (openCityId(state.document) !== openCityId(before.document)) return null;
  const [now, old] = [generationOf(state), generationOf(before)];
  if (now.outcome === old.outcome || now.status.kind !== 'idle' || !now.outcome) return null;
  const { placements } = now.outcome.city;
  const count = Object.values(placements).reduce((sum, chunk) => sum + Object.keys(chunk).length, 0);
  return words.generated(count);
};

export const SPOKEN: readonly Spoken[] = [generatedSpoken];

export const SEARCHED: readonly SearchedCommands[] = [
  { title: words.presetCommands, Icon: BookOpen, commands: presetCommands },
];

export const CANCELS: readonly Cancel[] = [
  {
    order: 60,
    run(store) {
      const state = store.getState();
      if (state.session.workspace !== 'city' || generationOf(state).status.kind !== 'running') return false;
      cancelGeneration(store);
      return true;
    },
  },
];
