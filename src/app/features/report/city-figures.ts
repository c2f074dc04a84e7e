import { useEffect, useState } from 'react';
import { whenIdle } from '../../kit/idle.ts';
import { useAppStore } from '../../store/context.tsx';
import type { AppStore } from '../../store/store.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { CityCounter, type CityFigures } from '../../cityview/city-counter.ts';

/** Milliseconds without a change of the city before it is counted again. */
const PAUSE = 120;

/** Counting begins when the page rests, but for so many milliseconds at the longest. */
const LATEST = 400;

/** The figures of the city, a moment behind it: a stroke over a large city is not held up by counting. */
export function useCityFigures(): CityFigures {
  const store = useAppStore();
  const [counter] = useState(() => new CityCounter());
  const [figures, setFigures] = useState(() => figuresOf(counter, store));
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
  return figures;
}

function figuresOf(counter: CityCounter, store: AppStore): CityFigures {
  const view = cityViewOf(store);
  return counter.count(view.city, view.board);
}
