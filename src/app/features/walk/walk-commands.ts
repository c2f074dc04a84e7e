import type { Direction } from '../../../engine/hex/hex.ts';
import { SEGMENT_WORDS } from '../../../engine/segment/segment.ts';
import type { Command } from '../../contrib/command.ts';
import { isWalking, walking } from './walking.ts';
import { reachSlice } from './reach-slice.ts';
import * as words from './words.ts';

/** Loads the code that moves the walker, which is no part of the first load. */
const walker = () => import('./walker.ts');

const WORKSPACE = 'city' as const;
export const walkCommand: Command = {
  id: 'walk',
  name: words.walkCity,
  keywords: words.walkKeywords,
  keys: ['shift+w'],
  workspace: WORKSPACE,
  run: ({ store, board }) => {
    walking.take(store, { walker: null, steps: 0 });
    void walker().then(({ startAtGate }) => startAtGate(store, board));
  },
};

export const reachCommand: Command = {
  id: 'reach',
  name: words.showReach,
  keywords: words.reachKeywords,
  keys: ['x'],
  workspace: WORKSPACE,
  enabled: isWalking,
  lacking: words.nobodyWalks,
  run: ({ store }) => reachSlice.set(store, { shown: !reachSlice.of(store.getState()).shown }),
};

/** The keys of the six directions, as they lie on a keyboard. */
const KEYS: readonly (readonly [Direction, string])[] = [
  [5, 'q'],
  [0, 'w'],
  [1, 'e'],
  [4, 'a'],
  [3, 's'],
  [2, 'd'],
];

/** A step in each direction, as the keys lie: north-west, north, north-east, then the southern three. */
export const STEP_COMMANDS: readonly (Command & { readonly way: Direction })[] = KEYS.map(([way, key]) => ({
  id: `step-${SEGMENT_WORDS[way]}`,
  name: words.step(SEGMENT_WORDS[way]),
  keywords: words.stepKeywords,
  keys: [key],
  repeats: true,
  mode: 'walk',
  workspace: WORKSPACE,
  enabled: isWalking,
  lacking: words.nobodyWalks,
  way,
  run: ({ store, board }) => void walker().then(({ step }) => step(store, way, board)),
}));

export const CITY_WALK_COMMANDS: readonly Command[] = [walkCommand, reachCommand, ...STEP_COMMANDS];
