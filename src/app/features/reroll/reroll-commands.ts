import { districtAt, type District } from '../../../engine/land/district.ts';
import type { RerollRegion } from '../../../engine/generate/reroll-region.ts';
import type { Command } from '../../contrib/command.ts';
import { notLoaded } from '../../kit/first-words.ts';
import { tellProblem } from '../../kit/tell.ts';
import { getChunked } from '../../document/chunked.ts';
import { type AppState, type AppStore } from '../../store/store.ts';
import type * as Rerolls from './reroll.ts';
import { NO_REROLL } from '../../cityview/reroll-state.ts';
import { citySelection } from '../../cityview/selection-slice.ts';
import { rerollSlice } from '../../cityview/reroll-state.ts';
import { generationOf } from '../../cityview/generation-slice.ts';
import * as words from './words.ts';

/** Rerolls a part of the city; loads the code for it first. */
export async function rerollRegion(store: AppStore, region: RerollRegion): Promise<void> {
  await withRerolls(({ startReroll }) => startReroll(store, region));
}

async function withRerolls(act: (rolls: typeof Rerolls) => unknown): Promise<void> {
  let rolls;
  try {
    rolls = await import('./reroll.ts');
  } catch {
    tellProblem(notLoaded(words.part));
    return;
  }
  await act(rolls);
}

function isFree(state: AppState): boolean {
  return rerollKind(state) !== 'running' && generationOf(state).status.kind !== 'running';
}

function isProposed(state: AppState): boolean {
  return rerollKind(state) === 'proposed';
}

function rerollKind(state: AppState) {
  return rerollSlice.of(state).roll.kind;
}

/** The district of the first selected placement. */
export function selectedDistrict(state: AppState): District | undefined {
  const { city } = state.document;
  const [id] = citySelection.of(state).ids;
  const placement = id === undefined ? undefined : getChunked(city.placements, id);
  return placement && districtAt(city.districts, placement);
}

export const rerollSelectionCommand: Command = {
  id: 'reroll-selection',
  name: words.rerollSelection,
  keywords: words.selectionKeywords,
  keys: ['alt+enter'],
  workspace: 'city',
  enabled: (state) => isFree(state) && citySelection.of(state).ids.length > 0,
  lacking: words.nothingSelected,
  run: ({ store }) =>
    void rerollRegion(store, { kind: 'placements', ids: citySelection.of(store.getState()).ids }),
};

const rerollDistrictCommand: Command = {
  id: 'reroll-district',
  name: words.rerollDistrict,
  keywords: words.districtKeywords,
  keys: [],
  workspace: 'city',
  enabled: (state) => isFree(state) && selectedDistrict(state) !== undefined,
  lacking: words.noDistrictSelected,
  run: ({ store }) => {
    const district = selectedDistrict(store.getState());
    if (district) void rerollRegion(store, { kind: 'district', id: district.id });
  },
};

const rerollGroupCommand: Command = {
  id: 'reroll-group',
  name: words.rerollGroup,
  keywords: words.groupKeywords,
  keys: [],
  workspace: 'city',
  enabled: (state) => isFree(state) && selectedDistrict(state) !== undefined,
  lacking: words.noDistrictSelected,
  run: ({ store }) => {
    const district = selectedDistrict(store.getState());
    if (district) void rerollRegion(store, { kind: 'group', group: district.group });
  },
};

export const rerollCityCommand: Command = {
  id: 'reroll-city',
  name: words.rerollCity,
  keywords: words.cityKeywords,
  keys: ['alt+shift+enter'],
  workspace: 'city',
  enabled: isFree,
  lacking: words.generating,
  run: ({ store }) => void rerollRegion(store, { kind: 'city' }),
};

export const acceptRerollCommand: Command = {
  id: 'accept-reroll',
  name: words.acceptReroll,
  keys: ['enter'],
  onBoard: true,
  mode: 'roll',
  workspace: 'city',
  enabled: isProposed,
  lacking: words.noReroll,
  run: ({ store }) => void withRerolls(({ acceptReroll }) => acceptReroll(store)),
};

export const nextRerollCommand: Command = {
  id: 'next-reroll',
  name: words.nextReroll,
  keys: ['r'],
  mode: 'roll',
  workspace: 'city',
  enabled: (state) => isProposed(state) || rerollKind(state) === 'failed',
  lacking: words.noReroll,
  run: ({ store }) => void withRerolls(({ nextReroll }) => nextReroll(store)),
};

export const rejectRerollCommand: Command = {
  id: 'reject-reroll',
  name: words.rejectReroll,
  keys: [],
  mode: 'roll',
  workspace: 'city',
  enabled: (state) => rerollKind(state) !== 'none',
  lacking: words.noReroll,
  run: ({ store }) => rerollSlice.set(store, { roll: NO_REROLL }),
};

/** The reroll commands of the City workspace. */
export const REROLL_COMMANDS: readonly Command[] = [
  rerollSelectionCommand,
  rerollDistrictCommand,
  rerollGroupCommand,
  rerollCityCommand,
  acceptRerollCommand,
  nextRerollCommand,
  rejectRerollCommand,
];
