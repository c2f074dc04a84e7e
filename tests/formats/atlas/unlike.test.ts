import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineScanner } from '../../../src/formats/atlas/scan-line.ts';
import type { FigureTable } from '../../../src/formats/atlas/table.ts';
import { Unlike } from '../../../src/formats/atlas/unlike.ts';
import { surveyLines } from './lines.ts';

/** The figures of lines, and how unlike the others their cities are, with two readings, as a file is asked. */
function tableOf(lines: readonly object[]): FigureTable {
  const texts = lines.map((line) => new TextEncoder().encode(JSON.stringify(line)));
  const scanner = new LineScanner();
  const { names } = scanner;
  const isCity = () => scanner.values[names.indexOf('ok')] === 1;
  const unlike = new Unlike(names);
  for (const text of texts) {
    expect(scanner.scan(text, 0, text.length)).toBeUndefined();
    if (isCity()) unlike.add(scanner.values);
  }
  const of = unlike.finish();
  const columns = [...names, 'unlike'].map(() => new Float64Array(texts.length).fill(NaN));
  let city = 0;
  texts.forEach((text, row) => {
    scanner.scan(text, 0, text.length);
    names.forEach((_, index) => (columns[index]![row] = scanner.values[index]!));
    if (isCity()) columns[names.length]![row] = of(city++, scanner.values);
  });
  const all = [...names, 'unlike'];
  return { length: texts.length, names: all, column: (name) => columns[all.indexOf(name)] };
}

/** The definition, worked out with no regard to time. */
function slowly(table: FigureTable): number[] {
  const ok = [...table.column('ok')!];
  const cities = ok.flatMap((value, row) => (value === 1 ? row : []));
  const names = table.names.filter((name) => !['seed', 'ok', 'unlike'].includes(name));
  const columns = names.flatMap((name) => {
    const all = cities.map((row) => table.column(name)![row]!);
    const values = all.filter((value) => !Number.isNaN(value));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    // Sums of equal numbers that are no binary fractions leave a rest.
    return spread > 1e-9 * Math.abs(mean) ? [all.map((value) => value / spread)] : [];
  });
  let stride = 1;
  while (Math.ceil(cities.length / stride) > 256) stride *= 2;
  return ok.map((value, row) => {
    if (value !== 1) return NaN;
    const own = cities.indexOf(row);
    const distances = cities.flatMap((_, other) => {
      if (other % stride !== 0 || other === own) return [];
      const squares = columns.map((column) => {
        const [a, b] = [column[own]!, column[other]!];
        if (Number.isNaN(a) && Number.isNaN(b)) return 0;
        return Number.isNaN(a) || Number.isNaN(b) ? 1 : (a - b) ** 2;
      });
      return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / Math.max(1, columns.length));
    });
    const nearest = distances.sort((a, b) => a - b).slice(0, 5);
    return nearest.reduce((sum, distance) => sum + distance, 0) / nearest.length;
  });
}

describe('how unlike its neighbors a city is', () => {
  test('agrees with its definition', () => {
    fc.assert(
      fc.property(fc.array(surveyLines, { maxLength: 14 }), (lines) => {
        const table = tableOf(lines);
        const expected = slowly(table);
        expected.forEach((value, row) => {
          const found = table.column('unlike')![row]!;
          if (Number.isNaN(value)) expect(found).toBeNaN();
          else expect(Math.abs(found - value)).toBeLessThan(6e-5);
        });
      }),
    );
  });

  test('agrees with it where a sample stands for all', () => {
    const city = (seed: number) => ({
      seed,
      ok: true,
      placements: (seed * 7919) % 101,
      perSchematic: seed % 3 === 0 ? {} : { house: (seed * 31) % 17 },
      doors: (seed * seed) % 53,
      walls: { closed: seed % 2, of: 2 },
    });
    const table = tableOf(Array.from({ length: 1100 }, (_, seed) => city(seed)));
    slowly(table).forEach((value, row) =>
      expect(Math.abs(table.column('unlike')![row]! - value)).toBeLessThan(6e-5),
    );
  });

  test('is largest for the one city that stands out', () => {
    const lines = Array.from({ length: 50 }, (_, seed) => ({
      seed,
      ok: true,
      placements: seed === 33 ? 900 : 100 + (seed % 5),
      perSchematic: {},
      doors: 40 + (seed % 3),
      walls: { closed: 0, of: 0 },
    }));
    const values = [...tableOf(lines).column('unlike')!];
    expect(values.indexOf(Math.max(...values))).toBe(33);
  });
});
