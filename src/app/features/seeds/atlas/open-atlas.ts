import { ProgressNote } from '../../../kit/ProgressNote.tsx';
import { tellProblem } from '../../../kit/tell.ts';
import { toLibrary } from '../../../document/document.ts';
import { setSession, type AppStore } from '../../../store/store.ts';
import { atlasSlice } from '../sheet-slice.ts';
import * as words from '../words.ts';
import { findOrigin } from './atlas-origin.ts';
import { openedAtlas } from './opened-atlas.ts';
import { readAtlas } from './read-atlas.ts';

/** Whether an atlas is being read; another one waits for no turn, but ends it. */
let reading = new AbortController();

/**
 * Reads an atlas and shows it in a sheet of its own. Nothing of the work changes.
 *
 * @param bake the `bake.json` beside it; `null` without one
 * @returns whether it is shown: not when reading was canceled, or the file has no row, which is reported
 */
export async function openAtlas(
  store: AppStore,
  name: string,
  file: Blob,
  bake: Blob | null,
): Promise<boolean> {
  reading.abort();
  reading = new AbortController();
  const { signal } = reading;
  const own = reading;
  const progress = new ProgressNote(words.readingAtlas(name), () => own.abort());
  try {
    const columns = await readAtlas(file, signal, (bytes) => progress.tell(bytes, file.size));
    if (columns.length === 0) {
      const [bad] = columns.bad;
      tellProblem(bad ? words.noAtlas(name, bad.line, bad.message) : words.emptyAtlas(name));
      return false;
    }
    const { document } = store.getState();
    const text = bake && (await bake.text());
    const origin = await findOrigin(columns, text, document.recipe, toLibrary(document), signal);
    openedAtlas.setState({ atlas: { name, file, columns, origin } });
    setSession(store, { workspace: 'city' });
    atlasSlice.set(store, { shown: true });
    return true;
  } catch (error) {
    if (!signal.aborted)
      tellProblem(words.atlasNotRead(name, error instanceof Error ? error.message : String(error)));
    return false;
  } finally {
    progress.end();
  }
}
