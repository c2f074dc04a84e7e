import { Failure } from '../../failure.ts';
import type { QueueAddress, ServerKind } from './address.ts';

/** The client of each server, which is a package of its own. */
const CLIENTS: Readonly<Record<ServerKind, string>> = { redis: 'ioredis', postgres: 'pg' };

/**
 * Loads a package that is installed only where queues are used.
 *
 * @throws Failure with the one command that installs all that the address needs
 */
export async function loadForQueue<T>(address: QueueAddress, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const client = CLIENTS[address.kind];
    throw new Failure([
      `sixfold: bullmq and ${client} are needed for ${address.kind}://: npm install bullmq ${client}`,
    ]);
  }
}
