import { strFromU8 } from 'fflate';
import { openZip, ZipFault, type Unpack } from '../../../../formats/zip/read-zip.ts';
import { isRecord, membersOf, type Members } from '../../../kit/members.ts';
import { BACKUP_LIST } from '../../../document/backup.ts';
import type { WorkDatabase } from '../connection.ts';
import { asideNotes, findWorks, isNewer } from '../find-works.ts';
import { sameValue } from '../same-value.ts';
import type { WorkRecord } from '../stored.ts';
import { inTransaction, unwaited } from '../transaction.ts';
import type { VersionRecord } from '../version.ts';
import { holdsVersions, isVersion } from '../versions/version-store.ts';
import {
  FILES,
  folderOf,
  momentInWords,
  readList,
  VERSION,
  versionFiles,
  versionOfPath,
  type BackupList,
  type ListedWork,
} from './backup-file.ts';
import * as words from '../words.ts';

/** The outcome of opening a backup. */
export interface AddedBackup {
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  /** Number of works that were added. */
  readonly added: number;
  /** Number of works that were here already, as they were saved. */
  readonly known: number;
  /** Why works could not be added, as sentences. */
  readonly left: readonly string[];
  /** Whether no work was stored here before. */
  readonly wasEmpty: boolean;
  /** The key of the work that was open when it was saved; `null` where it was not added. */
  readonly open: number | null;
  readonly preferences: Members;
}

/** The bounds of a backup; those of the unpacked bytes are of each work. */
const BOUNDS = { entries: 100_000, unpacked: 1024 * 1024 * 1024 };

/**
 * Adds the works of a backup to those that are stored, set aside. Nothing that is stored is changed: a work whose key
 * is taken by another state of it gets another key, and one that is here in the same state, under whichever key, is not
 * added again. Each work is added whole or not at all.
 *
 * @throws ZipFault, or RangeError in words, when the file is no backup that can be read; `DOMException` of the storage
 */
export async function addBackup(database: WorkDatabase, file: Uint8Array): Promise<AddedBackup> {
  const unpack = openZip(file, BOUNDS);
  const list = listOf(unpack);
  const shelf = await findWorks(database);
  const here = new Map(shelf.works.map(({ work, record }) => [work, record]));
  let [added, known] = [0, 0];
  let open: number | null = null;
  const left: string[] = [];
  for (const listed of list.works) {
    let found: FiledWork;
    try {
      found = readFiled(unpack, listed);
    } catch (error) {
      left.push(words.workNotAdded(momentInWords(listed.work), messageOf(error)));
      continue;
    }
    if ([...here.values()].some((record) => isSame(record, found))) {
      known++;
      continue;
    }
    let { work } = listed;
    while (here.has(work)) work++;
    await addWork(database, work, found, becauseOf(listed, list.at));
    here.set(work, found.record);
    added++;
    if (listed.isOpen) open = work;
  }
  const { at, preferences } = list;
  return { at, added, known, left, wasEmpty: shelf.works.length === 0, open, preferences };
}

/** A work as a backup holds it, its parts unchecked but for their outer form: opening it checks them. */
interface FiledWork {
  readonly record: Members | undefined;
  readonly document: unknown;
  readonly steps: readonly (readonly [number: number, step: unknown])[];
  readonly versions: readonly { readonly record: VersionRecord; readonly data: Uint8Array }[];
}

function listOf(unpack: Unpack): BackupList {
  const text = unpack((name) => name === BACKUP_LIST).get(BACKUP_LIST);
  const list = text && readList(parse(text));
  if (!list) throw new RangeError(words.noBackup);
  if (list.version > VERSION) throw new RangeError(words.backupIsNewer);
  return list;
}

function readFiled(unpack: Unpack, { work }: ListedWork): FiledWork {
  const folder = folderOf(work);
  const files = unpack((name) => name.startsWith(folder));
  const read = (path: string): unknown => {
    const data = files.get(folder + path);
    return data && parse(data);
  };
  const record = read(FILES.record);
  if (isNewer(record)) throw new RangeError(words.madeByNewer);
  const steps = Array.from(linesOf(files.get(folder + FILES.steps)), stepOf);
  const versions = [...files.keys()]
    .flatMap((path) => versionOfPath(path.slice(folder.length)) ?? [])
    .sort((a, b) => a - b)
    .flatMap((id) => {
      const { record: path, data: dataPath } = versionFiles(id);
      const version = read(path);
      const data = files.get(folder + dataPath);
      return isVersion(version) && data ? [{ record: version, data }] : [];
    });
  return { record: isRecord(record) ? record : undefined, document: read(FILES.document), steps, versions };
}

/** @throws RangeError, in words, for what is no JSON */
function parse(text: Uint8Array | string): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : strFromU8(text));
  } catch {
    throw new RangeError(words.isNoJson);
  }
}

function messageOf(error: unknown): string {
  if (error instanceof RangeError || error instanceof ZipFault) return error.message;
  throw error;
}

/** The lines of a text, one at a time: a whole history can be longer than a text may be. */
function* linesOf(data: Uint8Array | undefined): Generator<string> {
  if (!data) return;
  let start = 0;
  while (start < data.length) {
    const end = data.indexOf(NEWLINE, start);
    yield strFromU8(data.subarray(start, end < 0 ? data.length : end));
    start = end < 0 ? data.length : end + 1;
  }
}

const NEWLINE = 10;

function stepOf(line: string): readonly [number, unknown] {
  const value = parse(line);
  if (!Array.isArray(value) || !Number.isSafeInteger(value[0])) throw new RangeError(words.stepWithoutNumber);
  return [value[0] as number, value[1]];
}

/** Whether a stored work is the one of a backup, in the same state; whoever wrote it, packed or not. */
function isSame(stored: unknown, { record }: FiledWork): boolean {
  if (stored === undefined || record === undefined) return false;
  return sameValue(withoutForm(membersOf(stored)), withoutForm(record));
}

function withoutForm(stored: Members): Members {
  const { form: _, ...record } = withoutWriter(stored);
  return record;
}

/** A page that goes on writing a work must not take a copy for the work that it writes. */
function withoutWriter(stored: Members): Members {
  const { writer: _, ...record } = stored;
  return record;
}

async function addWork(
  database: WorkDatabase,
  work: number,
  { record, document, steps, versions }: FiledWork,
  because: string,
): Promise<void> {
  const versionStores = holdsVersions(database) ? (['versions', 'versionData'] as const) : [];
  await inTransaction(
    database,
    ['desk', 'works', 'snapshots', 'steps', ...versionStores],
    async (transaction) => {
      const desk = transaction.objectStore('desk');
      const notes = asideNotes(await desk.get('aside'));
      unwaited(desk.put({ ...notes, [work]: because }, 'aside'));
      if (record)
        unwaited(transaction.objectStore('works').put(withoutWriter(record) as unknown as WorkRecord, work));
      if (document !== undefined) unwaited(transaction.objectStore('snapshots').put(document, work));
      const stepStore = transaction.objectStore('steps');
      for (const [number, step] of steps) unwaited(stepStore.put(step, [work, number]));
      if (versionStores.length === 0) return;
      for (const version of versions) {
        const id = await transaction.objectStore('versions').add({ ...version.record, work });
        unwaited(transaction.objectStore('versionData').put(version.data, id));
      }
    },
  );
}

function becauseOf({ because }: ListedWork, at: number): string {
  const from = words.fromBackup(momentInWords(at));
  return because === null ? from : `${because} ${from}`;
}
