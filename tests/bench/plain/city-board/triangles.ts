import { DIRECTIONS } from '../../../../src/engine/hex/hex.ts';
import { forEachHex } from '../../../../src/engine/land/row.ts';
import { segmentVertices, thirdToPoint } from '../../../../src/engine/segment/vertex.ts';
import { CityView } from '../../../../src/app/cityview/city-view.ts';
import { CITY_GROUND } from '../../../../src/app/cityview/ground.ts';
import type { CityDocument } from '../../../../src/app/document/document.ts';

/** The triangles of one color: six numbers each, x and y of the corners in side lengths. */
export interface ColoredTriangles {
  readonly color: string;
  readonly corners: Float32Array;
}

/** All segments of a city by color, as whoever draws them one by one keeps them. */
export function trianglesOf(city: CityDocument): ColoredTriangles[] {
  const view = new CityView(city);
  const corners_color = new Map<string, number[]>();
  forEachHex(city.land, (hex) => {
    for (const k of DIRECTIONS) {
      const segment = { ...hex, k };
      const color = view.kindAt(segment)?.color ?? CITY_GROUND.light.free;
      let corners = corners_color.get(color);
      if (!corners) corners_color.set(color, (corners = []));
      for (const vertex of segmentVertices(segment)) {
        const { x, y } = thirdToPoint(vertex);
        corners.push(x, y);
      }
    }
  });
  return [...corners_color].map(([color, corners]) => ({ color, corners: Float32Array.from(corners) }));
}
