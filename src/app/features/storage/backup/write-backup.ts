import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { BACKUP_LIST } from '../../../document/backup.ts';
import type { Document } from '../../../document/document.ts';
import type { Step } from '../../../document/step.ts';
import { isRecord, type Members } from '../../../kit/members.ts';
import type { AppStore } from '../../../store/store.ts';
import type { WorkDatabase } from '../connection.ts';
import { findWorks, workToOpen } from '../find-works.ts';
import { allStepsRange } from '../step-keys.ts';
import { PLAIN_FORM, STORED_FORM, type WorkRecord } from '../stored.ts';
import { documentFrom, stepFrom } from '../stored-form.ts';
import { reading } from '../transaction.ts';
import { listVersions } from '../versions/version-store.ts';
import {
  FILES,
  folderOf,
  FORMAT,
  VERSION,
  versionFiles,
  type BackupList,
  type ListedWork,
} from './backup-file.ts';

/** The work on the page where it is not stored: its document, and its history as in `Timeline`. */
export interface PageWork {
  readonly document: Document;
  readonly first: number;
  readonly position: number;
  readonly steps: readonly Step[];
}

/** The work on the page of a store. */
export function pageWork(store: AppStore): PageWork {
  const { document, timeline } = store.getState();
  const { first, position, end } = timeline;
  return { document, first, position, steps: timeline.slice(first, end) };
}

/** The parts of a backup. */
export interface ToBackUp {
  /** All that is stored; `null` where it cannot be read. */
  readonly database: WorkDatabase | null;
  /** The work on the page, where not all of it is stored; `null` where it is. */
  readonly page: PageWork | null;
  /** The key of the only work that goes into it; all do where it is absent. */
  readonly only?: number;
  readonly preferences: Members;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/**
 * Writes every work that is stored, with its history and its earlier versions, as one file. Works are read one after
 * another, so that the app can save meanwhile; each is of one moment.
 */
export async function writeBackup({ database, page, only, preferences, now }: ToBackUp): Promise<Blob> {
  const shelf = database ? await findWorks(database) : null;
  const versions = database ? await listVersions(database) : [];
  const open = shelf && workToOpen(shelf);
  const because = new Map(shelf?.works.map((stored) => [stored.work, stored.because]));
  // Oldest first, as they are stored; a version can be all that is left of a work.
  const all = [...new Set([...because.keys(), ...versions.map(({ work }) => work)])].reverse();
  const stored = only === undefined ? all : all.filter((work) => work === only);
  const works = stored.map((work): ListedWork => ({
    work,
    isOpen: work === open && page === null,
    because: because.get(work) ?? null,
  }));
  if (page) works.push({ work: now, isOpen: true, because: null });
  const list: BackupList = { format: FORMAT, version: VERSION, at: now, preferences, works };
  const archive = new Archive(now);
  archive.add(BACKUP_LIST, [JSON.stringify(list, null, 2)]);
  if (database)
    for (const work of stored) {
      await addWork(archive, database, work);
      for (const { id } of versions.filter((version) => version.work === work).reverse())
        await addVersion(archive, database, work, id);
    }
  if (page) addPage(archive, page, now);
  return archive.end();
}

async function addWork(archive: Archive, database: WorkDatabase, work: number): Promise<void> {
  const transaction = reading(database, ['works', 'snapshots', 'steps']);
  const steps = transaction.objectStore('steps');
  const [record, document, keys, values] = await Promise.all([
    transaction.objectStore('works').get(work) as Promise<unknown>,
    transaction.objectStore('snapshots').get(work).then(documentFrom),
    steps.getAllKeys(allStepsRange(work)),
    steps.getAll(allStepsRange(work)),
  ]);
  addParts(
    archive,
    work,
    plainRecord(record),
    document,
    keys.map(([, number], index) => [number, stepFrom(values[index])] as const),
  );
}

/** The record of a work in a backup: nothing in it is packed, so that earlier versions of Sixfold open it. */
function plainRecord(record: unknown): unknown {
  return isRecord(record) && record['form'] === STORED_FORM ? { ...record, form: PLAIN_FORM } : record;
}

async function addVersion(archive: Archive, database: WorkDatabase, work: number, id: number): Promise<void> {
  const transaction = reading(database, ['versions', 'versionData']);
  const [record, data] = await Promise.all([
    transaction.objectStore('versions').get(id),
    transaction.objectStore('versionData').get(id) as Promise<unknown>,
  ]);
  // It was deleted meanwhile, or damaged: then it could not be opened either.
  if (!record || !(data instanceof Uint8Array)) return;
  const files = versionFiles(id);
  archive.add(folderOf(work) + files.record, [JSON.stringify(record, asJson)]);
  archive.addPacked(folderOf(work) + files.data, data);
}

function addPage(archive: Archive, { document, first, position, steps }: PageWork, work: number): void {
  const end = first + steps.length;
  const record: WorkRecord = {
    form: PLAIN_FORM,
    revision: 1,
    first,
    position,
    end,
    snapshot: position,
    savedAt: work,
  };
  addParts(
    archive,
    work,
    record,
    document,
    steps.map((step, index) => [first + index, step] as const),
  );
}

function addParts(
  archive: Archive,
  work: number,
  record: unknown,
  document: unknown,
  steps: readonly (readonly [number: unknown, step: unknown])[],
): void {
  const folder = folderOf(work);
  if (record !== undefined) archive.add(folder + FILES.record, [JSON.stringify(record, asJson)]);
  if (document !== undefined) archive.add(folder + FILES.document, [JSON.stringify(document, asJson)]);
  if (steps.length > 0) archive.add(folder + FILES.steps, lines(steps));
}

function* lines(steps: readonly unknown[]): Generator<string> {
  for (const step of steps) yield `${JSON.stringify(step, asJson)}\n`;
}

/** Replaces values that JSON cannot hold by texts: damaged data can be anything. */
function asJson(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value;
}

/** A ZIP archive under way, packed as it grows. */
class Archive {
  readonly #parts: BlobPart[] = [];
  readonly #zip = new Zip((error, part) => {
    if (error) throw error;
    this.#parts.push(part);
  });
  readonly #encoder = new TextEncoder();
  readonly #time: number;

  /** @param time that the files in it have */
  constructor(time: number) {
    this.#time = time;
  }

  /** Adds a text that comes in pieces. */
  add(path: string, texts: Iterable<string>): void {
    const file = this.#begin(new ZipDeflate(path, { level: 6 }));
    for (const text of texts) file.push(this.#encoder.encode(text));
    file.push(new Uint8Array(0), true);
  }

  /** Adds data that packing would not make smaller. */
  addPacked(path: string, data: Uint8Array): void {
    this.#begin(new ZipPassThrough(path)).push(data, true);
  }

  end(): Blob {
    this.#zip.end();
    return new Blob(this.#parts, { type: 'application/zip' });
  }

  #begin<File extends ZipDeflate | ZipPassThrough>(file: File): File {
    file.mtime = this.#time;
    this.#zip.add(file);
    return file;
  }
}
