import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PlacedTest } from '../../../engine/pack/pack.ts';
import type { Document, PackDocument } from '../../document/document.ts';
import { useSettled } from '../../store/settled.ts';

/** The outcome of a test; `open` until it has run. */
export type Outcome =
  | { readonly kind: 'open' }
  | { readonly kind: 'running'; readonly made: number; readonly having: number }
  | { readonly kind: 'done'; readonly failure: string | null };

/** The outcome of a test, and the parts of the work that it was found with. */
interface Known {
  readonly failure: string | null;
  readonly of: readonly unknown[];
}

/** Outcomes of tests that made cities, wherever they ran, until something that they depend on changes. */
const outcomes = createStore<ReadonlyMap<PlacedTest, Known>>(() => new Map());

/** Keeps the outcome of a test, which ran with a document as it was then. */
export function noteOutcome(
  document: Document,
  pack: PackDocument,
  test: PlacedTest,
  failure: string | null,
): void {
  const of = partsOf(document, pack);
  const current = [...outcomes.getState()].filter(([, known]) => isOf(known, of));
  outcomes.setState(new Map([...current, [test, { failure, of }]]), true);
}

/** The outcome of a test that ran with the work as it is now; `open` for none. */
export function useKnownOutcome(pack: PackDocument, test: PlacedTest): Outcome {
  const known = useStore(outcomes, (all) => all.get(test));
  const document = useSettled((settled) => settled);
  return useMemo(
    () =>
      known && isOf(known, partsOf(document, pack))
        ? { kind: 'done', failure: known.failure }
        : { kind: 'open' },
    [known, document, pack],
  );
}

function partsOf({ schematics, kinds }: Document, { recipes }: PackDocument): readonly unknown[] {
  return [schematics, kinds, recipes];
}

function isOf({ of }: Known, parts: readonly unknown[]): boolean {
  return of.every((part, index) => part === parts[index]);
}
