import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { City } from '../../../src/engine/city/city.ts';
import { fileBuildings } from '../../../src/formats/city/buildings.ts';
import { cityDigest } from '../../../src/formats/city/digest.ts';
import { tilesetPng } from '../../../src/formats/tiled/tileset-picture.ts';
import { cityTiles } from '../../../src/formats/tiled/tileset.ts';
import { TILED_DEFAULTS, tiledFiles, tiledPieces } from '../../../src/formats/tiled/write.ts';
import { HOUSE, WHEAT } from '../../support/cities.ts';
import { readPng } from '../../support/read-png.ts';
import { anyCity } from '../arbitraries.ts';
import { all, cityOf } from '../text-map/sample-city.ts';
import { sampleTown } from './sample-towns.ts';

interface Layer {
  readonly name: string;
  readonly data?: readonly number[];
  readonly objects?: readonly {
    readonly id: number;
    readonly type: string;
    readonly x: number;
    readonly y: number;
    readonly polygon?: readonly { readonly x: number; readonly y: number }[];
    readonly properties: readonly { readonly name: string; readonly value: unknown }[];
  }[];
}

interface Written {
  readonly width: number;
  readonly height: number;
  readonly nextobjectid: number;
  readonly properties: readonly { readonly name: string; readonly value: unknown }[];
  readonly layers: readonly Layer[];
}

function fileOf(city: City, ending: string): string {
  const files = tiledFiles(city);
  if (!files.ok) throw new Error(JSON.stringify(files.problems));
  return [...files.value.find(({ path }) => path === TILED_DEFAULTS.name + ending)!.pieces()].join('');
}

const mapOf = (city: City) => JSON.parse(fileOf(city, '.tmj')) as Written;

const layerOf = ({ layers }: Written, name: string) => layers.find((layer) => layer.name === name)!;

describe('a map for Tiled', () => {
  test('has a tile for each hex of land and each segment, and numbers below the next one', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        const map = mapOf(city);
        const tiles = (name: string) => layerOf(map, name).data!.filter((gid) => gid !== 0).length;
        expect(tiles('land')).toBe(city.land.reduce((sum, { count }) => sum + count, 0));
        const segments = ['N', 'NE', 'SE', 'S', 'SW', 'NW'].reduce((sum, name) => sum + tiles(name), 0);
        const painted = new Map(
          city.schematics.map(({ id, hexes }) => [
            id,
            hexes.flatMap((hex) => hex.segments).filter(Boolean).length,
          ]),
        );
        expect(segments).toBe(
          city.placements.reduce((sum, { schematic }) => sum + painted.get(schematic)!, 0),
        );
        const ids = map.layers.flatMap(({ objects = [] }) => objects.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(Math.max(...ids)).toBeLessThan(map.nextobjectid);
      }),
    );
  });

  test('has objects for placements, buildings and doors, and the digest of its city', () => {
    const town = sampleTown(3);
    const map = mapOf(town);
    const value = (of: Pick<Written, 'properties'>, name: string) =>
      of.properties.find((property) => property.name === name)?.value;
    const ids = (layer: string, name: string) => [
      ...new Set(layerOf(map, layer).objects!.map((object) => value(object, name))),
    ];
    expect(value(map, 'digest')).toBe(cityDigest(town));
    expect(ids('placements', 'placement')).toEqual(town.placements.map(({ id }) => id));
    const buildings = [...fileBuildings(town)];
    expect(ids('buildings', 'building')).toEqual(buildings.map(({ id }) => id));
    const doors = layerOf(map, 'doors').objects!;
    expect(doors.length).toBe(buildings.reduce((sum, building) => sum + building.doors.length, 0));
    expect(doors.length).toBeGreaterThan(10);
  });

  test('has polygons with the area of their segments', () => {
    const square = cityOf([{ r: -1, q: -3, count: 1 }], [{ q: -3, r: -1, segments: all('wheat') }]);
    const [placement] = layerOf(mapOf(square), 'placements').objects!;
    expect(placement).toMatchObject({ type: 'shape-0' });
    // A hex of an odd column in a map that begins with an even one.
    const points = placement!.polygon!.map(({ x, y }) => `${x + placement!.x},${y + placement!.y}`);
    expect(points.toSorted()).toEqual(
      ['96,110', '128,55', '192,55', '224,110', '192,165', '128,165'].toSorted(),
    );
  });

  test('keeps every text apart from the markup around it', () => {
    const kind = { ...HOUSE, name: 'A "great" <house> & more\nlines' };
    const city = cityOf([{ r: 0, q: 0, count: 1 }], [], {
      kinds: [kind, WHEAT],
      districts: [{ id: 1, group: '<b>&', rows: [{ r: 0, q: 0, count: 1 }] }],
    });
    const tmx = fileOf(city, '.tmx');
    expect(tmx).toContain('value="A &quot;great&quot; &lt;house&gt; &amp; more&#10;lines"');
    expect(tmx).toContain('type="&lt;b&gt;&amp;"');
  });

  test('is the same each time', () => {
    const town = sampleTown(4);
    const bytes = () => {
      const pieces = tiledPieces(town);
      return pieces.ok ? Buffer.concat([...pieces.value]).toString('base64') : '';
    };
    expect(bytes()).toBe(bytes());
    expect(bytes().length).toBeGreaterThan(1000);
  });

  test('refuses land that is spread too wide', () => {
    const far = cityOf([
      { r: 0, q: 0, count: 1 },
      { r: 3000, q: 2000, count: 1 },
    ]);
    expect(tiledPieces(far)).toEqual({
      ok: false,
      problems: [
        {
          path: '$.land',
          message: 'it lies in a box of 2001 × 4001 hexes; a map for Tiled has at most 4,194,304 cells',
        },
      ],
    });
  });
});

describe('the tiles', () => {
  test('divide a hex among its six segments without a gap or a doubled pixel', () => {
    const { tiles } = cityTiles(cityOf([{ r: 0, q: 0, count: 1 }]), {});
    const picture = readPng(tilesetPng(tiles));
    const opaque = (tile: number, x: number, y: number) =>
      picture.at((tile % 12) * 128 + x, Math.floor(tile / 12) * 110 + y) === undefined ? 0 : 1;
    for (let y = 0; y < 110; y++)
      for (let x = 0; x < 128; x++) {
        const whole = opaque(12, x, y);
        for (const first of [0, 6])
          expect([0, 1, 2, 3, 4, 5].reduce((sum, k) => sum + opaque(first + k, x, y), 0)).toBe(whole);
        // The land of a hex and of its neighbors to the south-east and north-east shares no pixel either.
        const [x1, y1] = [x - 96, y - 55];
        const beside = (dy: number) =>
          x1 >= 0 && y1 + dy >= 0 && y1 + dy < 110 ? opaque(12, x1, y1 + dy) : 0;
        if (x1 >= 0) expect(whole + beside(0) + beside(110)).toBe(1);
      }
  });
});
