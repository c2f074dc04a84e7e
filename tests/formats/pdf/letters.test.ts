import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  printableName,
  printableText,
  propertyString,
  textString,
} from '../../../src/formats/pdf/letters.ts';
import { fitText, textWidth, wrapText } from '../../../src/formats/pdf/type.ts';

test('letters that the fonts lack are spelled, and none vanishes', () => {
  expect(printableText('Łódź, Třebíč, İzmir')).toBe('Lódz, Trebíc, Izmir');
  expect(printableText('Новый Мост')).toBe('Novyy Most');
  expect(printableText('Άγιος Θωμάς')).toBe('Agios Thomas');
  expect(printableText('e\u0301cole “Œuvre” – 5 €')).toBe('école “Œuvre” – 5 €');
  expect(printableText('水車 3')).toBe('?? 3');
  expect(printableText('a\n\tb\u0000c')).toBe('a b c');
});

const anyCodes = fc.array(fc.oneof(fc.nat(0x17f), fc.nat(0x10ffff)), { maxLength: 40 });

test('a name whose letters the fonts lack comes with its id', () => {
  expect(printableName('Mühle?', 'mill')).toBe('Mühle?');
  expect(printableName('水車', 'mill')).toBe('mill');
  expect(printableName('水車 No. 3', 'mill')).toBe('?? No. 3 (mill)');
  expect(printableName(' ', 'mill')).toBe('mill');
});

test('any text becomes a string of ASCII whose parentheses are escaped', () => {
  fc.assert(
    fc.property(anyCodes, (codes) => {
      const text = String.fromCodePoint(...codes);
      expect(textString(printableText(text))).toMatch(/^\((?:[ -'*-[\]-~]|\\[0-7]{3})*\)$/);
      expect(propertyString(text)).toMatch(/^<feff(?:[0-9a-f]{4})*>$/);
    }),
  );
});

test('fitted and wrapped text stays within its room', () => {
  const anyText = fc
    .string({ unit: fc.constantFrom('a', 'b', 'W', ' ', 'i', 'l', '.', 'm', 'é') })
    .map(printableText);
  fc.assert(
    fc.property(anyText, fc.double({ min: 8, max: 60, noNaN: true }), (text, room) => {
      const type = { size: 3 };
      expect(textWidth(fitText(text, type, room), type)).toBeLessThanOrEqual(room);
      const lines = wrapText(text, type, room, 3);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(textWidth(line, type)).toBeLessThanOrEqual(room);
      const all = wrapText(text, type, room, Infinity).join('');
      expect(all.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }),
  );
});
