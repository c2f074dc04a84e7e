import type { Command } from '../../contrib/command.ts';
import { openedAtlas } from './atlas/opened-atlas.ts';
import { atlasSlice } from './sheet-slice.ts';
import * as words from './words.ts';

export const atlasCommand: Command = {
  id: 'show-atlas',
  name: words.showAtlas,
  keywords: words.atlasAliases,
  keys: [],
  workspace: 'city',
  enabled: () => openedAtlas.getState().atlas !== null,
  run: ({ store }) => atlasSlice.set(store, { shown: true }),
};
