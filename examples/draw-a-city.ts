/** Steps of q and r to the neighbors N, NE, SE, S, SW, NW. */
const STEPS = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]] as const; // prettier-ignore
const HEIGHT = Math.sqrt(3);

interface City {
  kinds: { id: string; color: string; open: boolean; public?: boolean }[];
  hexes: { q: number; r: number; segments: (string | null)[]; placements: (number | null)[] }[];
}

/** The center of a hex, in side lengths; y grows downward. */
const center = (q: number, r: number) => ({ x: 1.5 * q, y: HEIGHT * (r + q / 2) });

/** The corners of segment k: the center of its hex, and the two ends of its outer side. */
function corners(q: number, r: number, k: number) {
  const { x, y } = center(q, r);
  const corner = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: x + Math.cos(angle), y: y + Math.sin(angle) };
  };
  // Segment N lies between the corners at 240° and 300°; each next one 60° clockwise.
  return [{ x, y }, corner(240 + 60 * k), corner(300 + 60 * k)];
}

/** The text of a city's file as a picture in SVG: each segment of land in the color of its kind, free land in grass. */
export function drawCity(text: string, scale = 12): string {
  const { kinds, hexes } = JSON.parse(text) as City;
  const color = new Map(kinds.map((kind) => [kind.id, kind.color]));
  const shapes = hexes.flatMap(({ q, r, segments }) =>
    segments.map((kind, k) => {
      const points = corners(q, r, k).map(
        ({ x, y }) => `${(scale * x).toFixed(2)},${(scale * y).toFixed(2)}`,
      );
      return `<polygon points="${points.join(' ')}" fill="${color.get(kind ?? '') ?? '#d9dfb8'}"/>`;
    }),
  );
  const xs = hexes.map(({ q, r }) => scale * center(q, r).x);
  const ys = hexes.map(({ q, r }) => scale * center(q, r).y);
  const [left, top] = [Math.min(...xs) - scale, Math.min(...ys) - scale];
  const [width, height] = [Math.max(...xs) + scale - left, Math.max(...ys) + scale - top];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}">${shapes.join('')}</svg>`;
}

/** The segment on the other side of side k of a hex, where a walker gets to; within a hex they are k - 1 and k + 1. */
export function across(q: number, r: number, k: number) {
  const [dq, dr] = STEPS[k]!;
  return { q: q + dq, r: r + dr, segment: (k + 3) % 6 };
}
