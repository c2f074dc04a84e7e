import type { FileWall } from './city-file.ts';
import { centerOf, keyOf, parts } from './plane.ts';
import type { Town, TownSegment } from './town.ts';

interface WallFigures {
  readonly wall: FileWall;
  /** Its segments, those in water included. */
  readonly line: readonly TownSegment[];
  /** The parts of the land with the wall blocked, by the keys of the segments beside it. */
  readonly sides: ReadonlyMap<number, number>;
  /** With its segments blocked, the land beside the wall falls into two parts at least, and beside each gate, too. */
  readonly isClosed: boolean;
}

/** The walls of a town, read by flooding. */
export function wallFigures(town: Town): readonly WallFigures[] {
  return (town.file.walls ?? []).map((wall) => {
    const ids = new Set(wall.placements);
    const wet = new Set(wall.water.map((one) => keyOf(centerOf(one, one.segment))));
    const isWall = ({ key, placement }: TownSegment) =>
      wet.has(key) || (placement !== null && ids.has(placement));
    const sides = parts(town.segments.filter((segment) => !isWall(segment)).map(({ point }) => point));
    const line = town.segments.filter(isWall);
    const sidesOf = (own: readonly TownSegment[]) =>
      new Set(own.flatMap((segment) => town.beside(segment).flatMap(({ key }) => sides.get(key) ?? [])));
    const isClosed =
      sidesOf(line).size > 1 && wall.gates.every((gate) => sidesOf(town.segmentsOf.get(gate) ?? []).size > 1);
    return { wall, line, sides, isClosed };
  });
}

/**
 * Walls are all there and closed, with land inside and outside; the number of gates is in its bounds; a gate has public
 * or free ground beside it on each of the sides that it joins, under reach in the largest public area; and along the
 * line lie at least `spacing` segments of the wall between two gates. Where the line touches itself, so that it has
 * branches, the last cannot be read from the file and is left out.
 */
export function wallFaults(town: Town): string[] {
  const { recipe } = town.file;
  const asked = recipe.walls ?? [];
  const figures = wallFigures(town);
  if (figures.length !== asked.length)
    return [`wall: ${asked.length} are asked for, there are ${figures.length}`];
  return figures.flatMap(({ wall, line, sides, isClosed }, index) => {
    const faults: string[] = [];
    const { min = 0, max = Infinity, spacing = 0 } = asked[index]!.gates ?? {};
    if (!isClosed)
      faults.push(`wall: wall ${index} does not part inside from outside, or one of its gates does not`);
    if (wall.gates.length < min || wall.gates.length > max)
      faults.push(`gates: wall ${index} has ${wall.gates.length} gates, ${min} to ${max} are asked for`);
    if (!asked[index]!.gates && wall.gates.length > 0) faults.push(`gates: wall ${index} asks for none`);
    for (const gate of wall.gates) {
      const near = (town.segmentsOf.get(gate) ?? []).flatMap((segment) => town.beside(segment));
      const touched = new Set(near.flatMap(({ key }) => sides.get(key) ?? []));
      const open = near.filter((segment) =>
        recipe.reach === 'all' ? town.isReached(segment.point) : town.isPublic(segment),
      );
      const reached = new Set(open.flatMap(({ key }) => sides.get(key) ?? []));
      if (reached.size < touched.size || reached.size < 2)
        faults.push(
          `gate: gate ${gate} of wall ${index} is reached from ${reached.size} of ${touched.size} sides`,
        );
    }
    const least = leastBetween(town, wall, line);
    if (least !== null && least < spacing)
      faults.push(`gates: ${least} segments of wall ${index} between two gates, spacing is ${spacing}`);
    return faults;
  });
}

/** The least number of segments of a wall between two of its gates; `null` for one gate, or a line with branches. */
function leastBetween(town: Town, { gates }: FileWall, line: readonly TownSegment[]): number | null {
  const own = new Set(line.map(({ key }) => key));
  const next = (segment: TownSegment) => town.beside(segment).filter(({ key }) => own.has(key));
  if (line.some((segment) => next(segment).length > 2)) return null;
  let least: number | null = null;
  const isGate = new Set(gates);
  for (const gate of gates) {
    const steps = new Map((town.segmentsOf.get(gate) ?? []).map((segment) => [segment.key, 0]));
    const edge = [...(town.segmentsOf.get(gate) ?? [])];
    for (const segment of edge)
      for (const other of next(segment)) {
        if (steps.has(other.key)) continue;
        const far = steps.get(segment.key)! + 1;
        steps.set(other.key, far);
        if (other.placement !== null && isGate.has(other.placement)) {
          least = Math.min(least ?? Infinity, far - 1);
          continue;
        }
        edge.push(other);
      }
  }
  return least;
}
