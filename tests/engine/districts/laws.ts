import { expect } from 'vitest';
import fc from 'fast-check';
import type { District } from '../../../src/engine/land/district.ts';
import { compareHexes, DIRECTIONS, hexKey, neighbor, type Hex } from '../../../src/engine/hex/hex.ts';
import type { LandRow } from '../../../src/engine/land/row.ts';
import { normalizeRows } from '../../../src/engine/land/shapes.ts';
import { anyLand } from '../../support/cities.ts';

/** Up to a few hundred hexes in any number of pieces, and the shapes that cities stand on. */
export const anyGround: fc.Arbitrary<readonly LandRow[]> = fc.oneof(
  anyLand,
  fc
    .array(
      fc.record({
        r: fc.integer({ min: -9, max: 9 }),
        q: fc.integer({ min: -12, max: 12 }),
        count: fc.integer({ min: 1, max: 9 }),
      }),
      { maxLength: 60 },
    )
    .map(normalizeRows),
);

export const anySeed = fc.nat(0xffffffff);

export function hexesOf(rows: readonly LandRow[]): Hex[] {
  return rows.flatMap(({ r, q, count }) => Array.from({ length: count }, (_, step) => ({ q: q + step, r })));
}

/** The connected parts of some hexes. */
function partsOf(hexes: readonly Hex[]): Hex[][] {
  const left = new Map(hexes.map((hex) => [hexKey(hex), hex]));
  const parts: Hex[][] = [];
  for (const start of hexes) {
    if (!left.delete(hexKey(start))) continue;
    const part = [start];
    for (const hex of part)
      for (const direction of DIRECTIONS) {
        const next = neighbor(hex, direction);
        if (left.delete(hexKey(next))) part.push(next);
      }
    parts.push(part);
  }
  return parts;
}

/**
 * Expects the laws of districts on any land: each land hex lies in exactly one, each is connected, none is smaller than
 * `least` unless it is a whole island, and their order is that of files.
 */
export function expectDistricts(
  districts: readonly District[],
  land: readonly LandRow[],
  groups: readonly string[],
  least: number,
): void {
  const cut = districts.flatMap(({ rows }) => hexesOf(rows)).sort(compareHexes);
  expect(cut).toEqual(hexesOf(land));
  expect(districts.map(({ id }) => id)).toEqual(districts.map((_, index) => index + 1));
  const firsts = districts.map(({ rows }) => hexesOf(rows)[0]!);
  expect([...firsts].sort(compareHexes)).toEqual(firsts);
  const islands = new Set(partsOf(hexesOf(land)).map((part) => part.map(hexKey).sort().join(' ')));
  for (const { group, rows } of districts) {
    expect(groups).toContain(group);
    expect(rows).toEqual(normalizeRows(rows));
    const hexes = hexesOf(rows);
    expect(partsOf(hexes)).toHaveLength(1);
    if (hexes.length < least) expect(islands).toContain(hexes.map(hexKey).sort().join(' '));
  }
}

/** Pairs of districts that touch. */
export function touchingPairs(districts: readonly District[]): [District, District][] {
  const owner = new Map(
    districts.flatMap((district) => hexesOf(district.rows).map((hex) => [hexKey(hex), district] as const)),
  );
  return districts.flatMap((district) => {
    const near = hexesOf(district.rows).flatMap((hex) =>
      DIRECTIONS.flatMap((direction) => owner.get(hexKey(neighbor(hex, direction))) ?? []),
    );
    return [...new Set(near)]
      .filter((other) => other.id > district.id)
      .map((other): [District, District] => [district, other]);
  });
}
