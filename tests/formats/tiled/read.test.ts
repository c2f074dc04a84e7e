import { gzipSync, strToU8, zipSync, zlibSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { City } from '../../../src/engine/city/city.ts';
import { countHexes } from '../../../src/engine/land/row.ts';
import { hexagonLand, rectangleLand } from '../../../src/engine/land/shapes.ts';
import { writeCity } from '../../../src/formats/city/write.ts';
import { readCity } from '../../../src/formats/city/read.ts';
import { centerLand } from '../../../src/formats/text-map/land.ts';
import { readTiled, type TiledImport } from '../../../src/formats/tiled/read.ts';
import { tiledFiles, tiledPieces } from '../../../src/formats/tiled/write.ts';
import { HOUSE } from '../../support/cities.ts';
import { anyCity } from '../arbitraries.ts';
import { told } from '../text-map/sample-city.ts';
import { sampleTown } from './sample-towns.ts';

function filesOf(city: City): Record<string, string> {
  const files = tiledFiles(city);
  if (!files.ok) throw new Error(JSON.stringify(files.problems));
  return Object.fromEntries(
    files.value.flatMap(({ path, pieces }) =>
      path.endsWith('.png') ? [] : [[path, [...pieces()].join('')]],
    ),
  );
}

const read = (text: string, beside: Record<string, string> = {}, known = [HOUSE]) =>
  readTiled(strToU8(text), (path) => (path in beside ? strToU8(beside[path]!) : undefined), known);

function unwrap(result: ReturnType<typeof readTiled>): TiledImport {
  if (!result.ok) throw new Error(told(result).join('\n'));
  return result.value;
}

/** A map of 3 × 2 cells with attributes and a layer's data. */
const tmx = (attributes: string, data: string, name = 'Ground', tileset = '') =>
  `<?xml version="1.0"?><map orientation="hexagonal" width="3" height="2" tilewidth="20" tileheight="20" hexsidelength="10" ${attributes}>${tileset}<layer id="1" name="${name}" width="3" height="2">${data}</layer></map>`;

const AXIS_X = 'staggeraxis="x" staggerindex="odd"';
const csv = (text: string) => `<data encoding="csv">${text}</data>`;
const base64 = (gids: readonly number[], pack: (bytes: Uint8Array) => Uint8Array = (bytes) => bytes) =>
  Buffer.from(pack(new Uint8Array(Uint32Array.from(gids).buffer))).toString('base64');

describe('a city that was written for Tiled', () => {
  test('comes back whole from each of the two formats', () => {
    fc.assert(
      fc.property(
        anyCity.filter(({ land }) => land.length > 0),
        (city) => {
          const files = filesOf(city);
          // What a file can tell of the city.
          const kept = readCity(writeCity(city));
          if (!kept.ok) throw new Error(told(kept).join('\n'));
          for (const name of ['city.tmx', 'city.tmj']) {
            const { city: back, notes, land } = unwrap(read(files[name]!));
            expect(notes).toEqual([]);
            expect(land).toEqual(kept.value.land);
            expect(writeCity(back!)).toBe(writeCity(kept.value));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('comes back whole from the archive, with walls, ground and districts', () => {
    const town = sampleTown(3);
    const pieces = tiledPieces(town);
    if (!pieces.ok) throw new Error(told(pieces).join('\n'));
    const { city, notes } = unwrap(readTiled(Buffer.concat([...pieces.value])));
    expect(notes).toEqual([]);
    expect(city!.walls!.length).toBeGreaterThan(0);
    expect(city!.districts.length).toBeGreaterThan(0);
    expect(writeCity(city!)).toBe(writeCity(town));
  });

  test('keeps as ground what was painted or erased by hand', () => {
    const town = sampleTown(3);
    const map = JSON.parse(filesOf(town)['city.tmj']!) as {
      layers: { name: string; data?: number[] }[];
    };
    const layer = map.layers.find(({ name }) => name === 'N')!;
    layer.data![layer.data!.findIndex((gid) => gid > 0)] = 0;
    const { city } = unwrap(read(JSON.stringify(map)));
    const segments = (of: City) =>
      (JSON.parse(writeCity(of)) as { hexes: { segments: (string | null)[] }[] }).hexes.flatMap(
        (hex) => hex.segments,
      );
    const [before, after] = [segments(town), segments(city!)];
    expect(after.filter((kind, index) => kind !== before[index])).toEqual([null]);
  });

  test('becomes ground where the schematics were taken out', () => {
    const town = sampleTown(3);
    const map = JSON.parse(filesOf(town)['city.tmj']!) as { layers: { name: string }[] };
    map.layers = map.layers.filter(({ name }) => name !== 'sixfold');
    const { city, notes } = unwrap(read(JSON.stringify(map)));
    expect(notes).toEqual([`${town.placements.length} placements became ground: the map has no schematics`]);
    expect(city).toMatchObject({ placements: [], recipe: null, land: town.land });
    const segments = (of: City) =>
      (JSON.parse(writeCity(of)) as { hexes: { segments: unknown }[] }).hexes.map((hex) => hex.segments);
    expect(segments(city!)).toEqual(segments(town));
    expect(city!.kinds.find(({ id }) => id === 'street')).toMatchObject({ open: true, public: true });
  });
});

describe('a map of Tiled', () => {
  const land = rectangleLand(3, 2);

  test.each([
    ['CSV', csv('1,1,1,\n1,1,1')],
    ['elements', `<data>${'<tile gid="1"/>'.repeat(6)}</data>`],
    ['base64', `<data encoding="base64"> ${base64([1, 1, 1, 1, 1, 1])} </data>`],
    ['zlib', `<data encoding="base64" compression="zlib">${base64([1, 1, 1, 1, 1, 1], zlibSync)}</data>`],
    ['gzip', `<data encoding="base64" compression="gzip">${base64([1, 1, 1, 1, 1, 1], gzipSync)}</data>`],
    ['flipped tiles', csv('2147483649,1073741825,536870913,268435457,4026531841,1')],
  ])('is read from %s', (_, data) => {
    expect(unwrap(read(tmx(AXIS_X, data))).land).toEqual(centerLand(land));
  });

  test('is land where a tile is, on the layer of that name when there is one', () => {
    const layers = `</layer><layer name="Land" width="3" height="2">${csv('0,1,0,0,0,0')}`;
    expect(unwrap(read(tmx(AXIS_X, csv('1,1,1,1,1,1') + layers))).land).toEqual([{ r: 0, q: 1, count: 1 }]);
    expect(unwrap(read(tmx(AXIS_X, csv('0,0,0,0,7,0')))).land).toEqual([{ r: 0, q: 1, count: 1 }]);
  });

  test('keeps which cells are neighbors for each axis and index', () => {
    // Cell (1, 0) has two neighbors in the other row where it lies lower, none of row 1 else but (1, 1).
    const neighbors = (attributes: string, cells: string) => {
      const { land: rows } = unwrap(read(tmx(attributes, csv(cells))));
      return rows.reduce((sum, { count }) => sum + count - 1, 0) >= 0 && rows;
    };
    const isOne = (attributes: string, cells: string) => {
      const rows = neighbors(attributes, cells) as readonly { r: number; q: number; count: number }[];
      const hexes = rows.flatMap(({ r, q, count }) =>
        Array.from({ length: count }, (_, step) => ({ q: q + step, r })),
      );
      const [a, b] = hexes as [{ q: number; r: number }, { q: number; r: number }];
      return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r)) === 1;
    };
    const [up, down] = ['0,1,0,1,0,0', '1,0,0,0,1,0'];
    expect([
      isOne('staggeraxis="x" staggerindex="odd"', up),
      isOne('staggeraxis="x" staggerindex="odd"', down),
    ]).toEqual([true, false]);
    expect([
      isOne('staggeraxis="x" staggerindex="even"', up),
      isOne('staggeraxis="x" staggerindex="even"', down),
    ]).toEqual([false, true]);
    expect([
      isOne('staggeraxis="y" staggerindex="odd"', up),
      isOne('staggeraxis="y" staggerindex="odd"', down),
    ]).toEqual([true, false]);
    expect([
      isOne('staggeraxis="y" staggerindex="even"', up),
      isOne('staggeraxis="y" staggerindex="even"', down),
    ]).toEqual([false, true]);
  });

  test('is read from the chunks of an infinite map', () => {
    const chunk = (x: number, y: number) => `<chunk x="${x}" y="${y}" width="1" height="1">1</chunk>`;
    const data = `<data encoding="csv">${chunk(-2, -1)}${chunk(-1, -1)}${chunk(0, 0)}</data>`;
    expect(
      unwrap(read(tmx(`${AXIS_X} infinite="1"`, data))).land.reduce((sum, { count }) => sum + count, 0),
    ).toBe(3);
  });

  const TSX =
    '<tileset name="t"><tile id="0" class="Deep Forest"/><tile id="1" type="house"/><tile id="2" type="Water"/></tileset>';

  test('becomes ground by the classes of its tiles, from a tileset beside it', () => {
    const map = tmx(AXIS_X, csv('1,2,3,0,1,4'), 'Ground', '<tileset firstgid="1" source="t.tsx"/>');
    const { city, notes, land: rows } = unwrap(read(map, { 't.tsx': TSX }));
    expect(notes).toEqual([]);
    expect(city!.kinds).toEqual([
      expect.objectContaining({ id: 'deep-forest', name: 'Deep Forest', open: true }),
      HOUSE,
    ]);
    expect(city!.ground!.map(({ segments }) => segments[0] ?? '').sort()).toEqual([
      'deep-forest',
      'deep-forest',
      'house',
    ]);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(readCity(writeCity(city!)).ok).toBe(true);
  });

  test('finds its tilesets in an archive, also in another folder', () => {
    const map = tmx(AXIS_X, csv('1,2,3,0,1,4'), 'Ground', '<tileset firstgid="1" source="../tiles/t.tsx"/>');
    const archive = (tileset: string) =>
      readTiled(zipSync({ 'maps/m.tmx': strToU8(map), 'tiles/t.tsx': strToU8(tileset) }), undefined, [HOUSE]);
    expect(unwrap(archive(TSX)).city!.kinds.map(({ id }) => id)).toEqual(['deep-forest', 'house']);
    expect(told(archive('<tileset><tile/></tileset>'))).toEqual([
      'tileset 1: id of a tile: expected an integer 0..268435455, found nothing',
    ]);
    expect(told(archive('<tileset'))[0]).toMatch(/^\.\.\/tiles\/t\.tsx: line 1, column \d+: /);
  });

  test('is land alone without its tileset, which a note names', () => {
    const map = tmx(AXIS_X, csv('1,2,3,0,1,4'), 'Ground', '<tileset firstgid="1" source="t.tsx"/>');
    expect(unwrap(read(map))).toMatchObject({
      city: null,
      notes: ['the tileset "t.tsx" is missing: its tiles have no kinds'],
    });
  });

  test('reads a tileset once, however often it is named', () => {
    const names = Array.from(
      { length: 5000 },
      (_, index) => `<tileset firstgid="${index + 1}" source="t.tsx"/>`,
    );
    let reads = 0;
    const map = tmx(AXIS_X, csv('1,2,3,0,1,4000'), 'Ground', names.join(''));
    const read = readTiled(
      strToU8(map),
      () => {
        reads++;
        return strToU8('<tileset name="t"><tile id="0" class="house"/></tileset>');
      },
      [HOUSE],
    );
    expect(unwrap(read).city?.kinds.map(({ id }) => id)).toEqual(['house']);
    expect(reads).toBe(1);
  });

  test('with too many elements, or tiles, is refused before they are read', () => {
    const many = `<data>${'<tile/>'.repeat(1_000_001)}</data>`;
    expect(told(read(tmx(AXIS_X, many)))[0]).toContain('it has more than 1,000,000 elements');
    expect(told(read(tmx(AXIS_X, csv('1,'.repeat(100_000)))))[0]).toBe(
      'layer "Ground": expected 6 tiles, found 100001',
    );
  });

  test('turns and mirrors the segments of turned and mirrored tiles', () => {
    const tileset =
      '<tileset firstgid="1" name="t"><tile id="0" type="house"><properties><property name="segment" type="int" value="1"/></properties></tile></tileset>';
    const segmentOf = (flags: number) => {
      const { city } = unwrap(read(tmx(AXIS_X, csv(`${flags + 1},0,0,0,0,0`), 'Ground', tileset)));
      return city!.ground![0]!.segments.indexOf('house');
    };
    expect([0, 0x80000000, 0x40000000, 0x20000000, 0x10000000].map(segmentOf)).toEqual([1, 5, 2, 2, 3]);
  });

  test.each([
    ['<map orientation="orthogonal"/>', 'orientation: expected a hexagonal map, found "orthogonal"'],
    ['<map orientation="isometric"/>', 'orientation: expected a hexagonal map, found "isometric"'],
    ['<map orientation=', /^line 1, column \d+: /],
    ['{"orientation":"hexagonal","layers":3}', 'layers: expected an array, found 3'],
    ['#####', 'map: it is no map of Tiled: expected XML (.tmx) or JSON (.tmj)'],
    ['<svg/>', 'map: expected <map> or <tileset>, found <svg>'],
    [tmx(AXIS_X, csv('1,1')), 'layer "Ground": expected 6 tiles, found 2'],
    [tmx(AXIS_X, csv('1,1,x,1,1,1')), 'layer "Ground": expected the number of a tile at place 3, found "x"'],
    [tmx(AXIS_X, csv('0,0,0,0,0,0')), 'map: there is no land in it'],
    [
      tmx(AXIS_X, '<data encoding="base64">AA*A</data>'),
      'layer "Ground": expected base64, found "*" at place 3',
    ],
    [
      tmx(AXIS_X, '<data encoding="base64" compression="zstd">AAAA</data>'),
      'layer "Ground": the compression "zstd" is not read: choose CSV or zlib in the properties of the map',
    ],
    [
      tmx(AXIS_X, '<data encoding="base64" compression="zlib">AAAA</data>'),
      /^layer "Ground": its zlib data is damaged: /,
    ],
    [
      tmx(
        AXIS_X,
        `<data encoding="base64" compression="zlib">${base64(
          Array.from({ length: 9999 }, () => 0),
          zlibSync,
        )}</data>`,
      ),
      'layer "Ground": expected 6 tiles, found more',
    ],
    [
      tmx(AXIS_X, csv('1')).replaceAll('width="3" height="2"', 'width="3000" height="2000"'),
      'layer "Ground": it has 3000 × 2000 cells; at most 4,194,304 are read',
    ],
  ])('that cannot be read says where and why: %.40s', (text, message) => {
    const [line, ...more] = told(read(text));
    expect(more).toEqual([]);
    if (typeof message === 'string') expect(line).toBe(message);
    else expect(line).toMatch(message);
  });

  test('in an archive without a map is a problem', () => {
    expect(told(readTiled(zipSync({ 'a.txt': strToU8('a') })))).toEqual([
      'archive: there is no map of Tiled in it: no .tmx and no .tmj',
    ]);
    expect(told(readTiled(strToU8('PK and nothing else')))[0]).toMatch(
      /^archive: it is no ZIP archive, or its end is missing$/,
    );
  });

  test('is refused in a sentence, however long what stands in its place is', () => {
    const read = readTiled(strToU8(`<map><${'x'.repeat(100_000)}></map>`));
    if (read.ok) throw new Error('it was read');
    expect(read.problems[0]!.message.length).toBeLessThan(400);
    expect(read.problems[0]!.message).toMatch(/…$/);
  });

  test('that is damaged anywhere is read or has a problem, and never throws', () => {
    const files = Object.values(filesOf({ ...sampleTown(3), land: hexagonLand(9) }));
    const shorter = [
      ...files.map((text) => text.slice(0, 30_000)),
      tmx(
        AXIS_X,
        `<data encoding="base64" compression="zlib">${base64([1, 1, 1, 1, 1, 1], zlibSync)}</data>`,
      ),
      tmx(AXIS_X, csv('1,2,3,0,1,4'), 'Ground', TSX.replace('<tileset', '<tileset firstgid="1"')),
      '{"orientation":"hexagonal","staggeraxis":"x","tilesets":[{"firstgid":1,"tiles":[{"id":0,"type":"house","properties":[{"name":"segment","value":2}]}]}],"layers":[{"type":"tilelayer","name":"land","width":2,"height":1,"data":[1,1]},{"type":"objectgroup","objects":[{"properties":[{"name":"placement","value":1},{"name":"district","value":1}]}]}]}',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...shorter),
        fc.array(
          fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(12), fc.string({ maxLength: 6 })),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
        (text, edits) => {
          let broken = text;
          for (const [place, cut, put] of edits) {
            const at = Math.floor(place * broken.length);
            broken = broken.slice(0, at) + put + broken.slice(at + cut);
          }
          const result = read(broken);
          if (!result.ok) expect(result.problems[0]!.message).not.toBe('');
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a map of other makers', () => {
  const hexesOfMap = (result: ReturnType<typeof readTiled>) => countHexes(unwrap(result).land);
  const tileset = (tile: string) => `<tileset firstgid="1"><tile id="0">${tile}</tile></tileset>`;
  const property = (name: string, value: string, type = 'string') =>
    `<properties><property name="${name}" type="${type}" value="${value}"/></properties>`;

  test.each([
    property('type', 'Ocean'),
    property('ocean', 'true', 'bool'),
    property('terrain', 'deep_water'),
    property('is_land', 'false', 'bool'),
  ])('has sea where properties of its tiles say so: %s', (properties) => {
    const text = tmx(AXIS_X, csv('1,1,2,2,2,2'), 'Ground', tileset(properties));
    expect(hexesOfMap(read(text))).toBe(4);
    expect(unwrap(read(text)).city).toBeNull();
    const all = readTiled(strToU8(text), () => undefined, [], { kind: 'none' });
    expect(hexesOfMap(all)).toBe(6);
  });

  test('has sea in a layer of water', () => {
    const layer = (name: string, data: string) =>
      `<layer name="${name}" width="3" height="1">${csv(data)}</layer>`;
    const text = `<map orientation="hexagonal" ${AXIS_X} width="3" height="1">${layer('Ocean', '1,1,1')}${layer('Islands', '0,1,0')}</map>`;
    expect(hexesOfMap(read(text))).toBe(1);
  });

  test('is read as JSON of Tiled before 1.2', () => {
    const map = {
      type: 'map',
      orientation: 'hexagonal',
      staggeraxis: 'x',
      staggerindex: 'odd',
      width: 4,
      height: 1,
      properties: { name: 'old' },
      propertytypes: { name: 'string' },
      layers: [
        {
          type: 'tilelayer',
          name: 'terrain',
          width: 4,
          height: 1,
          data: [1, 2, 3, 4],
          visible: true,
          x: 0,
          y: 0,
        },
      ],
      tilesets: [
        {
          firstgid: 1,
          tileproperties: { 2: { kind: 'ocean' } },
          tiles: { 0: { type: 'grass' }, 1: { type: 'water' }, 3: { terrain: [0, 0, 0, 0] } },
          terrains: [{ name: 'Sea', tile: 3 }],
        },
      ],
    };
    expect(hexesOfMap(read(JSON.stringify(map)))).toBe(1);
  });

  test.each([
    '<tileset name="hexes" tilewidth="30" tilecount="4"><tile id="0"/></tileset>',
    JSON.stringify({ type: 'tileset', name: 'hexes', tiles: [] }),
    JSON.stringify({ name: 'hexes', tilecount: 4, tilewidth: 30 }),
  ])('that is a tileset alone is refused as one: %s', (text) => {
    expect(told(read(text))).toEqual(['map: this is a tileset without a map: choose the map that uses it']);
  });
});
