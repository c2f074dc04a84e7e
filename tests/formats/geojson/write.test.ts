import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countHexes } from '../../../src/engine/land/row.ts';
import { rectangleLand } from '../../../src/engine/land/shapes.ts';
import { paintedSegments } from '../../../src/engine/schematic/schematic.ts';
import { tileAround } from '../../../src/engine/segment/vertex.ts';
import { thirdKey } from '../../../src/formats/picture/border.ts';
import { GEOJSON_DEFAULTS, geojsonPieces, type GeojsonOptions } from '../../../src/formats/geojson/write.ts';
import { connectedParts, hexPolygons, polygonOf, ringArea } from '../../../src/formats/geojson/polygons.ts';
import type { City } from '../../../src/engine/city/city.ts';
import { anyLand } from '../../support/cities.ts';
import { anyCity } from '../arbitraries.ts';
import { cityOf } from '../text-map/sample-city.ts';

interface Feature {
  readonly id: number;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates: number[][][] };
}

function write(city: City, options: GeojsonOptions = GEOJSON_DEFAULTS): string {
  const pieces = geojsonPieces(city, options);
  if (!pieces.ok) throw new Error('no file');
  return [...pieces.value].join('');
}

function featuresOf(text: string, layer: string): Feature[] {
  const { features } = JSON.parse(text) as { readonly features: Feature[] };
  return features.filter(({ properties }) => properties['layer'] === layer);
}

function areaOf(features: readonly Feature[]): number {
  let area = 0;
  for (const { geometry } of features)
    for (const ring of geometry.coordinates)
      for (let i = 1; i < ring.length; i++) {
        const [[x0, y0], [x1, y1]] = [ring[i - 1]!, ring[i]!];
        area += (x0! * y1! - x1! * y0!) / 2;
      }
  return area;
}

const SEGMENT = Math.sqrt(3) / 4;

/** Any segments near each other, with many that touch in a corner only. */
const anySegments = fc
  .uniqueArray(
    fc.record({
      q: fc.integer({ min: -3, max: 3 }),
      r: fc.integer({ min: -3, max: 3 }),
      k: fc.constantFrom(0, 1, 2, 3, 4, 5),
    }),
    { minLength: 1, maxLength: 120, selector: ({ q, r, k }) => `${q},${r},${k}` },
  )
  .map((segments) => segments as Parameters<typeof polygonOf>[0]);

describe('polygons of segments', () => {
  test('have one outer ring, holes, exact areas and no vertex twice', () => {
    fc.assert(
      fc.property(anySegments, (segments) => {
        const parts = connectedParts(segments);
        expect(parts.flat()).toHaveLength(segments.length);
        for (const part of parts) {
          const [outer, ...holes] = polygonOf(part);
          expect(ringArea(outer!)).toBeGreaterThan(0);
          for (const hole of holes) expect(ringArea(hole)).toBeLessThan(0);
          const rings = [outer!, ...holes];
          expect(rings.reduce((sum, ring) => sum + ringArea(ring), 0)).toBe(part.length);
          for (const ring of rings) expect(new Set(ring.map(thirdKey)).size).toBe(ring.length);
        }
      }),
    );
  });

  test('follow a ring of segments that closes in a corner', () => {
    const around = tileAround({ a: 0, b: 0 });
    const [inner, ...others] = around;
    const ring = [...others, ...tileAround({ a: 3, b: 0 })].filter((segment) => segment !== inner);
    expect(connectedParts(ring).map((part) => polygonOf(part).length)).toEqual([1]);
  });

  test('of hexes have their areas, a polygon for each connected part', () => {
    fc.assert(
      fc.property(anyLand, (land) => {
        const polygons = hexPolygons(land);
        for (const [outer, ...holes] of polygons) {
          expect(ringArea(outer!)).toBeGreaterThan(0);
          for (const hole of holes) expect(ringArea(hole)).toBeLessThan(0);
        }
        const area = polygons.flat().reduce((sum, ring) => sum + ringArea(ring), 0);
        expect(area).toBe(6 * countHexes(land));
        const segments = land.flatMap(({ r, q, count }) =>
          Array.from({ length: count }, (_, step) => tileAround({ a: 3 * (q + step), b: 3 * r })).flat(),
        );
        expect(polygons).toHaveLength(connectedParts(segments).length);
      }),
    );
  });
});

describe('a GeoJSON file', () => {
  test('has the area of every segment, scaled', () => {
    fc.assert(
      fc.property(anyCity, fc.constantFrom(1, 0.25, 30), (city, scale) => {
        const text = write(city, { coordinates: { kind: 'plane', scale } });
        const unit = SEGMENT * scale * scale;
        const sizeOf = new Map(city.schematics.map(({ id, hexes }) => [id, paintedSegments(hexes).length]));
        const placed = city.placements.reduce((sum, { schematic }) => sum + sizeOf.get(schematic)!, 0);
        expect(areaOf(featuresOf(text, 'placements')) / unit).toBeCloseTo(placed, 2);
        expect(areaOf(featuresOf(text, 'land')) / unit).toBeCloseTo(6 * countHexes(city.land), 2);
        for (const { properties, geometry } of featuresOf(text, 'buildings'))
          expect(areaOf([{ id: 0, properties, geometry }]) / unit).toBeCloseTo(
            properties['segments'] as number,
            3,
          );
      }),
      { numRuns: 40 },
    );
  });

  test('lies around a point of the earth, in meters', () => {
    const city = cityOf(rectangleLand(1, 1));
    const coordinates = { kind: 'degrees', longitude: 10, latitude: 60, scale: 100 } as const;
    const [land] = featuresOf(write(city, { coordinates }), 'land');
    const xs = land!.geometry.coordinates[0]!.map(([x]) => x!);
    const ys = land!.geometry.coordinates[0]!.map(([, y]) => y!);
    expect((Math.max(...xs) - 10) * 111_319.49 * 0.5).toBeCloseTo(100, 2);
    expect((Math.max(...ys) - 60) * 111_319.49).toBeCloseTo(50 * Math.sqrt(3), 2);
    expect(() => write(city, { coordinates: { ...coordinates, latitude: 81 } })).toThrow(/latitude of 81/);
  });

  test('gives every feature a whole number of its own', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        const { features } = JSON.parse(write(city)) as { readonly features: Feature[] };
        expect(features.map(({ id }) => id)).toEqual(features.map((_, index) => index + 1));
      }),
      { numRuns: 20 },
    );
  });

  test('follows from the coordinates, in whatever order and company their members come', () => {
    const city = cityOf(rectangleLand(1, 1));
    const from = { scale: 2, latitude: 3, longitude: 4 };
    const plane = write(city, { coordinates: { ...from, kind: 'plane' } });
    expect(plane).toBe(write(city, { coordinates: { kind: 'plane', scale: 2 } }));
    const degrees = { kind: 'degrees', longitude: 4, latitude: 3, scale: 2 } as const;
    expect(write(city, { coordinates: { ...from, kind: 'degrees' } })).toBe(
      write(city, { coordinates: degrees }),
    );
  });

  test('lies in EPSG:3857 where it lies in degrees', () => {
    const city = cityOf(rectangleLand(3, 2));
    const place = { longitude: 8.54, latitude: -47.37, scale: 250 };
    const text = write(city, { coordinates: { kind: 'mercator', ...place } });
    const pointsOf = (written: string) =>
      featuresOf(written, 'land').flatMap(({ geometry }) => geometry.coordinates.flat());
    const degrees = pointsOf(write(city, { coordinates: { kind: 'degrees', ...place } }));
    expect(text).toContain('"crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::3857"}}');
    expect(pointsOf(text)).toHaveLength(degrees.length);
    for (const [index, [x, y]] of pointsOf(text).entries()) {
      const [longitude, latitude] = degrees[index]!;
      expect(x).toBeCloseTo((longitude! * 20_037_508.342789244) / 180, 2);
      // The latitude of a point of the projection, by its inverse.
      expect((Math.atan(Math.sinh((y! / 20_037_508.342789244) * Math.PI)) * 180) / Math.PI).toBeCloseTo(
        latitude!,
        7,
      );
    }
  });
});
