import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureName } from '../../../src/formats/atlas/figure-name.ts';
import { LineScanner } from '../../../src/formats/atlas/scan-line.ts';
import { surveyLines } from './lines.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** The figures of a line, taken from what JSON.parse makes of it. */
function plainly(text: string): Map<string, number> {
  const line = JSON.parse(text) as Record<string, never>;
  const { perSchematic = {}, walls, measures = {}, ...rest } = line as Record<string, Record<string, number>>;
  const figures = new Map<string, number>();
  for (const [name, value] of Object.entries(rest as Record<string, unknown>))
    if (typeof value === 'number' || typeof value === 'boolean') figures.set(name, Number(value));
  for (const [id, count] of Object.entries(perSchematic)) figures.set(figureName('count', [id]), count);
  for (const [name, value] of Object.entries(walls ?? {})) figures.set(`walls.${name}`, value);
  for (const [name, value] of Object.entries(measures)) figures.set(name, value ?? NaN);
  return figures;
}

const WANTED = ['doors', 'walls.closed', 'near(castle, gate)', 'count(castle)', 'coverage', 'district("Old \\"town\\" }")', 'streets', 'covered']; // prettier-ignore

describe('the scanner of lines', () => {
  test('takes the same figures as JSON.parse, whatever is wanted', () => {
    fc.assert(
      fc.property(
        fc.subarray(WANTED),
        fc.array(surveyLines, { minLength: 1, maxLength: 4 }),
        (wanted, lines) => {
          const scanner = new LineScanner(wanted);
          for (const line of lines) {
            const text = JSON.stringify(line);
            const bytes = encode(`…${text}…`);
            expect(scanner.scan(bytes, 3, bytes.length - 3)).toBeUndefined();
            const expected = plainly(text);
            const absent = (name: string) => (name.startsWith('count(') && line.ok ? 0 : NaN);
            expect(
              Object.fromEntries(scanner.names.map((name, index) => [name, scanner.values[index]])),
            ).toEqual(
              Object.fromEntries(scanner.names.map((name) => [name, expected.get(name) ?? absent(name)])),
            );
          }
        },
      ),
    );
  });

  test.each<[string, string]>([
    ['a line cut in its middle', '{"seed":1,"ok":true,"placements":3,"perSch'],
    [
      'a line cut before its last brace',
      '{"seed":1,"ok":true,"perSchematic":{},"doors":2,"walls":{"closed":1,"of":1}',
    ],
    ['no JSON', 'hello'],
    ['a list', '[1]'],
    ['a line without a seed', '{"ok":true,"doors":2,"walls":{"closed":1,"of":1}}'],
    ['a wrong number', '{"seed":01,"ok":true,"walls":{"closed":1,"of":1}}'],
    ['nothing', ' '],
  ])('refuses %s', (_, text) => {
    for (const scanner of [new LineScanner(['walls.closed']), new LineScanner()])
      expect(scanner.scan(encode(text), 0, encode(text).length)).toMatch(/^this is no /);
  });

  test('reads lines that are written in another way', () => {
    const scanner = new LineScanner(['doors', 'count(castle)']);
    const text = ' { "ok": true, "doors": 2e2, "seed": 7, "perSchematic": { "castle": 1 } }\r';
    expect(scanner.scan(encode(text), 0, text.length)).toBeUndefined();
    expect(scanner.names.map((name, index) => [name, scanner.values[index]])).toEqual([
      ['doors', 200],
      ['count(castle)', 1],
      ['ok', 1],
      ['seed', 7],
    ]);
  });

  test('takes all figures of all lines when none is named', () => {
    fc.assert(
      fc.property(fc.array(surveyLines, { maxLength: 12 }), (lines) => {
        const texts = lines.map((line) => JSON.stringify(line));
        const scanner = new LineScanner();
        const scan = (text: string) => scanner.scan(encode(text), 0, encode(text).length);
        for (const text of texts) expect(scan(text)).toBeUndefined();
        expect(scanner.names[0]).toBe('seed');
        texts.forEach((text, row) => {
          scan(text);
          const expected = plainly(text);
          for (const name of expected.keys()) expect(scanner.names).toContain(name);
          for (const [index, name] of scanner.names.entries())
            expect(scanner.values[index], name).toBe(
              expected.get(name) ?? (name.startsWith('count(') && lines[row]!.ok ? 0 : NaN),
            );
        });
      }),
    );
  });
});
