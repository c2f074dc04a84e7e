import { Failure } from '../../failure.ts';
import type { QueueAddress, ServerKind } from './address.ts';
import { loadForQueue } from './packages.ts';
import { describeServerError } from './server-error.ts';

/** Milliseconds in which a server must answer at the start. */
const PATIENCE = 10_000;

const REACH: Readonly<Record<ServerKind, (address: QueueAddress) => Promise<void>>> = {
  redis: reachRedis,
  postgres: reachPostgres,
};

/**
 * Connects to the server of a queue once, because the queue itself would wait for a server that never comes.
 *
 * @throws Failure with the reason in a line, with the address and without its password
 */
export async function reachServer(address: QueueAddress): Promise<void> {
  try {
    await REACH[address.kind](address);
  } catch (error) {
    throw error instanceof Failure ? error : serverFailure(address, error);
  }
}

/** The failure of a command whose queue cannot be used. */
export function serverFailure({ shown }: QueueAddress, error: unknown): Failure {
  return new Failure([`sixfold: the queue at ${shown} cannot be used: ${describeServerError(error)}`]);
}

async function reachRedis(address: QueueAddress): Promise<void> {
  const { Redis } = await loadForQueue(address, () => import('ioredis'));
  const client = new Redis(address.url, {
    lazyConnect: true,
    retryStrategy: null,
    maxRetriesPerRequest: 0,
    connectTimeout: PATIENCE,
  });
  // The connection ends with a general error; the reason is in the first event.
  let reason: Error | undefined;
  client.on('error', (error) => (reason ??= error));
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    throw reason ?? error;
  } finally {
    client.disconnect();
  }
}

async function reachPostgres(address: QueueAddress): Promise<void> {
  const { default: pg } = await loadForQueue(address, () => import('pg'));
  const client = new pg.Client({
    connectionString: address.url,
    connectionTimeoutMillis: PATIENCE,
  });
  client.on('error', () => {});
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}
