import type { WorkDatabase } from './connection.ts';
import { asideNotes } from './find-works.ts';

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
