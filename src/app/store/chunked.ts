/**
 * Records by positive integer id, cut into chunks of 256: an edit through immer copies one chunk and the list of
 * chunks instead of every key. Integer keys are walked in ascending order, so iteration is by id.
 */
export type Chunked<T> = Readonly<Record<number, Readonly<Record<number, T>>>>;

const CHUNK_BITS = 8;

/** The chunked record of `values`, whose ids are unique. */
export function toChunks<T extends { readonly id: number }>(values: Iterable<T>): Chunked<T> {
  const chunks: Record<number, Record<number, T>> = {};
  for (const value of values) (chunks[value.id >>> CHUNK_BITS] ??= {})[value.id] = value;
  return chunks;
}

/** All values by ascending id. */
export function fromChunks<T>(chunks: Chunked<T>): T[] {
  const values: T[] = [];
  for (const chunk of Object.values(chunks)) for (const value of Object.values(chunk)) values.push(value);
  return values;
}

export function getChunked<T>(chunks: Chunked<T>, id: number): T | undefined {
  return chunks[id >>> CHUNK_BITS]?.[id];
}

/** Sets a value in a draft. */
export function setChunked<T extends { readonly id: number }>(
  chunks: Record<number, Record<number, T>>,
  value: T,
): void {
  (chunks[value.id >>> CHUNK_BITS] ??= {})[value.id] = value;
}

/** Deletes a value from a draft. */
export function deleteChunked<T>(chunks: Record<number, Record<number, T>>, id: number): void {
  const chunk = chunks[id >>> CHUNK_BITS];
  if (chunk) delete chunk[id];
}

/** The greatest id in use, 0 when there is none. */
export function lastId<T>(chunks: Chunked<T>): number {
  for (const chunk of Object.values(chunks).reverse()) {
    const last = Object.keys(chunk).at(-1);
    if (last !== undefined) return Number(last);
  }
  return 0;
}

/** Calls back for every id whose value differs between two chunked records; untouched chunks cost nothing. */
export function forEachChange<T>(
  before: Chunked<T>,
  after: Chunked<T>,
  visit: (id: number, before: T | undefined, after: T | undefined) => void,
): void {
  const chunkKeys = new Set([...Object.keys(before), ...Object.keys(after)].map(Number));
  for (const key of chunkKeys) {
    const old = before[key];
    const next = after[key];
    if (old === next) continue;
    for (const id of Object.keys(old ?? {}).map(Number))
      if (old?.[id] !== next?.[id]) visit(id, old?.[id], next?.[id]);
    for (const id of Object.keys(next ?? {}).map(Number))
      if (old?.[id] === undefined) visit(id, undefined, next?.[id]);
  }
}
