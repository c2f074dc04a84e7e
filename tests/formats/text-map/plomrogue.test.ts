import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { City } from '../../../src/engine/city/city.ts';
import { hexagonLand, rectangleLand } from '../../../src/engine/land/shapes.ts';
import { asciiPieces } from '../../../src/formats/text-map/ascii.ts';
import { centerLand } from '../../../src/formats/text-map/land.ts';
import { readPlomrogue, writePlomrogue } from '../../../src/formats/text-map/plomrogue.ts';
import { anyCity } from '../arbitraries.ts';
import { all, cityOf, told } from './sample-city.ts';

function written(city: City): string {
  const result = writePlomrogue(city);
  if (!result.ok) throw new Error(told(result).join());
  return result.value;
}

/** A map as PlomRogue itself reads it: words as a shell splits them. */
function plomrogueRows(text: string): string[] {
  const rows: string[] = [];
  let length = 0;
  for (const line of text.split('\n')) {
    const [command, first, second] = [...line.matchAll(/"((?:\\.|[^"\\])*)"|\S+/g)].map((word) =>
      word[1] === undefined ? word[0] : word[1].replaceAll(/\\(.)/g, '$1'),
    );
    if (command === 'MAP_LENGTH') length = Number(first);
    else if (command === 'MAP') {
      expect(Number(first)).toBe(rows.length);
      expect(second).toHaveLength(length);
      rows.push(second!);
    } else expect(line).toBe('');
  }
  expect(rows).toHaveLength(length);
  return rows;
}

describe('a PlomRogue map', () => {
  test('has the rows of the ASCII map, X for closed kinds and . for all else, with sea to a square', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        const rows = plomrogueRows(written(city));
        const ascii = [...asciiPieces(city)].join('').replaceAll(' ', '').split('\n').slice(0, -1);
        const plain = ascii.map((row) =>
          row.replaceAll(/[^~.]/g, (glyph) => {
            const kind = city.kinds.find((one) => one.glyph === glyph);
            return kind?.open ? '.' : 'X';
          }),
        );
        expect(rows).toHaveLength(Math.max(ascii.length, ascii[0]!.length));
        rows.forEach((row, y) => expect(row).toBe((plain[y] ?? '').padEnd(rows.length, '~')));
      }),
    );
  });

  test('lets people walk on fields, not on houses', () => {
    const built = [
      { q: 0, r: -1, segments: all('house') },
      { q: 0, r: 0, segments: all('wheat') },
    ];
    const city = cityOf(hexagonLand(1), built);
    expect(written(city)).toBe('MAP_LENGTH 3\nMAP 0 "~.."\nMAP 1 "..X"\nMAP 2 "~.."\n');
    expect(written(cityOf([]))).toBe('MAP_LENGTH 1\nMAP 0 "~"\n');
  });

  test('of an earlier version, with the glyphs of kinds, is still read', () => {
    const city = cityOf(hexagonLand(1));
    const earlier = 'MAP_LENGTH 3\nMAP 0 "~.\\""\nMAP 1 "\\\\wh"\nMAP 2 "~.."\n';
    expect(readPlomrogue(earlier)).toEqual({ ok: true, value: centerLand(city.land) });
  });

  test('is read as the land that was written, centered', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        expect(readPlomrogue(written(city))).toEqual({ ok: true, value: centerLand(city.land) });
      }),
    );
  });

  test('holds 256 rows and cells, no more', () => {
    // Column 0 is even, so the first row is sea.
    const full = cityOf(rectangleLand(255, 256));
    const land = readPlomrogue(written(full));
    expect(land).toEqual({ ok: true, value: centerLand(full.land) });
    expect(written(cityOf(centerLand(full.land)))).toBe(written(full));
    expect(told(writePlomrogue(cityOf(rectangleLand(2, 257))))).toEqual([
      '$.land: the land takes 3 rows of 257 cells; a PlomRogue map has at most 256 × 256',
    ]);
    expect(writePlomrogue(cityOf([{ r: 0, q: 1, count: 257 }])).ok).toBe(false);
  });

  test('may be a whole saved world', () => {
    const world = [
      'TURN 3',
      'MAP_LENGTH 2 # cells',
      'MAP 1 ".X"',
      '',
      '# a comment',
      'MAP 0 "~~"',
      'T_ID 0',
      'T_MEMMAP 0 "  "',
      'WORLD_ACTIVE 1',
    ];
    expect(readPlomrogue(world.join('\r\n'))).toEqual(
      readPlomrogue('MAP_LENGTH 2\nMAP 0 "~~"\nMAP 1 ".."\n'),
    );
  });

  test('that is wrong is told with its lines', () => {
    const text = [
      'MAP 0 "..."',
      'MAP_LENGTH 3',
      'MAP 0 "..."',
      'MAP 0 "..."',
      'MAP 3 "..."',
      'MAP 1 "...."',
      'MAP 2 "..',
      'nonsense',
      'MAP_LENGTH 3',
      'MAP 2 ".é."',
    ];
    expect(told(readPlomrogue(text.join('\n')))).toEqual([
      'line 1: expected MAP_LENGTH before the first row',
      'line 4: row 0 was said already',
      'line 5: expected a row 0..2, found 3',
      'line 6: expected 3 cells, found 4',
      'line 7: expected MAP_LENGTH n or MAP y "row", found "MAP 2 \\".."',
      'line 8: expected MAP_LENGTH n or MAP y "row", found "nonsense"',
      'line 9: MAP_LENGTH was said already',
      'line 10: expected printable ASCII characters, found "é" at place 2',
    ]);
    expect(told(readPlomrogue('MAP_LENGTH 257\n'))).toEqual(['line 1: expected a length 1..256, found 257']);
    expect(told(readPlomrogue('MAP_LENGTH 0\n'))).toEqual(['line 1: expected a length 1..256, found 0']);
    expect(told(readPlomrogue('TURN 1\n'))).toEqual(['MAP_LENGTH: this line is missing']);
    expect(told(readPlomrogue('MAP_LENGTH 3\nMAP 1 "..."'))).toEqual([
      'MAP 0: this line is missing',
      'MAP 2: this line is missing',
    ]);
    expect(told(readPlomrogue('MAP_LENGTH 1\nMAP 0 "~"'))).toEqual(['map: there is no land in it']);
  });
});

test('a saved world has digits in its keys', () => {
  const world = 'PLUGIN Some\nANIMAL_0 1\nMAP_LENGTH 2\nTOOL_1 8\nMAP 0 ".~"\nMAP 1 "~~"\n';
  expect(readPlomrogue(world)).toEqual(readPlomrogue('MAP_LENGTH 2\nMAP 0 ".~"\nMAP 1 "~~"\n'));
});
