import type { Placement } from '../../../engine/schematic/placement.ts';
import type { Chunked } from '../../document/chunked.ts';
import { isPlain } from './check.ts';

type Chunk = Chunked<Placement>[number];

/**
 * A chunk of placements in the database: rows of numbers, because writing a hundred thousand small objects takes the
 * page a third of a second.
 *
 *     rows   id, index into schematics, q, r, pose of one placement; then of the next
 *     pose   rotation + 8 * (shift + 1) + 32 if mirrored + 64 if locked
 *
 * The messages of workers have a shorter form (`PackedPlacements`). In this one a damaged number harms one placement.
 */
export interface PackedChunk {
  /** Ids of schematics, each once. */
  readonly schematics: readonly string[];
  readonly rows: Int32Array<ArrayBuffer>;
}

/** Numbers of a row. */
const ROW = 5;

/** The members of a placement in the order in which every part of the app and {@link unpackChunk} make them. */
const MEMBERS = ['id', 'schematic', 'q', 'r', 'mirror', 'rotation', 'shift', 'locked'];

const packedChunks = new WeakMap<object, PackedChunk | null>();

/** Whether {@link packedOr} has its answer for a chunk at hand. */
export function isPackingKnown(chunk: unknown): boolean {
  return typeof chunk !== 'object' || chunk === null || packedChunks.has(chunk);
}

/**
 * The packed form of a chunk, the same object each time; the value itself where {@link unpackChunk} would not give the
 * very same back: it is no chunk, or its placements have more or other members.
 *
 * @param chunk never changes
 */
export function packedOr(chunk: unknown): unknown {
  if (typeof chunk !== 'object' || chunk === null) return chunk;
  let packed = packedChunks.get(chunk);
  if (packed === undefined) packedChunks.set(chunk, (packed = pack(chunk)));
  return packed ?? chunk;
}

function pack(chunk: object): PackedChunk | null {
  if (!isPlain(chunk)) return null;
  const placements: readonly unknown[] = Object.values(chunk);
  const rows = new Int32Array(ROW * placements.length);
  const schematics: string[] = [];
  let at = 0;
  let last = 0;
  for (const value of placements) {
    if (!isPackable(value)) return null;
    const { id, schematic, q, r, mirror, rotation, shift, locked } = value;
    // Ids that go up, each the key of its placement, are all the keys.
    if (id <= last || (chunk as Chunk)[id] !== value) return null;
    last = id;
    let index = schematics.indexOf(schematic);
    if (index < 0) index = schematics.push(schematic) - 1;
    rows[at++] = id;
    rows[at++] = index;
    rows[at++] = q;
    rows[at++] = r;
    rows[at++] = rotation + 8 * (shift + 1) + (mirror ? 32 : 0) + (locked ? 64 : 0);
  }
  return { schematics, rows };
}

/** Whether a value is a placement with exactly the members that rows can hold, in their order. */
function isPackable(value: unknown): value is Placement {
  if (typeof value !== 'object' || value === null || !isPlain(value)) return false;
  let count = 0;
  for (const name in value) if (name !== MEMBERS[count++]) return false;
  if (count !== MEMBERS.length) return false;
  const { id, schematic, q, r, mirror, rotation, shift, locked } = value as Placement;
  return (
    Object.is(id, id >>> 0) &&
    typeof schematic === 'string' &&
    Object.is(q, q | 0) &&
    Object.is(r, r | 0) &&
    typeof mirror === 'boolean' &&
    Object.is(rotation, rotation & 7) &&
    Object.is(shift + 1, (shift + 1) & 3) &&
    !Object.is(shift, -0) &&
    typeof locked === 'boolean'
  );
}

const unpackedChunks = new WeakMap<object, Chunk>();

/**
 * The chunk of a packed one, the same object each time: two patches of a step can hold the same. Any other value is
 * returned as it is.
 *
 * Damaged numbers become placements that no check lets pass, one for each damaged row, so that the others can be kept.
 */
export function unpackChunk(stored: unknown): unknown {
  if (!isPackedChunk(stored)) return stored;
  let chunk = unpackedChunks.get(stored);
  if (!chunk) unpackedChunks.set(stored, (chunk = unpack(stored)));
  return chunk;
}

function isPackedChunk(value: unknown): value is PackedChunk {
  if (typeof value !== 'object' || value === null) return false;
  const { schematics, rows } = value as Partial<PackedChunk>;
  return Array.isArray(schematics) && rows instanceof Int32Array;
}

function unpack({ schematics, rows }: PackedChunk): Chunk {
  const chunk: Record<number | string, Placement> = {};
  for (let at = 0; at < rows.length; at += ROW) {
    // Of a row that was cut off there is less: its members are undefined.
    const id = rows[at]! >>> 0;
    const pose = rows[at + 4]!;
    const placement = {
      id,
      schematic: schematics[rows[at + 1]!]!,
      q: rows[at + 2]!,
      r: rows[at + 3]!,
      mirror: (pose & 32) !== 0,
      // A pose that is none fails by its rotation.
      rotation: (pose >>> 7 === 0 ? pose & 7 : pose) as Placement['rotation'],
      shift: (((pose >> 3) & 3) - 1) as Placement['shift'],
      locked: (pose & 64) !== 0,
    };
    // A second placement with an id is under a key that is none.
    chunk[Object.hasOwn(chunk, id) ? `row ${at / ROW}` : id] = placement;
  }
  return chunk;
}
