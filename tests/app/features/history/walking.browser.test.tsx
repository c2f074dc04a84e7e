import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { commandTable, expectCommand, loadCommandTable } from '../../../../src/app/contrib/command-table.ts';
import { isEnabled, type Command } from '../../../../src/app/contrib/command.ts';
import { rerollSlice } from '../../../../src/app/cityview/reroll-state.ts';
import { liveRecipe } from '../../../../src/app/features/recipe/live-recipe.ts';
import {
  beginGesture,
  callOffLast,
  cancelGesture,
  edit,
  endGesture,
  goToStep,
  redoStep,
  undoStep,
  type AppStore,
} from '../../../../src/app/store/store.ts';
import { openApp } from '../../../support/app-page.tsx';

let store: AppStore;

beforeEach(async () => {
  store = openApp();
  await loadCommandTable();
  // The panel whose switch makes the city follow the recipe.
  await screen.findByRole('switch', { name: 'Live' });
});

const labels = () =>
  store
    .getState()
    .timeline.slice(0, Infinity)
    .map(({ label }) => label);
const sow = (seed: number) => edit(store, 'Change seed', (draft) => void (draft.recipe.seed = seed));

const run = (command: Command) => command.run({ store, board: null, cursor: null, switchColors: () => {} });

/** Waits until nothing that goes on by itself goes on any more; a proposal waits for an answer, for good. */
async function rest(): Promise<void> {
  await expect.poll(() => isProposed() || store.getState().underWay.length === 0).toBe(true);
}

const isProposed = () => rerollSlice.of(store.getState()).roll.kind === 'proposed';

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

describe('a walk through the history while the city follows the recipe', () => {
  test('keeps all that is ahead, back and forth', async () => {
    sow(12345);
    edit(store, 'New schematic', (draft) => void (draft.schematics[draft.order[0]!]!.name = 'Work 0'));
    sow(777);
    edit(store, 'Rename', (draft) => void (draft.schematics[draft.order[0]!]!.name = 'Work 1'));
    liveRecipe.set(true);
    const all = labels();
    for (const walk of [undoStep, redoStep])
      for (const _ of all) {
        walk(store);
        await nextFrame();
        await rest();
        expect(labels()).toEqual(all);
      }
    // It goes on following what is edited.
    sow(99);
    await expect.poll(() => store.getState().document.city.recipe?.seed).toBe(99);
  });

  test('calls off a city that is on its way, which would come in place of what is ahead', async () => {
    sow(12345);
    undoStep(store);
    run(expectCommand('generate'));
    expect(store.getState().underWay).toHaveLength(1);
    redoStep(store);
    expect(store.getState().underWay).toEqual([]);
    await nextFrame();
    expect(labels()).toEqual(['Change seed']);
  });
});

/** Commands that ask for what is not of this page, or make something of it go: files, windows, the page itself. */
const ELSEWHERE =
  /^(?:import|export|share|guide|install|new-version|versions|examples|colors|copy|cut|paste|show-atlas|undo|redo)/;

const anyCommand = fc.nat(10_000).map((pick) => () => {
  const enabled = commandTable().filter(
    (command) => !ELSEWHERE.test(command.id) && isEnabled(command, store.getState()),
  );
  run(enabled[pick % enabled.length]!);
});

const anyEdit = fc.oneof(
  { weight: 4, arbitrary: anyCommand },
  fc.nat(1000).map((seed) => () => sow(seed)),
  fc.nat(99).map((cover) => () => {
    beginGesture(store, 'Change coverage');
    edit(store, 'Change coverage', (draft) => void (draft.recipe.fill.coverage = cover / 100));
  }),
  fc.constant(() => endGesture(store)),
  fc.constant(() => cancelGesture(store)),
);

const anyWalk = fc.oneof(
  fc.constant(() => undoStep(store)),
  fc.constant(() => redoStep(store)),
  fc.nat(40).map((back) => () => goToStep(store, store.getState().timeline.end - back)),
);

/** How long until the next: at once, with the next frame, when all rests. */
const anyPace = fc.constantFrom(() => Promise.resolve(), nextFrame, rest);

test('a walk records nothing and loses nothing, at any pace, whatever was done before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(anyEdit, anyPace), { minLength: 1, maxLength: 12 }),
      fc.array(fc.tuple(anyWalk, anyPace), { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      async (edits, walks, isLive) => {
        // Nothing is left of the round before, also when that failed and is shrunk.
        while (callOffLast(store));
        liveRecipe.set(isLive);
        for (const [act, pace] of edits) {
          act();
          await pace();
        }
        // A stroke ends with the first walk, as a step of its own.
        endGesture(store);
        const { timeline, document } = store.getState();
        const steps = timeline.slice(0, Infinity);
        for (const [walk, pace] of walks) {
          walk();
          await pace();
        }
        await rest();
        expect(labels()).toEqual(steps.map(({ label }) => label));
        const after = store.getState().timeline.slice(0, Infinity);
        expect(after.every((step, index) => step === steps[index])).toBe(true);
        goToStep(store, timeline.position);
        expect(store.getState().document).toEqual(document);
      },
    ),
    { numRuns: 10 },
  );
});
