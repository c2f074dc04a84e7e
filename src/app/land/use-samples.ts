import { useEffect, useState } from 'react';
import { ISLAND_ALGORITHMS, type IslandAlgorithm } from '../../engine/land/island.ts';
import { sampleIslands, type IslandSample } from '../../worker/island-samples.ts';

export type Samples = Readonly<Record<IslandAlgorithm, readonly IslandSample[]>>;

const NONE: Samples = { 1: [], 2: [], 3: [], 4: [], 5: [] };

export interface Sampling {
  readonly samples: Samples;
  /** What went wrong, in words. */
  readonly error: string | null;
}

/** Samples of all five procedures over the seeds 1..seeds, growing as they come; begun anew for another size. */
export function useSamples(hexes: number, seeds: number): Sampling {
  const [state, setState] = useState<Sampling & { readonly hexes: number; readonly seeds: number }>({
    samples: NONE,
    error: null,
    hexes,
    seeds,
  });
  useEffect(() => {
    setState({ samples: NONE, error: null, hexes, seeds });
    const ends = ISLAND_ALGORITHMS.map((algorithm) =>
      sampleIslands(
        algorithm,
        hexes,
        seeds,
        (more) =>
          setState((old) => ({
            ...old,
            samples: { ...old.samples, [algorithm]: [...old.samples[algorithm], ...more] },
          })),
        (error) => setState((old) => ({ ...old, error })),
      ),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [hexes, seeds]);
  return state;
}
