import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiPieces } from '../../../src/formats/text-map/ascii.ts';
import { centerLand } from '../../../src/formats/text-map/land.ts';
import { writePlomrogue } from '../../../src/formats/text-map/plomrogue.ts';
import { guessTextMap } from '../../../src/formats/text-map/guess.ts';
import { TEXT_MAPS, type TextMap } from '../../../src/formats/text-map/names.ts';
import { readTextMap } from '../../../src/formats/text-map/read.ts';
import { textMapperPieces } from '../../../src/formats/text-map/text-mapper-write.ts';
import { anyCity } from '../arbitraries.ts';
import { told } from './sample-city.ts';

test('every map that is written is known for what it is and read as its land', () => {
  fc.assert(
    fc.property(anyCity, (city) => {
      const plomrogue = writePlomrogue(city);
      const texts: Record<TextMap, string> = {
        ascii: [...asciiPieces(city)].join(''),
        plomrogue: plomrogue.ok ? plomrogue.value : '',
        'text-mapper': [...textMapperPieces(city)].join(''),
      };
      for (const map of TEXT_MAPS) {
        if (texts[map] !== '') expect(guessTextMap(texts[map])).toEqual({ ok: true, value: map });
        expect(readTextMap(map, texts[map], 'hex')).toEqual({ ok: true, value: centerLand(city.land) });
      }
    }),
  );
});

test.each([
  ['plomrogue', 'TURN 1\nMAP_LENGTH 64\n'],
  ['text-mapper', '# bay\nsea attributes fill="blue"\n-01-01 sea\n'],
  ['text-mapper', '100.05 hills\n'],
  ['text-mapper', '<marker id="arrow">\n</marker>\n0101 hills\n0102 plain\n0103 plain'],
  ['ascii', '######\n#....#\n'],
  ['ascii', '~~##~~\n~####~\n~~#~~~\n'],
  ['ascii', '   ####\n  ######\n\n   ###'],
  ['ascii', '~ # X\r\n ~ @ 9  \r\n\r\n'],
  ['ascii', '. . .\n . . .\n. .x\n . .\n'],
  ['ascii', '~~~~'],
])('a map by other hands is known too: %s in %j', (map, text) => {
  expect(guessTextMap(text)).toEqual({ ok: true, value: map });
});

const DIARY = 'Dear diary,\n\n1848 was a wild year.\nWe walked to the mill. All of us.\n';

test.each([
  ['nothing', ' \n\n', ': the file is empty'],
  ['a diary', DIARY, 'line 1: expected JSON of Sixfold or a map of characters, found "Dear diary,"'],
  ['a word', 'castle', 'found "castle"'],
  ['an address', 'https://example.org/cities', 'found "https://example.org/cities"'],
  ['digests', 'd41d8cd98f00b204e9800998ecf8427e\n0cc175b9c0f1b6a831c399e269772661\n', 'a list of digests'],
  ['dates', '2026-01-01\n2026-01-02\n2026-01-03\n', 'a list of dates'],
  ['identifiers', 'ABX-1029\nABX-1030\nKLM-2044\n', 'a list of words or numbers'],
  ['a list', '- mill\n- wall\n- tower\n', 'line 1: '],
  ['a shopping list', '12 eggs\n2 breads\n500 g flour\n', 'found "12 eggs"'],
  ['a table', 'name,hexes,seed\nOldtown,400,7\nHarbor,1200,12\n', 'found "name,hexes,seed"'],
  ['numbers', '0,0,1,1,0\n0,1,1,1,1,\n0,0,10,1,0\n', 'line 1: '],
  ['a program', 'for (let i = 0; i < 10; i++) {\n    draw(i);\n}\n', 'line 1: '],
  ['a script', '# ------------\n\nset -e\nmake all\n./run --seed 7 | tee out.log\n', 'line 3: '],
  ['Markdown', '# Cities\n\n* Old town: 1848\n* Harbor\n\nSee [there](x.md).\n', 'line 1: '],
  ['a picture', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n</svg>\n', 'line 1: an SVG is'],
  ['a picture', '<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg>\n<svg>\n</svg>', 'line 1: an SVG is'],
  ['a page', '\n<!doctype html>\n<html>\n<body>1848 was wild</body></html>', 'line 2: a web page (HTML)'],
  ['Tiled', '<?xml version="1.0"?>\n<map version="1.10">\n0101 a\n</map>', 'line 1: a map of Tiled'],
  ['a feed', '<?xml version="1.0"?>\n<rss>\n</rss>', 'line 1: an XML document'],
  [
    'markup',
    '<p>\nHello\n</p>',
    'line 1: expected JSON of Sixfold or a map of characters, found markup, "<p"',
  ],
])('what is no map is refused with its place and why: %s', (_, text, reason) => {
  expect(told(guessTextMap(text))).toEqual([expect.stringContaining(reason)]);
});
