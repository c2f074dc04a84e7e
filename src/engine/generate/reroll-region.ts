import { FULL, SEA, createOccupancy, slotOf, type Occupancy } from '../board/board.ts';
import type { City } from '../city/city.ts';
import type { District } from '../land/district.ts';
import type { Placement } from '../schematic/placement.ts';
import { onesIn } from '../fit/bits.ts';
import { forEachHex } from '../land/row.ts';
import { normalizeRows } from '../land/shapes.ts';
import { orient } from '../schematic/pose.ts';
import { countSegments, type PaintedHex, type Schematic } from '../schematic/schematic.ts';
import { takeGiven } from './given.ts';

/** The part of a city that is rerolled. Locked placements always stay. */
export type RerollRegion =
  /** Some placements, filled again within their hexes: the segments that they free, and those that are free besides. */
  | { readonly kind: 'placements'; readonly ids: readonly number[] }
  /** The placements that lie wholly in a district, filled again on all free segments of the district. */
  | { readonly kind: 'district'; readonly id: number }
  /** The same for all districts of a group at once. */
  | { readonly kind: 'group'; readonly group: string }
  /** All unlocked placements, filled again on all of the land. */
  | { readonly kind: 'city' };

/** The parts of a city that a region depends on. */
export type RerolledCity = Pick<
  City,
  'land' | 'open' | 'districts' | 'placements' | 'schematics' | 'ground' | 'walls'
>;

/** The placements that rerolling a region removes, by id. */
export function placementsIn(city: RerolledCity, region: RerollRegion): Placement[] {
  // Walls stay: streets lead through their gates.
  const ofWalls = new Set((city.walls ?? []).flatMap(({ placements }) => placements));
  const free = city.placements.filter(({ id, locked }) => !locked && !ofWalls.has(id));
  if (region.kind === 'city') return free;
  if (region.kind === 'placements') {
    const ids = new Set(region.ids);
    return free.filter(({ id }) => ids.has(id));
  }
  const districts = districtsIn(city, region);
  return districts.length > 0 ? placementsWithin(districts, free, city.schematics) : [];
}

/** The districts of a region that is made of districts. */
function districtsIn(
  { districts }: Pick<City, 'districts'>,
  region: Extract<RerollRegion, { readonly kind: 'district' | 'group' }>,
): readonly District[] {
  return districts.filter(({ id, group }) =>
    region.kind === 'district' ? id === region.id : group === region.group,
  );
}

/** The placements that lie wholly in some districts. */
function placementsWithin(
  districts: readonly District[],
  placements: readonly Placement[],
  schematics: readonly Schematic[],
): Placement[] {
  const within = createOccupancy(normalizeRows(districts.flatMap(({ rows }) => rows)));
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

/** The size of a region's ground: its number of hexes, which may be a fraction, and of covered segments. */
export interface ClosedGround {
  readonly hexes: number;
  readonly covered: number;
}

/**
 * Marks all land outside of a region as taken.
 *
 * @param occupancy the occupancy with all placements that stay; its mask is changed in place
 * @param removed the placements that the region removes
 */
export function closeAround(
  occupancy: Occupancy,
  city: RerolledCity,
  region: RerollRegion,
  removed: readonly Placement[],
): ClosedGround {
  if (region.kind === 'city') return { hexes: occupancy.hexes, covered: occupancy.covered };
  const { mask_hex } = occupancy;
  const open_hex =
    region.kind === 'placements' ? openHexes(city, removed) : openDistricts(city, districtsIn(city, region));
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

/** The segments of some districts, as a mask per slot of the land's box. */
function openDistricts({ land }: RerolledCity, districts: readonly District[]): Uint8Array {
  const box = createOccupancy(land);
  const open_hex = new Uint8Array(box.mask_hex.length);
  for (const { rows } of districts)
    forEachHex(rows, (hex) => {
      const slot = slotOf(box, hex);
      if (slot >= 0) open_hex[slot] = FULL;
    });
  return open_hex;
}

/**
 * All segments of the hexes that some placements touch, as a mask per slot of the land's box. Gaps between them are
 * included: new pieces leave other gaps, and on the old segments alone every reroll would cover less than the one
 * before.
 */
function openHexes({ land, schematics }: RerolledCity, placements: readonly Placement[]): Uint8Array {
  const alone = createOccupancy(land);
  takeGiven(alone, { placements, schematics });
  return alone.mask_hex.map((mask) => (mask === SEA || mask === 0 ? 0 : FULL));
}

/** Number of segments that placements cover. */
export function segmentsOf(placements: readonly Placement[], schematics: readonly Schematic[]): number {
  const segments = new Map(schematics.map(({ id, hexes }) => [id, countSegments(hexes)]));
  return placements.reduce((sum, { schematic }) => sum + (segments.get(schematic) ?? 0), 0);
}
