import { describe, expect, it } from 'vitest';
import type { District } from '../../../src/engine/land/district.ts';
import { prepareFilling } from '../../../src/engine/generate/prepare.ts';
import { RandomStream } from '../../../src/engine/random/stream.ts';
import { PLAIN_POSE } from '../../../src/engine/schematic/pose.ts';
import { rule, TILE, TWO_HEXES } from '../../support/cities.ts';

/** Attempts to draw one pair of hexes, unturned, on two hexes of land with a tile on the eastern hex. */
function attempts(groups: readonly string[] | null, districts: readonly District[], isTaken: boolean) {
  const tile = { id: 1, schematic: 'tile', q: 1, r: 0, ...PLAIN_POSE, locked: true };
  const prepared = prepareFilling(
    { land: [{ r: 0, q: 0, count: 2 }], districts },
    [rule('two-hexes', { groups, rotations: [0], shifts: [0] })],
    [TWO_HEXES],
    { placements: isTaken ? [tile] : [], schematics: [TILE] },
    () => {},
  );
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
  const supply = prepared.value.supplies[0]!;
  const random = new RandomStream(7);
  for (let draws = 0; draws < 20; draws++) expect(supply.draw(random)).toBeNull();
  expect(supply.attempts.tried).toBeGreaterThan(0);
  return supply.attempts.failed;
}

const WEST: readonly District[] = [{ id: 1, group: 'west', rows: [{ r: 0, q: 0, count: 1 }] }];

describe('the reasons of failed attempts', () => {
  it('count an occupied hex as occupied where the recipe has no groups', () => {
    const failed = attempts(null, [], true);
    expect(failed.occupied).toBeGreaterThan(0);
    expect(failed).toMatchObject({ 'wrong-group': 0, spacing: 0 });
  });

  it('count a free hex of another group as wrong group', () => {
    const failed = attempts(['west'], WEST, false);
    expect(failed['wrong-group']).toBeGreaterThan(0);
    expect(failed).toMatchObject({ occupied: 0, spacing: 0 });
  });

  it('count a hex that is occupied and of another group as occupied, in the order of the reasons', () => {
    const failed = attempts(['west'], WEST, true);
    expect(failed.occupied).toBeGreaterThan(0);
    expect(failed).toMatchObject({ 'wrong-group': 0, spacing: 0 });
  });
});
