import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../kit/idle.ts';
import { useAppStore } from '../../store/context.tsx';
import type { AppStore } from '../../store/store.ts';
import type { TownFigures } from '../../cityview/count-town.ts';
import { useTownFigures } from '../../cityview/use-town-figures.ts';
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
  const town = useTownFigures(figures.city, figures.statistics.hexes)?.town ?? null;
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
  return useMemo(() => ({ ...figures, town }), [figures, town]);
}

function figuresOf(counter: CityCounter, store: AppStore): CityFigures {
  const view = cityViewOf(store);
  return counter.count(view.city, view.board);
}
