import { inOwnWorker, type AtWork } from '../../../../worker/job.ts';
import type { Document } from '../../../document/document.ts';
import type { MadeVersion } from './make-version.ts';
import type { OpenedVersion, VersionFile, VersionsService } from './versions.worker.ts';
import * as words from '../words.ts';

/** Makes a version of the stored work in a web worker: the page does not feel it, however large the work. */
export function makeVersionInWorker(name: string): Promise<MadeVersion> {
  return inWorker<MadeVersion>(async ({ service }) => service.make(name));
}

/** Reads a version and proves that it is whole. */
export function openVersionInWorker(name: string, id: number): Promise<OpenedVersion> {
  return inWorker<OpenedVersion>(async ({ service }) => service.open(name, id));
}

/** Writes the file of a version. */
export function versionFileInWorker(name: string, id: number): Promise<VersionFile> {
  return inWorker<VersionFile>(async ({ service }) => service.file(name, id));
}

/** Writes the file of a document. */
export function documentFileInWorker(document: Document): Promise<Uint8Array<ArrayBuffer>> {
  return inWorker<Uint8Array<ArrayBuffer>>(async ({ service }) => service.fileOf(document));
}

/** Milliseconds after which a worker is given up: some hundred times what a very large work takes. */
const LONGEST_MS = 120_000;

function inWorker<T>(work: (at: AtWork<VersionsService>) => Promise<T>): Promise<T> {
  const start = () => new Worker(new URL('./versions.worker.ts', import.meta.url), { type: 'module' });
  return inOwnWorker<VersionsService, T>(
    start,
    words.theVersionsBroke,
    AbortSignal.timeout(LONGEST_MS),
    work,
  );
}
