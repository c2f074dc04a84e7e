import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { WHEAT } from '../../support/cities.ts';
import { missing, program } from '../../support/programs.ts';
import { all, cityOf } from '../text-map/sample-city.ts';
import { letteredPdfOf, town } from './sample-document.ts';

/** Characters in the ranges of letters of scripts, as all of their fonts have them. */
const RANGES = {
  Latin: ['AZ', 'az', '\u00c0\u00d6', '\u00d8\u00f6', '\u00f8\u017e', '\u1ea0\u1ef9'],
  Greek: ['\u0391\u03a1', '\u03a3\u03c9', '\u1f00\u1f15', '\u1f20\u1f45'],
  Cyrillic: ['\u0400\u045f', '\u048a\u052f'],
  Hangul: ['\uac00\ud7a3', '\u3131\u314e'],
} as const;

/** A letter of a script, in the one form that texts in Unicode have after normalizing. */
function anyLetter(script: keyof typeof RANGES): fc.Arbitrary<string> {
  const ranges = RANGES[script].map((range) =>
    fc.integer({ min: range.charCodeAt(0), max: range.charCodeAt(1) }),
  );
  return fc
    .oneof(...ranges)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => letter.normalize('NFC') === letter && letter.normalize('NFKC') === letter);
}

const anyWord = fc
  .constantFrom(...(Object.keys(RANGES) as (keyof typeof RANGES)[]))
  .chain((script) => fc.string({ unit: anyLetter(script), minLength: 1, maxLength: 8 }));
const anyName = fc.array(anyWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

const gone = missing('pdftotext', 'pdffonts');

function textOf(pdf: Buffer): string {
  const text = execFileSync(program('pdftotext'), ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' });
  return text.normalize('NFC');
}

/** Whether each font is embedded, a subset, and has its characters. */
function fontsIn(pdf: Buffer): string[] {
  const table = execFileSync(program('pdffonts'), ['-'], { input: pdf, encoding: 'utf8' });
  return table
    .split('\n')
    .slice(2, -1)
    .map((line) => /\b(?:yes|no) +(?:yes|no) +(?:yes|no)\b/.exec(line)![0]);
}

describe.skipIf(gone)(`as Poppler reads it${gone}:`, () => {
  test('the names of a document are read back letter by letter, and every font is embedded', async () => {
    await fc.assert(
      fc.asyncProperty(anyName, anyName, async (title, name) => {
        const city = cityOf(hexagonLand(0), [{ q: 0, r: 0, segments: all('wheat') }], {
          kinds: [{ ...WHEAT, name }],
        });
        const pdf = await letteredPdfOf(city, { name: title, pieces: 'none' });
        // A long name is on two lines of the legend.
        const text = textOf(pdf).replaceAll(/\s+/g, ' ');
        expect(text.startsWith(`${title} side of a hex`)).toBe(true);
        expect(text).toContain(` Kinds (segments) ${name} 6 `);
        expect(new Set(fontsIn(pdf))).toEqual(new Set(['yes yes yes']));
      }),
      { numRuns: 40 },
    );
  });

  test('the texts of all pages are in embedded fonts: titles, legend, marks, bill and cut-outs', async () => {
    const city = town();
    const named = {
      ...city,
      kinds: city.kinds.map((kind, i) => ({ ...kind, name: ['집', 'Поле'][i]! })),
      schematics: city.schematics.map((one, i) => ({ ...one, name: ['Αγρός', '기와집'][i]! })),
      districts: city.districts.map((district) => ({ ...district, group: '옛 마을' })),
    };
    const pdf = await letteredPdfOf(named, { name: '서울', side: 14 });
    const pages = textOf(pdf).split('\f');
    for (const text of ['서울', '옛 마을', '집', 'Поле']) expect(pages[0]).toContain(text);
    expect(pages[1]).toMatch(/page 2 of \d+ · 서울/);
    expect(pages.find((page) => page.includes('Bill of pieces'))).toMatch(/Αγρός[^]*기와집|기와집[^]*Αγρός/);
    expect(pages.find((page) => page.includes('Cut-outs'))).toMatch(/112 × Αγρός/);
    expect(new Set(fontsIn(pdf))).toEqual(new Set(['yes yes yes']));
  });
});
