import { download } from '../../kit/download.ts';
import { asJson, rawWork } from './aside-works.ts';
import { findWorks } from './find-works.ts';
import type { Saving } from './saving.ts';
import { toCity } from '../../document/document.ts';
import type { AppStore } from '../../store/store.ts';
import * as words from './words.ts';

/** The file that everything is saved as. */
const EVERYTHING = 'sixfold-everything.json';

/**
 * Saves the city as a file; where it contradicts itself, which no file may, everything.
 *
 * @returns what was saved, in words
 */
export async function saveCity(store: AppStore, saving: Pick<Saving, 'database'>): Promise<string> {
  let pieces: string[];
  try {
    const { cityPieces } = await import('../../../formats/city/write.ts');
    pieces = [...cityPieces(toCity(store.getState().document.city))];
  } catch (error) {
    return words.cityNotWritten(reason(error), await saveEverything(store, saving));
  }
  download('city.json', pieces);
  return words.citySaved;
}

/**
 * Saves what is on the page and all that is stored as one file of raw data, whatever can be read of it.
 *
 * @returns what was saved, in words
 */
export async function saveEverything(store: AppStore, saving: Pick<Saving, 'database'>): Promise<string> {
  const { document, timeline } = store.getState();
  const page = JSON.stringify(
    { document, position: timeline.position, first: timeline.first, steps: timeline.slice(0, timeline.end) },
    asJson,
  );
  let stored: string[] = [];
  let without = '';
  try {
    stored = await rawWorks(saving);
  } catch (error) {
    without = words.withoutStored(reason(error));
  }
  download(EVERYTHING, [`{"page":${page},"stored":[${stored.join(',\n')}]}\n`]);
  return words.everythingIsSavedAs(EVERYTHING, without);
}

/** Sets the work aside because it cannot be drawn, and begins another one with the built-in library. */
export async function startOver(
  store: AppStore,
  saving: Pick<Saving, 'startOver' | 'database' | 'retry' | 'state'>,
): Promise<void> {
  const { builtInDocument } = await import('../../document/builtin/built-in-document.ts');
  await saving.retry();
  // What is not stored would be nowhere.
  if (saving.state.getState().status.kind !== 'saved') await saveEverything(store, saving);
  await saving.startOver(builtInDocument(), words.couldNotBeDrawn);
}

async function rawWorks(saving: Pick<Saving, 'database'>): Promise<string[]> {
  const database = await saving.database();
  const { works } = await findWorks(database);
  const texts: string[] = [];
  for (const { work } of works) texts.push(await rawWork(database, work));
  return texts;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
