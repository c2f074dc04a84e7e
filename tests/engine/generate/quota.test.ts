import { expect, test } from 'vitest';
import { generate } from '../../../src/engine/generate/generate.ts';
import { hexKey } from '../../../src/engine/hex/hex.ts';
import { forEachHex } from '../../../src/engine/land/row.ts';
import { readBuiltInLibrary } from '../../../src/library/built-in-files.ts';
import { RULE_DEFAULTS, type Recipe } from '../../../src/engine/recipe/recipe.ts';
import { orient } from '../../../src/engine/schematic/pose.ts';
import { countSegments, paintedSegments } from '../../../src/engine/schematic/schematic.ts';

const LIBRARY = readBuiltInLibrary();
const MOST = Math.max(...LIBRARY.schematics.map(({ hexes }) => countSegments(hexes)));

function recipe(coverageOf: Record<string, number>, seed: number): Recipe {
  return {
    seed,
    land: { shape: 'hexagon', radius: 9 },
    districts: {
      method: 'growth',
      groups: ['inner', 'outer'],
      core: 8,
      min: 6,
      arrange: 'center-out',
    },
    schematics: ['house', 'house-pair', 'terrace'].map((id) => ({ ...RULE_DEFAULTS, id })),
    fill: { method: 'weighted', coverage: 1, coverageOf },
  };
}

test('a group is filled to its share, others until nothing fits', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const made = generate(recipe({ outer: 0.4 }, seed), LIBRARY);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const { districts, placements, schematics } = made.value;
    const groupOf = new Map<string, string>();
    const segments = { inner: 0, outer: 0 };
    for (const { group, rows } of districts)
      forEachHex(rows, (hex) => {
        groupOf.set(hexKey(hex), group);
        segments[group as 'inner' | 'outer'] += 6;
      });
    const covered = { inner: 0, outer: 0 };
    for (const placement of placements)
      for (const { q, r } of paintedSegments(
        orient(schematics.find(({ id }) => id === placement.schematic)!.hexes, placement),
      ))
        covered[groupOf.get(hexKey({ q: q + placement.q, r: r + placement.r })) as 'inner' | 'outer']++;
    expect(covered.outer).toBeGreaterThanOrEqual(0.4 * segments.outer);
    expect(covered.outer).toBeLessThan(0.4 * segments.outer + MOST);
    expect(covered.inner).toBe(segments.inner);
  }
});

test('each of more than 255 groups has its share', () => {
  const groups = Array.from({ length: 300 }, (_, index) => `g${index}`);
  const none = Object.fromEntries(groups.map((group) => [group, 0]));
  const made = generate(
    {
      ...recipe(none, 1),
      land: { shape: 'hexagon', radius: 30 },
      districts: { method: 'growth', groups, core: 2, min: 1, arrange: 'random' },
    },
    LIBRARY,
  );
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  expect(made.value.districts.map(({ group }) => group)).toContain('g255');
  expect(made.value.placements).toEqual([]);
});
