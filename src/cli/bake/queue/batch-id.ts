import type { SeedRange } from '../../values.ts';

/** A batch of a bake in a queue. */
export interface QueuedBatch {
  /** The digest of the bake, in hexadecimal digits: of engine, recipe, library and measures. */
  readonly bake: string;
  readonly batch: SeedRange;
}

/**
 * The name of a batch in a queue. It follows from the bake and the seeds alone, so that a batch that is offered again is
 * the same one. Names of BullMQ have no colons.
 */
export function batchId({ bake, batch }: QueuedBatch): string {
  return `${bake}-${batch.first}-${batch.last}`;
}

/** The batch with a name in a queue; `undefined` for other names. */
export function readBatchId(id: string): QueuedBatch | undefined {
  const [, bake, first, last] = /^([0-9a-f]{64})-(\d{1,10})-(\d{1,10})$/.exec(id) ?? [];
  if (bake === undefined) return undefined;
  return { bake, batch: { first: Number(first), last: Number(last) } };
}
