import type { WorkDatabase } from './connection.ts';
import { asideNotes } from './find-works.ts';
import { inTransaction } from './transaction.ts';

/** Notes why works are set aside. The works themselves stay as they are, and so does the desk. */
export async function noteAside(
  database: WorkDatabase,
  works: readonly number[],
  because: string,
): Promise<void> {
  const added = Object.fromEntries(works.map((work) => [work, because]));
  await inTransaction(database, ['desk'], async ({ store }) => {
    await store.put({ ...asideNotes(await store.get('aside')), ...added }, 'aside');
  });
}

/** Takes the work off the desk and keeps it as it is, with the reason. */
export async function setAside(database: WorkDatabase, work: number, because: string): Promise<void> {
  await noteAside(database, [work], because);
  await inTransaction(database, ['desk'], async ({ store }) => {
    if ((await store.get('work')) === work) await store.delete('work');
  });
}
