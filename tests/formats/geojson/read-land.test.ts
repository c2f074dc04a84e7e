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

  const square = (west: number, south: number, width: number, height: number) => [
    [
      [west, south],
      [west + width, south],
      [west + width, south + height],
      [west, south + height],
      [west, south],
    ],
  ];
  const several = (...coordinates: number[][][][]) => ({ type: 'MultiPolygon', coordinates });
  const turned = (polygon: number[][][], by: number) =>
    polygon.map((ring) => ring.map(([x, y]) => [x! + by, y!]));

  test('is the same with its longitudes in any turn, each polygon in its own', () => {
    const turn = fc.constantFrom(-360, 0, 360);
    const place = fc.tuple(fc.integer({ min: -170, max: 150 }), fc.integer({ min: -60, max: 60 }));
    fc.assert(
      fc.property(place, fc.array(turn, { minLength: 3, maxLength: 3 }), ([x, y], turns) => {
        const polygons = [square(x, y, 4, 4), square(x + 4, y, 4, 2), square(x + 12, y + 3, 2, 4)];
        const away = polygons.map((polygon, index) => turned(polygon, turns[index]!));
        const crs = { type: 'name', properties: { name: 'EPSG:4326' } };
        expect(landOf({ ...several(...away), crs }, 300)).toEqual(landOf(several(...polygons), 300));
      }),
      { numRuns: 60 },
    );
  });

  test('stays together across the antimeridian, whole or cut there', () => {
    const [whole, cut] = [
      several(square(178, -18, 4, 2)),
      several(square(178, -18, 2, 2), square(-180, -18, 2, 2)),
    ];
    const jumping = several(
      square(178, -18, 4, 2).map((ring) => ring.map(([x, y]) => [x! > 180 ? x! - 360 : x!, y!])),
    );
    expect(landOf(cut, 400)).toEqual(landOf(whole, 400));
    expect(landOf(jumping, 400)).toEqual(landOf(whole, 400));
    const { width, height } = extent(landOf(whole, 400));
    expect(width / height).toBeGreaterThan(1.7);
    expect(width / height).toBeLessThan(2.2);
  });

  test.each([
    'EPSG:4326',
    'urn:ogc:def:crs:EPSG::4269',
    'urn:ogc:def:crs:EPSG:6.18.3:4258',
    'http://www.opengis.net/def/crs/EPSG/0/4283',
    'http://www.opengis.net/gml/srs/epsg.xml#7844',
    'urn:ogc:def:crs:OGC:1.3:CRS84',
    'urn:ogc:def:crs:OGC::CRS83',
    'OGC:CRS27',
    'EPSG:4490',
    'epsg:4674',
    'NAD83(CSRS)',
    'GCS_North_American_1983',
    'GEOGCS["WGS 84"]',
    'ETRS89',
  ])('knows that %s has degrees', (name) => {
    const shape = several(square(8, 60, 2, 2));
    const crs = { type: 'name', properties: { name } };
    expect(landOf({ ...shape, crs }, 300)).toEqual(landOf(shape, 300));
  });

  test('is the same from Web Mercator, by any of its codes', () => {
    const toMercator = ([x, y]: number[]) => [
      (x! * Math.PI * 6_378_137) / 180,
      Math.log(Math.tan(Math.PI / 4 + (y! * Math.PI) / 360)) * 6_378_137,
    ];
    const place = fc.tuple(fc.integer({ min: -170, max: 170 }), fc.integer({ min: -70, max: 70 }));
    const anyName = fc.constantFrom(
      'EPSG:3857',
      'urn:ogc:def:crs:EPSG::3857',
      'EPSG:900913',
      'ESRI:102100',
      'WGS 84 / Pseudo-Mercator',
    );
    fc.assert(
      fc.property(place, anyName, ([x, y], name) => {
        // Odd numbers, so that no center of a hex lies on an edge.
        const ring = oval(x + 0.0137, y + 0.0119, 3.17, 2.03);
        const crs = { type: 'name', properties: { name } };
        const mercator = { type: 'Polygon', coordinates: [ring.map(toMercator)], crs };
        expect(landOf(mercator, 200)).toEqual(landOf({ type: 'Polygon', coordinates: [ring] }, 200));
      }),
      { numRuns: 40 },
    );
  });

  test('of a system that is not known is refused by its name, until it is chosen', () => {
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::25832' } };
    const shape = { ...several(square(400_000, 5_500_000, 2000, 1000)), crs };
    expect(problemsOf(shape)).toEqual([
      'map: the coordinate system "urn:ogc:def:crs:EPSG::25832" is not known: choose whether its coordinates are a plane, degrees or Web Mercator',
    ]);
    expect(readGeojsonLand(JSON.stringify(shape), undefined, { system: 'plane' }).ok).toBe(true);
    const degrees = { type: 'name', properties: { name: 'EPSG:4326' } };
    expect(problemsOf({ ...shape, crs: degrees })[0]).toMatch(/^map: expected latitudes of -90 to 90/);
  });

  const feature = (coordinates: number[][][], properties: object) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Polygon', coordinates },
  });

  test.each([
    { type: 'ocean' },
    { natural: 'water' },
    { ocean: true },
    { isWater: 'yes' },
    { land: false },
    { tags: { water: 'lake' } },
  ])('leaves out the sea that properties name: %j', (water) => {
    const land = feature(square(0, 0, 10, 10), { type: 'island', name: 'Sea' });
    const lake = feature(square(4, 4, 2, 2), water);
    const ocean = feature(square(-10, -10, 30, 30), water);
    const hole = [...square(0, 0, 10, 10), ...square(4, 4, 2, 2)];
    const expected = landOf(feature(hole, {}), 288);
    for (const features of [
      [land, lake, ocean],
      [ocean, lake, land],
    ])
      expect(landOf({ type: 'FeatureCollection', features }, 300)).toEqual(expected);
  });

  test('has the sea that a rule names, or none', () => {
    const features = [
      feature(square(0, 0, 10, 10), { height: 5 }),
      feature(square(10, 0, 10, 10), { height: -5 }),
    ];
    const text = JSON.stringify({ type: 'FeatureCollection', features });
    const size = { kind: 'side', side: 50_000 } as const;
    const all = readGeojsonLand(text, size, { sea: { kind: 'none' } });
    const half = readGeojsonLand(text, size, { sea: { kind: 'below', property: 'height', level: 0 } });
    expect(half).toEqual(
      readGeojsonLand(text, size, { sea: { kind: 'equal', property: 'height', value: '-5' } }),
    );
    expect(all.ok && half.ok && countHexes(all.value) > 1.8 * countHexes(half.value)).toBe(true);
  });

  test('of one feature for each line is that of their collection', () => {
    const features = [feature(square(0, 0, 1, 1), {}), feature(square(1, 0, 1, 1), {})];
    const lines = features.map((one) => JSON.stringify(one));
    const expected = readGeojsonLand(JSON.stringify({ type: 'FeatureCollection', features }));
    expect(readGeojsonLand(lines.join('\n'))).toEqual(expected);
    expect(readGeojsonLand(lines.map((line) => `\x1e${line}\n`).join(''))).toEqual(expected);
    const read = readGeojsonLand(`${lines[0]}\n{"type":\n`);
    expect(read.ok ? '' : read.problems[0]!.path).toMatch(/^line 2: /);
  });
});
