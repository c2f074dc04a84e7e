import { deleteDB } from 'idb';
import { afterEach } from 'vitest';
import { Connection } from '../../src/app/features/storage/connection.ts';

/** Databases that tests of one file use. */
interface OwnDatabases {
  /** A name that no other database has. */
  readonly newName: () => string;
  /** Connects to the database of a name, or to a new one. */
  readonly connect: (name?: string) => Connection;
}

let count = 0;

/**
 * Databases of one file's tests: after each test, those that it has used are closed and deleted. To be called once at the
 * top of the file: all files share one page, and each clears up after its own tests.
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
