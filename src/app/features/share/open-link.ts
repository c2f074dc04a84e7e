import type { Progress } from '../../../engine/generate/progress.ts';
import type { Problem, Result } from '../../../engine/problem.ts';
import { Line } from '../../../worker/line.ts';
import { unpackCity, unpackRecipe } from '../../../worker/packed-city.ts';
import { oneCity } from '../../document/open-city.ts';
import { documentOf } from '../../document/builtin/document-of.ts';
import { LIBRARY } from '../../document/builtin/start.computed.ts';
import { createAppStore } from '../../store/store.ts';
import type { LinkService, SentCity } from './link.worker.ts';
import { endViewing } from '../../store/viewing.ts';
import { sharedCity } from './shared-city.ts';
import * as words from './words.ts';

/** Land from which a city is made only when the user says so, in hexes. */
const LARGE = 200_000;

let opening = new AbortController();

/**
 * Opens a packed link: shows its city in a store of its own, over the user's work, or says what is wrong with it. All of
 * it is unpacked, read, checked and made in a worker, which ends when the link is left. Nothing of the user's work
 * changes. A link that is opened meanwhile takes its place.
 */
export async function openLink(packed: string): Promise<void> {
  opening.abort();
  opening = new AbortController();
  const { signal } = opening;
  sharedCity.await({ kind: 'reading', progress: null });
  const line = new Line<LinkService>(startReader, words.openingStopped);
  signal.addEventListener('abort', () => line.end());
  try {
    const hexes = await line.ask<Result<number>>(async (service) => service.read(packed, LIBRARY));
    if (signal.aborted) return;
    if (!hexes.ok) return refuse(hexes.problems);
    if (hexes.value > LARGE && !(await wantsLarge(hexes.value, signal))) {
      if (!signal.aborted) leaveLink();
      return;
    }
    sharedCity.await({ kind: 'reading', progress: null });
    const progress = line.hear((progress: Progress) => sharedCity.await({ kind: 'reading', progress }));
    const city = await line.ask<Result<SentCity>>(async (service) => service.make(progress));
    if (signal.aborted) return;
    if (!city.ok) return refuse(city.problems);
    show(city.value);
  } catch (error) {
    if (signal.aborted) return;
    const message = error instanceof Error ? error.message : String(error);
    sharedCity.show({ kind: 'broken', message, again: () => void openLink(packed) });
  } finally {
    line.end();
  }
}

function startReader(): Worker {
  return new Worker(new URL('./link.worker.ts', import.meta.url), { type: 'module' });
}

/** Stops opening a link, or stops looking at its city; the user's work is on screen again. */
export function leaveLink(): void {
  opening.abort();
  endViewing();
}

function refuse(problems: readonly Problem[]): void {
  sharedCity.show({ kind: 'refused', problems });
}

function wantsLarge(hexes: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(false));
    sharedCity.await({ kind: 'large', hexes, answer: resolve });
  });
}

function show({ recipe: packed, library, city, name, verdict }: SentCity): void {
  const recipe = unpackRecipe(packed);
  // A board without any kind has nothing to draw with.
  const pieces = library.kinds.length > 0 ? library : { ...library, kinds: LIBRARY.kinds };
  const document = documentOf(pieces, recipe, { ...unpackCity(city), recipe });
  sharedCity.show(
    { kind: 'shown', verdict },
    createAppStore(name === null ? document : { ...document, cities: oneCity(name) }),
  );
}
