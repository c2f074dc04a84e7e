import { useCallback, useEffect, useRef, useState } from 'react';
import { SeedPool } from './seed-pool.ts';
import type { SeedJob, SeedResult, SheetLook } from '../../cityview/seed-result.ts';

export interface Seeds {
  /** In the order in which they came. */
  readonly results: ReadonlyMap<number, SeedResult>;
  /** The problem of the workers, in words. */
  readonly broken: string | null;
}

/** Seeds, and a way to try again with other workers what broke; what is there stays. */
export interface SeedsAtWork extends Seeds {
  readonly again: () => void;
}

const NOTHING: Seeds = { results: new Map(), broken: null };

/**
 * The cities of some seeds, more and more of them as workers make them; with another look all are made anew. What
 * comes between two frames is shown at once.
 *
 * @param running whether workers are at it; when not, what is there stays
 */
export function useSeeds(
  job: SeedJob,
  look: SheetLook,
  wanted: readonly number[],
  running: boolean,
): SeedsAtWork {
  const [received, setReceived] = useState<Seeds & { readonly look: SheetLook | null }>({
    ...NOTHING,
    look: null,
  });
  const [attempt, setAttempt] = useState(0);
  const pool = useRef<SeedPool | null>(null);
  const shown = useRef(new Map<number, SeedResult>());

  useEffect(() => {
    shown.current = new Map<number, SeedResult>();
  }, [job, look]);

  useEffect(() => {
    if (!running) return undefined;
    const own = shown.current;
    const fresh: SeedResult[] = [];
    let frame = 0;
    const tell = (broken: string | null) => setReceived({ look, results: new Map(own), broken });
    const current = new SeedPool(job, look, {
      onResult(result) {
        fresh.push(result);
        frame ||= requestAnimationFrame(() => {
          frame = 0;
          for (const result of fresh.splice(0)) own.set(result.seed, result);
          tell(null);
        });
      },
      onBroken: tell,
    });
    pool.current = current;
    return () => {
      current.end();
      pool.current = null;
      cancelAnimationFrame(frame);
    };
  }, [job, look, running, attempt]);

  useEffect(() => {
    pool.current?.want(wanted.filter((seed) => !shown.current.has(seed)));
  }, [job, look, running, attempt, wanted]);

  const again = useCallback(() => {
    setReceived((old) => ({ ...old, broken: null }));
    setAttempt((old) => old + 1);
  }, []);
  return { ...(received.look === look ? received : NOTHING), again };
}
