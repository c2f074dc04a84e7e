import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiPieces } from '../../../src/formats/text-map/ascii.ts';
import { centerLand } from '../../../src/formats/text-map/land.ts';
import { writePlomrogue } from '../../../src/formats/text-map/plomrogue.ts';
import { guessTextMap, readTextMap, TEXT_MAPS, type TextMap } from '../../../src/formats/text-map/read.ts';
import { textMapperPieces } from '../../../src/formats/text-map/text-mapper-write.ts';
import { anyCity } from '../arbitraries.ts';

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
        expect(guessTextMap(texts[map])).toBe(map);
        expect(readTextMap(map, texts[map], 'hex')).toEqual({ ok: true, value: centerLand(city.land) });
      }
    }),
  );
});

test('maps by other hands are known too', () => {
  expect(guessTextMap('TURN 1\nMAP_LENGTH 64\n')).toBe('plomrogue');
  expect(guessTextMap('# bay\nsea attributes fill="blue"\n-01-01 sea\n')).toBe('text-mapper');
  expect(guessTextMap('100.05 hills\n')).toBe('text-mapper');
  expect(guessTextMap('######\n#....#\n')).toBe('ascii');
  expect(guessTextMap('')).toBe('ascii');
});
