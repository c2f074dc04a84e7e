import type { Placement } from '../../../engine/schematic/placement.ts';
import type { Chunked } from '../../document/chunked.ts';
import { isPlain } from './check.ts';

type Chunk = Chunked<Placement>[number];

/**
 * A chunk of placements in the database: rows of numbers, because writing a hundred thousand small objects takes the
 * page a third of a second. The numbers are small, because the time then goes with the bytes.
 *
 *     rows   key, index into schematics, q, r of one placement; then of the next
 *     key    the last eight bits of the id + 256 * pose
 *     pose   rotation + 8 * (shift + 1) + 32 if mirrored + 64 if locked
 *
 * The messages of workers have another form (`PackedPlacements`), which is not made to be damaged: here a damaged number
 * of a row harms one placement.
 */
export interface PackedChunk {
  /** The number of the chunk: the ids of its placements without their last eight bits. */
  readonly number: number;
  /** Ids of schematics, each once. */
  readonly schematics: readonly string[];
  readonly rows: Int16Array<ArrayBuffer>;
}

/** Numbers of a row. */
const ROW = 4;

/** The members of a placement in the order in which every part of the app and {@link unpackChunk} make them. */
const MEMBERS = ['id', 'schematic', 'q', 'r', 'mirror', 'rotation', 'shift', 'locked'];

const packedChunks = new WeakMap<object, PackedChunk | null>();

/** Whether {@link packedOr} has its answer for a chunk at hand. */
export function isPackingKnown(chunk: unknown): boolean {
  return typeof chunk !== 'object' || chunk === null || packedChunks.has(chunk);
}

/**
 * The packed form of a chunk, the same object each time; the value itself where {@link unpackChunk} would not give the
 * very same back: it is no chunk, its placements have more or other members, or stand far beyond what a city of the
 * largest size around the center reaches.
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
  const rows = new Int16Array(ROW * placements.length);
  const schematics: string[] = [];
  let at = 0;
  let last = 0;
  let number = -1;
  for (const value of placements) {
    if (!isPackable(value)) return null;
    const { id, schematic, q, r, mirror, rotation, shift, locked } = value;
    // Ids that go up, each the key of its placement, are all the keys.
    if (id <= last || (chunk as Chunk)[id] !== value) return null;
    if (number < 0) number = id >>> 8;
    else if (id >>> 8 !== number) return null;
    last = id;
    let index = schematics.indexOf(schematic);
    if (index < 0) index = schematics.push(schematic) - 1;
    const pose = rotation + 8 * (shift + 1) + (mirror ? 32 : 0) + (locked ? 64 : 0);
    rows[at++] = (id & 255) + 256 * pose;
    rows[at++] = index;
    rows[at++] = q;
    rows[at++] = r;
  }
  return { number, schematics, rows };
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
    isShort(q) &&
    isShort(r) &&
    typeof mirror === 'boolean' &&
    Object.is(rotation, rotation & 7) &&
    isShort(shift) &&
    shift >= -1 &&
    shift <= 1 &&
    typeof locked === 'boolean'
  );
}

/** Whether a value is a number that an `Int16Array` gives back as it is. */
function isShort(value: number): boolean {
  return Object.is((value << 16) >> 16, value);
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
  const { number, schematics, rows } = value as Partial<PackedChunk>;
  return Number.isInteger(number) && Array.isArray(schematics) && rows instanceof Int16Array;
}

function unpack({ number, schematics, rows }: PackedChunk): Chunk {
  const chunk: Record<number | string, Placement> = {};
  for (let at = 0; at < rows.length; at += ROW) {
    // Of a row that was cut off there is less: its members are undefined.
    const key = rows[at]!;
    const id = 256 * number + (key & 255);
    const pose = key >> 8;
    const placement = {
      id,
      schematic: schematics[rows[at + 1]!]!,
      q: rows[at + 2]!,
      r: rows[at + 3]!,
      mirror: (pose & 32) !== 0,
      // No pose is negative: such a rotation is none, either.
      rotation: (pose < 0 ? pose : pose & 7) as Placement['rotation'],
      shift: (((pose >> 3) & 3) - 1) as Placement['shift'],
      locked: (pose & 64) !== 0,
    };
    // A second placement with an id is under a key that is none.
    chunk[Object.hasOwn(chunk, id) ? `row ${at / ROW}` : id] = placement;
  }
  return chunk;
}
