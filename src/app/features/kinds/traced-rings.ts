/** The level of ink at which a mark ends. */
const LEVEL = 0.5;

/**
 * The outlines of what is inked in a square picture, by marching squares: closed rings x0, y0, x1, y1, ... through the
 * places between pixels where the ink passes one half.
 *
 * @param ink 0..1 by pixel, row by row; the pixels of the border have none
 * @param size width and height in pixels
 */
export function tracedRings(ink: Float32Array, size: number): number[][] {
  const isInked = (x: number, y: number) => ink[y * size + x]! >= LEVEL;
  /** The piece of outline that begins on each side, named `x,y,way`: to which side it leads. */
  const next = new Map<string, string>();
  const points = new Map<string, readonly [number, number]>();
  const side = (x0: number, y0: number, x1: number, y1: number) => {
    const key = `${x0},${y0},${x1 - x0}`;
    const [a, b] = [ink[y0 * size + x0]!, ink[y1 * size + x1]!];
    const share = (LEVEL - a) / (b - a);
    points.set(key, [x0 + share * (x1 - x0), y0 + share * (y1 - y0)]);
    return key;
  };
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const corners = [isInked(x, y), isInked(x + 1, y), isInked(x + 1, y + 1), isInked(x, y + 1)];
      const sideOf = [
        () => side(x, y, x + 1, y),
        () => side(x + 1, y, x + 1, y + 1),
        () => side(x, y + 1, x + 1, y + 1),
        () => side(x, y, x, y + 1),
      ];
      // Each run of inked corners has a piece that enters behind it and leaves before it, the ink to its right.
      for (let i = 0; i < 4; i++) {
        if (!corners[i] || corners[(i + 3) % 4]) continue;
        let end = i;
        while (corners[(end + 1) % 4]) end++;
        next.set(sideOf[end % 4]!(), sideOf[(i + 3) % 4]!());
      }
    }
  const rings: number[][] = [];
  for (const start of next.keys()) {
    const ring: number[] = [];
    for (let at: string | undefined = start; at !== undefined && next.has(at);) {
      ring.push(...points.get(at)!);
      const after: string = next.get(at)!;
      next.delete(at);
      at = after;
    }
    if (ring.length >= 6) rings.push(ring);
  }
  return rings;
}
