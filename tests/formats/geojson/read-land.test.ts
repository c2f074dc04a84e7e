import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexCenter } from '../../../src/engine/hex/plane.ts';
import { countHexes, hexesOf, type LandRow } from '../../../src/engine/land/row.ts';
import { readGeojsonLand } from '../../../src/formats/geojson/read-land.ts';
import { geojsonPieces, type GeojsonOptions } from '../../../src/formats/geojson/write.ts';
import { centerLand } from '../../../src/formats/text-map/land.ts';
import { anyLand } from '../../support/cities.ts';
import { cityOf } from '../text-map/sample-city.ts';

function written(land: readonly LandRow[], coordinates: GeojsonOptions['coordinates']): string {
  const pieces = geojsonPieces(cityOf(land), { coordinates });
  return pieces.ok ? [...pieces.value].join('') : '';
}

function landOf(data: object, hexes: number): LandRow[] {
  const read = readGeojsonLand(JSON.stringify(data), { kind: 'hexes', hexes });
  if (!read.ok) throw new Error(read.problems.map(({ path, message }) => `${path}: ${message}`).join());
  return read.value;
}

function problemsOf(data: unknown): string[] {
  const read = readGeojsonLand(JSON.stringify(data));
  return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`);
}

/** An oval of 96 corners about a point. */
function oval(x: number, y: number, width: number, height: number): number[][] {
  return Array.from({ length: 97 }, (_, index) => {
    const turn = ((index % 96) / 48) * Math.PI;
    return [x + (width / 2) * Math.cos(turn), y + (height / 2) * Math.sin(turn)];
  });
}

/** Width and height of land in side lengths. */
function extent(land: readonly LandRow[]): { readonly width: number; readonly height: number } {
  const centers = [...hexesOf(land)].map(hexCenter);
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  return { width: span(centers.map(({ x }) => x)), height: span(centers.map(({ y }) => y)) };
}

describe('land from polygons', () => {
  test('of a written city is its land', () => {
    fc.assert(
      fc.property(anyLand, fc.constantFrom(1, 0.3, 250), (land, scale) => {
        const text = written(land, { kind: 'plane', scale });
        const expected = { ok: true, value: centerLand(land) };
        expect(readGeojsonLand(text, { kind: 'side', side: scale })).toEqual(expected);
        expect(readGeojsonLand(text, { kind: 'hexes', hexes: countHexes(land) })).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  test('keeps the shape of an island far in the north, with its lake', () => {
    // 20 km wide, 10 km high: at 60° north a degree of longitude has half the length of one of latitude.
    const [width, height] = [20 / 55.66, 10 / 111.32];
    const coordinates = [oval(10, 60, width, height), oval(10, 60, width / 2, height / 2)];
    const polygon = { type: 'Polygon', coordinates };
    const feature = { type: 'Feature', properties: null, geometry: polygon };
    const land = landOf({ type: 'FeatureCollection', features: [feature] }, 1000);
    expect(countHexes(land)).toBeGreaterThan(950);
    expect(countHexes(land)).toBeLessThan(1050);
    const size = extent(land);
    expect(size.width / size.height).toBeGreaterThan(1.9);
    expect(size.width / size.height).toBeLessThan(2.1);
    const lakes = land.filter(({ r, q }, index) => land[index + 1]?.r === r && land[index + 1]!.q > q);
    expect(lakes.length).toBeGreaterThan(5);
    const [first, second] = [[coordinates], [[oval(10.5, 60, width, height)]]];
    const several = { type: 'MultiPolygon', coordinates: [...first, ...second] };
    const inCollection = { type: 'GeometryCollection', geometries: [several, { type: 'Point' }] };
    expect(countHexes(landOf(inCollection, 1000))).toBeGreaterThan(950);
  });

  test('that are thin or far apart for their hexes are refused before any is made', () => {
    const square = (x: number, y: number, width: number, height: number) => [
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
        [x, y],
      ],
    ];
    expect(problemsOf({ type: 'Polygon', coordinates: square(0, 0, 1e-5, 1e6) })[0]).toMatch(
      /^map: the borders cross more than 2000000 rows of hexes/,
    );
    for (const far of [1e6, 1e9])
      expect(
        problemsOf({
          type: 'MultiPolygon',
          coordinates: [square(0, 0, 1e-7, 1e-7), square(far, far, 0, 0)],
        })[0],
      ).toMatch(/^map: the polygons lie too far apart/);
  });

  test('names what is wrong, and where', () => {
    expect(problemsOf({ type: 'Topology' })).toEqual([
      '$.type: expected a type of GeoJSON, such as "Polygon", found "Topology"',
    ]);
    expect(problemsOf({ type: 'Point', coordinates: [1, 2] })).toEqual(['$: there are no polygons in it']);
    expect(
      problemsOf({
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 'x'],
            [1, 1],
            [0, 0],
          ],
        ],
      })[0],
    ).toMatch(/^\$\.coordinates\[0\]\[1\]: expected two numbers/);
    const line = [
      [0, 0],
      [1, 1],
      [2, 2],
      [0, 0],
    ];
    expect(problemsOf({ type: 'Polygon', coordinates: [line] })).toEqual(['$: the polygons have no area']);
    const read = readGeojsonLand(JSON.stringify({ type: 'Polygon', coordinates: [oval(0, 0, 10, 10)] }), {
      kind: 'side',
      side: 1,
    });
    expect(read.ok ? '' : read.problems[0]!.message).toContain('at most 12006001 hexes');
  });
});
