import { keyOf, parts, stepsFrom } from './plane.ts';
import { at, counts, type Claim, type Town, type TownSegment } from './town.ts';
import { wallFigures } from './wall-laws.ts';

/**
 * No free segment of the town is farther than `within` steps from a street. Read leniently, so that every stricter reading
 * implies it:
 *
 * - free is what nothing covers, and what was free until `rest` laid ground on it: no placement, street or river;
 * - steps go from segment to segment over a shared side, over any land, also through buildings and water;
 * - a street is ground of the recipe's streets, or public ground of a piece, such as a square;
 * - the town is: for one number inside the walls, all land without walls; by group, the districts of the groups that have
 *   a number. Inside a wall around groups are the districts of these groups, under reach those on the side that has most
 *   of them. Inside a single wall around a share of the land is the side with the middle of the land; inside one of several
 *   such walls cannot be read from the file.
 *
 * A part of the land without any street has a law name of its own, `within-part`.
 */
export function withinFaults(town: Town): string[] {
  const { streets, rivers } = town.file.recipe;
  const within = streets?.within;
  if (within === undefined) return [];
  const isInside = insideWalls(town);
  const limitOf = (segment: TownSegment): number => {
    if (typeof within === 'number') return isInside(segment) ? within : Infinity;
    const { group } = segment;
    return group !== null && Object.hasOwn(within, group) ? within[group]! : Infinity;
  };
  const steps = stepsFrom(
    town.segments
      .filter((segment) => segment.kind !== null && (town.isStreet(segment) || town.isPublic(segment)))
      .map(({ point }) => point),
    (key) => town.byKey.has(key),
  );
  const isFree = ({ kind, placement }: TownSegment) => placement === null && kind !== rivers?.kind;
  const bounded = town.segments.filter((segment) => isFree(segment) && limitOf(segment) < Infinity);
  const lost = bounded.filter(({ key }) => !steps.has(key));
  const far = bounded.filter((segment) => steps.get(segment.key)! > limitOf(segment));
  const faults: string[] = [];
  if (lost.length > 0)
    faults.push(
      `within-part: ${lost.length} free segments on parts of the land without a street, the first at ${at(lost[0]!)}`,
    );
  if (far.length > 0) {
    const [first] = far;
    faults.push(
      `within: ${far.length} free segments are too far from a street, the first at ${at(first!)}: ${steps.get(first!.key)} steps, ${limitOf(first!)} are asked for`,
    );
  }
  return faults;
}

/** Whether a segment lies inside the walls; all land does without any. */
function insideWalls(town: Town): (segment: TownSegment) => boolean {
  const { walls: asked = [], reach } = town.file.recipe;
  if (asked.length === 0) return () => true;
  const groups = new Set(asked.flatMap(({ around }) => (typeof around === 'number' ? [] : around)));
  const { hexes } = town.file;
  const a0 = (3 * hexes.reduce((sum, { q }) => sum + q, 0)) / hexes.length;
  const b0 = (3 * hexes.reduce((sum, { r }) => sum + r, 0)) / hexes.length;
  const far = ({ point: [a, b] }: TownSegment) => (a - a0) ** 2 + (a - a0) * (b - b0) + (b - b0) ** 2;
  const middle = town.segments.reduce((best, segment) => (far(segment) < far(best) ? segment : best));
  const insides = wallFigures(town).map(({ sides }, index) => {
    const { around } = asked[index]!;
    // Another wall may leave it a part of its land without the middle.
    if (typeof around === 'number')
      return { sides, inside: asked.length > 1 ? undefined : sides.get(middle.key) };
    const walled = counts(
      town.segments.flatMap(({ key, group }) =>
        group !== null && around.includes(group) ? (sides.get(key) ?? []) : [],
      ),
    );
    return { sides, inside: [...walled].toSorted((one, other) => other[1] - one[1])[0]?.[0] };
  });
  return ({ key, group }) =>
    (reach !== 'all' && group !== null && groups.has(group)) ||
    insides.some(({ sides, inside }) => inside !== undefined && sides.get(key) === inside);
}

/**
 * Ground of the kinds of a group's rest, in the districts of the group, is of one kind for each connected piece of it. A
 * segment of such a group is free at the end only where a claim on it or beside it forbids each kind that it could be:
 * the kinds of the rest around its free piece, or all kinds of the rest where there is none. Under reach it may be free in
 * any case, for public ground must not be parted; and beside a gate, to which people come.
 */
export function restFaults(town: Town): string[] {
  const { rest, streets, rivers, reach } = town.file.recipe;
  if (!rest) return [];
  const others = new Set([streets?.main, streets?.lane, streets?.bridge, rivers?.kind]);
  const claims = new Map<number, Claim[]>();
  for (const claim of town.claims) {
    const key = keyOf(claim.point);
    const known = claims.get(key);
    if (known) known.push(claim);
    else claims.set(key, [claim]);
  }
  const gates = new Set((town.file.walls ?? []).flatMap((wall) => wall.gates));
  const faults: string[] = [];
  for (const [group, listed] of Object.entries(rest)) {
    const kinds = listed.filter((kind) => !others.has(kind));
    const own = town.segments.filter((segment) => segment.group === group && segment.placement === null);
    const ground = own.filter(({ kind }) => kind !== null && kinds.includes(kind));
    const kind_piece = new Map<number, string>();
    const pieces = parts(ground.map(({ point }) => point));
    const mixed = ground.find(({ key, kind }) => {
      const piece = pieces.get(key)!;
      if (!kind_piece.has(piece)) kind_piece.set(piece, kind!);
      return kind_piece.get(piece) !== kind;
    });
    if (mixed)
      faults.push(
        `rest: ${mixed.kind} at ${at(mixed)} in a connected piece of ${kind_piece.get(pieces.get(mixed.key)!)}, group ${group}`,
      );
    if (reach === 'all' || kinds.length < listed.length) continue;
    const free = own.filter(({ kind }) => kind === null);
    const freePieces = parts(free.map(({ point }) => point));
    const around = new Map<number, Set<string>>();
    for (const segment of free) {
      const piece = freePieces.get(segment.key)!;
      if (!around.has(piece)) around.set(piece, new Set());
      for (const next of town.beside(segment)) if (pieces.has(next.key)) around.get(piece)!.add(next.kind!);
    }
    const isForbidden = (segment: TownSegment, kind: string) =>
      [segment, ...town.beside(segment)].some(({ key }) =>
        (claims.get(key) ?? []).some((claim) => !town.meets(claim, kind)),
      );
    const bare = free.find((segment) => {
      if (town.beside(segment).some(({ placement }) => placement !== null && gates.has(placement)))
        return false;
      const near = around.get(freePieces.get(segment.key)!)!;
      return ![...(near.size > 0 ? near : kinds)].every((kind) => isForbidden(segment, kind));
    });
    if (bare)
      faults.push(`rest-free: ${at(bare)} is free, group ${group} has ${listed.join(', ')} for the rest`);
  }
  return faults;
}
