import { centerOf, keyOf, beside, placed, type Point } from './plane.ts';
import { at, counts, type Claim, type Town } from './town.ts';
import { wallFigures } from './wall-laws.ts';

/** Whether each alternative of a condition is public ground or a street: only such doors must be reached. */
function asksForPublicGround(wish: string): boolean {
  return wish.split('|').every((part) => part === '@public' || part === '@street');
}

/** The segments beside which doors lie that ask for public ground, once for each side that is a door. */
function doorsAsked(town: Town): readonly Point[] {
  const closed = new Map<number, ReadonlySet<number>>();
  const closedOf = ({ placement }: Claim): ReadonlySet<number> => {
    let keys = closed.get(placement.id);
    if (!keys) {
      const own = town.schematics.get(placement.schematic)?.hexes ?? [];
      keys = new Set(
        own.flatMap((hex) =>
          hex.segments.flatMap((kind, k) =>
            kind === null || town.isOpenKind(kind) ? [] : keyOf(placed(centerOf(hex, k), placement)),
          ),
        ),
      );
      closed.set(placement.id, keys);
    }
    return keys;
  };
  return town.claims.flatMap((claim) =>
    asksForPublicGround(claim.wish)
      ? beside(claim.point).flatMap((next) => (closedOf(claim).has(keyOf(next)) ? [claim.point] : []))
      : [],
  );
}

/**
 * Under `reach`, public and free ground is in exactly one piece for each part of the land, and every door that asks for
 * public ground leads to it.
 */
export function reachFaults(town: Town): string[] {
  if (town.file.recipe.reach !== 'all') return [];
  const faults: string[] = [];
  const ways_part = new Map([...town.land.values()].map((part) => [part, new Set<number>()]));
  for (const [key, way] of town.ways) ways_part.get(town.land.get(key)!)!.add(way);
  for (const [part, ways] of ways_part)
    if (ways.size !== 1) faults.push(`reach: ${ways.size} public areas on part ${part} of the land`);
  const lost = doorsAsked(town).filter((to) => !town.isReached(to));
  if (lost.length > 0)
    faults.push(
      `reach: ${lost.length} doors are not reached, the first at ${lost[0]!.join(', ')} of the plane of thirds`,
    );
  return faults;
}

/** Every claim of every piece that is not locked holds in the finished city. */
export function claimFaults(town: Town): string[] {
  return town.claims.flatMap((claim) => {
    const { placement, wish, point } = claim;
    if (placement.locked || town.meets(claim)) return [];
    const there = town.byKey.get(keyOf(point));
    const found = there === undefined ? 'sea' : `${there.kind ?? 'free ground'} at ${at(there)}`;
    const whose = town.ofWalls.has(placement.id) ? ' of a wall' : '';
    return [
      `claim: placement ${placement.id} (${placement.schematic}${whose}) asks for ${wish}, there is ${found}`,
    ];
  });
}

/** The statistics of the file are those that the judge counts itself. */
export function statisticsFaults(town: Town): string[] {
  const { file, segments } = town;
  const { statistics } = file;
  const faults: string[] = [];
  const say = (name: string, said: unknown, found: unknown) => {
    if (JSON.stringify(said) !== JSON.stringify(found))
      faults.push(`statistics: ${name} is ${JSON.stringify(said)}, counted ${JSON.stringify(found)}`);
  };
  const doors = doorsAsked(town);
  const covered = segments.filter(({ placement }) => placement !== null).length;
  say('hexes', statistics.hexes, file.hexes.length);
  say('segments', statistics.segments, segments.length);
  say('covered', statistics.covered, covered);
  const share = segments.length === 0 ? 0 : Math.round((10_000 * covered) / segments.length) / 10_000;
  say('coverage', statistics.coverage, share);
  const perSchematic = [...counts(file.placements.map(({ schematic }) => schematic))];
  say(
    'perSchematic',
    Object.entries(statistics.perSchematic).toSorted(byName),
    perSchematic.toSorted(byName),
  );
  say('publicAreas', statistics.publicAreas, new Set(town.ways.values()).size);
  say('landAreas', statistics.landAreas, new Set(town.land.values()).size);
  say('doors', statistics.doors, doors.length);
  say('doorsReached', statistics.doorsReached, doors.filter((to) => town.isReached(to)).length);
  const walls = wallFigures(town);
  say('walls', statistics.walls, {
    closed: walls.filter(({ isClosed }) => isClosed).length,
    of: walls.length,
  });
  say('streets', statistics.streets, segments.filter((segment) => town.isStreet(segment)).length);
  return faults;
}

function byName([one]: readonly [string, number], [other]: readonly [string, number]): number {
  return one < other ? -1 : 1;
}
