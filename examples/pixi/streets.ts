/** A segment of a hex: 0 to 5 for N, NE, SE, S, SW, NW. */
export interface Segment {
  readonly q: number;
  readonly r: number;
  readonly segment: number;
}

/** A point of the plane in side lengths; y grows downward. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The parts of a city's file that the scene reads. */
export interface CityFile {
  readonly kinds: readonly { readonly id: string; readonly name: string; readonly public?: boolean }[];
  readonly hexes: readonly {
    readonly q: number;
    readonly r: number;
    readonly segments: readonly (string | null)[];
  }[];
  readonly buildings: readonly {
    readonly id: number;
    readonly kind: string;
    readonly placement: number;
    readonly segments: readonly Segment[];
    readonly doors: readonly (Segment & { readonly to: Segment })[];
  }[];
}

/** The segments that people may walk on: streets, lanes, squares, bridges, gates. */
export type Streets = ReadonlySet<string>;

/** Steps of q and r to the neighbors N, NE, SE, S, SW, NW. */
const STEPS = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]] as const; // prettier-ignore

export const keyOf = ({ q, r, segment }: Segment): string => `${q},${r},${segment}`;

/** The streets of a city: its segments of public kinds. */
export function streetsOf({ kinds, hexes }: CityFile): Streets {
  const open = new Set(kinds.filter((kind) => kind.public).map(({ id }) => id));
  const segments = hexes.flatMap((hex) =>
    hex.segments.flatMap((kind, segment) =>
      kind !== null && open.has(kind) ? [keyOf({ ...hex, segment })] : [],
    ),
  );
  return new Set(segments);
}

/** The three segments that share a side with one: two in its hex, one in the neighbor that it faces. */
export function sideNeighbors({ q, r, segment }: Segment): Segment[] {
  const [dq, dr] = STEPS[segment]!;
  return [
    { q, r, segment: (segment + 1) % 6 },
    { q, r, segment: (segment + 5) % 6 },
    { q: q + dq, r: r + dr, segment: (segment + 3) % 6 },
  ];
}

/** The way from one street segment to another with the fewest steps, both included; empty when there is none. */
export function findWay(streets: Streets, from: Segment, to: Segment): Segment[] {
  const goal = keyOf(to);
  const came = new Map<string, Segment | null>([[keyOf(from), null]]);
  // Breadth first: the list grows while it is read.
  const reached = [from];
  for (const at of reached) {
    if (keyOf(at) === goal) return wayBack(came, at);
    for (const next of sideNeighbors(at)) {
      const key = keyOf(next);
      if (!streets.has(key) || came.has(key)) continue;
      came.set(key, at);
      reached.push(next);
    }
  }
  return [];
}

function wayBack(came: ReadonlyMap<string, Segment | null>, end: Segment): Segment[] {
  const way = [];
  for (let at: Segment | null = end; at; at = came.get(keyOf(at)) ?? null) way.push(at);
  return way.reverse();
}

/** The middle of a segment. */
export function middleOf({ q, r, segment }: Segment): Point {
  const angle = ((segment + 4.5) * Math.PI) / 3;
  const away = 1 / Math.sqrt(3);
  return { x: 1.5 * q + away * Math.cos(angle), y: Math.sqrt(3) * (r + q / 2) + away * Math.sin(angle) };
}

/** The point at a share of the line between two others. */
export function between(a: Point, b: Point, share = 0.5): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/**
 * The line to walk along a way: from `start` through the middles of the sides that its segments share, to `end`. Along a
 * straight strip of segments these lie on a straight line, and leg i never leaves segment i.
 */
export function lineAlong(way: readonly Segment[], start: Point, end: Point): Point[] {
  const sides = way.slice(1).map((segment, index) => between(middleOf(way[index]!), middleOf(segment)));
  return [start, ...sides, end];
}

/** The segment at a point. */
export function segmentAt({ x, y }: Point): Segment {
  const q = (2 / 3) * x;
  const r = y / Math.sqrt(3) - q / 2;
  let [hexQ, hexR] = [Math.round(q), Math.round(r)];
  const off = [Math.abs(hexQ - q), Math.abs(hexR - r), Math.abs(Math.round(-q - r) + q + r)] as const;
  // Of the three rounded coordinates, the one that was off most follows from the others.
  if (off[0] > off[1] && off[0] > off[2]) hexQ = -hexR - Math.round(-q - r);
  else if (off[1] > off[2]) hexR = -hexQ - Math.round(-q - r);
  const angle = Math.atan2(y - Math.sqrt(3) * (hexR + hexQ / 2), x - 1.5 * hexQ);
  // Adding 0 makes 0 of a -0.
  return { q: hexQ + 0, r: hexR + 0, segment: (Math.floor(angle / (Math.PI / 3)) + 8) % 6 };
}
