import type { WorkDatabase } from './connection.ts';
import { asideNotes, findWorks, savedAtOf, workToOpen } from './find-works.ts';
import { allStepsRange } from './step-keys.ts';

/** A work that is not on the desk: it is damaged, or somebody started over. */
export interface AsideWork {
  readonly work: number;
  /** In milliseconds since 1970. */
  readonly savedAt: number;
  readonly because: string;
}

/** Notes why works are set aside. The works themselves stay as they are, and so does the desk. */
export async function noteAside(
  database: WorkDatabase,
  works: readonly number[],
  because: string,
): Promise<void> {
  const transaction = database.transaction('desk', 'readwrite');
  const notes = asideNotes(await transaction.store.get('aside'));
  const added = Object.fromEntries(works.map((work) => [work, because]));
  await transaction.store.put({ ...notes, ...added }, 'aside');
  await transaction.done;
}

/** Takes the work off the desk and keeps it as it is, with the reason. */
export async function setAside(database: WorkDatabase, work: number, because: string): Promise<void> {
  await noteAside(database, [work], because);
  const transaction = database.transaction('desk', 'readwrite');
  if ((await transaction.store.get('work')) === work) await transaction.store.delete('work');
  await transaction.done;
}

/** All works but the one on the desk, the newest first. */
export async function listAside(database: WorkDatabase): Promise<AsideWork[]> {
  const shelf = await findWorks(database);
  const open = workToOpen(shelf);
  return (
    shelf.works
      // A damaged work is on the desk until its copy is stored.
      .filter(({ work, because }) => work !== open || because !== null)
      .map((stored) => ({
        work: stored.work,
        savedAt: savedAtOf(stored),
        because: stored.because ?? 'Other work took its place.',
      }))
  );
}

/** Puts a work on the desk that was set aside; what lay there takes its place. */
export async function putOnDesk(database: WorkDatabase, work: number): Promise<void> {
  const transaction = database.transaction(['desk', 'works'], 'readwrite');
  const works = transaction.objectStore('works');
  const desk = transaction.objectStore('desk');
  const [current, stored, record] = await Promise.all([desk.get('work'), desk.get('aside'), works.get(work)]);
  const { [work]: _, ...notes } = asideNotes(stored);
  const others = typeof current === 'number' && current !== work ? { [current]: OPENED_AGAIN } : {};
  await desk.put({ ...notes, ...others }, 'aside');
  if (record && 'asideBecause' in record) {
    const { asideBecause: __, ...rest } = record;
    await works.put(rest, work);
  }
  await desk.put(work, 'work');
  await transaction.done;
}

const OPENED_AGAIN = 'Earlier work was opened again.';

/** Deletes a work, and its earlier versions with it. */
export async function deleteAside(database: WorkDatabase, work: number): Promise<void> {
  const { deleteVersions, listVersions } = await import('./versions/version-store.ts');
  const versions = await listVersions(database);
  const transaction = database.transaction(['desk', 'works', 'snapshots', 'steps'], 'readwrite');
  const desk = transaction.objectStore('desk');
  const { [work]: _, ...notes } = asideNotes(await desk.get('aside'));
  await Promise.all([
    desk.put(notes, 'aside'),
    transaction.objectStore('works').delete(work),
    transaction.objectStore('snapshots').delete(work),
    transaction.objectStore('steps').delete(allStepsRange(work)),
  ]);
  await transaction.done;
  const ids = versions.filter((version) => version.work === work).map(({ id }) => id);
  await deleteVersions(database, ids);
}

/** Everything that is stored of a work as JSON, for people who can make use of it. */
export async function rawWork(database: WorkDatabase, work: number): Promise<string> {
  const transaction = database.transaction(['works', 'snapshots', 'steps']);
  const steps = transaction.objectStore('steps');
  const [record, document, keys, values] = await Promise.all([
    transaction.objectStore('works').get(work),
    transaction.objectStore('snapshots').get(work),
    steps.getAllKeys(allStepsRange(work)),
    steps.getAll(allStepsRange(work)),
  ]);
  const numbers = keys.map(([, number]) => number);
  return JSON.stringify({ work: record, document, steps: values, numbers }, asJson);
}

/** What JSON cannot hold, in words: damaged data can be anything. */
export function asJson(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value;
}
