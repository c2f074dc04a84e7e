import { DIRECTIONS } from '../../engine/hex/hex.ts';
import { segmentVertices, thirdToPoint } from '../../engine/segment/vertex.ts';

const COLORS = ['#b8603f', '#dfc163', '#6f9550', '#3f7f8c', '#7a6fa8', '#c98a5a'] as const;

/** The six segments of one hex as polygons about (0, 0), 12 units a side, each in a color of its own. */
export const PRODUCT_MARK = DIRECTIONS.map((k) => ({
  color: COLORS[k],
  points: segmentVertices({ q: 0, r: 0, k })
    .map((vertex) => thirdToPoint(vertex))
    .map(({ x, y }) => `${(12 * x).toFixed(2)},${(12 * y).toFixed(2)}`)
    .join(' '),
}));
