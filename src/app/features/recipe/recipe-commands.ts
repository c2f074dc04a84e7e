import { startGeneration } from '../../cityview/generation.ts';
import type { Command } from '../../contrib/command.ts';
import { edit, setSession } from '../../store/store.ts';

export const generateCommand: Command = {
  id: 'generate',
  name: 'Generate the city',
  keywords: 'make build run',
  keys: ['mod+enter'],
  inText: true,
  workspace: 'city',
  enabled: ({ session }) => session.generation.kind !== 'running',
  lacking: 'it is being generated',
  run: ({ store }) => void startGeneration(store),
};

export const newSeedCommand: Command = {
  id: 'new-seed',
  name: 'Roll a new seed and generate',
  keywords: 'dice random again another city',
  keys: ['mod+shift+enter'],
  inText: true,
  workspace: 'city',
  run({ store }) {
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    edit(store, 'Roll the dice', (draft) => void (draft.recipe.seed = seed!));
    void startGeneration(store);
  },
};

export const rulesCommand: Command = {
  id: 'rules',
  name: 'Schematics of the recipe…',
  keywords: 'table rules weight minimum maximum groups poses spacing',
  keys: [],
  workspace: 'city',
  run: ({ store }) => setSession(store, { cityDialog: 'rules' }),
};
