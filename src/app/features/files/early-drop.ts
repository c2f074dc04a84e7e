import * as words from './first-words.ts';

/** The files that were dropped before the part of the program that reads them is there. */
let files: readonly File[] = [];

/** Keeps files that are dropped on the page; otherwise the browser shows them in place of the app. */
export function keepEarlyDrops(): () => void {
  const listeners = new AbortController();
  const keep = (event: DragEvent) => {
    const { dataTransfer, type } = event;
    if (!dataTransfer?.types.includes(words.filesType)) return;
    event.preventDefault();
    if (type === 'drop') files = [...dataTransfer.files];
  };
  for (const type of ['dragover', 'drop'] as const) addEventListener(type, keep, listeners);
  return () => listeners.abort();
}

/** The files that were dropped so far, each once. */
export function takeEarlyDrops(): readonly File[] {
  const dropped = files;
  files = [];
  return dropped;
}
