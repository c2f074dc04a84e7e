import type { Command } from '../../contrib/command.ts';
import { NEEDS_SCHEMATIC } from '../../contrib/needs-schematic.ts';
import { tryoutSlice } from './tryout-slice.ts';
import * as words from './words.ts';

/** Lays the patch with the next seed. */
export const rerollPatchCommand: Command = {
  id: 'reroll-patch',
  name: words.reroll,
  keys: ['j'],
  keywords: words.rerollKeywords,
  repeats: true,
  workspace: 'schematics',
  ...NEEDS_SCHEMATIC,
  run: ({ store }) => tryoutSlice.set(store, { seed: tryoutSlice.of(store.getState()).seed + 1 }),
};

export const enlargePatchCommand: Command = {
  id: 'enlarge-patch',
  name: words.enlarge,
  keys: ['shift+j'],
  keywords: words.enlargeKeywords,
  workspace: 'schematics',
  ...NEEDS_SCHEMATIC,
  run: ({ store }) => tryoutSlice.set(store, { enlarged: true }),
};
