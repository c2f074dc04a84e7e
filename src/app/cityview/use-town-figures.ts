import { useEffect, useState } from 'react';
import { toCity, type CityDocument } from '../document/document.ts';
import type { TownFigures } from './count-town.ts';
import { hasTown } from './has-town.ts';
import { townFiguresInWorker } from './town-figures.ts';

/** A city and the figures of its town that were counted last. */
interface CountedTown {
  readonly city: CityDocument;
  /** `null` for a city without a town. */
  readonly town: TownFigures | null;
}

/**
 * The figures of a city's town, counted in a worker. Until they are there, those of the state or city before, which is
 * named beside them; `null` until the first.
 *
 * @param hexes number of hexes of the city
 */
export function useTownFigures(city: CityDocument, hexes: number): CountedTown | null {
  const [counted, setCounted] = useState<CountedTown | null>(null);
  const isTown = hasTown(city, hexes);
  useEffect(() => {
    if (!isTown) return undefined;
    const abort = new AbortController();
    townFiguresInWorker(toCity(city), abort.signal).then(
      (town) => setCounted({ city, town }),
      () => {
        // Without a worker the other figures are there all the same.
        if (!abort.signal.aborted) setCounted({ city, town: null });
      },
    );
    return () => abort.abort();
  }, [city, isTown]);
  return isTown ? counted : { city, town: null };
}
