import { deleteDB } from 'idb';
import { afterEach } from 'vitest';
import { Connection } from '../../src/app/features/storage/connection.ts';

/** The databases of the tests of one file. */
interface OwnDatabases {
  /** A name that no other database has. */
  readonly newName: () => string;
  /** Connects to the database of a name, or to a new one. */
  readonly connect: (name?: string) => Connection;
}

let count = 0;

/**
 * Makes databases for the tests of one file: after each test, the databases that it used are closed and deleted. Call
 * it once at the top of the file, because all files share one page, and each must clean up after its own tests.
 */
export function ownDatabases(): OwnDatabases {
  const used: Connection[] = [];
  const newName = () => `test-${performance.timeOrigin}-${count++}`;
  afterEach(async () => {
    for (const connection of used) connection.drop();
    await Promise.all([...new Set(used.map(({ name }) => name))].map((name) => deleteDB(name)));
    used.length = 0;
  });
  return {
    newName,
    connect(name = newName()) {
      const connection = new Connection(name, { onNewer: () => {}, onLost: () => {} });
      used.push(connection);
      return connection;
    },
  };
}
