import { membersOf } from '../../kit/members.ts';
import type { WorkDatabase } from './connection.ts';
import { asideNotes, findWorks, savedAtOf, workToOpen } from './find-works.ts';
import { allStepsRange } from './step-keys.ts';
import { inTransaction } from './transaction.ts';
import { endWriter } from './write-marks.ts';
import { deleteVersions, listVersions } from './versions/version-store.ts';
import * as words from './words.ts';

/** A work that is not on the desk: it is damaged, or somebody started over. */
export interface AsideWork {
  readonly work: number;
  /** In milliseconds since 1970. */
  readonly savedAt: number;
  readonly because: string;
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
        because: stored.because ?? words.tookPlace,
      }))
  );
}

/** Puts a work on the desk that was set aside; what lay there takes its place. */
export async function putOnDesk(database: WorkDatabase, work: number): Promise<void> {
  await inTransaction(database, ['desk', 'works'], async (transaction) => {
    const works = transaction.objectStore('works');
    const desk = transaction.objectStore('desk');
    const [current, stored, record] = await Promise.all([
      desk.get('work'),
      desk.get('aside'),
      works.get(work),
    ]);
    const { [work]: _, ...notes } = asideNotes(stored);
    const others = typeof current === 'number' && current !== work ? { [current]: OPENED_AGAIN } : {};
    await desk.put({ ...notes, ...others }, 'aside');
    if (record && 'asideBecause' in record) {
      const { asideBecause: __, ...rest } = record;
      await works.put(rest, work);
    }
    await desk.put(work, 'work');
  });
}

const OPENED_AGAIN = words.openedAgain;

/** Deletes a work, and its earlier versions with it. */
export async function deleteAside(database: WorkDatabase, work: number): Promise<void> {
  const versions = await listVersions(database);
  await inTransaction(database, ['desk', 'works', 'snapshots', 'steps'], async (transaction) => {
    const desk = transaction.objectStore('desk');
    const works = transaction.objectStore('works');
    const [aside, record] = await Promise.all([desk.get('aside'), works.get(work)]);
    const { [work]: _, ...notes } = asideNotes(aside);
    // A page that slept since it wrote the work would go on with half of it.
    endWriter(desk, membersOf(record).writer);
    await Promise.all([
      desk.put(notes, 'aside'),
      works.delete(work),
      transaction.objectStore('snapshots').delete(work),
      transaction.objectStore('steps').delete(allStepsRange(work)),
    ]);
  });
  const ids = versions.filter((version) => version.work === work).map(({ id }) => id);
  await deleteVersions(database, ids);
}
