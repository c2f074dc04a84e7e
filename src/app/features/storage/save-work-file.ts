import { tellProblem } from '../../kit/tell.ts';
import { download } from '../../kit/download.ts';
import { secondStamp } from '../../kit/file-stamp.ts';
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
    if (made.ok) download(`work-${secondStamp(new Date(at))}.sixfold.zip`, [made.file], TYPE);
    else tellNotSaved(made.why);
  } catch (error) {
    tellNotSaved(error instanceof Error ? error.message : String(error));
  }
}

function tellNotSaved(why: string): void {
  tellProblem(words.fileCouldNotBeSaved(why));
}
