import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { PlacedTest } from '../../../engine/pack/pack.ts';
import { withPack } from '../../../formats/pack/run-tests.ts';
import { LIBRARY } from '../../document/builtin/start.computed.ts';
import { toSchematic } from '../../document/document.ts';
import { membersOfPack } from '../../document/packs.ts';
import { useAppStore } from '../../store/context.tsx';
import { countInWorker } from './placed-in-worker.ts';
import { TestRow } from './TestRow.tsx';
import * as words from './words.ts';

type Count =
  | { readonly kind: 'not-run' }
  | { readonly kind: 'running'; readonly made: number; readonly having: number }
  | { readonly kind: 'done'; readonly failure: string | null };

/** A test that makes up to 100 cities, in a worker, when that is wanted. */
export function PlacedRow({ pack, test }: { readonly pack: string; readonly test: PlacedTest }) {
  const store = useAppStore();
  const [count, setCount] = useState<Count>({ kind: 'not-run' });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const run = async () => {
    const controller = new AbortController();
    abort.current = controller;
    setCount({ kind: 'running', made: 0, having: 0 });
    const { document } = store.getState();
    const schematics = membersOfPack(document, pack).map((id) => {
      const one = document.schematics[id]!;
      return { ...toSchematic(one), id: one.pack!.as };
    });
    const painted = schematics.filter(({ hexes }) => hexes.length > 0);
    const library = withPack(LIBRARY, painted, document.kinds);
    try {
      const counted = await countInWorker(test, library, controller.signal, (made, having) =>
        setCount({ kind: 'running', made, having }),
      );
      const failure = counted.ok
        ? counted.value >= test.atLeast
          ? null
          : words.tooFew(counted.value, test.atLeast)
        : (counted.problems[0]?.message ?? '');
      setCount({ kind: 'done', failure });
    } catch (error) {
      if (controller.signal.aborted) setCount({ kind: 'not-run' });
      else setCount({ kind: 'done', failure: error instanceof Error ? error.message : String(error) });
    }
  };
  const isRunning = count.kind === 'running';
  return (
    <TestRow
      pack={pack}
      test={test}
      title={words.placedTitle(test.atLeast, test.recipe)}
      outcome={count.kind === 'done' ? (count.failure === null ? 'passes' : 'fails') : 'open'}
      about={
        isRunning
          ? words.running(count.made, count.having)
          : count.kind === 'not-run'
            ? words.notRun
            : count.failure === null
              ? words.passes
              : words.fails(count.failure)
      }
    >
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => (isRunning ? abort.current?.abort() : void run())}
      >
        {isRunning ? words.stop : words.run}
      </Button>
    </TestRow>
  );
}
