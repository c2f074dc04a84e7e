import { Connection, type WorkDatabase } from './connection.ts';

/** Opens the database of a name for one job of a worker, and closes it thereafter. */
export async function inDatabase<T>(name: string, work: (database: WorkDatabase) => Promise<T>): Promise<T> {
  const connection = new Connection(name, { onNewer: () => {}, onLost: () => {} });
  try {
    return await work(await connection.get());
  } finally {
    connection.drop();
  }
}
