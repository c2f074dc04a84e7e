import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../kit/idle.ts';
import { useAppStore } from '../../store/context.tsx';
import type { AppStore } from '../../store/store.ts';
import { toCity } from '../../document/document.ts';
import type { TownFigures } from '../../cityview/count-town.ts';
import { townFiguresInWorker } from '../../cityview/town-figures.ts';
import { hasTown } from '../../cityview/has-town.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { CityCounter, type CityFigures } from '../../cityview/city-counter.ts';

/** Milliseconds without a change of the city before it is counted again. */
const PAUSE = 120;

/** Counting begins when the page rests, but for so many milliseconds at the longest. */
const LATEST = 400;

/** The counts of a city, and the figures of its town: `null` for a city without one, and until they are counted. */
export interface ShownFigures extends CityFigures {
  readonly town: TownFigures | null;
}

/**
 * The figures of the city, a moment behind it: a stroke over a large city is not held up by counting. What its streets
 * reach is counted in a worker; until that is there, it stays as it was.
 */
export function useCityFigures(): ShownFigures {
  const store = useAppStore();
  const [counter] = useState(() => new CityCounter());
  const [figures, setFigures] = useState(() => figuresOf(counter, store));
  const [town, setTown] = useState<TownFigures | null>(null);
  const isTown = hasTown(figures.city, figures.statistics.hexes);
  useEffect(() => {
    if (!isTown) return undefined;
    const abort = new AbortController();
    townFiguresInWorker(toCity(figures.city), abort.signal).then(setTown, () => {
      // Without a worker the other figures are there all the same.
      if (!abort.signal.aborted) setTown(null);
    });
    return () => abort.abort();
  }, [figures, isTown]);
  useEffect(() => {
    let stop = () => {};
    const count = () => setFigures(figuresOf(counter, store));
    const schedule = () => {
      stop();
      const timer = setTimeout(() => {
        stop = whenIdle(count, LATEST);
      }, PAUSE);
      stop = () => clearTimeout(timer);
    };
    schedule();
    const unsubscribe = store.subscribe((state, before) => {
      if (state.document.city !== before.document.city) schedule();
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [counter, store]);
  return useMemo(() => ({ ...figures, town: isTown ? town : null }), [figures, town, isTown]);
}

function figuresOf(counter: CityCounter, store: AppStore): CityFigures {
  const view = cityViewOf(store);
  return counter.count(view.city, view.board);
}
