import type { Placement } from '../engine/schematic/placement.ts';

/**
 * Placements in the form of messages between threads: a list per member instead of a record per placement. The buffers
 * of the lists are transferred, not copied; receiving a hundred thousand records would take a third of a second.
 *
 *     pose[i]   36 if locked, 18 if mirrored, three times the rotation, the shift and one: added up
 */
export interface PackedPlacements {
  /** Ids of schematics, each once. */
  readonly names: readonly string[];
  readonly id: Uint32Array<ArrayBuffer>;
  /** Indices into `names`. */
  readonly schematic: Uint32Array<ArrayBuffer>;
  readonly q: Int32Array<ArrayBuffer>;
  readonly r: Int32Array<ArrayBuffer>;
  readonly pose: Uint8Array<ArrayBuffer>;
}

export function packPlacements(placements: readonly Placement[]): PackedPlacements {
  const { length } = placements;
  const indexOf = new Map<string, number>();
  const packed = {
    id: new Uint32Array(length),
    schematic: new Uint32Array(length),
    q: new Int32Array(length),
    r: new Int32Array(length),
    pose: new Uint8Array(length),
  };
  for (let i = 0; i < length; i++) {
    const { id, schematic, q, r, mirror, rotation, shift, locked } = placements[i]!;
    let index = indexOf.get(schematic);
    if (index === undefined) indexOf.set(schematic, (index = indexOf.size));
    packed.id[i] = id;
    packed.schematic[i] = index;
    packed.q[i] = q;
    packed.r[i] = r;
    packed.pose[i] = (locked ? 36 : 0) + (mirror ? 18 : 0) + 3 * rotation + shift + 1;
  }
  return { names: [...indexOf.keys()], ...packed };
}

export function unpackPlacements({ names, id, schematic, q, r, pose }: PackedPlacements): Placement[] {
  return Array.from(id, (own, i) => {
    const number = pose[i]!;
    return {
      id: own,
      schematic: names[schematic[i]!]!,
      q: q[i]!,
      r: r[i]!,
      mirror: number % 36 >= 18,
      rotation: Math.floor((number % 18) / 3) as Placement['rotation'],
      shift: ((number % 3) - 1) as Placement['shift'],
      locked: number >= 36,
    };
  });
}

/** The buffers that are transferred with the placements. */
export function buffersOf({ id, schematic, q, r, pose }: PackedPlacements): ArrayBuffer[] {
  return [id, schematic, q, r, pose].map(({ buffer }) => buffer);
}

/** Something with its placements packed. */
export type Packed<T extends { readonly placements: readonly Placement[] }> = Omit<T, 'placements'> & {
  readonly placements: PackedPlacements;
};

export function pack<T extends { readonly placements: readonly Placement[] }>(value: T): Packed<T> {
  return { ...value, placements: packPlacements(value.placements) };
}

export function unpack<T extends { readonly placements: readonly Placement[] }>(packed: Packed<T>): T {
  return { ...packed, placements: unpackPlacements(packed.placements) } as unknown as T;
}
