import { startGeneration } from '../../cityview/generation.ts';
import { panCityCommand, selectCommand } from '../selection/selection-commands.ts';
import { edit, setSession } from '../../store/store.ts';
import type { Command } from '../../contrib/command.ts';

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

export const drawLandCommand: Command = {
  id: 'draw-land',
  name: 'Draw land',
  keys: ['l'],
  workspace: 'city',
  run: ({ store }) => setSession(store, { cityTool: { kind: 'land' } }),
};

export const eraseLandCommand: Command = {
  id: 'erase-land',
  name: 'Erase land',
  keys: ['shift+l'],
  workspace: 'city',
  run: ({ store }) => setSession(store, { cityTool: { kind: 'sea' } }),
};

export const measureCommand: Command = {
  id: 'measure',
  name: 'Measure',
  keys: ['d'],
  workspace: 'city',
  run: ({ store }) => setSession(store, { cityTool: { kind: 'measure', from: null, to: null } }),
};

export const districtsCommand: Command = {
  id: 'districts',
  name: 'Show districts',
  keys: ['g'],
  workspace: 'city',
  enabled: ({ document }) => document.city.districts.length > 0,
  lacking: 'the city has none',
  run: ({ store }) => setSession(store, { districtsShown: !store.getState().session.districtsShown }),
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

export const seedSheetCommand: Command = {
  id: 'seed-sheet',
  name: 'Compare many seeds…',
  keywords: 'seed sheet contact thumbnails survey favorites statistics',
  keys: ['shift+d'],
  workspace: 'city',
  run: ({ store }) => setSession(store, { cityDialog: 'seeds' }),
};

export const landGalleryCommand: Command = {
  id: 'land-gallery',
  name: 'Compare islands…',
  keywords: 'land gallery procedures shapes',
  keys: [],
  workspace: 'city',
  run: ({ store }) => setSession(store, { cityDialog: 'islands' }),
};

export const districtLabCommand: Command = {
  id: 'district-lab',
  name: 'Districts…',
  keywords: 'laboratory territories neighborhoods schelling growth groups',
  keys: [],
  workspace: 'city',
  run: ({ store }) => setSession(store, { cityDialog: 'districts' }),
};

export const rulesCommand: Command = {
  id: 'rules',
  name: 'Schematics of the recipe…',
  keywords: 'table rules weight minimum maximum groups poses spacing',
  keys: [],
  workspace: 'city',
  run: ({ store }) => setSession(store, { cityDialog: 'rules' }),
};

/** What the City workspace adds to the table of commands. */
export const CITY_COMMANDS: readonly Command[] = [
  selectCommand,
  panCityCommand,
  drawLandCommand,
  eraseLandCommand,
  measureCommand,
  districtsCommand,
  generateCommand,
  newSeedCommand,
  seedSheetCommand,
  landGalleryCommand,
  districtLabCommand,
  rulesCommand,
];
