import { FULL, SEA, createOccupancy, slotOf, type Occupancy } from '../board/board.ts';
import type { City } from '../city/city.ts';
import type { District } from '../land/district.ts';
import type { Placement } from '../schematic/placement.ts';
import { onesIn } from '../fit/bits.ts';
import { forEachHex } from '../land/row.ts';
import { orient } from '../schematic/pose.ts';
import { countSegments, type PaintedHex, type Schematic } from '../schematic/schematic.ts';
import { takeGiven } from './given.ts';

/** What of a city is rolled again. Locked placements stay, whatever is chosen. */
export type RollRegion =
  /** Some placements, on the hexes in which they stand: what they free, and what is free beside them. */
  | { readonly kind: 'placements'; readonly ids: readonly number[] }
  /** What lies wholly in a district, on all that is free in it then. */
  | { readonly kind: 'district'; readonly id: number }
  /** All that is not locked, on all of the land. */
  | { readonly kind: 'city' };

/** What of a city a region is found in. */
export type Rolled = Pick<City, 'land' | 'districts' | 'placements' | 'schematics'>;

/** The placements that a region takes away, by id. */
export function placementsIn(city: Rolled, region: RollRegion): Placement[] {
  const free = city.placements.filter(({ locked }) => !locked);
  if (region.kind === 'city') return free;
  if (region.kind === 'placements') {
    const ids = new Set(region.ids);
    return free.filter(({ id }) => ids.has(id));
  }
  const district = city.districts.find(({ id }) => id === region.id);
  return district ? placementsWithin(district, free, city.schematics) : [];
}

/** Those that lie wholly in a district. */
function placementsWithin(
  { rows }: District,
  placements: readonly Placement[],
  schematics: readonly Schematic[],
): Placement[] {
  const within = createOccupancy(rows);
  const byId = new Map(schematics.map((schematic) => [schematic.id, schematic]));
  const shapes = new Map<string, readonly PaintedHex[]>();
  return placements.filter((placement) => {
    const { schematic, q, r, mirror, rotation, shift } = placement;
    const key = `${schematic} ${mirror} ${rotation} ${shift}`;
    let hexes = shapes.get(key);
    if (!hexes) shapes.set(key, (hexes = orient(byId.get(schematic)?.hexes ?? [], placement)));
    return hexes.every((hex) => {
      const slot = slotOf(within, { q: q + hex.q, r: r + hex.r });
      return slot >= 0 && within.mask_hex[slot] !== SEA;
    });
  });
}

/** The ground of a region as a fill counts it: hexes, not always whole, and segments of them that are taken. */
export interface ClosedGround {
  readonly hexes: number;
  readonly covered: number;
}

/**
 * Closes all land outside of a region, as if it were taken.
 *
 * @param occupancy with all on it that stays; its mask is changed in place
 * @param removed what the region takes away
 */
export function closeAround(
  occupancy: Occupancy,
  city: Rolled,
  region: RollRegion,
  removed: readonly Placement[],
): ClosedGround {
  if (region.kind === 'city') return { hexes: occupancy.hexes, covered: occupancy.covered };
  const { mask_hex } = occupancy;
  const open_hex = region.kind === 'district' ? openDistrict(city, region.id) : openHexes(city, removed);
  let ground = 0;
  let covered = 0;
  for (let slot = 0; slot < mask_hex.length; slot++) {
    const taken = mask_hex[slot]!;
    if (taken === SEA) continue;
    const open = open_hex[slot]!;
    ground += onesIn(open);
    covered += onesIn(open & taken);
    mask_hex[slot] = taken | (~open & FULL);
  }
  return { hexes: ground / 6, covered };
}

/** Per slot of the land's box, the segments of a district. */
function openDistrict({ land, districts }: Rolled, id: number): Uint8Array {
  const box = createOccupancy(land);
  const open_hex = new Uint8Array(box.mask_hex.length);
  forEachHex(districts.find((district) => district.id === id)?.rows ?? [], (hex) => {
    const slot = slotOf(box, hex);
    if (slot >= 0) open_hex[slot] = FULL;
  });
  return open_hex;
}

/**
 * Per slot of the land's box, all segments of the hexes in which some placements stand. With the gaps between them:
 * pieces that lie otherwise leave others, and on the old ground alone every roll would cover less than the one before.
 */
function openHexes({ land, schematics }: Rolled, placements: readonly Placement[]): Uint8Array {
  const alone = createOccupancy(land);
  takeGiven(alone, { placements, schematics });
  return alone.mask_hex.map((mask) => (mask === SEA || mask === 0 ? 0 : FULL));
}

/** Number of segments that placements stand on. */
export function segmentsOf(placements: readonly Placement[], schematics: readonly Schematic[]): number {
  const segments = new Map(schematics.map(({ id, hexes }) => [id, countSegments(hexes)]));
  return placements.reduce((sum, { schematic }) => sum + (segments.get(schematic) ?? 0), 0);
}
