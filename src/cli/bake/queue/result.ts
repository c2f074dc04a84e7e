import { pack } from './packed.ts';

/** The result of a batch, as it comes back from a worker. */
export interface BatchResult {
  /** The lines that `survey` prints for the seeds. */
  readonly lines: string;
  /** The seed, digest and file of each city, where the bake keeps cities. */
  readonly cities: readonly (readonly [seed: number, digest: string, file: string])[];
}

/** Most characters of a packed result. Redis and PostgreSQL would take more, and hold it in memory. */
const MOST = 64 * 2 ** 20;

/**
 * Packs the result of a batch. Rejects with an error that is not tried again when it is too large for a queue.
 *
 * @param most the most characters of the packed result
 */
export async function packResult(result: BatchResult, most = MOST): Promise<string> {
  const packed = await pack(result);
  if (packed.length <= most) return packed;
  const [size, limit] = [Math.ceil(packed.length / 2 ** 20), most / 2 ** 20];
  throw finalError(
    `its result takes ${size} MB packed, more than the ${limit} MB that fit a queue: bake it without --queue`,
  );
}

/** An error after which BullMQ tries no more. It tells it by its name, which must be its own to cross threads. */
function finalError(message: string): Error {
  return Object.assign(new Error(message), { name: 'UnrecoverableError' });
}

/** Whether a value from a queue has the form of a result. */
export function isBatchResult(value: unknown): value is BatchResult {
  if (typeof value !== 'object' || value === null) return false;
  const { lines, cities } = value as { readonly [Name in keyof BatchResult]?: unknown };
  return typeof lines === 'string' && Array.isArray(cities) && cities.every(isCity);
}

function isCity(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [seed, digest, file] = value as unknown[];
  return (
    typeof seed === 'number' &&
    typeof digest === 'string' &&
    /^sha256:[0-9a-f]{64}$/.test(digest) &&
    typeof file === 'string'
  );
}
