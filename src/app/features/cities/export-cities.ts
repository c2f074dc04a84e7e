import { download } from '../../kit/download.ts';
import { tellProblem } from '../../kit/tell.ts';
import { handOutIds } from '../../store/library/new-ids.ts';
import { endGesture, type AppStore } from '../../store/store.ts';
import * as words from './words.ts';

/** Saves all cities as one file: a ZIP of their files, which Import adds again. */
export async function exportCities(store: AppStore): Promise<void> {
  endGesture(store);
  handOutIds();
  try {
    const [{ cityFiles }, { zip }] = await Promise.all([
      import('../../document/city-files.ts'),
      import('../../document/zip.ts'),
    ]);
    download('cities.zip', [zip(cityFiles(store.getState().document))], 'application/zip');
  } catch (error) {
    tellProblem(words.notExported(error instanceof Error ? error.message : String(error)));
  }
}
