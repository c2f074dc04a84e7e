import { landBox } from '../../engine/board/board.ts';
import type { District } from '../../engine/land/district.ts';
import { DIRECTIONS, neighbor, type Hex } from '../../engine/hex/hex.ts';
import { hexCenter, type Point } from '../../engine/hex/plane.ts';
import { forEachHex, type LandRow } from '../../engine/land/row.ts';
import { segmentVertices, thirdToPoint } from '../../engine/segment/vertex.ts';

/** Edges between hexes that do not belong to the same district, each once, in side lengths. */
export function districtBorders(
  districts: readonly District[],
  land: readonly LandRow[],
): (readonly [Point, Point])[] {
  const { column0, row0, columns, rows: height } = landBox(land);
  const district_hex = new Uint32Array(columns * height);
  const slotOf = ({ q, r }: Hex) => {
    const column = q - column0;
    const row = r + (q >> 1) - row0;
    return column < 0 || column >= columns || row < 0 || row >= height ? -1 : column * height + row;
  };
  forEachDistrictHex(districts, (hex, { id }) => {
    const slot = slotOf(hex);
    if (slot >= 0) district_hex[slot] = id;
  });
  const edges: (readonly [Point, Point])[] = [];
  forEachDistrictHex(districts, (hex, { id }) => {
    for (const k of DIRECTIONS) {
      const slot = slotOf(neighbor(hex, k));
      const other = slot < 0 ? 0 : district_hex[slot]!;
      // An edge between two districts is that of the one with the lower id.
      if (other === id || (other !== 0 && other < id)) continue;
      const [, from, to] = segmentVertices({ ...hex, k }).map(thirdToPoint) as [Point, Point, Point];
      edges.push([from, to]);
    }
  });
  return edges;
}

/** Where the name of a district stands: the center of the one of its hexes that is nearest to its middle. */
export function labelPlace({ rows }: District): Point {
  let hexes = 0;
  let sumX = 0;
  let sumY = 0;
  forEachHex(rows, (hex) => {
    const { x, y } = hexCenter(hex);
    hexes++;
    sumX += x;
    sumY += y;
  });
  let nearest: Point = { x: 0, y: 0 };
  let least = Infinity;
  forEachHex(rows, (hex) => {
    const { x, y } = hexCenter(hex);
    const square = (x - sumX / hexes) ** 2 + (y - sumY / hexes) ** 2;
    if (square < least) [nearest, least] = [{ x, y }, square];
  });
  return nearest;
}

function forEachDistrictHex(
  districts: readonly District[],
  visit: (hex: Hex, district: District) => void,
): void {
  for (const district of districts) forEachHex(district.rows, (hex) => visit(hex, district));
}
