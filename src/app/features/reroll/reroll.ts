import type { RerollRegion } from '../../../engine/generate/reroll-region.ts';
import type { Reroll } from '../../../engine/generate/reroll.ts';
import type { Result } from '../../../engine/problem.ts';
import { rerollInWorker } from '../../../worker/generation.ts';
import { placementsIn } from '../../../engine/generate/reroll-region.ts';
import { askFate, knownFate } from '../../cityview/ask-hand-work.ts';
import { handWorkOf, NO_WORK } from '../../cityview/hand-work.ts';
import { toCity, toLibrary, type Document } from '../../document/document.ts';
import { createService } from '../../store/service.ts';
import { type AppStore } from '../../store/store.ts';
import { beginUnderWay } from '../../store/under-way.ts';
import { versionsIn } from '../../document/sources.ts';
import { nextId } from '../../document/origin.ts';
import { acceptedRerolls, takeReroll } from './reroll-edits.ts';
import { NO_REROLL, rerollOrigin, shownProposal, type RerollOrigin } from '../../cityview/reroll-state.ts';
import { regionWords } from './reroll-words.ts';
import type { GenerationProblem } from '../../cityview/problem-words.ts';
import { citySelection } from '../../cityview/selection-slice.ts';
import { rerollSlice } from '../../cityview/reroll-state.ts';
import * as words from './words.ts';

/** A watch for the changes that end a running or previewed reroll. */
interface Watch {
  readonly end: () => void;
  /** Reports that nothing is left to cancel, so that undo takes back a step again. */
  readonly settle: () => void;
}

/** The number of a store's last reroll, and its watch. */
const rerollsOf = createService((): { lastNumber: number; watch: Watch | null } => ({
  lastNumber: 0,
  watch: null,
}));

/** A result that is previewed, or the problems that are shown in its place. */
type Shown = Result<Reroll, GenerationProblem>;

/**
 * Rerolls a part of the city in a worker and previews the result. The city does not change until it is accepted; any
 * edit of its document rejects the reroll. Where it would replace placements by hand, the user decides first.
 */
export async function startReroll(store: AppStore, region: RerollRegion): Promise<void> {
  const { city } = store.getState().document;
  const own = placementsIn(toCity(city), region);
  const byHand = new Set(handWorkOf(city).placements);
  const placements = own.flatMap(({ id }) => (byHand.has(id) ? [id] : []));
  const work = { ...NO_WORK, placements };
  const canKeep = placements.length < own.length;
  const fate = knownFate(store, work, canKeep) ?? (await askFate(store, 'reroll', work, canKeep));
  if (!fate || store.getState().document.city !== city) return;
  await roll(store, region, fate.answer === 'keep' ? placements : []);
}

/** @param kept ids of the placements by hand in the region that stay */
async function roll(store: AppStore, region: RerollRegion, kept: readonly number[]): Promise<void> {
  const { document } = store.getState();
  const rolls = rerollsOf(store);
  const number = Math.max(rolls.lastNumber, acceptedRerolls(document.city)) + 1;
  rolls.lastNumber = number;
  const origin: RerollOrigin = { region, number, seed: document.recipe.seed, kept };
  const shown = shownProposal(rerollSlice.of(store.getState()).roll);
  const abort = new AbortController();
  watch(store, document, region, abort);
  rerollSlice.set(store, {
    roll: { kind: 'running', ...origin, shown, progress: { stage: 'check', done: 0, of: 1 } },
  });
  try {
    const result = await rerollInWorker(orderOf(document, origin), abort.signal, (progress) => {
      if (!abort.signal.aborted)
        rerollSlice.set(store, { roll: { kind: 'running', ...origin, shown, progress } });
    });
    if (!abort.signal.aborted) show(store, document, origin, result);
  } catch (error) {
    if (abort.signal.aborted) return;
    const message = error instanceof Error ? error.message : String(error);
    show(store, document, origin, { ok: false, problems: [{ code: 'generator-failed', reason: message }] });
  }
}

function orderOf(document: Document, { region, number, kept }: RerollOrigin) {
  const { placements: all, ...city } = toCity(document.city);
  const keeps = new Set(kept);
  const placements = all.map((each) => (keeps.has(each.id) ? { ...each, locked: true } : each));
  return {
    city: { ...city, placements },
    recipe: document.recipe,
    library: toLibrary(document),
    region,
    roll: number,
    versionOf: versionsIn(document),
    firstId: nextId(document.city),
  };
}

function show(store: AppStore, document: Document, origin: RerollOrigin, result: Shown): void {
  if (!result.ok) rerollsOf(store).watch?.settle();
  rerollSlice.set(store, {
    roll: result.ok
      ? { kind: 'proposed', proposal: { ...origin, document, roll: result.value }, old: false }
      : { kind: 'failed', ...origin, problems: result.problems },
  });
}

/** Ends the reroll when it is rejected, and rejects it on undo, or as soon as its document changes. */
function watch(store: AppStore, document: Document, region: RerollRegion, abort: AbortController): void {
  const rolls = rerollsOf(store);
  rolls.watch?.end();
  const settle = beginUnderWay(store, words.rerollOf(regionWords(region, document)), () =>
    rejectReroll(store),
  );
  const end = () => {
    stop();
    settle();
    abort.abort();
  };
  const stop = store.subscribe((state) => {
    const { document: now } = state;
    if (rerollSlice.of(state).roll.kind === 'none') end();
    else if (
      now.city !== document.city ||
      now.schematics !== document.schematics ||
      now.kinds !== document.kinds
    )
      rejectReroll(store);
  });
  rolls.watch = { end, settle };
}

/** Rerolls the same part with the next number. */
export function nextReroll(store: AppStore): void {
  const shown = rerollSlice.of(store.getState()).roll;
  const origin = rerollOrigin(shown);
  if (origin && shown.kind !== 'running') void roll(store, origin.region, origin.kept);
}

/** Applies the previewed reroll to the city as one step, and selects the new placements. */
export function acceptReroll(store: AppStore): void {
  const { document } = store.getState();
  const shown = rerollSlice.of(store.getState()).roll;
  if (shown.kind !== 'proposed') return;
  const { proposal } = shown;
  rejectReroll(store);
  const { region, number, seed, roll } = proposal;
  takeReroll(store, words.acceptedReroll(regionWords(region, document), number, seed), proposal);
  const isPart = region.kind === 'placements';
  if (isPart) citySelection.set(store, { ids: stillThere(store, region.ids, roll.added) });
}

/** The selection for the next reroll: the placements that have stayed, and the new ones. */
function stillThere(
  store: AppStore,
  ids: readonly number[],
  added: readonly { readonly id: number }[],
): number[] {
  const { placements } = toCity(store.getState().document.city);
  const chosen = new Set([...ids, ...added.map(({ id }) => id)]);
  return placements.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
}

/** Discards a previewed reroll, or ends a running one; the city stays unchanged. */
export function rejectReroll(store: AppStore): void {
  rerollSlice.set(store, { roll: NO_REROLL });
}

/** Shows the city before or after the previewed reroll. */
export function toggleOld(store: AppStore): void {
  const { roll } = rerollSlice.of(store.getState());
  if (roll.kind === 'proposed') rerollSlice.set(store, { roll: { ...roll, old: !roll.old } });
}
