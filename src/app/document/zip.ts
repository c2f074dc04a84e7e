import { strToU8, zipSync, type Zippable } from 'fflate';
import type { TextFile } from './text-file.ts';

/**
 * One file that holds many: a ZIP archive. Equal files in equal order give equal bytes, whatever the day and the place:
 * the date in it is always the first that the format knows, by the local clock, as the format wants it.
 */
export function zip(files: readonly TextFile[]): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  for (const { path, text } of files) entries[path] = [strToU8(text), { mtime: new Date(1980, 0, 1, 12) }];
  return zipSync(entries, { level: 9 });
}
