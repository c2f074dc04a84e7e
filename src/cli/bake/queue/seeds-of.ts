import { readBatchId } from './batch-id.ts';

/** The seeds of a batch in words, from its name in a queue. */
export function seedsOf(id: string): string {
  const named = readBatchId(id);
  if (!named) return `batch ${id}`;
  const { first, last } = named.batch;
  return first === last ? `seed ${first}` : `seeds ${first}-${last}`;
}
