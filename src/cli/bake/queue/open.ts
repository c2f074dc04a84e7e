import type * as bullmqPackage from 'bullmq';
import type { Queue, Worker } from 'bullmq';
import { VERSION } from '../../../engine/version.ts';
import { Failure } from '../../failure.ts';
import type { QueueAddress } from './address.ts';
import { loadForQueue } from './packages.ts';
import { reachServer, serverFailure } from './reach-server.ts';

/** Milliseconds between two attempts to reach a server that is away. */
const PAUSE = 1000;

/** Most events that a server keeps of a queue. Nobody reads them, and each has the whole result of its batch. */
const MOST_EVENTS = 1;

/** The queue with the recipe and the library of each bake, which are read and never taken. */
const BAKES = 'sixfold-bakes';

/** The queue with the batches for workers of this version of the engine; others give other cities. */
const BATCHES = `sixfold-batches-${VERSION}`;

/** The queues of a server. */
export interface Queues {
  readonly bakes: Queue;
  readonly batches: Queue;
  /** Starts to take batches. */
  readonly work: (processor: URL, options: object) => Worker;
  readonly close: () => Promise<void>;
}

/**
 * Loads the package of the queues.
 *
 * @throws Failure with the command that installs it, also where it is there in a version that is too old
 */
export async function loadBullmq(address: QueueAddress): Promise<typeof bullmqPackage> {
  const bullmq = await loadForQueue(address, () => import('bullmq'));
  if (address.kind === 'postgres' && !('createPostgresBackend' in bullmq))
    throw new Failure([
      'sixfold: the bullmq that is installed has no queues for postgres://: npm install bullmq@latest pg',
    ]);
  return bullmq;
}

/**
 * Opens the queues of a server, and creates them where there are none.
 *
 * @param onError called with errors of the connection, which is made again by itself
 * @throws Failure when the server cannot be used
 */
export async function openQueues(address: QueueAddress, onError: (error: Error) => void): Promise<Queues> {
  const { Queue, Worker, createPostgresBackend } = await loadBullmq(address);
  await reachServer(address);
  const isRedis = address.kind === 'redis';
  const connection = isRedis
    ? { url: address.url, retryStrategy: () => PAUSE }
    : { connectionString: address.url, migrate: true, connectionTimeoutMillis: 10 * PAUSE, max: 4 };
  const backend = isRedis ? undefined : (createPostgresBackend as never);
  const open = (name: string) => {
    const queue = new Queue(name, { connection, streams: { events: { maxLen: MOST_EVENTS } } }, backend);
    queue.on('error', onError);
    return queue;
  };
  const [bakes, batches] = [open(BAKES), open(BATCHES)];
  const close = async () => {
    await Promise.all([bakes.close(), batches.close()]);
  };
  try {
    await Promise.all([bakes.waitUntilReady(), batches.waitUntilReady()]);
  } catch (error) {
    await close();
    throw serverFailure(address, error);
  }
  return {
    bakes,
    batches,
    work: (processor, options) => {
      const worker = new Worker(
        BATCHES,
        processor,
        { connection, runRetryDelay: PAUSE, useWorkerThreads: true, ...options },
        backend,
      );
      worker.on('error', onError);
      return worker;
    },
    close,
  };
}
