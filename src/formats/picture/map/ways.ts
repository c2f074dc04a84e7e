import type { Pattern } from '../../kinds/pattern.ts';
import { mix } from '../palette.ts';
import { noiseAt } from './chance.ts';
import {
  add,
  between,
  clamp,
  direction,
  distance,
  lobedRing,
  outset,
  placeAt,
  rounded,
  softened,
  type Ring,
  type Vec,
} from './geometry.ts';
import {
  bordersByColor,
  centerOf,
  chanceOf,
  cornerAddresses,
  isUrban,
  sideMiddle,
  sidesOf,
  WAYS,
  type AxisIndex,
  type Lattice,
  type MapCell,
} from './lattice.ts';
import type { Role, Scene } from './scene.ts';
import { COUNTRY, tinted, TOWN } from './tones.ts';

/* The ground of the town and its ways. */

/** Paints the worn ground about all that is urban, with green where yards are. */
export function paintEarth(lattice: Lattice, scene: Scene): void {
  const rings = lattice.borders(isUrban).map(({ ring }) =>
    rounded(
      outset(softened(ring, 3, 0.34), ([x, y]) => 0.02 + 0.11 * noiseAt(x / 0.8, y / 0.8, 230)),
      1,
    ),
  );
  scene.fill(
    'earth',
    { role: 'earth', fill: TOWN.earth, stroke: mix(TOWN.earth, COUNTRY.grass, 0.5), width: 0.07 },
    ...rings,
  );
  for (const cell of lattice.drawn) {
    if (!isUrban(cell)) continue;
    if (cell.pattern === 'yard' && cell.building === null) {
      if (noiseAt(cell.x / 2.6, cell.y / 2.6, 231) > -0.45)
        scene.fill(
          'floor',
          { role: 'grass', fill: tinted(TOWN.lawn, cell.kind) },
          lobedRing(centerOf(cell), 0.52 + 0.1 * chanceOf(cell, 232), 4, 6 * chanceOf(cell, 231), 0.18),
        );
    } else if (chanceOf(cell, 233) < 0.4)
      scene.fill(
        'earthTop',
        { role: 'earthMottle', fill: TOWN.earthDark, from: 10 },
        lobedRing(
          [cell.x + 0.2 * (chanceOf(cell, 234) - 0.5), cell.y],
          0.2 + 0.2 * chanceOf(cell, 235),
          4,
          6 * chanceOf(cell, 236),
          0.25,
        ),
      );
  }
}

/** Half the width of ways of each pattern, in sides. */
const HALF_WIDTH: Partial<Readonly<Record<Pattern, number>>> = {
  street: 0.3,
  lane: 0.165,
  bridge: 0.27,
  square: 0.34,
  archway: 0.24,
  quay: 0.34,
  pier: 0.14,
  market: 0.34,
};

/** The patterns of ways that are drawn as strips. */
const STRIPS: ReadonlySet<Pattern> = new Set(['street', 'lane', 'bridge', 'archway']);

/** How much narrower ways are in the country. */
const COUNTRY_WIDTH = 0.68;

/** A piece of a way in a cell: a line from side to side, with half its width at each end. */
export interface WayPiece {
  readonly line: readonly Vec[];
  readonly widths: readonly [number, number];
  /** Whether the way ends in the cell. */
  readonly isEnd: boolean;
}

function goesOn(cell: MapCell | null): cell is MapCell {
  return cell !== null && WAYS.has(cell.pattern);
}

function halfWidth(cell: MapCell): number {
  const width = HALF_WIDTH[cell.pattern]!;
  return cell.pattern === 'street' || cell.pattern === 'lane'
    ? width * (COUNTRY_WIDTH + (1 - COUNTRY_WIDTH) * townShare(cell))
    : width;
}

/** How much a way is one of the town, 0 to 1 in quarters: where it leaves the town, it does not change at one step. */
function townShare(cell: MapCell): number {
  const around = [cell, ...cell.beside.filter((other) => other !== null)];
  const density = around.reduce((sum, other) => sum + other.density, 0) / around.length;
  return Math.round(4 * clamp((density - 0.09) / 0.08, 0, 1)) / 4;
}

/** A side of a way's cell that the way crosses. */
interface Crossing {
  readonly at: Vec;
  readonly other: MapCell;
}

/** The direction in which a way crosses a side, from its cell outward: both cells see the same tangent. */
function tangent(cell: MapCell, { other }: Crossing): Vec {
  const ahead = sidesOf(other).filter((side) => goesOn(side.other) && side.other !== cell);
  const behind = sidesOf(cell).filter((side) => goesOn(side.other) && side.other !== other);
  const end = (of: MapCell, sides: readonly { readonly axis: AxisIndex }[]) =>
    sides.length === 1 ? sideMiddle(of, sides[0]!.axis) : centerOf(of);
  return direction(end(cell, behind), end(other, ahead));
}

/** Parts of the curve of a piece. */
const PARTS = 6;

/** The pieces of the way in a cell: a curve between each two sides that it crosses. */
function wayPieces(cell: MapCell, isPaved: (cell: MapCell) => boolean): WayPiece[] {
  const crossings = sidesOf(cell).flatMap(({ axis, other }): Crossing[] =>
    goesOn(other) && !(isPaved(cell) && (other.pattern === 'quay' || other.pattern === 'pier'))
      ? [{ at: sideMiddle(cell, axis), other }]
      : [],
  );
  const own = halfWidth(cell);
  // The same at a side from both of its cells, so that widths change without a step.
  const widthAt = ({ other }: Crossing) =>
    STRIPS.has(other.pattern) ? (own + halfWidth(other)) / 2 : 1.15 * own;
  const center = centerOf(cell);
  const [first] = crossings;
  if (!first) return [{ line: [center, add(center, [0.01, 0])], widths: [own, own], isEnd: true }];
  if (crossings.length === 1)
    return [{ line: [first.at, between(first.at, center, 0.7)], widths: [widthAt(first), own], isEnd: true }];
  return crossings.flatMap((from, i) =>
    crossings.slice(i + 1).map((to) => ({
      line: curve(from.at, tangent(cell, from), to.at, tangent(cell, to)),
      widths: [widthAt(from), widthAt(to)] as const,
      isEnd: false,
    })),
  );
}

/** A cubic curve (Hermite) between two points; tangents point outward at both. */
function curve(from: Vec, out: Vec, to: Vec, into: Vec): Vec[] {
  const pull = 1.1 * distance(from, to);
  return Array.from({ length: PARTS + 1 }, (_, at): Vec => {
    const t = at / PARTS;
    const [t2, t3] = [t * t, t * t * t];
    const [a, b, c, d] = [2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, -2 * t3 + 3 * t2, t3 - t2];
    const value = (k: 0 | 1) => a * from[k] - b * pull * out[k] + c * to[k] + d * pull * into[k];
    return [value(0), value(1)];
  });
}

/** The two sides of a strip about a line, of a width that differs by noise. */
function strip(
  line: readonly Vec[],
  [start, end]: readonly [number, number],
  wider: number,
  wobble = 0.13,
): { readonly left: Vec[]; readonly right: Vec[] } {
  const [left, right]: [Vec[], Vec[]] = [[], []];
  line.forEach((point, at) => {
    const along = direction(line[Math.max(0, at - 1)]!, line[Math.min(line.length - 1, at + 1)]!);
    const width = start + (end - start) * (at / (line.length - 1));
    const reach = (side: number) =>
      width * (1 + wobble * noiseAt(1.4 * point[0] + 9 * side, 1.4 * point[1], 240)) + wider;
    left.push(add(point, [along[1], -along[0]], reach(0)));
    right.push(add(point, [-along[1], along[0]], reach(1)));
  });
  return { left, right };
}

function stripRing(line: readonly Vec[], widths: readonly [number, number], wider: number): Ring {
  const { left, right } = strip(line, widths, wider);
  return [...left, ...right.reverse()];
}

/** Steps from a square within which ways are cobbled. */
const COBBLED = 6;

/** The ways of a map, piece by piece. */
export type Ways = ReadonlyMap<MapCell, readonly WayPiece[]>;

/** The ways of a map. */
export function planWays(lattice: Lattice, isPaved: (cell: MapCell) => boolean): Ways {
  return new Map(
    lattice.drawn
      .filter(({ pattern }) => STRIPS.has(pattern))
      .map((cell) => [cell, wayPieces(cell, isPaved)]),
  );
}

/** Paints ways, with cobbles about squares and ruts in the country. */
export function paintWays(
  lattice: Lattice,
  ways: Ways,
  isPaved: (cell: MapCell) => boolean,
  scene: Scene,
): void {
  for (const [cell, pieces] of ways) {
    if (cell.pattern === 'bridge' || isPaved(cell)) continue;
    const share = townShare(cell);
    const urban = share > 0.5;
    const isCobbled = urban && cell.toSquare <= COBBLED;
    const [color, edge] = isCobbled
      ? [TOWN.cobble, TOWN.cobbleEdge]
      : [mix(COUNTRY.track, TOWN.way, share), mix(COUNTRY.trackEdge, TOWN.wayEdge, share)];
    const role: Role = isCobbled ? 'cobble' : 'way';
    const [rim, surface] = [
      { role: 'wayEdge', fill: tinted(edge, cell.kind) },
      { role, fill: tinted(color, cell.kind) },
    ] as const;
    const disc = (at: Vec, radius: number) => {
      scene.circle('track', rim, at, radius + 0.032);
      scene.circle('way', surface, at, radius);
    };
    for (const { line, widths, isEnd } of pieces) {
      scene.fill('track', rim, stripRing(line, widths, 0.032));
      scene.fill('way', surface, stripRing(line, widths, 0));
      if (isEnd) disc(line[1]!, widths[1]);
      else if (!urban || (!isCobbled && chanceOf(cell, 241) < 0.7)) paintRuts(line, widths[0], urban, scene);
    }
    // Where six segments of ways meet, no gap is left.
    cornerAddresses(cell).forEach(([a, b], corner) => {
      if (isHub(lattice, a, b)) disc(cell.corners[corner]!, 0.43);
    });
    if (isCobbled)
      paintCobbles(cell, scene, (point) =>
        pieces.some(({ line, widths }) => line.some((at) => distance(point, at) < 0.82 * widths[0])),
      );
  }
}

function isHub(lattice: Lattice, a: number, b: number): boolean {
  return (
    [
      [a, b, 0],
      [a - 1, b, 1],
      [a - 1, b, 0],
      [a - 1, b - 1, 1],
      [a, b - 1, 0],
      [a, b - 1, 1],
    ] as const
  ).every(([x, y, t]) => {
    const cell = lattice.at(x, y, t);
    return cell !== null && STRIPS.has(cell.pattern);
  });
}

function paintRuts(line: readonly Vec[], width: number, urban: boolean, scene: Scene): void {
  const off = (urban ? 0.3 : 0.35) * width;
  const { left, right } = strip(line, [off, off], 0, 0.4);
  const ink = urban
    ? { stroke: mix(TOWN.way, TOWN.wayEdge, 0.4), width: 0.024, from: 22 }
    : { stroke: COUNTRY.rut, width: 0.03, from: 14 };
  scene.line('wayTop', { role: 'rut', ...ink }, left, ...(urban ? [] : [right]));
}

/** Cobbles of a segment. */
const COBBLES = 22;

/** Strews cobbles over a cell where ground is paved. */
function paintCobbles(cell: MapCell, scene: Scene, isPaved: (point: Vec) => boolean): void {
  const stroke = mix(TOWN.cobble, TOWN.cobbleEdge, 0.4);
  const tones = [mix(TOWN.cobble, '#ffffff', 0.32), mix(TOWN.cobble, TOWN.cobbleEdge, 0.22)] as const;
  const [p, q, r] = cell.corners;
  for (let i = 0; i < COBBLES; i++) {
    // Even over a triangle.
    const s = Math.sqrt(chanceOf(cell, 300 + i));
    const at = add(between(p, q, s), [r[0] - q[0], r[1] - q[1]], s * chanceOf(cell, 340 + i));
    if (!isPaved(at)) continue;
    const angle = 3 * chanceOf(cell, 380 + i);
    const along: Vec = [Math.cos(angle), Math.sin(angle)];
    const fill = chanceOf(cell, 420 + i) < 0.6 ? tones[0] : tones[1];
    scene.fill(
      'wayDetail',
      { role: 'cobbles', fill, stroke, width: 0.014, from: 30 },
      (
        [
          [-0.032, -0.013],
          [-0.016, -0.021],
          [0.019, -0.021],
          [0.032, 0],
          [0.016, 0.021],
          [-0.022, 0.021],
        ] as const
      ).map(([x, y]) => placeAt(at, along, x, y)),
    );
  }
}

/** Paints the paving of squares. */
export function paintSquares(lattice: Lattice, isWard: (cell: MapCell) => boolean, scene: Scene): void {
  const isSquare = (cell: MapCell) =>
    (cell.pattern === 'square' || cell.pattern === 'market') && !isWard(cell);
  const byColor = bordersByColor(lattice, isSquare, ({ kind }) => tinted(TOWN.square, kind));
  for (const [color, borders] of byColor) {
    const rings = borders.map(({ ring }) =>
      rounded(
        outset(softened(ring, 2, 0.2), ([x, y]) => 0.05 + 0.05 * noiseAt(x, y, 250)),
        1,
      ),
    );
    scene.fill(
      'track',
      { role: 'wayEdge', fill: TOWN.cobbleEdge, stroke: TOWN.cobbleEdge, width: 0.06 },
      ...rings,
    );
    scene.fill('way', { role: 'cobble', fill: color, order: 1 }, ...rings);
  }
  for (const cell of lattice.drawn) if (isSquare(cell)) paintCobbles(cell, scene, () => true);
}
