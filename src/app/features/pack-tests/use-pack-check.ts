import { useEffect, useState } from 'react';
import { findDoubles, type PackFinding } from '../../../engine/pack/lint.ts';
import type { PackTest, PlacedTest, PlaceTest } from '../../../engine/pack/pack.ts';
import type { Document, PackDocument } from '../../document/document.ts';
import { findUnusedInWorker, placeInWorker } from './checks-in-worker.ts';
import { noteOutcome, type Outcome } from './known-outcomes.ts';
import { packLibrary, packSchematics } from './pack-library.ts';
import { placeOutcome } from './place-outcome.ts';
import { testedRecipe } from './tested-recipe.ts';
import * as words from './words.ts';

/** The state of the search for schematics and poses that no city has. */
export type Search =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running'; readonly made: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly reason: string };

/** The check of a pack as far as it has come. */
export interface PackCheck {
  readonly outcomes: ReadonlyMap<PackTest, Outcome>;
  readonly findings: readonly PackFinding[];
  readonly search: Search;
}

const NOT_BEGUN: PackCheck = { outcomes: new Map(), findings: [], search: { kind: 'waiting' } };

/**
 * Checks a pack as the document has it when the check begins: the tests of places and the doubles at once, then the
 * tests of recipes and the search for what no city has, in a worker.
 *
 * @param recipe id of the recipe of the search
 * @param run number of the run: another one begins anew; a run is stopped by `stop`
 */
export function usePackCheck(
  read: () => { readonly document: Document; readonly pack: PackDocument } | null,
  recipe: string,
  run: number,
): readonly [PackCheck, stop: () => void] {
  const [check, setCheck] = useState(NOT_BEGUN);
  const [abort, setAbort] = useState<AbortController | null>(null);
  useEffect(() => {
    const given = read();
    if (!given) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    setAbort(controller);
    const tell = (change: (now: PackCheck) => PackCheck) => {
      if (!signal.aborted) setCheck(change);
    };
    setCheck(NOT_BEGUN);
    checkPack(given.document, given.pack, recipe, signal, tell).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      tell((now) => ({ ...now, search: { kind: 'failed', reason } }));
    });
    return () => controller.abort();
    // What is read is as of the beginning of a run.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [recipe, run]);
  const stop = () => {
    abort?.abort();
    setCheck((now) => ({ ...now, outcomes: withoutRunning(now.outcomes), search: { kind: 'stopped' } }));
  };
  return [check, stop];
}

async function checkPack(
  document: Document,
  pack: PackDocument,
  recipe: string,
  signal: AbortSignal,
  tell: (change: (now: PackCheck) => PackCheck) => void,
): Promise<void> {
  const schematics = packSchematics(document, pack.id).map(({ schematic }) => schematic);
  const { kinds } = document;
  const failureOf = (test: PlaceTest) => {
    const schematic = schematics.find(({ id }) => id === test.schematic);
    return schematic ? placeOutcome(test, schematic, kinds) : words.notPainted;
  };
  const outcomes = new Map<PackTest, Outcome>(
    pack.tests.map((test) => [
      test,
      test.kind === 'placed' ? { kind: 'open' } : { kind: 'done', failure: failureOf(test) },
    ]),
  );
  const doubles = findDoubles(schematics);
  tell((now) => ({ ...now, outcomes, findings: doubles }));
  const library = packLibrary(document, pack.id);
  const placed = pack.tests.filter((test): test is PlacedTest => test.kind === 'placed');
  for (const test of placed) {
    const set = (outcome: Outcome) =>
      tell((now) => ({ ...now, outcomes: new Map([...now.outcomes, [test, outcome]]) }));
    set({ kind: 'running', made: 0, having: 0 });
    const failure = await placeInWorker(
      test,
      testedRecipe(document, pack, test.recipe),
      library,
      signal,
      (made, having) => set({ kind: 'running', made, having }),
    );
    noteOutcome(document, pack, test, failure);
    set({ kind: 'done', failure });
  }
  const searching = (made: number) => tell((now) => ({ ...now, search: { kind: 'running', made } }));
  searching(0);
  const unused = await findUnusedInWorker(
    testedRecipe(document, pack, recipe),
    library,
    schematics.map(({ id }) => id),
    signal,
    searching,
  );
  tell((now) =>
    unused.ok
      ? { ...now, findings: [...doubles, ...unused.value], search: { kind: 'done' } }
      : { ...now, search: { kind: 'failed', reason: unused.problems[0]!.message } },
  );
}

function withoutRunning(outcomes: PackCheck['outcomes']): PackCheck['outcomes'] {
  return new Map(
    [...outcomes].map(([test, outcome]) => [test, outcome.kind === 'running' ? { kind: 'open' } : outcome]),
  );
}
