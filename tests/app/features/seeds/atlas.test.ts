import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streamOf } from '../../../../src/app/features/seeds/atlas/atlas-stream.ts';
import { atlasRows } from '../../../../src/app/features/seeds/atlas/atlas-rows.ts';
import { LinePicker } from '../../../../src/app/features/seeds/atlas/line-picker.ts';
import { commaPieces } from '../../../../src/app/features/seeds/table.ts';
import { AtlasReader } from '../../../../src/formats/atlas/read-lines.ts';

const bytes = new TextEncoder();
const text = new TextDecoder();

const LINES = [
  { seed: 5, ok: true, coverage: 0.5, perSchematic: { mill: 2 }, doors: 3, measures: { 'near(a, b)': 1.5 } },
  { seed: 6, ok: false, problems: [{ path: '$.land', message: 'is too small' }] },
  { seed: 7, ok: true, coverage: 0.25, perSchematic: {}, doors: 1000, measures: { 'near(a, b)': null } },
].map((line) => JSON.stringify(line));

async function join(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of stream) parts.push(chunk.slice());
  return new Blob(parts).text();
}

function columnsOf(all: string) {
  const reader = new AtlasReader((line) => text.decode(line));
  reader.push(bytes.encode(all));
  return reader.end();
}

describe('the file of an atlas', () => {
  it('is read as it is, and unpacked where gzip packed it', async () => {
    const plain = LINES.join('\n').repeat(20_000);
    const packed = new Blob([plain]).stream().pipeThrough(new CompressionStream('gzip'));
    const file = await new Response(packed).blob();
    const told: number[] = [];
    expect(await join(streamOf(new Blob([plain]), (read) => told.push(read)))).toBe(plain);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBeGreaterThan(plain.length - 2_000_000);
    expect(await join(streamOf(file, () => undefined))).toBe(plain);
  });

  it('is refused where its packing is damaged', async () => {
    const packed = new Blob([LINES.join('\n')]).stream().pipeThrough(new CompressionStream('gzip'));
    const whole = await new Response(packed).blob();
    await expect(join(streamOf(whole.slice(0, whole.size - 12), () => undefined))).rejects.toThrow(/./);
  });

  it('gives any of its lines back, as they are and in its order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.string({ maxLength: 8 }).map((line) => line.replaceAll('\n', ' ')),
          { minLength: 1, maxLength: 20 },
        ),
        fc.array(fc.nat(19)),
        fc.integer({ min: 1, max: 30 }),
        async (lines, wanted, size) => {
          const numbers = wanted.filter((index) => index < lines.length).map((index) => index + 1);
          const picker = new LinePicker(Uint32Array.from(numbers));
          const all = bytes.encode(lines.map((line) => `${line}\n`).join(''));
          for (let start = 0; start < all.length; start += size)
            picker.push(all.subarray(start, start + size));
          const expected = lines.filter((_, index) => numbers.includes(index + 1)).map((line) => `${line}\n`);
          expect(await picker.end().text()).toBe(expected.join(''));
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('the rows of an atlas', () => {
  const rows = atlasRows(columnsOf(LINES.join('\n')), [], (id) => (id === 'mill' ? 'Windmill' : id));

  it('have figures with names of the screen, of the whole city first', () => {
    expect(rows.figures.map(({ name, label, group }) => [name, label, group])).toEqual([
      ['coverage', 'Covered', 'City'],
      ['doors', 'Doors', 'City'],
      ['near(a, b)', 'near(a, b)', 'City'],
      ['count(mill)', 'Windmill', 'Placements'],
    ]);
    const shown = (name: string, value: number) =>
      rows.figures.find((figure) => figure.name === name)!.format(value);
    expect([shown('coverage', 0.25), shown('doors', 1000), shown('near(a, b)', 1.23456)]).toEqual([
      '25.0 %',
      '1,000',
      '1.235',
    ]);
  });

  it('tell why a seed has no city', () => {
    expect([0, 1, 2].map(rows.problemOf)).toEqual(['', '$.land: is too small', '']);
  });

  it('are saved in their order, whatever their number', async () => {
    const saved = await new Blob(commaPieces(rows, Uint32Array.of(2, 0, 1))).text();
    expect(saved).toBe(
      'Seed,Covered,Doors,"near(a, b)",Placements: Windmill,Problem\r\n7,0.25,1000,,0,\r\n5,0.5,3,1.5,2,\r\n6,,,,,$.land: is too small\r\n',
    );
    const many = new Uint32Array(25_000).fill(2);
    const lines = (await new Blob(commaPieces(rows, many)).text()).split('\r\n');
    expect([lines.length, new Set(lines.slice(1, -1)).size]).toEqual([25_002, 1]);
  });
});
