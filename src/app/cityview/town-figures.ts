import { transfer } from 'comlink';
import type { City } from '../../engine/city/city.ts';
import type { TownFigures } from './count-town.ts';
import { inOwnWorker } from '../../worker/job.ts';
import { buffersOf, pack } from '../../worker/packed-placements.ts';
import type { TownFiguresService } from './town-figures.worker.ts';
import * as words from './words.ts';

/**
 * The figures of a town, counted in a web worker; rejects with the signal's reason when canceled, which ends the worker,
 * and with an `Error` when the worker breaks.
 */
export function townFiguresInWorker(city: City, signal: AbortSignal): Promise<TownFigures> {
  const start = () => new Worker(new URL('./town-figures.worker.ts', import.meta.url), { type: 'module' });
  return inOwnWorker<TownFiguresService, TownFigures>(start, words.countingStopped, signal, ({ service }) => {
    const packed = pack(city);
    return service.count(transfer(packed, buffersOf(packed.placements)));
  });
}
