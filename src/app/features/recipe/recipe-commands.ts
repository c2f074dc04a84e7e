import { startGeneration } from '../../cityview/generation.ts';
import type { Command } from '../../contrib/command.ts';
import { edit } from '../../store/store.ts';
import { generationSlice } from '../../cityview/generation-slice.ts';
import { tableSlice } from './table-slice.ts';

export const generateCommand: Command = {
  id: 'generate',
  name: 'Generate the city',
  keywords: 'make build run',
  keys: ['mod+enter'],
  inText: true,
  workspace: 'city',
  enabled: (state) => generationSlice.of(state).status.kind !== 'running',
  lacking: 'it is being generated',
  run: ({ store }) => void startGeneration(store),
};

export const newSeedCommand: Command = {
  id: 'new-seed',
  name: 'Generate with new seed',
  keywords: 'dice random again another city',
  keys: ['mod+shift+enter'],
  inText: true,
  workspace: 'city',
  run({ store }) {
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    edit(store, 'New seed', (draft) => void (draft.recipe.seed = seed!));
    void startGeneration(store);
  },
};

export const rulesCommand: Command = {
  id: 'rules',
  name: 'Schematics of the recipe…',
  keywords: 'table rules weight minimum maximum groups poses spacing',
  keys: [],
  workspace: 'city',
  run: ({ store }) => tableSlice.set(store, { shown: true }),
};
