import type { City } from '../../engine/city/city.ts';
import type { Library } from '../../engine/city/library.ts';
import { NOTHING_GIVEN } from '../../engine/generate/given.ts';
import type { Problem, Result } from '../../engine/problem.ts';
import { ENGINE } from '../../engine/version.ts';
import { cityDigest } from '../../formats/city/digest.ts';
import { generateInWorker } from '../../worker/generation.ts';
import { documentOf } from '../builtin/document-of.ts';
import { LIBRARY } from '../builtin/start.computed.ts';
import { createAppStore } from '../store/store.ts';
import { hexesOf, layoutCity, linkLibrary } from './link-city.ts';
import { piecesDigest, readLink, type CityLink } from './link.ts';
import { unpackText } from './packed-text.ts';
import { setViewing, type Verdict } from './viewing.ts';

/** Land from which a city is made only when the user says so. */
const LARGE = 200_000;

let opening = new AbortController();
let count = 0;

/**
 * Opens a packed link: shows its city in a store of its own, over the user's work, or says what is wrong with it.
 * Nothing of the user's work changes. A link that is opened meanwhile takes its place.
 */
export async function openLink(packed: string): Promise<void> {
  opening.abort();
  opening = new AbortController();
  const { signal } = opening;
  setViewing({ kind: 'reading', progress: null });
  try {
    const text = await unpackText(packed);
    if (signal.aborted) return;
    if (!text.ok) return refuse(text.problems);
    const link = readLink(text.value);
    if (!link.ok) return refuse(link.problems);
    const library = linkLibrary(link.value, LIBRARY);
    if (!library.ok) return refuse(library.problems);
    const hexes = hexesOf(link.value.recipe.land);
    if (link.value.layout === null && hexes > LARGE && !(await wantsLarge(hexes, signal))) {
      if (!signal.aborted) leaveLink();
      return;
    }
    const city = await makeCity(link.value, library.value, signal);
    if (signal.aborted) return;
    if (!city.ok) return refuse(withDoubts(city.problems, link.value, library.value));
    show(link.value, library.value, city.value);
  } catch (error) {
    if (signal.aborted) return;
    refuse([{ path: 'link', message: error instanceof Error ? error.message : String(error) }]);
  }
}

/** Stops opening a link, or stops looking at its city; the user's work is on screen again. */
export function leaveLink(): void {
  opening.abort();
  setViewing({ kind: 'none' });
}

function refuse(problems: readonly Problem[]): void {
  setViewing({ kind: 'refused', problems });
}

function wantsLarge(hexes: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(false));
    setViewing({ kind: 'large', hexes, answer: resolve });
  });
}

function makeCity(link: CityLink, library: Library, signal: AbortSignal): Promise<Result<City>> {
  if (link.layout) return Promise.resolve(layoutCity(link, link.layout, library));
  setViewing({ kind: 'reading', progress: null });
  return generateInWorker(link.recipe, library, NOTHING_GIVEN, signal, (progress) => {
    if (!signal.aborted) setViewing({ kind: 'reading', progress });
  });
}

function show(link: CityLink, library: Library, city: City): void {
  // A board without any kind has nothing to draw with.
  const pieces = library.kinds.length > 0 ? library : { ...library, kinds: LIBRARY.kinds };
  setViewing({
    kind: 'shown',
    id: ++count,
    store: createAppStore(documentOf(pieces, link.recipe, city)),
    verdict: judge(link, library, city),
  });
}

function judge({ engine, digest, pieces }: CityLink, library: Library, city: City): Verdict {
  return {
    isSame: cityDigest(city) === digest,
    engine,
    ownEngine: ENGINE,
    hasOtherPieces: piecesDigest(library) !== pieces,
  };
}

/** What may be at fault when a city cannot be made that could be made where it was shared. */
function withDoubts(problems: readonly Problem[], { engine, pieces }: CityLink, library: Library): Problem[] {
  const doubts: Problem[] = [];
  if (engine !== ENGINE)
    doubts.push({ path: 'version', message: `the city was made with ${engine}; this is ${ENGINE}` });
  if (piecesDigest(library) !== pieces)
    doubts.push({ path: 'library', message: 'the built-in pieces that it uses have changed since' });
  return [...problems, ...doubts];
}
