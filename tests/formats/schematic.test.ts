import { describe, expect, test } from 'vitest';
import { checkSchematic } from '../../src/formats/schematic/check.ts';
import { readSchematic } from '../../src/formats/schematic/read.ts';
import { HOUSE, WHEAT } from '../support/cities.ts';
import { problemsOf } from './told.ts';

function schematic(part: object): string {
  const hexes = [{ q: 0, r: 0, segments: ['house', null, null, null, null, null] }];
  return JSON.stringify({ format: 'sixfold/schematic', version: 1, id: 'a', name: 'A', hexes, ...part });
}

const hex = (q: number, r: number, segments: unknown = ['house', null, null, null, null, null]) => ({
  q,
  r,
  segments,
});

describe('a schematic', () => {
  test('tells all of its problems at once', () => {
    const hexes = [
      hex(0, 0),
      hex(0, 0),
      hex(1e9, 0),
      hex(0.5, 400, ['house', null, null, null, null]),
      hex(0, 1, [1, null, null, null, null, 'Mill']),
    ];
    expect(problemsOf(schematic({ tags: 'farm', hexes, weight: 1, height: 2 }))).toEqual([
      '$.tags: expected an array of strings, found "farm"',
      '$.hexes[2].q: expected an integer -512..512, found 1000000000',
      '$.hexes[3].q: expected an integer -512..512, found 0.5',
      '$.hexes[3].segments: expected an array of six kinds or null, found an array of 5',
      '$.hexes[4].segments[0]: expected an id (a lower-case letter, then at most 63 of a-z, 0-9 and "-") or null, found 1',
      '$.hexes[4].segments[5]: expected an id (a lower-case letter, then at most 63 of a-z, 0-9 and "-") or null, found "Mill"',
      '$.weight: unknown keys "weight", "height"; known are $schema, format, version, id, name, description, author, tags, hexes, around, meta',
    ]);
  });

  test('has each hex once, in reach, and something on it', () => {
    expect(problemsOf(schematic({ hexes: [hex(0, 0), hex(1, 2), hex(1, 2)] }))).toEqual([
      '$.hexes[2]: hex 1, 2 is listed already, as element 1',
    ]);
    expect(problemsOf(schematic({ hexes: [hex(512, 1)] }))).toEqual([
      '$.hexes[0]: expected q + r to be -512..512, found 513',
    ]);
    expect(problemsOf(schematic({ hexes: [] }))).toHaveLength(1);
    expect(problemsOf(schematic({ hexes: [hex(0, 0, Array(6).fill(null))] }))).toEqual([
      '$.hexes: expected at least one segment with a kind, found none',
    ]);
    const many = Array.from({ length: 4097 }, (_, index) => hex(index % 64, Math.floor(index / 64)));
    expect(problemsOf(schematic({ hexes: many }))).toEqual([
      '$.hexes: expected at most 4096 hexes, found an array of 4097',
    ]);
  });

  test('loses empty hexes and is sorted by r, then by q', () => {
    const read = readSchematic(
      schematic({ hexes: [hex(1, 1), hex(3, 0, Array(6).fill(null)), hex(0, 1), hex(5, 0)] }),
    );
    expect(read.ok && read.value.hexes.map(({ q, r }) => [q, r])).toEqual([
      [5, 0],
      [0, 1],
      [1, 1],
    ]);
  });

  test('has no -0', () => {
    const read = readSchematic(schematic({}).replace('"q":0', '"q":-0'));
    expect(read.ok && Object.is(read.value.hexes[0]?.q, 0)).toBe(true);
  });

  test('has only kinds that there are, and is told by the place in its file', () => {
    const hexes = [hex(3, 3), hex(0, 0, [null, 'mill', null, null, 'wheat', null])];
    expect(checkSchematic(schematic({ hexes }), [HOUSE, WHEAT])).toEqual({
      ok: false,
      problems: [{ path: '$.hexes[1].segments[1]', message: 'unknown kind "mill"' }],
    });
  });

  test('with a broken footprint is good, with a warning at the segment', () => {
    const church = { ...HOUSE, id: 'church', footprint: 'tile' as const };
    const hexes = [hex(1, 1), hex(0, 0, ['church', 'church', 'church', 'church', 'church', null])];
    const checked = checkSchematic(schematic({ hexes }), [HOUSE, church]);
    const warnings = checked.ok ? checked.value.warnings : [];
    expect(warnings.map(({ path }) => path).sort()).toEqual(
      [0, 1, 2, 3, 4].map((k) => `$.hexes[1].segments[${k}]`),
    );
    expect(warnings[0]?.message).toContain('"church"');
  });
});
