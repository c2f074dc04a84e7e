import type { Result } from '../../engine/problem.ts';
import type { SixfoldFile } from '../../formats/any.ts';
import type { TextFile } from '../document/text-file.ts';
import type { AppStore } from '../store/store.ts';
import { createPort } from './port.ts';

/**
 * Reads a text from the clipboard, which may come from anywhere, and tells what it holds. A text that is pasted
 * meanwhile takes its place. A map of another program is imported instead.
 */
export const readPasted =
  createPort<[store: AppStore, text: string, take: (file: Result<SixfoldFile>) => void]>('read-pasted');

/** Saves schematics as files. */
export const exportSchematics = createPort<[store: AppStore, ids: readonly string[]]>('export-schematics');

/** Shows a city, by its id, in the dialog that exports it. */
export const exportCity = createPort<[city: string]>('export-city');

/** Saves a pack as a file, by its id. */
export const exportPack = createPort<[store: AppStore, pack: string]>('export-pack');

/** Imports files that are there as texts, asking what there is to ask. Returns whether they were taken. */
export const importFiles = createPort<[store: AppStore, files: readonly TextFile[]], boolean>('import-files');

/** Imports files that were picked elsewhere, like files that are dropped. Returns whether they were taken. */
export const openFiles = createPort<[store: AppStore, files: readonly File[]], boolean>('open-files');

/**
 * Shows an atlas, `atlas.jsonl`, in a sheet to look through; `bake` is the `bake.json` beside it, if there is one. Returns
 * whether it is shown.
 */
export const openAtlas = createPort<[store: AppStore, name: string, file: Blob, bake: Blob | null], boolean>(
  'open-atlas',
);

/**
 * Checks packs, by their ids: `show` opens the dialog of one; `behind` runs the tests that take a while without keeping
 * the user from work, and reports failures.
 */
export const checkPacks =
  createPort<[store: AppStore, packs: readonly string[], how: 'show' | 'behind']>('check-packs');

/** Shows a link to schematics. */
export const shareSchematics = createPort<[store: AppStore, ids: readonly string[]]>('share-schematics');

/** Shows a link to a pack, by its id. */
export const sharePack = createPort<[store: AppStore, pack: string]>('share-pack');

/** Adds the works of a backup to those that are stored. Returns whether that could be done. */
export const openBackup = createPort<[file: Blob, name: string], boolean>('open-backup');
