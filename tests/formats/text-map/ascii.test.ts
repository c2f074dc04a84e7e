import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { City } from '../../../src/engine/city/city.ts';
import { hexKey } from '../../../src/engine/hex/hex.ts';
import { hexCenter } from '../../../src/engine/hex/plane.ts';
import { hexagonLand, rectangleLand } from '../../../src/engine/land/shapes.ts';
import { asciiPieces, guessGrid, readAscii } from '../../../src/formats/text-map/ascii.ts';
import { centerLand } from '../../../src/formats/text-map/land.ts';
import { anyCity } from '../arbitraries.ts';
import { citySegments, landHexes } from './city-segments.ts';
import { all, cityOf, told } from './sample-city.ts';

const written = (city: City) => [...asciiPieces(city)].join('');

describe('a city as characters', () => {
  test('is turned 90° clockwise: what lies north is at the right, what lies east is at the bottom', () => {
    const city = cityOf(hexagonLand(1), [
      { q: 0, r: -1, segments: all('house') },
      { q: 1, r: -1, segments: all('wheat') },
    ]);
    expect(written(city)).toBe('~ . .\n . . h\n~ . w\n');
  });

  test('has every hex where the turned picture has it, and sea around', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        const lines = written(city).split('\n');
        expect(lines.pop()).toBe('');
        // Turned clockwise on screen, (x, y) is (-y, x). Half a hex is √3 / 2 wide, a row 3/2 high.
        const places = landHexes(city).map((hex) => {
          const { x, y } = hexCenter(hex);
          return { hex, right: Math.round(-y / (Math.sqrt(3) / 2)), down: Math.round(x / 1.5) };
        });
        const marked = new Set<string>();
        const left = Math.min(...places.map(({ right }) => right));
        const first = { right: left, down: Math.min(...places.map(({ down }) => down)) };
        const shown = lines.findIndex((line) => /[^~ ]/.test(line));
        expect(shown).toBeLessThanOrEqual(1);
        const indent = Math.min(
          ...lines.filter((line) => /[^~ ]/.test(line)).map((line) => line.search(/[^~ ]/)),
        );
        for (const { hex, right, down } of places) {
          const [line, place] = [down - first.down + shown, right - first.right + indent];
          marked.add(`${line}:${place}`);
          expect(lines[line]![place]).toBe(glyphByCounting(city, hex));
        }
        lines.forEach((line, y) =>
          line.split('').forEach((character, place) => {
            if (!marked.has(`${y}:${place}`)) expect(character).toBe((place - y) % 2 === 0 ? '~' : ' ');
          }),
        );
      }),
    );
  });

  test('shows the kind that covers most of a hex, of equals the first from north clockwise', () => {
    const [h, w, n] = ['house', 'wheat', null] as const;
    const hexes = [
      [n, n, h, n, n, n],
      [h, w, n, w, n, n],
      [n, w, h, n, h, w],
      [n, h, w, w, n, h],
      [n, n, n, n, n, n],
    ] as const;
    const city = cityOf(
      [{ r: 0, q: 1, count: 5 }],
      hexes.slice(0, 4).map((segments, index) => ({ q: index + 1, r: 0, segments })),
    );
    expect(written(city).replaceAll(/[~ \n]/g, '')).toBe('hwwh.');
  });

  test('without land is empty', () => {
    expect(written(cityOf([]))).toBe('');
  });
});

/** The oracle: counted from the list of everything that stands in the city. */
function glyphByCounting(city: City, hex: { q: number; r: number }): string {
  const here = citySegments(city)
    .filter((segment) => hexKey(segment) === hexKey(hex))
    .sort((a, b) => a.k - b.k);
  if (here.length === 0) return '.';
  const count = (kind: string) => here.filter((segment) => segment.kind === kind).length;
  const most = Math.max(...here.map(({ kind }) => count(kind)));
  const winner = here.find(({ kind }) => count(kind) === most)!.kind;
  return city.kinds.find(({ id }) => id === winner)!.glyph;
}

describe('characters read as land', () => {
  test('give the land that was written, centered', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        const text = written(city);
        const land = { ok: true, value: centerLand(city.land) };
        expect(readAscii(text, 'hex')).toEqual(land);
        // The two readings of a single column differ in nothing but the places that are looked at.
        if (text.includes('\n ')) expect(readAscii(text)).toEqual(land);
      }),
    );
  });

  test('give the same land as squares when their rows are the same', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        const squares = written(city).replaceAll(' ', '');
        expect(readAscii(squares, 'square')).toEqual({ ok: true, value: centerLand(city.land) });
        if (squares.split('\n').some((line) => line.length > 1))
          expect(readAscii(squares)).toEqual({ ok: true, value: centerLand(city.land) });
      }),
    );
  });

  test('leave centered land where it was', () => {
    for (const land of [hexagonLand(1), hexagonLand(3), hexagonLand(4), centerLand(rectangleLand(8, 5))])
      expect(readAscii(written(cityOf(land)))).toEqual({ ok: true, value: land });
  });

  test('are written again as they were, but for sea at the borders', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        const text = written(cityOf(city.land));
        const land = readAscii(text, 'hex');
        expect(land.ok && written(cityOf(land.value))).toBe(text);
      }),
    );
  });

  test('take any character but ~ and blanks for land, and line ends of any system', () => {
    const land = readAscii('. .\n . .\n');
    expect(land.ok).toBe(true);
    expect(readAscii('~ # X\r\n ~ @ 9  \r\n\r\n')).toEqual(land);
    expect(readAscii('    x x\n     x x')).toEqual(land);
    expect(readAscii('..\n..')).toEqual(land);
    expect(readAscii('~..\n ..~')).toEqual(land);
  });

  test('are told apart by their blanks', () => {
    expect(guessGrid(['. ~ .', ' . .', '. ~'])).toBe('hex');
    expect(guessGrid(['. ~ .', ' . .', '. ~~'])).toBe('hex');
    expect(guessGrid(['.', '.', '.'])).toBe('square');
    expect(guessGrid(['###', '# #', '###'])).toBe('square');
    expect(guessGrid(['.'])).toBe('hex');
    expect(guessGrid(['', ' .'])).toBe('hex');
  });

  test('that are wrong are told with their line', () => {
    expect(told(readAscii('. . .\n . . .\n. .x\n . .\té\n. .\n'))).toEqual([
      'line 3: expected a blank at place 4, between cells, found "x"',
      'line 4: expected printable ASCII characters, found "\\t" at place 5',
    ]);
    expect(told(readAscii('. .\n. .\n', 'hex'))).toEqual([
      'line 2: expected a blank at place 1, between cells, found "."',
    ]);
    expect(told(readAscii('.é.\n...', 'square'))).toEqual([
      'line 1: expected printable ASCII characters, found "é" at place 2',
    ]);
    expect(told(readAscii('~ ~\n ~'))).toEqual(['map: there is no land in it']);
    expect(told(readAscii(''))).toEqual(['map: there is no land in it']);
  });

  test('that lie too far apart are refused, not worked on for ever', () => {
    const far = `.${'\n'.repeat(10_000)}${' '.repeat(10_000)}.`;
    expect(told(readAscii(far, 'square'))).toEqual([
      'map: the land spreads over a box of 10001 × 10001 hexes; at most 67108864 can be worked on',
    ]);
  });
});
