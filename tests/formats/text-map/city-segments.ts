import type { City } from '../../../src/engine/city/city.ts';
import type { Hex } from '../../../src/engine/hex/hex.ts';
import { paintedSegments, type PaintedSegment } from '../../../src/engine/schematic/schematic.ts';
import { poseByThirds } from '../../support/thirds.ts';

/** Everything that stands in a city, by the thirds lattice. */
export function citySegments({ schematics, placements }: City): PaintedSegment[] {
  const shapes = new Map(schematics.map(({ id, hexes }) => [id, paintedSegments(hexes)]));
  return placements.flatMap((placement) =>
    shapes
      .get(placement.schematic)!
      .map((painted) => ({ ...poseByThirds(painted, placement, placement), kind: painted.kind })),
  );
}

/** The hexes of a city's land. */
export function landHexes({ land }: Pick<City, 'land'>): Hex[] {
  return land.flatMap(({ r, q, count }) => Array.from({ length: count }, (_, step) => ({ q: q + step, r })));
}
