import { tellProblem } from '../../kit/tell.ts';
import { download } from '../../kit/download.ts';
import { handOutIds } from '../../store/library/new-ids.ts';
import { endGesture, type AppStore } from '../../store/store.ts';
import type { EarlierVersion } from './earlier-version.ts';
import * as words from './words.ts';

const TYPE = 'application/zip';

/** Saves the whole work on screen as one file: its schematics, kinds, recipe and city. */
export async function saveWorkFile(store: AppStore): Promise<void> {
  endGesture(store);
  handOutIds();
  try {
    const { documentFileInWorker } = await import('./versions/in-worker.ts');
    download('work.sixfold.zip', [await documentFileInWorker(store.getState().document)], TYPE);
  } catch (error) {
    tellNotSaved(error instanceof Error ? error.message : String(error));
  }
}

/** Saves an earlier version as such a file. */
export async function saveVersionFile(database: string, { id, at }: EarlierVersion): Promise<void> {
  try {
    const { versionFileInWorker } = await import('./versions/in-worker.ts');
    const made = await versionFileInWorker(database, id);
    if (made.ok) download(`work-${stampOf(at)}.sixfold.zip`, [made.file], TYPE);
    else tellNotSaved(made.why);
  } catch (error) {
    tellNotSaved(error instanceof Error ? error.message : String(error));
  }
}

function tellNotSaved(why: string): void {
  tellProblem(words.fileCouldNotBeSaved(why));
}

/** A moment as part of a file's name, by the clock of the user. */
function stampOf(at: number): string {
  const date = new Date(at);
  const parts = [date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes(), date.getSeconds()];
  const [month, day, hour, minute, second] = parts.map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}-${hour}${minute}${second}`;
}
