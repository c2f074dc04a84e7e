import { notifications } from '@mantine/notifications';
import { writeSchematic } from '../../../formats/schematic/write.ts';
import { toSchematic } from '../../document/document.ts';
import { handOutIds } from '../../store/library/new-ids.ts';
import { endGesture, type AppStore } from '../../store/store.ts';
import { showButtonNote } from '../../kit/button-note.tsx';
import { download } from '../../kit/download.ts';
import { savePack, sayEmpty } from './export/save-pack.ts';
import { askOverwrite } from './questions.ts';
import * as words from './words.ts';

/** Saves one schematic as its file, several as a pack. */
export async function exportSchematics(store: AppStore, ids: readonly string[]): Promise<void> {
  endGesture(store);
  const { document } = store.getState();
  const [id] = ids;
  if (id === undefined) return;
  handOutIds();
  if (ids.length > 1) {
    const { schematicsPack } = await import('../../document/pack-files.ts');
    await savePack(schematicsPack(document, ids), 'schematics.sixfold.zip');
    return;
  }
  const schematic = toSchematic(document.schematics[id]!);
  if (schematic.hexes.length === 0) return sayEmpty([schematic.name]);
  download(`${id}.schematic.json`, [writeSchematic(schematic)]);
  const { exportWithKinds, kindsLeftBehind } = await import('./export/with-kinds.ts');
  const left = kindsLeftBehind(schematic, document.kinds);
  if (left.length > 0)
    showButtonNote({
      name: 'kinds-left',
      message: words.kindsStayBehind(left.map(({ name }) => name)),
      button: words.saveAsPack,
      onClick: () => void exportWithKinds(store, id),
      shown: false,
    });
}

/** Saves a pack of the library as one file. */
export async function exportPack(store: AppStore, id: string): Promise<void> {
  endGesture(store);
  handOutIds();
  const { packFiles } = await import('../../document/pack-files.ts');
  await savePack(packFiles(store.getState().document, id), `${id}.sixfold.zip`);
}

/** Saves the whole library as one file. */
export async function exportLibrary(store: AppStore): Promise<void> {
  endGesture(store);
  handOutIds();
  const { libraryPack } = await import('../../document/pack-files.ts');
  await savePack(libraryPack(store.getState().document), 'library.sixfold.zip');
}

type ShowDirectoryPicker = (options: {
  readonly id: string;
  readonly mode: 'readwrite';
}) => Promise<FileSystemDirectoryHandle>;

/** How the browser asks for a folder to write to; `undefined` where it cannot. */
export function folderPicker(): ShowDirectoryPicker | undefined {
  return (window as { showDirectoryPicker?: ShowDirectoryPicker }).showDirectoryPicker?.bind(window);
}

/** Saves the whole library as the files of a folder that is asked for. */
export async function exportToFolder(store: AppStore, pick: ShowDirectoryPicker): Promise<void> {
  endGesture(store);
  let folder: FileSystemDirectoryHandle;
  try {
    folder = await pick({ id: 'sixfold-library', mode: 'readwrite' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    throw error;
  }
  await saveToFolder(store, folder);
}

/** Writes the library into a folder. What is there with another text is written over only if that is wanted. */
export async function saveToFolder(store: AppStore, folder: FileSystemDirectoryHandle): Promise<void> {
  const [{ libraryPack }, { planFolder, writeFolder }] = await Promise.all([
    import('../../document/pack-files.ts'),
    import('./export/write-folder.ts'),
  ]);
  const pack = libraryPack(store.getState().document);
  try {
    const { fresh, differing } = await planFolder(folder, pack.files);
    const answer = differing.length === 0 ? 'overwrite' : await askOverwrite(folder.name, differing);
    if (answer === null) return;
    const files = answer === 'overwrite' ? [...fresh, ...differing] : fresh;
    handOutIds();
    await writeFolder(folder, files);
    const what = files.length === 1 ? words.oneFileIs : words.filesAre(files.length);
    notifications.show({
      color: 'pond',
      message: files.length === 0 ? words.folderHasAll(folder.name) : words.writtenTo(what, folder.name),
    });
    sayEmpty(pack.empty);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    notifications.show({ color: 'red', message: words.cannotBeWritten(folder.name, reason) });
  }
}
