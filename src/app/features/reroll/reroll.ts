import type { RollRegion } from '../../../engine/generate/reroll-region.ts';
import type { RolledAgain } from '../../../engine/generate/reroll.ts';
import { rollInWorker } from '../../../worker/generation.ts';
import { toCity, toLibrary, type Document } from '../../document/document.ts';
import { createService } from '../../store/service.ts';
import { type AppStore } from '../../store/store.ts';
import { beginUnderWay } from '../../store/under-way.ts';
import { versionsIn } from '../../document/sources.ts';
import { nextId } from '../../document/origin.ts';
import { acceptedRolls, takeRoll } from './reroll-edits.ts';
import { NO_ROLL, rollOrigin, shownProposal, type RollOrigin } from '../../cityview/reroll-state.ts';
import { regionWords } from './reroll-words.ts';
import { citySelection } from '../../cityview/selection-slice.ts';
import { rollSlice } from '../../cityview/reroll-state.ts';
import * as words from './words.ts';

/** Watches for the changes that end a roll that is under way or shown. */
interface Watch {
  readonly end: () => void;
  /** Says that there is nothing to be called off: undo takes a step back again. */
  readonly settle: () => void;
}

/** The number of the last roll in a store, and what watches it. */
const rollsOf = createService((): { lastNumber: number; watch: Watch | null } => ({
  lastNumber: 0,
  watch: null,
}));

/**
 * Rolls a part of the city again in a worker and proposes what comes of it. Nothing changes until it is accepted; any
 * edit of what it was made of rejects it.
 */
export async function startRoll(store: AppStore, region: RollRegion): Promise<void> {
  const { document } = store.getState();
  const rolls = rollsOf(store);
  const number = Math.max(rolls.lastNumber, acceptedRolls(document.city)) + 1;
  rolls.lastNumber = number;
  const origin: RollOrigin = { region, number, seed: document.recipe.seed };
  const shown = shownProposal(rollSlice.of(store.getState()).roll);
  const abort = new AbortController();
  watch(store, document, region, abort);
  rollSlice.set(store, {
    roll: { kind: 'running', ...origin, shown, progress: { stage: 'check', done: 0, of: 1 } },
  });
  try {
    const result = await rollInWorker(orderOf(document, region, number), abort.signal, (progress) => {
      if (!abort.signal.aborted)
        rollSlice.set(store, { roll: { kind: 'running', ...origin, shown, progress } });
    });
    if (!abort.signal.aborted) show(store, document, origin, result);
  } catch (error) {
    if (abort.signal.aborted) return;
    const message = error instanceof Error ? error.message : String(error);
    show(store, document, origin, { ok: false, problems: [{ path: 'generator', message }] });
  }
}

function orderOf(document: Document, region: RollRegion, roll: number) {
  const { land, districts, placements, schematics } = toCity(document.city);
  return {
    city: { land, districts, placements, schematics },
    recipe: document.recipe,
    library: toLibrary(document),
    region,
    roll,
    versionOf: versionsIn(document),
    firstId: nextId(document.city),
  };
}

function show(store: AppStore, document: Document, origin: RollOrigin, result: RolledAgain): void {
  if (!result.ok) rollsOf(store).watch?.settle();
  rollSlice.set(store, {
    roll: result.ok
      ? { kind: 'proposed', proposal: { ...origin, document, roll: result.value }, old: false }
      : { kind: 'failed', ...origin, problems: result.problems },
  });
}

/**
 * Ends the roll when it is rejected, and rejects it when it is undone, or as soon as the document is no more what it was
 * made of.
 */
function watch(store: AppStore, document: Document, region: RollRegion, abort: AbortController): void {
  const rolls = rollsOf(store);
  rolls.watch?.end();
  const settle = beginUnderWay(store, words.rerollOf(regionWords(region, document)), () => rejectRoll(store));
  const end = () => {
    stop();
    settle();
    abort.abort();
  };
  const stop = store.subscribe((state) => {
    const { document: now } = state;
    if (rollSlice.of(state).roll.kind === 'none') end();
    else if (
      now.city !== document.city ||
      now.schematics !== document.schematics ||
      now.kinds !== document.kinds
    )
      rejectRoll(store);
  });
  rolls.watch = { end, settle };
}

/** Rolls the same part again, with the next number. */
export function rollAnother(store: AppStore): void {
  const { roll } = rollSlice.of(store.getState());
  const origin = rollOrigin(roll);
  if (origin && roll.kind !== 'running') void startRoll(store, origin.region);
}

/** Makes what is proposed part of the city, as one step; what came is selected. */
export function acceptRoll(store: AppStore): void {
  const { document } = store.getState();
  const shown = rollSlice.of(store.getState()).roll;
  if (shown.kind !== 'proposed') return;
  const { proposal } = shown;
  rejectRoll(store);
  const { region, number, seed, roll } = proposal;
  takeRoll(store, words.acceptedReroll(regionWords(region, document), number, seed), proposal);
  const isPart = region.kind === 'placements';
  if (isPart) citySelection.set(store, { ids: stillThere(store, region.ids, roll.added) });
}

/** The placements of a selection that have stayed, and the new ones in place of the rest, for the next roll. */
function stillThere(
  store: AppStore,
  ids: readonly number[],
  added: readonly { readonly id: number }[],
): number[] {
  const { placements } = toCity(store.getState().document.city);
  const chosen = new Set([...ids, ...added.map(({ id }) => id)]);
  return placements.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
}

/** Leaves the city as it is; also ends a roll that is under way. */
export function rejectRoll(store: AppStore): void {
  rollSlice.set(store, { roll: NO_ROLL });
}

/** Shows what is there without what would come, or with it. */
export function toggleOld(store: AppStore): void {
  const { roll } = rollSlice.of(store.getState());
  if (roll.kind === 'proposed') rollSlice.set(store, { roll: { ...roll, old: !roll.old } });
}
