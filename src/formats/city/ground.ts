import type { City } from '../../engine/city/city.ts';
import { hexKey } from '../../engine/hex/hex.ts';
import { hasHex } from '../../engine/land/row.ts';
import { createOccupancy, isLand } from '../../engine/board/board.ts';
import type { Problem } from '../../engine/problem.ts';
import type { PaintedHex } from '../../engine/schematic/schematic.ts';
import { jsonPath } from '../json/path.ts';
import { ProblemList } from '../problem-list.ts';
import { unknownKinds } from '../schematic/check.ts';

/** The problems of the ground of a file: unknown kinds, hexes that are no land, and hexes that are listed twice. */
export function groundProblems(
  ground: readonly PaintedHex[],
  { kinds, land }: Pick<City, 'kinds' | 'land'>,
): Problem[] {
  if (ground.length === 0) return [];
  const problems = new ProblemList();
  problems.addAll(unknownKinds(ground, kinds, '$.ground'));
  const board = createOccupancy(land);
  const places = new Map<string, number>();
  ground.forEach((hex, index) => {
    const path = jsonPath([index], '$.ground');
    const first = places.get(hexKey(hex));
    if (first !== undefined)
      problems.add(path, `hex ${hex.q}, ${hex.r} is listed already, as element ${first}`);
    else places.set(hexKey(hex), index);
    if (!isLand(board, hex)) problems.add(path, `hex ${hex.q}, ${hex.r} is not land`);
  });
  return problems.finish();
}

/** The problems of the walls of a file: placements that it does not have, gates that are not its own, water off the land. */
export function wallProblems({ walls = [], placements, land }: City): Problem[] {
  const problems = new ProblemList();
  const known = new Set(placements.map(({ id }) => id));
  walls.forEach((wall, index) => {
    const own = new Set(wall.placements);
    wall.placements.forEach((id, place) => {
      if (!known.has(id))
        problems.add(jsonPath([index, 'placements', place], '$.walls'), `there is no placement ${id}`);
    });
    wall.gates.forEach((id, place) => {
      if (!own.has(id))
        problems.add(jsonPath([index, 'gates', place], '$.walls'), `placement ${id} is not part of the wall`);
    });
    wall.water.forEach((segment, place) => {
      if (!hasHex(land, segment))
        problems.add(
          jsonPath([index, 'water', place], '$.walls'),
          `hex ${segment.q}, ${segment.r} is not land`,
        );
    });
  });
  return problems.finish();
}
