import { success, type Result } from '../../../../engine/problem.ts';
import type { Kind } from '../../../../engine/schematic/kind.ts';
import type { GeojsonLand, GeojsonLandSize, GeojsonReading } from '../../../../formats/geojson/read-land.ts';
import type { SeaRule } from '../../../../formats/sea/rule.ts';
import type { SixfoldFile } from '../../../../formats/any.ts';
import { inOwnWorker, type AtWork } from '../../../../worker/job.ts';
import { unpackCity, unpackRecipe, unpackRows } from '../../../../worker/packed-city.ts';
import type { TiledContent, TiledSource } from './foreign-maps.ts';
import type { Incoming, Work } from './incoming.ts';
import type { PickedFile } from './picked-files.ts';
import type { ReadingService, SentWork } from './reading.worker.ts';
import * as words from '../words.ts';

/**
 * Reads and checks files, or texts that came without one, in a web worker: whatever they hold, the page stays free, and
 * what takes too long can be canceled.
 *
 * @param known kinds that maps of other programs can name
 *
 * Rejects with the signal's reason when canceled, which ends the worker, and with an `Error` when the worker itself
 * breaks, or a file cannot be read any more.
 */
export function readInWorker(
  files: readonly PickedFile[],
  known: readonly Kind[],
  signal: AbortSignal,
): Promise<Incoming> {
  return inReader<Incoming>(signal, async ({ service }) => {
    const { works, ...rest } = await service.read(files, known);
    return { ...rest, works: works.map(unpackWork) };
  });
}

/** Reads the land of polygons, with hexes of a size. Rejects as {@link readInWorker}. */
export function readPolygonsInWorker(
  text: string,
  size: GeojsonLandSize,
  reading: GeojsonReading,
  signal: AbortSignal,
): Promise<Result<GeojsonLand>> {
  return inReader<Result<GeojsonLand>>(signal, async ({ service }) => {
    const read = await service.readPolygons(text, size, reading);
    return read.ok ? success({ land: unpackRows(read.value.rows), notes: read.value.notes }) : read;
  });
}

/** Reads a map of Tiled again, by another rule for the sea. Rejects as {@link readInWorker}. */
export function readTiledInWorker(
  source: TiledSource,
  sea: SeaRule,
  signal: AbortSignal,
): Promise<Result<TiledContent>> {
  return inReader<Result<TiledContent>>(signal, ({ service }) => service.readTiled(source, sea));
}

/** Reads a text of any of our formats, within the limits of links. Rejects as {@link readInWorker}. */
export function readTextInWorker(text: string, signal: AbortSignal): Promise<Result<SixfoldFile>> {
  return inReader<Result<SixfoldFile>>(signal, async ({ service }) => {
    const read = await service.readText(text);
    if (!read.ok) return read;
    const file = read.value;
    return success(
      file.format === 'sixfold/city' ? { format: file.format, value: unpackCity(file.value) } : file,
    );
  });
}

function inReader<T>(signal: AbortSignal, work: (at: AtWork<ReadingService>) => Promise<T>): Promise<T> {
  const start = () => new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
  return inOwnWorker<ReadingService, T>(start, words.readingStopped, signal, work);
}

function unpackWork(work: SentWork): Work {
  switch (work.kind) {
    case 'recipe':
      return { ...work, value: unpackRecipe(work.value) };
    case 'city':
      return { ...work, value: unpackCity(work.value) };
    case 'land':
      return { ...work, value: unpackRows(work.value) };
  }
}
