import { describe, expect, test } from 'vitest';
import { rectangleLand } from '../../../src/engine/land/shapes.ts';
import { PDF_DEFAULTS } from '../../../src/formats/pdf/options.ts';
import { planTable } from '../../../src/formats/pdf/table-plan.ts';
import { pdfPieces } from '../../../src/formats/pdf/write.ts';
import { cityOf, told } from '../text-map/sample-city.ts';
import { letteredPdfOf, pdfOf, town } from './sample-document.ts';

test('the document is the same byte by byte each time, and reports its progress', () => {
  const reported: number[][] = [];
  const made = pdfPieces(town(), PDF_DEFAULTS, [], (done, of) => reported.push([done, of]));
  const bytes = made.ok ? Buffer.concat([...made.value]) : Buffer.of();
  expect(bytes.equals(pdfOf(town()))).toBe(true);
  const of = reported[0]![1]!;
  expect(reported).toEqual(Array.from({ length: of }, (_, i) => [i + 1, of]));
});

test('a document with fonts is the same byte by byte each time, and little longer for a few Korean names', async () => {
  const city = town();
  const named = { ...city, kinds: city.kinds.map((kind) => ({ ...kind, name: '붉은 벽돌집과 밀밭' })) };
  const [plain, korean] = [await letteredPdfOf(city), await letteredPdfOf(named, { name: '서울의 옛 도성' })];
  expect(korean.equals(await letteredPdfOf(named, { name: '서울의 옛 도성' }))).toBe(true);
  expect(korean.length - plain.length).toBeLessThan(20_000);
});

describe('a document that cannot be made', () => {
  test('has too many pages: the problem names the side that fits', () => {
    const city = cityOf(rectangleLand(150, 150));
    const [message] = told(pdfPieces(city, { ...PDF_DEFAULTS, side: 40 }, []));
    const side = Number(/a side of ([\d.]+) mm fits$/.exec(message!)![1]);
    expect(message).toMatch(/^\$\.land: at 40 mm per side the document has .+ pages of A4, more than 400; /);
    expect(planTable(city, { ...PDF_DEFAULTS, side }).ok).toBe(true);
    expect(planTable(city, { ...PDF_DEFAULTS, side: Math.round(10 * side + 1) / 10 }).ok).toBe(false);
  });

  test('has no land, or a length out of its range', () => {
    const problems = told(pdfPieces(cityOf([]), PDF_DEFAULTS, []));
    expect(problems).toEqual(['$.land: a city without land has nothing to print']);
    expect(() => pdfPieces(town(), { ...PDF_DEFAULTS, overlap: 21 }, [])).toThrow(
      'overlap: 21 mm is not 0..20',
    );
  });
});
