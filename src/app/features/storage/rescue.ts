import { download } from '../../kit/download.ts';
import { backupName, preferencesNow } from './backup/backup-name.ts';
import { pageWork, writeBackup } from './backup/write-backup.ts';
import type { WorkDatabase } from './connection.ts';
import type { Saving } from './saving.ts';
import { toCity } from '../../document/document.ts';
import type { AppStore } from '../../store/store.ts';
import * as words from './words.ts';

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
 * Saves what is on the page and all that is stored as a backup, whatever can be read of it. It is written in the page:
 * what broke may have broken more.
 *
 * @returns what was saved, in words
 */
export async function saveEverything(store: AppStore, saving: Pick<Saving, 'database'>): Promise<string> {
  const page = pageWork(store);
  let without = '';
  const write = async (database: WorkDatabase | null) =>
    writeBackup({ database, page, preferences: preferencesNow(), now: Date.now() });
  let file: Blob;
  try {
    file = await write(await saving.database());
  } catch (error) {
    without = words.withoutStored(reason(error));
    file = await write(null);
  }
  const name = backupName();
  download(name, [file], file.type);
  return words.everythingIsSavedAs(name, without);
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

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
