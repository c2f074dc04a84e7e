import type { District } from '../../../engine/land/district.ts';
import type { RollRegion } from '../../../engine/generate/reroll-region.ts';
import type { Hex } from '../../../engine/hex/hex.ts';
import type { Command } from '../../contrib/command.ts';
import { tellProblem } from '../../kit/tell.ts';
import { getChunked } from '../../document/chunked.ts';
import { type AppState, type AppStore } from '../../store/store.ts';
import type * as Rolls from './reroll.ts';
import { NO_ROLL } from '../../cityview/reroll-state.ts';
import { citySelection } from '../../cityview/selection-slice.ts';
import { rollSlice } from '../../cityview/reroll-state.ts';
import { generationSlice } from '../../cityview/generation-slice.ts';
import * as words from './words.ts';

/** Rolls a part of the city again; what it takes to do so is fetched first. */
export async function rollRegion(store: AppStore, region: RollRegion): Promise<void> {
  await withRolls(({ startRoll }) => startRoll(store, region));
}

async function withRolls(act: (rolls: typeof Rolls) => unknown): Promise<void> {
  let rolls;
  try {
    rolls = await import('./reroll.ts');
  } catch {
    tellProblem(words.notLoaded);
    return;
  }
  await act(rolls);
}

function isFree(state: AppState): boolean {
  return rollKind(state) !== 'running' && generationSlice.of(state).status.kind !== 'running';
}

function isProposed(state: AppState): boolean {
  return rollKind(state) === 'proposed';
}

function rollKind(state: AppState) {
  return rollSlice.of(state).roll.kind;
}

export function districtAt(districts: readonly District[], { q, r }: Hex): District | undefined {
  return districts.find(({ rows }) => rows.some((row) => row.r === r && row.q <= q && q < row.q + row.count));
}

/** The district of the first selected placement. */
export function selectedDistrict(state: AppState): District | undefined {
  const { city } = state.document;
  const [id] = citySelection.of(state).ids;
  const placement = id === undefined ? undefined : getChunked(city.placements, id);
  return placement && districtAt(city.districts, placement);
}

export const rollSelectionCommand: Command = {
  id: 'roll-selection',
  name: words.rerollSelection,
  keywords: words.selectionKeywords,
  keys: ['alt+enter'],
  workspace: 'city',
  enabled: (state) => isFree(state) && citySelection.of(state).ids.length > 0,
  lacking: words.nothingSelected,
  run: ({ store }) =>
    void rollRegion(store, { kind: 'placements', ids: citySelection.of(store.getState()).ids }),
};

export const rollDistrictCommand: Command = {
  id: 'roll-district',
  name: words.rerollDistrict,
  keywords: words.districtKeywords,
  keys: [],
  workspace: 'city',
  enabled: (state) => isFree(state) && selectedDistrict(state) !== undefined,
  lacking: words.noDistrictSelected,
  run: ({ store }) => {
    const district = selectedDistrict(store.getState());
    if (district) void rollRegion(store, { kind: 'district', id: district.id });
  },
};

export const rollCityCommand: Command = {
  id: 'roll-city',
  name: words.rerollCity,
  keywords: words.cityKeywords,
  keys: ['alt+shift+enter'],
  workspace: 'city',
  enabled: isFree,
  lacking: words.generating,
  run: ({ store }) => void rollRegion(store, { kind: 'city' }),
};

export const acceptRollCommand: Command = {
  id: 'accept-roll',
  name: words.acceptReroll,
  keys: ['enter'],
  onBoard: true,
  mode: 'roll',
  workspace: 'city',
  enabled: isProposed,
  lacking: words.noReroll,
  run: ({ store }) => void withRolls(({ acceptRoll }) => acceptRoll(store)),
};

export const rollAnotherCommand: Command = {
  id: 'roll-another',
  name: words.nextReroll,
  keys: ['r'],
  mode: 'roll',
  workspace: 'city',
  enabled: (state) => isProposed(state) || rollKind(state) === 'failed',
  lacking: words.noReroll,
  run: ({ store }) => void withRolls(({ rollAnother }) => rollAnother(store)),
};

export const rejectRollCommand: Command = {
  id: 'reject-roll',
  name: words.rejectReroll,
  keys: [],
  mode: 'roll',
  workspace: 'city',
  enabled: (state) => rollKind(state) !== 'none',
  lacking: words.noReroll,
  run: ({ store }) => rollSlice.set(store, { roll: NO_ROLL }),
};

/** Part of the commands of the City workspace. */
export const ROLL_COMMANDS: readonly Command[] = [
  rollSelectionCommand,
  rollDistrictCommand,
  rollCityCommand,
  acceptRollCommand,
  rollAnotherCommand,
  rejectRollCommand,
];
