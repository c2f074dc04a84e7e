import { handQuestion } from '../../cityview/hand-question.ts';
import { requestGeneration } from '../../cityview/request-generation.ts';
import type { Command } from '../../contrib/command.ts';
import { edit, setSession } from '../../store/store.ts';
import { generationOf } from '../../cityview/generation-slice.ts';
import { BUILT_IN_PRESETS, startFrom } from './presets.ts';
import { ownPresets } from './recipe-preferences.ts';
import { tableSlice } from './table-slice.ts';
import * as words from './words.ts';

export const generateCommand: Command = {
  id: 'generate',
  name: words.generateCommand,
  keywords: words.generateKeywords,
  keys: ['mod+enter'],
  inText: true,
  workspace: 'city',
  enabled: (state) => generationOf(state).status.kind !== 'running',
  lacking: words.generating,
  run: ({ store }) => void requestGeneration(store),
};

export const newSeedCommand: Command = {
  id: 'new-seed',
  name: words.newSeedCommand,
  keywords: words.newSeedKeywords,
  keys: ['mod+shift+enter'],
  inText: true,
  workspace: 'city',
  run({ store }) {
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    void requestGeneration(store, {
      change: () => edit(store, words.newSeed, (draft) => void (draft.recipe.seed = seed!)),
    });
  },
};

/** Presets, those of the user behind those that come with Sixfold. */
export function presetCommands(): readonly Command[] {
  const own = ownPresets
    .get()
    .map(({ name, text }) => ({ name, about: '', load: () => Promise.resolve(text) }));
  return [...BUILT_IN_PRESETS, ...own].map((preset) => ({
    id: `preset:${preset.name}`,
    name: words.startFrom(preset.name),
    keywords: preset.about,
    keys: [],
    run({ store }) {
      setSession(store, { workspace: 'city' });
      void startFrom(store, preset);
    },
  }));
}

export const askAgainCommand: Command = {
  id: 'ask-about-edits',
  name: words.askAgainCommand,
  keywords: words.askAgainKeywords,
  keys: [],
  workspace: 'city',
  enabled: (state) => handQuestion.of(state).remembered !== null,
  lacking: words.isAsked,
  run: ({ store }) => handQuestion.set(store, { remembered: null }),
};

export const rulesCommand: Command = {
  id: 'rules',
  name: words.rulesCommand,
  keywords: words.rulesKeywords,
  keys: [],
  workspace: 'city',
  run: ({ store }) => tableSlice.set(store, { shown: true }),
};
