import type { Rings } from './geometries.ts';

/** Difference of two gaps in degrees that counts as none. */
const NEARLY = 1e-9;

/**
 * Polygons of longitudes and latitudes with all longitudes on one side of the earth: longitudes are a circle, so a shape
 * may cross the antimeridian, be cut there, or have longitudes of any turn. An edge of more than half a turn leads the
 * other way around, unless it is a whole turn. The circle is cut in the widest gap between all shapes, and the middle of
 * the shapes has a longitude of -180 to 180.
 */
export function joinedOnCircle(polygons: readonly Rings[]): Rings[] {
  const whole = polygons.map(joinedPolygon);
  const extents = whole.map(([outer]) => extentOf(outer!));
  const start = afterWidestGap(extents);
  const placed = whole.map((rings, index) =>
    turned(rings, Math.ceil((start - extents[index]!.west) / 360 - NEARLY)),
  );
  const { west, east } = extentOf(placed.flatMap(([outer]) => outer!));
  const turns = -Math.floor(((west + east) / 2 + 180) / 360);
  return placed.map((rings) => turned(rings, turns));
}

/** Longitudes of a shape, in degrees of any turn. */
interface Extent {
  readonly west: number;
  readonly east: number;
}

function extentOf(ring: readonly number[]): Extent {
  let [west, east] = [Infinity, -Infinity];
  for (let i = 0; i < ring.length; i += 2) {
    west = Math.min(west, ring[i]!);
    east = Math.max(east, ring[i]!);
  }
  return { west, east };
}

/** A polygon without jumps in its rings, with its holes in the turn of its outer ring. */
function joinedPolygon(rings: Rings): Rings {
  const [outer, ...holes] = rings.map(joinedRing);
  const { west, east } = extentOf(outer!);
  return [
    outer!,
    ...holes.map((hole) => {
      const inner = extentOf(hole);
      const turns = Math.round((west + east - inner.west - inner.east) / 720);
      return turnedRing(hole, turns);
    }),
  ];
}

/** A ring whose edges never lead more than half around the earth; as it is when it then would not close. */
function joinedRing(ring: readonly number[]): readonly number[] {
  let turns = 0;
  const joined = ring.map((value, index) => {
    if (index % 2 === 1) return value;
    const step = index === 0 ? 0 : value - ring[index - 2]!;
    if (Math.abs(step) > 180 && Math.abs(step) < 360 - NEARLY) turns -= Math.sign(step);
    return value + 360 * turns;
  });
  const back = ring[0]! - ring.at(-2)!;
  if (Math.abs(back) > 180 && Math.abs(back) < 360 - NEARLY) turns -= Math.sign(back);
  const { west, east } = extentOf(joined);
  return turns === 0 && east - west < 360 ? joined : ring;
}

/** The western end of the first shape east of the widest gap; of gaps of one width, that at the antimeridian. */
function afterWidestGap(extents: readonly Extent[]): number {
  const around = extents
    .map(({ west, east }) => {
      const from = west - 360 * Math.floor(west / 360);
      return { from, to: from + (east - west) };
    })
    .sort((a, b) => a.from - b.from);
  const widest = around.reduce((best, one) => (one.to - one.from > best.to - best.from ? one : best));
  if (widest.to - widest.from >= 360) return widest.from;
  // A shape that reaches over 360 covers the beginning of the next turn.
  let reach = Math.max(...around.map(({ to }) => to - 360));
  let [start, width] = [around[0]!.from, -Infinity];
  for (const { from, to } of around) {
    const gap = from - reach + (reach <= 180 && from >= 180 ? NEARLY : 0);
    if (gap > width) [start, width] = [from, gap];
    reach = Math.max(reach, to);
  }
  return start;
}

function turned(rings: Rings, turns: number): Rings {
  return turns === 0 ? rings : rings.map((ring) => turnedRing(ring, turns));
}

function turnedRing(ring: readonly number[], turns: number): readonly number[] {
  return turns === 0 ? ring : ring.map((value, index) => (index % 2 === 0 ? value + 360 * turns : value));
}
