import { VERSION } from '../../../engine/version.ts';
import type { Queues } from './open.ts';
import { pack, unpack } from './packed.ts';

/** The name of the record of a bake in its queue: the version of its engine, and its digest. */
function recordId(bake: string): string {
  return `${VERSION}-${bake}`;
}

/** The recipe, the library and all else that each batch of a bake needs, ready to be sent. */
export interface BakeRecord {
  /** The digest of the bake, in hexadecimal digits. */
  readonly bake: string;
  readonly packed: string;
}

/**
 * Makes the record of a bake. It travels once, and each worker keeps it for all batches of the bake.
 *
 * @param job what makes a batch, as JSON
 */
export async function bakeRecord(bake: string, job: unknown): Promise<BakeRecord> {
  return { bake, packed: await pack(job) };
}

/** Puts a record into the queue, where it stays until the bake ends; one that is there already is left as it is. */
export async function offerRecord({ bakes }: Queues, { bake, packed }: BakeRecord): Promise<void> {
  await bakes.add('bake', { packed }, { jobId: recordId(bake) });
}

/**
 * The job in the record of a bake.
 *
 * @throws Error when the server has lost it; the bake offers it again
 */
export async function fetchJob({ bakes }: Queues, bake: string): Promise<unknown> {
  const record = await bakes.getJob(recordId(bake));
  if (!record) throw new Error('the recipe of these seeds is not on the server; its bake sends it again');
  const { packed } = Object(record.data) as { readonly packed?: unknown };
  const job = typeof packed === 'string' ? await unpack(packed).catch(() => null) : null;
  if (typeof job !== 'object' || job === null)
    throw new Error('the recipe of these seeds is damaged on the server: remove it from the queue');
  return job;
}

/** Removes the record of a bake that has ended. */
export async function removeRecord({ bakes }: Queues, bake: string): Promise<void> {
  await bakes.remove(recordId(bake));
}

/** The versions of other engines that bakes on this server ask for. */
export async function otherEngines({ bakes }: Queues): Promise<string[]> {
  const backend = bakes.getBackend();
  const ids = (await backend.getRanges(['waiting'], 0, -1, true)).flat();
  const versions = ids.map((id) => id.slice(0, id.lastIndexOf('-')));
  return [...new Set(versions)].filter((version) => version !== VERSION).sort();
}
