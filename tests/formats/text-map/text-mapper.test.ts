import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { City } from '../../../src/engine/city/city.ts';
import type { Hex } from '../../../src/engine/hex/hex.ts';
import { hexCenter } from '../../../src/engine/hex/plane.ts';
import { countHexes } from '../../../src/engine/land/row.ts';
import { hexagonLand, rectangleLand } from '../../../src/engine/land/shapes.ts';
import { toThirds } from '../../../src/engine/segment/thirds.ts';
import { thirdToPoint } from '../../../src/engine/segment/vertex.ts';
import { centerLand } from '../../../src/formats/text-map/land.ts';
import { readTextMap, readTextMapLand } from '../../../src/formats/text-map/read.ts';
import { textMapperPieces } from '../../../src/formats/text-map/text-mapper-write.ts';
import { HOUSE, WHEAT } from '../../support/cities.ts';
import { anyCity } from '../arbitraries.ts';
import { citySegments, landHexes } from './city-segments.ts';
import { cityOf, told } from './sample-city.ts';
import { drawTextMapper } from './text-mapper-program.ts';

const readTextMapper = (text: string) => readTextMap('text-mapper', text);

const written = (city: City) => [...textMapperPieces(city)].join('');

/** A place in the picture, rounded so that equal places are equal text. */
const at = (x: number, y: number) => `${Math.round(x)},${Math.round(y)}`;

/** Text as SVG shows it. */
const shown = (content: string) =>
  content.replaceAll(/&(#\d+|\w+);/g, (_, name: string) =>
    name.startsWith('#')
      ? String.fromCodePoint(Number(name.slice(1)))
      : ({ amp: '&', lt: '<', gt: '>', quot: '"' } as Record<string, string>)[name]!,
  );

describe('a city for Text Mapper', () => {
  test('is drawn with every hex and segment where it lies, in the color of its kind', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        const { hexes, definitions, attributes, ignored } = drawTextMapper(written(city));
        expect(ignored.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
        // The picture may lie anywhere: the difference is that of the two corners.
        const centers = landHexes(city).map(hexCenter);
        const [left, top] = [Math.min(...centers.map(({ x }) => x)), Math.min(...centers.map(({ y }) => y))];
        const [x0, y0] = [Math.min(...hexes.map(({ x }) => x)), Math.min(...hexes.map(({ y }) => y))];
        const move = (x: number, y: number) => at(100 * (x - left) + x0, 100 * (y - top) + y0);
        expect(hexes.map(({ x, y }) => at(x, y)).sort()).toEqual(
          centers.map(({ x, y }) => move(x, y)).sort(),
        );

        const drawn = hexes.flatMap(({ x, y, types }) => {
          expect(types[0]).toBe('land');
          return types.slice(1).map((type) => {
            expect(attributes.has(type)).toBe(false);
            const polygon = definitions.get(type)!;
            const corners = [.../ points="([^"]*)"/.exec(polygon)![1]!.matchAll(/(\S+),(\S+)/g)];
            expect(corners).toHaveLength(3);
            const middle = (axis: 1 | 2) =>
              corners.reduce((sum, corner) => sum + Number(corner[axis]), 0) / 3;
            return `${at(x + middle(1), y + middle(2))} ${/ fill="([^"]*)"/.exec(polygon)![1]!}`;
          });
        });
        const expected = citySegments(city).map((segment) => {
          const { x, y } = thirdToPoint(toThirds(segment));
          return `${move(x, y)} ${city.kinds.find(({ id }) => id === segment.kind)!.color}`;
        });
        expect(drawn.sort()).toEqual(expected.sort());
        expect(attributes.get('land')).toMatch(/^fill="#/);
      }),
    );
  });

  test('defines all six segments of every kind', () => {
    const { definitions } = drawTextMapper(written(cityOf(hexagonLand(0))));
    expect([...definitions.keys()]).toEqual(
      ['house', 'wheat'].flatMap((kind) =>
        ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map((name) => `${kind}-${name}`),
      ),
    );
  });

  test('counts columns from 01 or 02, rows from 01, and puts a dot between them beyond 99', () => {
    const columns = (q: number) =>
      drawTextMapper(written(cityOf([{ r: 0, q, count: 1 }]))).hexes.map(({ coordinates }) => coordinates);
    expect([-3, -2, 0, 1, 4, 7].map(columns)).toEqual([
      ['0201'],
      ['0101'],
      ['0101'],
      ['0201'],
      ['0101'],
      ['0201'],
    ]);
    const wide = drawTextMapper(written(cityOf(rectangleLand(101, 101)))).hexes.map(
      ({ coordinates }) => coordinates,
    );
    expect(wide).toHaveLength(101 * 101);
    for (const name of ['0101', '9999', '99.100', '100.01', '101.101', '01.101'])
      expect(wide).toContain(name);
    for (const name of wide) expect(name).toMatch(/^(?:\d\d\d\d|\d\d\d?\.\d\d\d?)$/);
  });

  test('labels every group once, in the largest of its districts', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        const { hexes } = drawTextMapper(written(city));
        const labels = hexes.filter(({ label }) => label !== undefined);
        const plain = (group: string) =>
          group
            .replaceAll(/\s+/g, ' ')
            .replaceAll(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
        const groups = [...new Set(city.districts.map(({ group }) => group))];
        expect(labels.map(({ label }) => shown(label!)).sort()).toEqual(groups.map(plain).sort());
        for (const { size } of labels) expect(Number(size)).toBeGreaterThanOrEqual(30);
        const first = hexes[0]!;
        const here = landHexes(city).sort((a, b) => a.q - b.q || a.r - b.r)[0]!;
        const placeOf = (hex: Hex) => {
          const [from, to] = [hexCenter(here), hexCenter(hex)];
          return at(first.x + 100 * (to.x - from.x), first.y + 100 * (to.y - from.y));
        };
        for (const group of groups) {
          const own = city.districts.filter((district) => district.group === group);
          const most = Math.max(...own.map(({ rows }) => countHexes(rows)));
          const large = own.filter(({ rows }) => countHexes(rows) === most);
          const places = new Set(large.flatMap(({ rows }) => landHexes({ land: rows }).map(placeOf)));
          const labeled = labels.filter((hex) => places.has(at(hex.x, hex.y)));
          expect(labeled.map(({ label }) => shown(label!))).toContain(plain(group));
        }
      }),
    );
  });

  test('writes the name of a group of many districts once', () => {
    const farms = [
      { id: 1, group: 'farmland', rows: [{ r: 0, q: 0, count: 1 }] },
      { id: 2, group: 'farmland', rows: [{ r: 0, q: 2, count: 3 }] },
      { id: 3, group: 'farmland', rows: [{ r: 1, q: 0, count: 1 }] },
    ];
    const city = cityOf(
      [
        { r: 0, q: 0, count: 5 },
        { r: 1, q: 0, count: 1 },
      ],
      [],
      { districts: farms },
    );
    const labeled = drawTextMapper(written(city)).hexes.filter(({ label }) => label !== undefined);
    expect(labeled.map(({ coordinates, label }) => [coordinates, label])).toEqual([['0402', 'farmland']]);
  });

  test('escapes names', () => {
    const group = '100% “Old” "town" <b> & name="x" -- rotate(9)';
    const city = cityOf([{ r: 0, q: 0, count: 1 }], [], {
      kinds: [{ ...HOUSE, name: 'A "house" <i>\nof & stone' }, WHEAT],
      districts: [{ id: 1, group, rows: [{ r: 0, q: 0, count: 1 }] }],
    });
    const { hexes, definitions } = drawTextMapper(written(city));
    expect(hexes.map(({ types, label }) => [types, shown(label!)])).toEqual([[['land'], group]]);
    expect(hexes[0]!.label).not.toMatch(/[<>"“”%]/);
    expect(definitions.get('house-N')).toContain(
      '<title>A &quot;house&quot; &lt;i&gt; of &amp; stone</title></polygon>',
    );
  });

  test('is read as the land that was written, centered', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        expect(readTextMapper(written(city))).toEqual({ ok: true, value: centerLand(city.land) });
      }),
    );
    const wide = centerLand(rectangleLand(3, 120));
    expect(readTextMapper(written(cityOf(wide)))).toEqual({ ok: true, value: wide });
  });
});

describe('a map of Text Mapper', () => {
  test('is land but for its water', () => {
    const text = `
# the bay
0101 mountain "Blue Peak" 20
0102 sea
0201 hills forest name="Anvil" rotate(10)
02.02 ocean "Sea of land"
`;
    expect(readTextMapper(text)).toEqual(readTextMapper('0101 land\n0201 land'));
    const more = `${text}
0103 water
-01-01 lake
0101-0201-0202 river "Old river" left 20%
01.01-02.01 road
forest attributes fill="green"
forest path M0,0 Z
forest path attributes stroke="black"
tower lib <rect/>
tower xml <rect/>
<g id="x"><circle r="3"/></g>
text font-size="20pt"
glow fill="none"
label font-size="20pt"
license <text>Public Domain</text>
other <text>!</text>
url https://example.org/%s
include default.txt
`;
    expect(readTextMapper(more)).toEqual(readTextMapper('0101 land\n0201 land'));
  });

  test('has its odd columns half a hex higher', () => {
    // The hex 0202 and those around it.
    const land = readTextMapper(
      '0202 grass\n0102 grass\n0103 grass\n0302 grass\n0303 grass\n0201 grass\n0203 grass',
    );
    const hexagon = hexagonLand(1).map((row) => ({ ...row, q: row.q + 1 }));
    expect(land).toEqual({ ok: true, value: hexagon });
  });

  test('takes a hex for sea when any of its lines does', () => {
    expect(readTextMapper('0101 sea\n0101 boat\n0102 land')).toEqual(readTextMapper('0101 land'));
  });

  test('that is wrong is told with its lines', () => {
    const text = [
      '0101 land',
      '101 land',
      '0102',
      'there be dragons',
      '010201 land',
      '99999999.01 land',
      '0103 land',
    ];
    expect(told(readTextMapper(text.slice(1, 4).join('\n')))).toEqual([
      'line 1: expected coordinates such as 0103 or 100.03 and a type, found "101 land"',
      'line 2: expected coordinates such as 0103 or 100.03 and a type, found "0102"',
      'line 3: expected a hex, a line, a definition or a comment, found "there be dragons"',
    ]);
    expect(told(readTextMapper(text.join('\n')))).toEqual([
      'line 5: expected a hex of level 00, found level 1',
      'line 6: expected coordinates -4000000..4000000, found 99999999, 1',
    ]);
    expect(told(readTextMapper('0101 sea'))).toEqual(['map: there is no land in it']);
    expect(told(readTextMapper('01.01 land\n4000000.4000000 land'))[0]).toMatch(
      /^map: the land spreads over a box/,
    );
  });

  test('is read without the lines that Text Mapper does not know, which are named', () => {
    const noteOf = (text: string) => {
      const read = readTextMapLand('text-mapper', text);
      return read.ok ? [countHexes(read.value.land), ...read.value.notes] : told(read);
    };
    expect(noteOf('Alpha 0101 D7A5579-8  G\nBeta 0102 E66A999-7\n0203 land')).toEqual([
      1,
      'lines 1, 2 are passed over: Text Mapper does not know them',
    ]);
    expect(noteOf('<path transform="translate(1,-5)"\n0101 d="M 0 0"/>\n0101 land\n0201 sea')).toEqual([
      1,
      'lines 1, 2 are passed over: Text Mapper does not know them',
    ]);
    const note =
      '---\nshare: true\n---\n\n```text-mapper\n0101 grass "field"\n0102 town "Town" 30\n0101-0102 trail\n```\n0104 no hex';
    expect(noteOf(note)).toEqual([
      2,
      'lines 1, 2, 3, 5, 9, 10 are passed over: Text Mapper does not know them',
      'the land alone is kept, without the terrain of hexes (grass, town), 1 road or river, 2 labels',
    ]);
  });

  test('has its even columns higher, or pointy-top hexes, by its options', () => {
    const text = '0101 land\n0201 land\n0202 land\n0102 land\n0302 land';
    const swapped = readTextMapper(`option swap-even-odd\n${text}`);
    // Swapped columns are those of the map that lies one column further.
    expect(swapped).toEqual(readTextMapper(text.replaceAll(/^../gm, (x) => `0${Number(x) + 1}`)));
    expect(swapped).not.toEqual(readTextMapper(text));
    const row = readTextMapper('option horizontal\n0101 land\n0201 land\n0301 land');
    expect(row).toEqual(readTextMapper('0201 land\n0202 land\n0203 land'));
    expect(told(readTextMapper('option sideways\n0101 land'))).toEqual([
      'line 1: the option "sideways" is not known, and could move hexes',
    ]);
  });

  test.each(['sea', 'Sea', 'deep_sea', 'deep-water', 'shallowOcean', 'Ocean2', 'lakes', 'DeepSea'])(
    'has sea where it says %s',
    (word) => {
      expect(readTextMapper(`0101 land\n0201 ${word}`)).toEqual(readTextMapper('0101 land'));
    },
  );

  test.each(['seaside', 'lake-village', 'watermill', 'bayou'])('has land where it says %s', (word) => {
    expect(readTextMapper(`0101 land\n0201 ${word}`)).toEqual(readTextMapper('0101 land\n0201 land'));
  });
});
