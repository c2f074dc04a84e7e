/*
 * Judges the file of a town by flooding, with no code of the engine: the plane of thirds, in which segment k of hex
 * (q, r) has its center at (3q, 3r) plus the step to neighbor k, and whatever the file says.
 */

type Point = readonly [a: number, b: number];

/** Steps to the neighbors N, NE, SE, S, SW, NW. */
const STEPS: readonly Point[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

interface FileSegment {
  readonly q: number;
  readonly r: number;
  readonly segment: number;
}

interface FileHex {
  readonly q: number;
  readonly r: number;
  readonly segments: readonly (string | null)[];
}

interface TownFile {
  readonly recipe: {
    readonly streets?: { readonly main: string; readonly lane: string; readonly bridge: string };
  };
  readonly kinds: readonly { readonly id: string; readonly open: boolean; readonly public?: boolean }[];
  readonly schematics: readonly { readonly id: string; readonly around?: readonly FileHex[] }[];
  readonly placements: readonly {
    readonly id: number;
    readonly schematic: string;
    readonly q: number;
    readonly r: number;
    readonly mirror: boolean;
    readonly rotation: number;
    readonly shift: number;
  }[];
  readonly ground: readonly FileHex[];
  readonly walls: readonly {
    readonly placements: readonly number[];
    readonly gates: readonly number[];
    readonly water: readonly FileSegment[];
  }[];
  readonly buildings: readonly { readonly doors: readonly (FileSegment & { readonly to: FileSegment })[] }[];
  readonly hexes: readonly (FileHex & { readonly placements: readonly (number | null)[] })[];
}

const key = ([a, b]: Point) => `${a},${b}`;

function centerOf(q: number, r: number, k: number): Point {
  const [a, b] = STEPS[k]!;
  return [3 * q + a, 3 * r + b];
}

/** 0 for a corner, 1 and 2 for the centers of the two sorts of segments. */
function sort(a: number, b: number): number {
  return (((a - b) % 3) + 3) % 3;
}

/** The centers of the three segments that share a side with one. */
function beside([a, b]: Point): readonly Point[] {
  // Of the six points around a center, three are centers of the other sort; the corners lie between.
  return STEPS.map(([x, y]) => [a + x, b + y] as const).filter(
    ([x, y]) => sort(x, y) !== 0 && sort(x, y) !== sort(a, b),
  );
}

/** A segment of a schematic where a placement puts it: mirrored, turned, shifted, moved. */
function posed([a, b]: Point, { q, r, mirror, rotation, shift }: TownFile['placements'][number]): Point {
  let [x, y] = mirror ? [0 - a, a + b] : [a, b];
  for (let turn = 0; turn < rotation; turn++) [x, y] = [0 - y, x + y];
  return [x + 2 * shift + 3 * q, y - shift + 3 * r];
}

/** The connected parts of some segments, as the part of each. */
function parts(segments: Iterable<Point>): Map<string, number> {
  const own = new Map([...segments].map((segment) => [key(segment), segment]));
  const part = new Map<string, number>();
  let count = 0;
  for (const [name, start] of own) {
    if (part.has(name)) continue;
    count++;
    part.set(name, count);
    const edge = [start];
    for (const segment of edge)
      for (const next of beside(segment)) {
        const other = key(next);
        if (!own.has(other) || part.has(other)) continue;
        part.set(other, count);
        edge.push(next);
      }
  }
  return part;
}

function largest(part: ReadonlyMap<string, number>): number {
  const sizes = new Map<number, number>();
  for (const number of part.values()) sizes.set(number, (sizes.get(number) ?? 0) + 1);
  return [...sizes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** The segments on which placements ask for public ground or a street. */
function doorsAsked({ schematics, placements }: TownFile): ReadonlySet<string> {
  const around = new Map(schematics.map((schematic) => [schematic.id, schematic.around ?? []]));
  const asked = new Set<string>();
  for (const placement of placements)
    for (const { q, r, segments } of around.get(placement.schematic) ?? [])
      segments.forEach((wish, k) => {
        if (wish !== null && /(^|\|)@(public|street)/.test(wish))
          asked.add(key(posed(centerOf(q, r, k), placement)));
      });
  return asked;
}

/** Everything that is wrong with a town whose recipe asks for reach, of which all land hangs together. */
export function townFaults(text: string): string[] {
  const city = JSON.parse(text) as TownFile;
  const faults: string[] = [];
  const kinds = new Map(city.kinds.map((kind) => [kind.id, kind]));
  const kindAt = new Map<string, string | null>();
  const placementAt = new Map<string, number | null>();
  const land: Point[] = [];
  for (const { q, r, segments, placements } of city.hexes)
    for (let k = 0; k < 6; k++) {
      const center = centerOf(q, r, k);
      land.push(center);
      kindAt.set(key(center), segments[k]!);
      placementAt.set(key(center), placements[k]!);
    }
  const streetKinds = new Set(
    Object.values(city.recipe.streets ?? {}).filter((value) => typeof value === 'string'),
  );
  const streets = new Set<string>();
  for (const { q, r, segments } of city.ground)
    segments.forEach((kind, k) => {
      if (kind !== null && streetKinds.has(kind)) streets.add(key(centerOf(q, r, k)));
    });

  const isPublic = (segment: Point) => {
    const kind = kindAt.get(key(segment));
    return kind === null || (kind !== undefined && kinds.get(kind)?.public === true);
  };
  const ways = parts(land.filter(isPublic));
  const areas = new Set(ways.values()).size;
  const lands = new Set(parts(land).values()).size;
  if (areas !== lands) faults.push(`${areas} public areas on ${lands} parts of land`);
  const main = largest(ways);
  const asked = doorsAsked(city);
  for (const { doors } of city.buildings)
    for (const { to } of doors) {
      const segment = key(centerOf(to.q, to.r, to.segment));
      if (asked.has(segment) && ways.get(segment) !== main)
        faults.push(`a door leads to ${to.q}, ${to.r}, ${to.segment}, which is not reached`);
    }

  const meets = (segment: Point, wish: string): boolean => {
    const kind = kindAt.get(key(segment));
    const isLand = kind !== undefined;
    return wish.split('|').some((part) => {
      const not = part.startsWith('!');
      const name = not ? part.slice(1) : part;
      if (!isLand) return not || name === '@sea';
      const known = kind === null ? undefined : kinds.get(kind);
      const holds =
        name === '@land' ||
        (name === '@free' && kind === null) ||
        (name === '@open' && (kind === null || known!.open)) ||
        (name === '@public' && (kind === null || known!.public === true)) ||
        (name === '@street' && streets.has(key(segment))) ||
        name === kind;
      return holds !== not;
    });
  };
  const around = new Map(city.schematics.map((schematic) => [schematic.id, schematic.around ?? []]));
  for (const placement of city.placements)
    for (const { q, r, segments } of around.get(placement.schematic) ?? [])
      segments.forEach((wish, k) => {
        const segment = posed(centerOf(q, r, k), placement);
        if (wish !== null && !meets(segment, wish))
          faults.push(
            `placement ${placement.id} asks for ${wish}, there is ${String(kindAt.get(key(segment)))}`,
          );
      });

  city.walls.forEach(({ placements, gates, water }, index) => {
    const own = new Set(placements);
    const wet = new Set(water.map(({ q, r, segment }) => key(centerOf(q, r, segment))));
    const isWall = (segment: Point) => own.has(placementAt.get(key(segment)) ?? 0) || wet.has(key(segment));
    const sides = parts(land.filter((segment) => !isWall(segment)));
    for (const gate of gates) {
      const reached = new Set<number>();
      for (const segment of land)
        if (placementAt.get(key(segment)) === gate)
          for (const next of beside(segment)) {
            const side = sides.get(key(next));
            if (side !== undefined) reached.add(side);
          }
      if (reached.size !== 2) faults.push(`wall ${index}: gate ${gate} joins ${reached.size} sides`);
    }
  });
  return faults;
}
