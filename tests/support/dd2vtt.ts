/**
 * Reads a Universal VTT file as importers for virtual tabletops do, by the contract of the format: chains of walls in
 * squares become one wall for each pair of points, a chain whose end is the start of another is connected to it, walls
 * without length are left out, portals become doors at their bounds. Lengths are pixels.
 */
export interface TableScene {
  readonly width: number;
  readonly height: number;
  readonly walls: readonly Wall[];
  readonly image: Uint8Array;
}

export interface Wall {
  /** x0, y0, x1, y1 */
  readonly ends: readonly [number, number, number, number];
  readonly kind: 'wall' | 'object' | 'door' | 'window';
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Dd2vtt {
  readonly format: number;
  readonly resolution: {
    readonly map_origin: Spot;
    readonly map_size: Spot;
    readonly pixels_per_grid: number;
  };
  readonly line_of_sight: readonly (readonly Spot[])[];
  readonly objects_line_of_sight: readonly (readonly Spot[])[];
  readonly portals: readonly { readonly bounds: readonly [Spot, Spot]; readonly closed: boolean }[];
  readonly lights: readonly unknown[];
  readonly image: string;
}

export function readDd2vtt(text: string): TableScene {
  const file = JSON.parse(text) as Dd2vtt;
  const { map_origin: origin, map_size: size, pixels_per_grid: pixels } = file.resolution;
  const lights = file.lights.map(() => 'light');
  if (lights.length > 0 || !Number.isInteger(size.x) || !Number.isInteger(size.y))
    throw new Error('no table');
  const wall = (from: Spot, to: Spot, kind: Wall['kind']): Wall => ({
    ends: [
      (from.x - origin.x) * pixels,
      (from.y - origin.y) * pixels,
      (to.x - origin.x) * pixels,
      (to.y - origin.y) * pixels,
    ],
    kind,
  });
  const walls = [
    ...file.line_of_sight.flatMap((chain, at) => chainWalls(chain, at, file.line_of_sight, wall, 'wall')),
    ...file.objects_line_of_sight.flatMap((chain, at) =>
      chainWalls(chain, at, file.objects_line_of_sight, wall, 'object'),
    ),
    ...file.portals.map(({ bounds, closed }) => wall(bounds[0], bounds[1], closed ? 'door' : 'window')),
  ];
  return {
    width: size.x * pixels,
    height: size.y * pixels,
    walls: walls.filter(({ ends: [x0, y0, x1, y1] }) => x0 !== x1 || y0 !== y1),
    image: Buffer.from(file.image, 'base64'),
  };
}

function chainWalls(
  chain: readonly Spot[],
  at: number,
  chains: readonly (readonly Spot[])[],
  wall: (from: Spot, to: Spot, kind: Wall['kind']) => Wall,
  kind: Wall['kind'],
): Wall[] {
  const end = chain.at(-1)!;
  const follows = chains.some(
    (other, index) => index !== at && other[0]!.x === end.x && other[0]!.y === end.y,
  );
  const points = follows ? [...chain, end] : chain;
  return points.slice(1).map((point, index) => wall(points[index]!, point, kind));
}
