import { MisfitError } from '../check.ts';
import type { WorkDatabase } from '../connection.ts';
import { inTransaction, reading, readOne } from '../transaction.ts';
import type { PackedDocument } from './packed-document.ts';
import { versionsToKeep, type Aging } from './thinning.ts';
import { checkVersion, type Version, type VersionRecord } from '../version.ts';

/** Whether a database has a place for versions: one that could not be brought up to date for lack of space has none. */
export function holdsVersions(database: WorkDatabase): boolean {
  return database.objectStoreNames.contains('versions');
}

/** All versions of all works, the newest first. Records that are none are left out. */
export async function listVersions(database: WorkDatabase): Promise<Version[]> {
  if (!holdsVersions(database)) return [];
  const { store: versions } = reading(database, ['versions']);
  const [ids, records] = await Promise.all([versions.getAllKeys(), versions.getAll()]);
  return ids
    .flatMap((id, index) => {
      const record: unknown = records[index];
      return isVersion(record) ? [{ ...record, id }] : [];
    })
    .reverse();
}

/** Stores a version. @returns its key, higher than that of any before */
export async function addVersion(
  database: WorkDatabase,
  record: VersionRecord,
  { data }: PackedDocument,
): Promise<number> {
  return inTransaction(database, ['versions', 'versionData'], async (transaction) => {
    const id = await transaction.objectStore('versions').add(record);
    await transaction.objectStore('versionData').put(data, id);
    return id;
  });
}

export async function deleteVersions(database: WorkDatabase, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await inTransaction(database, ['versions', 'versionData'], async (transaction) => {
    await Promise.all(
      ids.flatMap((id) => [
        transaction.objectStore('versions').delete(id),
        transaction.objectStore('versionData').delete(id),
      ]),
    );
  });
}

/**
 * Deletes what {@link versionsToKeep} does not keep.
 *
 * @returns whether anything was deleted
 */
export async function thinVersions(database: WorkDatabase, budget: number): Promise<boolean> {
  if (!holdsVersions(database)) return false;
  const [versions, current] = await Promise.all([listVersions(database), readOne(database, 'desk', 'work')]);
  const all = versions.map((version): Aging => ({ ...version, bytes: versionBytes(version) }));
  const kept = new Set(
    versionsToKeep(all, typeof current === 'number' ? current : null, budget).map(({ id }) => id),
  );
  const gone = all.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  await deleteVersions(database, gone);
  return gone.length > 0;
}

/**
 * Deletes versions until half of what they take is free.
 *
 * @returns whether anything was deleted
 */
export async function halveVersions(database: WorkDatabase): Promise<boolean> {
  const versions = await listVersions(database);
  return thinVersions(database, versions.reduce((sum, version) => sum + versionBytes(version), 0) / 2);
}

/** Bytes of storage that a version takes, about. */
export function versionBytes({ bytes, pictures }: Pick<VersionRecord, 'bytes' | 'pictures'>): number {
  return bytes + (pictures ? pictures.light.length + pictures.dark.length : 0) + RECORD_BYTES;
}

/** Bytes that the numbers and words of a record take. */
const RECORD_BYTES = 500;

/** Whether a value is the record of a version that this Sixfold knows. */
export function isVersion(value: unknown): value is VersionRecord {
  try {
    checkVersion(value, 'version');
    return true;
  } catch (error) {
    if (!(error instanceof MisfitError)) throw error;
    return false;
  }
}
