/** A feature of GeoJSON: a square of a degree from a longitude to the east, and from the equator to the north. */
export function squareFeature(longitude: number, properties: object) {
  const [west, east] = [longitude, longitude + 1];
  return {
    type: 'Feature',
    properties,
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [west, 0],
          [east, 0],
          [east, 1],
          [west, 1],
          [west, 0],
        ],
      ],
    },
  };
}
