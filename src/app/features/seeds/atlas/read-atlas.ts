import type { AtlasColumns } from '../../../../formats/atlas/read-lines.ts';
import { inOwnWorker, type AtWork } from '../../../../worker/job.ts';
import * as words from '../words.ts';
import type { AtlasService, OnRead } from './atlas.worker.ts';

/**
 * Reads the figures of an atlas in a web worker, as a stream.
 *
 * Rejects with the signal's reason when canceled, and with an `Error` when the file cannot be read.
 *
 * @param onRead told the bytes of the file that are read
 */
export function readAtlas(file: Blob, signal: AbortSignal, onRead: OnRead): Promise<AtlasColumns> {
  return inReader<AtlasColumns>(signal, ({ service, hear }) => service.read(file, hear(onRead)));
}

/** Picks lines of an atlas by their numbers, as they are, in the order of the file. Rejects as {@link readAtlas} does. */
export function pickLines(
  file: Blob,
  lines: Uint32Array,
  signal: AbortSignal,
  onRead: OnRead,
): Promise<Blob> {
  return inReader<Blob>(signal, ({ service, hear }) => service.pick(file, lines, hear(onRead)));
}

function inReader<T>(signal: AbortSignal, work: (at: AtWork<AtlasService>) => Promise<T>): Promise<T> {
  const start = () => new Worker(new URL('./atlas.worker.ts', import.meta.url), { type: 'module' });
  return inOwnWorker<AtlasService, T>(start, words.readingStopped, signal, work);
}
