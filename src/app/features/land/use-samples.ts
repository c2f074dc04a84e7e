import { useCallback, useEffect, useState } from 'react';
import { ISLAND_ALGORITHMS, type IslandAlgorithm } from '../../../engine/land/island.ts';
import type { IslandSample } from '../../../worker/island-sample.ts';
import { sampleIslands } from '../../../worker/island-samples.ts';

export type Samples = Readonly<Record<IslandAlgorithm, readonly IslandSample[]>>;

export interface Sampling {
  readonly samples: Samples;
  /** The problem in words. */
  readonly error: string | null;
}

/** Samples, and a way to try again what went wrong. */
export interface SamplingAtWork extends Sampling {
  readonly again: () => void;
}

/** The samples so far, and their request. */
interface Received extends Sampling {
  readonly key: string;
}

const NOTHING: Sampling = { samples: { 1: [], 2: [], 3: [], 4: [], 5: [] }, error: null };

/** Samples of all five procedures over the seeds 1..seeds, growing as they come; begun anew for another size. */
export function useSamples(hexes: number, seeds: number): SamplingAtWork {
  const [attempt, setAttempt] = useState(0);
  const key = `${hexes} ${seeds} ${attempt}`;
  const [received, setReceived] = useState<Received>({ ...NOTHING, key });
  useEffect(() => {
    const receive = (add: (old: Sampling) => Sampling) =>
      setReceived((old) => ({ ...add(old.key === key ? old : NOTHING), key }));
    const ends = ISLAND_ALGORITHMS.map((algorithm) =>
      sampleIslands(
        algorithm,
        hexes,
        seeds,
        (more) =>
          receive(({ samples, error }) => ({
            samples: { ...samples, [algorithm]: [...samples[algorithm], ...more] },
            error,
          })),
        (error) => receive(({ samples }) => ({ samples, error })),
      ),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [key, hexes, seeds]);
  const again = useCallback(() => setAttempt((old) => old + 1), []);
  return { ...(received.key === key ? received : NOTHING), again };
}
