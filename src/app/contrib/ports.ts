import type { Result } from '../../engine/problem.ts';
import type { SixfoldFile } from '../../formats/any.ts';
import type { AppStore } from '../store/store.ts';
import { createPort } from './port.ts';

/**
 * Reads a text from the clipboard, which may come from anywhere, and tells what it holds. A text that is pasted
 * meanwhile takes its place.
 */
export const readPasted =
  createPort<[text: string, take: (file: Result<SixfoldFile>) => void]>('read-pasted');

/** Saves schematics as files. */
export const exportSchematics = createPort<[store: AppStore, ids: readonly string[]]>('export-schematics');

/** Saves a pack as a file, by its id. */
export const exportPack = createPort<[store: AppStore, pack: string]>('export-pack');
