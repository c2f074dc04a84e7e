import type { CityWall } from '../../engine/city/city.ts';
import type { District } from '../../engine/land/district.ts';
import type { OpenSide } from '../../engine/land/open-side.ts';
import type { LandRow } from '../../engine/land/row.ts';
import type { PaintedHex } from '../../engine/schematic/schematic.ts';
import type { Placement } from '../../engine/schematic/placement.ts';

/*
 * Copies of the parts of a layout that have only the members of the city's file, in the order of the file.
 */

export function plainRow({ r, q, count }: LandRow): LandRow {
  return { r, q, count };
}

export function plainSide({ q, r, side }: OpenSide): OpenSide {
  return { q, r, side };
}

export function plainHex({ q, r, segments }: PaintedHex) {
  return { q, r, segments };
}

export function plainWall({ placements, gates, water }: CityWall) {
  return { placements, gates, water: water.map(({ q, r, k }) => ({ q, r, segment: k })) };
}

export function plainDistrict({ id, group, rows }: District): District {
  return { id, group, rows: rows.map(plainRow) };
}

export function plainPlacement({
  id,
  schematic,
  q,
  r,
  mirror,
  rotation,
  shift,
  locked,
}: Placement): Placement {
  return { id, schematic, q, r, mirror, rotation, shift, locked };
}
