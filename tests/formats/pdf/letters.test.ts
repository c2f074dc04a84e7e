import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Letters } from '../../../src/formats/pdf/letters.ts';
import { propertyString } from '../../../src/formats/pdf/text-units.ts';
import { fontsOf } from './sample-document.ts';

const standard = new Letters([]);

describe('without fonts', () => {
  test('letters that the standard fonts lack are spelled, and none vanishes', () => {
    expect(standard.printable('Łódź, Třebíč, İzmir')).toBe('Lódz, Trebíc, Izmir');
    expect(standard.printable('Новый Мост')).toBe('Novyy Most');
    expect(standard.printable('Άγιος Θωμάς')).toBe('Agios Thomas');
    expect(standard.printable('e\u0301cole “Œuvre” – 5 €')).toBe('école “Œuvre” – 5 €');
    expect(standard.printable('水車 3')).toBe('?? 3');
    expect(standard.printable('a\n\tb\u0000c')).toBe('a b c');
  });

  test('a name whose letters they lack comes with its id', () => {
    expect(standard.printableName('Mühle?', 'mill')).toBe('Mühle?');
    expect(standard.printableName('水車', 'mill')).toBe('mill');
    expect(standard.printableName('水車 No. 3', 'mill')).toBe('?? No. 3 (mill)');
    expect(standard.printableName(' ', 'mill')).toBe('mill');
  });

  test('the letters that are spelled or lacking are named, each once', () => {
    expect(standard.lacking('Łódź źrebak 水車 水')).toEqual(['Ł', 'ź', '水', '車']);
    expect(standard.lacking('Mühle?\t\u200d\ufe0f')).toEqual([]);
  });
});

describe('with fonts', () => {
  test('letters are shown as they are, and others are spelled with them', async () => {
    const letters = new Letters(await fontsOf('Łódź, Việt', 'Новый Ґ Мост', 'Άγιος ᾳ', '훈민정음 ㄱ'));
    for (const text of ['Łódź, Việt “5 €”', 'Новый Ґ Мост', 'Άγιος Θωμάς ᾳ', '훈민정음 ㄱ', '‡ 5 ‰']) {
      expect(letters.printable(text)).toBe(text);
      expect(letters.lacking(text)).toEqual([]);
    }
    expect(letters.printable('\u1100\u1161\u11a8 ① Ａ 水')).toBe('각 1 A ?');
    expect(letters.lacking('각 ① Ａ 水')).toEqual(['①', 'Ａ', '水']);
  });

  test('no more of them are loaded than the letters of the texts ask for', async () => {
    const count = async (text: string) => (await fontsOf(text)).length;
    expect(await Promise.all(['', 'Rye', 'Łódź', 'Мост 집', '水'].map(count))).toEqual([1, 1, 2, 3, 1]);
  });

  test('a font without bold letters is thickened where they are asked for', async () => {
    const letters = new Letters(await fontsOf('집'));
    expect(letters.operators('House 집', { size: 3 }, '0 0 0')).toBe(
      '/R0 3 Tf <000100020003000400050006> Tj /R1 3 Tf <0001> Tj',
    );
    expect(letters.operators('a 집', { size: 3, bold: true }, '0 0 0')).toBe(
      '/B0 3 Tf <00010002> Tj 2 Tr 0 0 0 RG 0.1 w /R1 3 Tf <0001> Tj 0 Tr',
    );
  });
});

const anyCodes = fc.array(fc.oneof(fc.nat(0x17f), fc.nat(0x10ffff)), { maxLength: 40 });

test('any text becomes operators of ASCII whose strings have escaped parentheses', async () => {
  const embedded = new Letters(await fontsOf('Ł'));
  fc.assert(
    fc.property(anyCodes, (codes) => {
      const text = String.fromCodePoint(...codes);
      for (const letters of [standard, embedded])
        expect(letters.operators(letters.printable(text), { size: 3 }, '0 0 0')).toMatch(
          /^(?:\/R\d* 3 Tf (?:\((?:[ -'*-[\]-~]|\\[0-7]{3})*\)|<(?:[0-9a-f]{4})+>) Tj ?)*$/,
        );
      expect(propertyString(text)).toMatch(/^<feff(?:[0-9a-f]{4})*>$/);
    }),
  );
});

test('fitted and wrapped text stays within its room', async () => {
  const embedded = new Letters(await fontsOf('집Ł'));
  const anyText = fc.string({
    unit: fc.constantFrom('a', 'b', 'W', ' ', 'i', 'l', '.', 'm', 'é', 'Ł', '집'),
  });
  fc.assert(
    fc.property(anyText, fc.double({ min: 8, max: 60, noNaN: true }), fc.boolean(), (any, room, bold) => {
      for (const letters of [standard, embedded]) {
        const text = letters.printable(any);
        const type = { size: 3, bold };
        expect(letters.width(letters.fit(text, type, room), type)).toBeLessThanOrEqual(room);
        const lines = letters.wrap(text, type, room, 3);
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) expect(letters.width(line, type)).toBeLessThanOrEqual(room);
        const all = letters.wrap(text, type, room, Infinity).join('');
        expect(all.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }
    }),
  );
});
