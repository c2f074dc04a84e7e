import { useEffect, useRef, useState } from 'react';
import type { PlacedTest } from '../../../engine/pack/pack.ts';
import type { PackDocument } from '../../document/document.ts';
import { useAppStore } from '../../store/context.tsx';
import { placeInWorker } from './checks-in-worker.ts';
import { noteOutcome, useKnownOutcome, type Outcome } from './known-outcomes.ts';
import { packLibrary } from './pack-library.ts';
import { testedRecipe } from './tested-recipe.ts';
import { TestRow } from './TestRow.tsx';

interface PlacedRowProps {
  readonly pack: PackDocument;
  readonly index: number;
  readonly test: PlacedTest;
}

/** A test that makes up to 100 cities, in a worker, when that is wanted. */
export function PlacedRow({ pack, index, test }: PlacedRowProps) {
  const store = useAppStore();
  const [running, setRunning] = useState<Outcome | null>(null);
  const known = useKnownOutcome(pack, test);
  const outcome = running ?? known;
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const run = async () => {
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    setRunning({ kind: 'running', made: 0, having: 0 });
    const { document } = store.getState();
    const recipe = testedRecipe(document, pack, test.recipe);
    try {
      const failure = await placeInWorker(
        test,
        recipe,
        packLibrary(document, pack.id),
        signal,
        (made, having) => setRunning({ kind: 'running', made, having }),
      );
      noteOutcome(document, pack, test, failure);
      setRunning(null);
    } catch (error) {
      if (signal.aborted) setRunning(null);
      else setRunning({ kind: 'done', failure: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <TestRow
      pack={pack}
      index={index}
      outcome={outcome}
      onRun={() => (outcome.kind === 'running' ? abort.current?.abort() : void run())}
    />
  );
}
