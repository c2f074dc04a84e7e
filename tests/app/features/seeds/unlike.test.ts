import { describe, expect, it } from 'vitest';
import { atlasRows } from '../../../../src/app/features/seeds/atlas/atlas-rows.ts';
import { orderRows, sortKeys } from '../../../../src/app/features/seeds/rows/order-rows.ts';
import { unlikeColumn } from '../../../../src/app/features/seeds/unlike/unlike-column.ts';
import { numbersOf, withColumn } from '../../../../src/formats/atlas/atlas-table.ts';
import { AtlasReader } from '../../../../src/formats/atlas/read-lines.ts';
import { scratchFolder, sixfoldOut } from '../../../cli/run.ts';

const folder = scratchFolder();

/** 700 seeds, of which some have no city, some lack a measure, and some schematics come late. */
const LINES = Array.from({ length: 700 }, (_, seed) => {
  const wild = (seed * 2654435761) % 1009;
  if (seed % 31 === 30) return JSON.stringify({ seed, ok: false, problems: [] });
  return JSON.stringify({
    seed,
    ok: true,
    placements: wild % 97,
    perSchematic: { house: 1 + (wild % 7), ...(seed > 300 && { mill: wild % 5 }) },
    covered: wild,
    coverage: (wild % 100) / 100,
    digest: 'sha256:00',
    publicAreas: wild % 3,
    landAreas: 1,
    doors: wild % 53,
    doorsReached: wild % 41,
    walls: { closed: wild % 2, of: 1 },
    measures: { 'near(castle, gate)': seed % 4 === 0 ? null : wild % 61 },
  });
});

const rows = (() => {
  const text = new TextDecoder();
  const reader = new AtlasReader((line) => text.decode(line));
  reader.push(new TextEncoder().encode(LINES.join('\n')));
  return atlasRows(reader.end(), [], (id) => id);
})();

describe('how unlike the others the cities of an atlas are', () => {
  const told: number[] = [];
  const { length } = rows.table;
  const columns = numbersOf(rows.table);
  const unlike_row = unlikeColumn({ length, columns, scope: null }, (share) => told.push(share));

  it('is what the command line finds', () => {
    const file = folder.write('atlas.jsonl', `${LINES.join('\n')}\n`);
    const found = sixfoldOut(['find', file, '--sort', '-unlike', '--limit', '700', '--seeds']);
    const table = withColumn(rows.table, 'unlike', unlike_row);
    const order = { kind: 'figure', name: 'unlike', descending: true } as const;
    const all = Uint32Array.from({ length }, (_, row) => row);
    const ordered = orderRows(all, { table }, order, sortKeys({ ...rows, table }, order));
    const seeds = Array.from(ordered, (row) => table.column('seed')![row]!);
    const cities = seeds.filter((seed) => seed % 31 !== 30);
    expect(seeds.slice(0, cities.length)).toEqual(cities);
    expect(found.match(/\d+/g)!.map(Number).slice(0, cities.length)).toEqual(cities);
    expect(new Set(unlike_row.filter((number) => !Number.isNaN(number))).size).toBeGreaterThan(300);
  });

  it('is NaN for rows without a city and for rows that are not compared', () => {
    expect(Array.from(unlike_row, Number.isNaN)).toEqual(Array.from(unlike_row, (_, row) => row % 31 === 30));
    const scope = Uint32Array.of(3, 30, 7, 500);
    const some_row = unlikeColumn({ length, columns, scope });
    expect([...some_row.entries()].filter(([, number]) => !Number.isNaN(number)).map(([row]) => row)).toEqual(
      [3, 7, 500],
    );
    expect(told[0]).toBe(0);
  });

  it('leaves the likeness to one city as it is', () => {
    const order = { kind: 'like', seed: 5 } as const;
    const table = withColumn(rows.table, 'unlike', unlike_row);
    const figures = [...rows.figures, { ...rows.figures[0]!, name: 'unlike' }];
    expect(sortKeys({ ...rows, table, figures }, order)).toEqual(sortKeys(rows, order));
  });
});
