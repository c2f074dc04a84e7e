import type { Patch } from 'immer';
import type { Change } from './step.ts';

/**
 * Records by positive integer id, cut into chunks of 256: an edit through immer copies one chunk and the list of
 * chunks instead of every key. Integer keys are walked in ascending order, so iteration is by id.
 */
export type Chunked<T> = Readonly<Record<number, Readonly<Record<number, T>>>>;

const CHUNK_BITS = 8;

/**
 * The chunked record of `values`, whose ids are unique. It is frozen, so that immer need not look for drafts in it:
 * among a hundred thousand values that takes half a second.
 */
export function toChunks<T extends { readonly id: number }>(values: Iterable<T>): Chunked<T> {
  const chunks: Record<number, Record<number, T>> = {};
  for (const value of values) (chunks[value.id >>> CHUNK_BITS] ??= {})[value.id] = value;
  for (const chunk of Object.values(chunks)) Object.freeze(chunk);
  return Object.freeze(chunks);
}

/** All values by ascending id. */
export function fromChunks<T>(chunks: Chunked<T>): T[] {
  const values: T[] = [];
  for (const chunk of Object.values(chunks)) for (const value of Object.values(chunk)) values.push(value);
  return values;
}

/**
 * Makes what finds all values that meet a test, by ascending id. It remembers what it found in each chunk: after an edit
 * only the chunk of the edit is looked through.
 *
 * @param meets gives the same answer for the same value each time
 */
export function chunkFilter<T>(meets: (value: T) => boolean): (chunks: Chunked<T>) => T[] {
  const met = new WeakMap<Readonly<Record<number, T>>, readonly T[]>();
  return (chunks) =>
    Object.values(chunks).flatMap((chunk) => {
      let values = met.get(chunk);
      if (!values) met.set(chunk, (values = Object.values(chunk).filter(meets)));
      return values;
    });
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
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)].map(Number))) {
    const old = before[key];
    const next = after[key];
    if (old === next) continue;
    // Plain data inherits nothing, and lists of keys would cost several times as much.
    for (const text in old) {
      const id = Number(text);
      const value = next?.[id];
      if (old[id] !== value) visit(id, old[id], value);
    }
    for (const text in next) {
      const id = Number(text);
      if (old?.[id] === undefined) visit(id, undefined, next[id]);
    }
  }
}

/** Edits of records by id. */
export interface ChunkEdits<T extends { readonly id: number }> {
  /** Records that come, or take the place of those with their ids. */
  readonly set?: readonly T[];
  /** Ids of records that go, if they are there. */
  readonly removed?: readonly number[];
}

/** Share of a chunk's records from which on it is replaced as a whole: one patch then is less than many. */
const WHOLE_CHUNK = 1 / 8;

/**
 * The patches of edits as immer would find them, at a fraction of the cost: no record has a draft made of it. Where
 * much of a chunk changes, its patch puts in another chunk.
 *
 * @param path where the chunks are in the whole
 */
export function editChunks<T extends { readonly id: number }>(
  chunks: Chunked<T>,
  path: readonly string[],
  { set = [], removed = [] }: ChunkEdits<T>,
): Change {
  const byChunk = new Map<number, Map<number, T | undefined>>();
  const note = (id: number, value: T | undefined) => {
    const key = id >>> CHUNK_BITS;
    let edits = byChunk.get(key);
    if (!edits) byChunk.set(key, (edits = new Map<number, T | undefined>()));
    if (getChunked(chunks, id) === value) edits.delete(id);
    else edits.set(id, value);
  };
  for (const id of removed) note(id, undefined);
  for (const value of set) note(value.id, value);
  const patches: Patch[] = [];
  const inverse: Patch[] = [];
  const put = (at: Patch['path'], before: unknown, after: unknown) => {
    patches.push(replacement(at, before, after));
    inverse.push(replacement(at, after, before));
  };
  for (const [key, edits] of byChunk) {
    if (edits.size === 0) continue;
    const old = chunks[key];
    const at = [...path, String(key)];
    if (old && edits.size < WHOLE_CHUNK * Object.keys(old).length)
      for (const [id, value] of edits) put([...at, String(id)], old[id], value);
    else put(at, old, editedChunk(old, edits));
  }
  return { patches, inverse };
}

function editedChunk<T>(
  old: Readonly<Record<number, T>> | undefined,
  edits: ReadonlyMap<number, T | undefined>,
): Readonly<Record<number, T>> {
  const made: Record<number, T> = {};
  for (const text in old) {
    const id = Number(text);
    if (!edits.has(id)) made[id] = old[id]!;
  }
  for (const [id, value] of edits) if (value !== undefined) made[id] = value;
  return made;
}

/** A patch that puts one value in place of another; `undefined` for none. */
function replacement(at: Patch['path'], before: unknown, after: unknown): Patch {
  const path = [...at];
  if (after === undefined) return { op: 'remove', path };
  return { op: before === undefined ? 'add' : 'replace', path, value: after };
}
