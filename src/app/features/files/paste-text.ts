import type { Result } from '../../../engine/problem.ts';
import { readAny, type SixfoldFile } from '../../../formats/any.ts';
import { FORMATS, openFile } from '../../../formats/form/header.ts';
import { LINK_LIMITS } from '../../../formats/limits.ts';
import { tellProblem } from '../../kit/tell.ts';
import type { AppStore } from '../../store/store.ts';
import { formOfContent, mayBeForeign } from './import/foreign-form.ts';
import { ProgressNote } from '../../kit/ProgressNote.tsx';
import * as words from './words.ts';

/**
 * Most characters of a pasted text that the page reads by itself, at once. The readers take less than a millisecond for
 * each thousand, whatever these are; a city is never read so, for few characters can make a board of millions of hexes.
 */
export const AT_ONCE = 50_000;

/** Reads a text from the clipboard at once where that is quick; `null` when a worker has to read it. */
export function readAtOnce(text: string): Result<SixfoldFile> | null {
  if (text.length > AT_ONCE) return null;
  const file = openFile(text, FORMATS, LINK_LIMITS);
  return file.ok && file.value.format === 'sixfold/city' ? null : readAny(text, LINK_LIMITS);
}

let reading = new AbortController();

/**
 * Reads a text from the clipboard, which may come from anywhere: at once when it is small, else in a worker, with a way
 * to cancel. A text that is pasted meanwhile takes its place. A map of another program is imported like its file.
 *
 * @param take told what the text holds
 */
export function readPasted(store: AppStore, text: string, take: (file: Result<SixfoldFile>) => void): void {
  reading.abort();
  if (mayBeForeign(text) && formOfContent(text) !== null) {
    void importMap(store, text);
    return;
  }
  const file = readAtOnce(text);
  if (file) take(file);
  else void readAside(text, take);
}

async function importMap(store: AppStore, text: string): Promise<void> {
  const { importTexts } = await import('./import-picked.ts');
  await importTexts(store, [{ path: words.pastedMap, text }]);
}

async function readAside(text: string, take: (file: Result<SixfoldFile>) => void): Promise<void> {
  reading = new AbortController();
  const { signal } = reading;
  const progress = new ProgressNote(words.readingTheClipboard, () => reading.abort());
  try {
    const { readTextInWorker } = await import('./import/read-in-worker.ts');
    const file = await readTextInWorker(text, signal);
    if (!signal.aborted) take(file);
  } catch (error) {
    if (signal.aborted) return;
    const reason = error instanceof Error ? error.message : String(error);
    tellProblem(words.clipboardNotRead(reason));
  } finally {
    progress.end();
  }
}
