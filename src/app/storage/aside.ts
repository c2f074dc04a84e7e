import type { WorkDatabase } from './connection.ts';
import { stepRange } from './read-work.ts';

/** A work that is not on the desk: it could not be read, or somebody started over. */
export interface AsideWork {
  readonly work: number;
  /** In milliseconds since 1970, or 0 when that cannot be read either. */
  readonly savedAt: number;
  readonly because: string;
}

/** Takes the work off the desk and keeps it as it is, with the reason. */
export async function setAside(database: WorkDatabase, work: number, because: string): Promise<void> {
  const transaction = database.transaction(['desk', 'works'], 'readwrite');
  const works = transaction.objectStore('works');
  const record = await works.get(work);
  if (record) await works.put({ ...record, asideBecause: because }, work);
  const desk = transaction.objectStore('desk');
  if ((await desk.get('work')) === work) await desk.delete('work');
  await transaction.done;
}

/** All works but the one on the desk, the newest first. */
export async function listAside(database: WorkDatabase): Promise<AsideWork[]> {
  const transaction = database.transaction(['desk', 'works']);
  const works = transaction.objectStore('works');
  const [current, keys, records] = await Promise.all([
    transaction.objectStore('desk').get('work'),
    works.getAllKeys(),
    works.getAll(),
  ]);
  return keys
    .map((work, index) => {
      const { savedAt, asideBecause } = records[index] ?? {};
      return {
        work,
        savedAt: typeof savedAt === 'number' ? savedAt : 0,
        because: typeof asideBecause === 'string' ? asideBecause : 'Other work took its place.',
      };
    })
    .filter(({ work }) => work !== current)
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** Puts a work on the desk that was set aside; what lay there takes its place. */
export async function putOnDesk(database: WorkDatabase, work: number): Promise<void> {
  const transaction = database.transaction(['desk', 'works'], 'readwrite');
  const works = transaction.objectStore('works');
  const desk = transaction.objectStore('desk');
  const current = await desk.get('work');
  const before = typeof current === 'number' ? await works.get(current) : undefined;
  if (before && typeof current === 'number')
    await works.put({ ...before, asideBecause: 'Earlier work was opened again.' }, current);
  await desk.put(work, 'work');
  await transaction.done;
}

export async function deleteAside(database: WorkDatabase, work: number): Promise<void> {
  const transaction = database.transaction(['works', 'snapshots', 'steps'], 'readwrite');
  await Promise.all([
    transaction.objectStore('works').delete(work),
    transaction.objectStore('snapshots').delete(work),
    transaction.objectStore('steps').delete(stepRange(work, 0, Number.MAX_SAFE_INTEGER)),
  ]);
  await transaction.done;
}

/** Everything that is stored of a work as JSON, for people who can make use of it. */
export async function rawWork(database: WorkDatabase, work: number): Promise<string> {
  const transaction = database.transaction(['works', 'snapshots', 'steps']);
  const [record, document, steps] = await Promise.all([
    transaction.objectStore('works').get(work),
    transaction.objectStore('snapshots').get(work),
    transaction.objectStore('steps').getAll(stepRange(work, 0, Number.MAX_SAFE_INTEGER)),
  ]);
  return JSON.stringify({ work: record, document, steps });
}
