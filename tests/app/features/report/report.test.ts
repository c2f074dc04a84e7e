import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CityCounter } from '../../../../src/app/cityview/city-counter.ts';
import { districtCoverage } from '../../../../src/app/cityview/district-coverage.ts';
import { reportText } from '../../../../src/app/features/report/report-words.ts';
import { toChunks } from '../../../../src/app/document/chunked.ts';
import { toCityDocument } from '../../../../src/app/document/document.ts';
import { createBoard, stamp } from '../../../../src/engine/board/board.ts';
import { countBuildings } from '../../../../src/engine/city/buildings.ts';
import { generate } from '../../../../src/engine/generate/generate.ts';
import { oneMore } from '../../../../src/engine/generate/one-more.ts';
import { countFits } from '../../../../src/engine/fit/all.ts';
import { countHexes } from '../../../../src/engine/land/row.ts';
import { orient, UNMIRRORED } from '../../../../src/engine/schematic/pose.ts';
import { cityStatistics } from '../../../../src/formats/city/statistics.ts';
import { anyDistricts, anyLand, makeRecipe, rule, SHAPES, TILE } from '../../../support/cities.ts';

function cityOf(rows: Parameters<typeof countHexes>[0], coverage: number) {
  const recipe = makeRecipe(
    7,
    { shape: 'rows', rows },
    SHAPES.schematics.map(({ id }) => rule(id)),
    { coverage },
  );
  const city = generate(recipe, SHAPES);
  if (!city.ok) throw new Error(JSON.stringify(city.problems));
  const board = createBoard(rows);
  for (const placement of city.value.placements) {
    const { hexes } = SHAPES.schematics.find(({ id }) => id === placement.schematic)!;
    stamp(board, orient(hexes, placement), placement, placement.id);
  }
  return { recipe, city, board };
}

describe('coverage by district', () => {
  it('counts every covered segment of a district once', () => {
    const anyWork = anyLand.chain((rows) => fc.tuple(fc.constant(rows), anyDistricts(rows)));
    fc.assert(
      fc.property(anyWork, fc.constantFrom(0, 0.4, 1), ([rows, districts], coverage) => {
        const { board } = cityOf(rows, coverage);
        const whole = districtCoverage([{ id: 1, group: 'all', rows }], board);
        expect(whole).toMatchObject([{ covered: board.covered, segments: 6 * board.hexes }]);
        for (const { covered, segments, districts: list } of districtCoverage(districts, board)) {
          expect(covered).toBe(list.reduce((sum, one) => sum + one.covered, 0));
          expect(segments).toBe(list.reduce((sum, { district }) => sum + 6 * countHexes(district.rows), 0));
          expect(covered).toBeLessThanOrEqual(segments);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('a counter of cities', () => {
  it('counts after any change what it would count anew', () => {
    const anyKept = fc.array(fc.infiniteStream(fc.boolean()), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyLand, anyKept, (rows, versions) => {
        const { city } = cityOf(rows, 0.8);
        const counter = new CityCounter();
        const whole = toCityDocument(city.value);
        for (const kept of versions) {
          const placements = city.value.placements.filter(() => kept.next().value);
          const value = { ...city.value, placements };
          const board = createBoard(rows);
          for (const placement of placements) {
            const { hexes } = value.schematics.find(({ id }) => id === placement.schematic)!;
            stamp(board, orient(hexes, placement), placement, placement.id);
          }
          const document = { ...whole, placements: toChunks(placements) };
          const { statistics, buildings } = counter.count(document, board);
          expect(statistics).toEqual(cityStatistics(value));
          expect([...buildings]).toEqual([...countBuildings(value)]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('counts anew when a schematic is another, or kinds are', () => {
    const { city, board } = cityOf([{ r: 0, q: 0, count: 6 }], 1);
    const counter = new CityCounter();
    const document = toCityDocument(city.value);
    const first = counter.count(document, board).buildings;
    expect(counter.count(document, board).buildings).toBe(first);
    for (const footprint of ['segment', 'area', 'tile'] as const) {
      const kinds = document.kinds.map((kind) => ({ ...kind, footprint }));
      expect([...counter.count({ ...document, kinds }, board).buildings]).toEqual([
        ...countBuildings({ ...city.value, kinds }),
      ]);
    }
    const { buildings } = counter.count(
      { ...document, schematics: structuredClone(document.schematics) },
      board,
    );
    expect([...buildings]).toEqual([...first]);
  });
});

describe('one more', () => {
  it('fits exactly where some placement does, else comes nearest with something in its way', () => {
    fc.assert(
      fc.property(anyLand, fc.constantFrom(0.3, 0.8, 1), (rows, coverage) => {
        const { city, board } = cityOf(rows, coverage);
        const found = oneMore(rule('tile'), TILE, city.value);
        expect(found.kind).toBe(countFits(board, TILE.hexes, UNMIRRORED) > 0 ? 'fits' : 'misses');
        if (found.kind === 'misses') expect(found.miss.blocked.length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the report as text', () => {
  const nameOf = (id: string) => id.toUpperCase();

  it('tells of every schematic how many were placed, and what became of all attempts', () => {
    const { recipe, city } = cityOf([{ r: 0, q: 0, count: 4 }], 1);
    const outcome = { recipe, report: city.report, problems: [], city: toCityDocument(city.value) };
    const [head, ...lines] = reportText(outcome, nameOf).trimEnd().split('\n');
    expect(head).toBe('Generated from seed 7');
    expect(lines.map((line) => line.split(':')[0])).toEqual(['SINGLE', 'PAIR', 'TILE', 'TWO-HEXES']);
    city.report.schematics.forEach(({ placed, tried, failed }, index) => {
      expect(lines[index]).toContain(`: ${placed} placed (any number).`);
      if (tried > 0) expect(lines[index]).toContain(`Tried ${tried} time`);
      expect(tried).toBe(placed + Object.values(failed).reduce((sum, count) => sum + count, 0));
    });
  });

  it('tells why there is no city, and where what is missing came nearest', () => {
    const recipe = makeRecipe(3, { shape: 'hexagon', radius: 0 }, [rule('two-hexes', { min: 1 })]);
    const result = generate(recipe, SHAPES);
    const { city } = cityOf([{ r: 0, q: 0, count: 1 }], 1);
    if (result.ok) throw new Error('two hexes fit on one');
    const outcome = { ...result, recipe, city: toCityDocument(city.value) };
    expect(reportText(outcome, nameOf)).toMatch(
      /^Not generated, seed 3\n! TWO-HEXES: needs 12 segments in one piece.*\nTWO-HEXES: 0 placed \(at least 1\)\. Never tried\.\n {2}Nearest at hex .*: 6 segments blocked\.\n$/,
    );
  });
});
