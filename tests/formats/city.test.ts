import { describe, expect, test } from 'vitest';
import { readAny } from '../../src/formats/any.ts';
import { WHEAT } from '../support/cities.ts';
import { CITY_TEXT } from './samples.ts';
import { problemsOf } from './told.ts';

/** The sample city with some of its members replaced. */
function city(change: (data: Record<string, object>) => object): string {
  const data = JSON.parse(CITY_TEXT) as Record<string, object>;
  return JSON.stringify({ ...data, ...change(data) });
}

describe('a city', () => {
  interface Place {
    id: number;
    schematic: string;
    q: number;
    r: number;
  }
  const data = JSON.parse(CITY_TEXT) as { placements: Place[]; hexes: { segments: unknown[] }[] };
  const [first, second] = data.placements as [Place, Place];
  const change = (index: number, part: object) =>
    city(({ placements }) => ({
      placements: (placements as object[]).map((item, place) =>
        place === index ? { ...item, ...part } : item,
      ),
    }));

  test('has placements on land and apart', () => {
    const off = problemsOf(change(0, { q: 90 }));
    expect(off[0]).toMatch(/^\$\.placements\[0\]: segment \w+ of hex \d+, -?\d+ lies off the land/);
    const { id: _, ...rest } = first;
    const taken = problemsOf(change(1, { ...rest }));
    expect(taken[0]).toMatch(
      new RegExp(String.raw`^\$\.placements\[1\]: segment \w+ of hex .* is taken by placement ${first.id}`),
    );
  });

  test('has ids of their own and schematics that are in it', () => {
    expect(problemsOf(change(1, { id: first.id }))).toContain(
      `$.placements[1].id: id ${first.id} is taken already, by element 0`,
    );
    expect(problemsOf(change(1, { id: 0 }))[0]).toContain(
      '$.placements[1].id: expected an integer 1..4294967295',
    );
    expect(problemsOf(change(1, { schematic: 'none' }))).toEqual([
      '$.placements[1].schematic: unknown schematic "none"',
    ]);
    expect(problemsOf(city(() => ({ kinds: [WHEAT] })))[0]).toMatch(
      /^\$\.schematics\[0\]\..*: unknown kind "house"$/,
    );
    expect(second.id).not.toBe(first.id);
  });

  test('has districts on its land, apart from each other', () => {
    const districts = [
      {
        id: 1,
        group: 'a',
        rows: [
          { r: 0, q: 0, count: 2 },
          { r: 2, q: -2, count: 4 },
        ],
      },
      { id: 2, group: 'b', rows: [{ r: 0, q: 1, count: 1 }] },
    ];
    expect(problemsOf(city(() => ({ districts })))).toEqual([
      '$.districts[0].rows[1]: a part of these hexes is not land',
      '$.districts[1].rows[0]: has hexes in common with district 1',
    ]);
  });

  test('has the hexes, statistics and digest that follow from it', () => {
    const hexes = data.hexes.map((item, index) =>
      index === 0 ? { ...item, segments: item.segments.map(() => 'wheat') } : item,
    );
    const problems = problemsOf(city(() => ({ hexes })));
    expect(problems[0]).toBe('$.hexes[0].segments[0]: the city puts "house" here, found "wheat"');
    expect(problemsOf(city(() => ({ hexes: data.hexes.slice(1) })))[0]).toMatch(
      /^\$\.hexes: hex .* is missing: it is land$/,
    );
    expect(problemsOf(city(() => ({ hexes: [...data.hexes, data.hexes[0]] })))[0]).toMatch(
      /is listed already/,
    );
    expect(
      problemsOf(city(({ statistics }) => ({ statistics: { ...(statistics as object), hexes: 18 } }))),
    ).toEqual(['$.statistics.hexes: expected 19, found 18']);
    const perSchematic = { tile: 1, castle: 2 };
    expect(
      problemsOf(city(({ statistics }) => ({ statistics: { ...(statistics as object), perSchematic } }))),
    ).toContain('$.statistics.perSchematic.castle: expected nothing, found 2');
    expect(problemsOf(city(() => ({ digest: `sha256:${'0'.repeat(64)}` })))[0]).toMatch(
      /^\$\.digest: land, districts and placements have the digest sha256:/,
    );
  });

  test('may list its hexes and placements in any order, without format and version inside', () => {
    const text = city(({ hexes, placements, recipe, schematics }) => {
      const bare = (part: object) => ({ ...part, format: undefined, version: undefined });
      return {
        hexes: (hexes as object[]).toReversed(),
        placements: (placements as object[]).toReversed(),
        recipe: bare(recipe ?? {}),
        schematics: (schematics as object[]).map(bare).reverse(),
      };
    });
    expect(readAny(text)).toEqual(readAny(CITY_TEXT));
  });

  test('refuses what is newer inside of it', () => {
    const text = city(({ recipe }) => ({ recipe: { ...(recipe as object), version: 4 } }));
    expect(problemsOf(text)).toEqual([
      '$.recipe.version: version 4 is newer than this program understands (3)',
    ]);
  });
});
