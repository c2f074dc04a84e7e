import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEA } from '../../../src/engine/board/board.ts';
import { nearestMiss } from '../../../src/engine/generate/miss.ts';
import { describeMiss } from '../../../src/formats/recipe/problem-words.ts';
import { prepareFilling } from '../../../src/engine/generate/prepare.ts';
import { hexagonLand, rectangleLand } from '../../../src/engine/land/shapes.ts';
import { RandomStream } from '../../../src/engine/random/stream.ts';
import { anyPoseRules } from '../../support/arbitraries.ts';
import { anyDistricts, makeSchematic, rule } from '../../support/cities.ts';
import { naiveMiss } from '../../support/naive-miss.ts';
import { grownPiece } from '../../support/planted.ts';
import { NOTHING_GIVEN } from '../../../src/engine/generate/given.ts';
import type { District } from '../../../src/engine/land/district.ts';
import type { LandRow } from '../../../src/engine/land/row.ts';
import type { SchematicRule } from '../../../src/engine/recipe/recipe.ts';
import type { PaintedHex } from '../../../src/engine/schematic/schematic.ts';

/** Land of up to three words of rows, with a piece of up to 80 segments and a share of the segments taken. */
const anyBoard = fc
  .oneof(
    fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 70 }))
      .map(([columns, rows]) => rectangleLand(columns, rows)),
    fc.integer({ min: 0, max: 6 }).map(hexagonLand),
  )
  .chain((land) =>
    fc.record({
      land: fc.constant(land),
      districts: anyDistricts(land),
      groups: fc.constantFrom(null, null, ['a'], ['a', 'b']),
      segments: fc.integer({ min: 1, max: 80 }),
      taken: fc.constantFrom(0, 0.2, 0.6, 1),
      spacing: fc.constantFrom(0, 0, 2, 4),
      poses: anyPoseRules,
      seed: fc.nat(0xffff),
    }),
  );

function ready(
  land: readonly LandRow[],
  districts: readonly District[],
  hexes: readonly PaintedHex[],
  part: Partial<SchematicRule>,
) {
  const prepared = prepareFilling(
    { land, districts },
    [rule('s0', part)],
    [makeSchematic('s0', hexes)],
    NOTHING_GIVEN,
    () => {},
  );
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
  return { occupancy: prepared.value.occupancy, supply: prepared.value.supplies[0]! };
}

function takeSome({ mask_hex }: { readonly mask_hex: Uint8Array }, share: number, random: RandomStream) {
  for (let slot = 0; slot < mask_hex.length; slot++)
    for (let k = 0; k < 6; k++)
      if (mask_hex[slot] !== SEA && random.fraction() < share) mask_hex[slot]! |= 1 << k;
}

describe('the nearest miss', () => {
  it('is the one that is found place by place, the first of equals', () => {
    let missed = 0;
    fc.assert(
      fc.property(
        anyBoard,
        ({
          land,
          districts,
          groups,
          segments,
          taken,
          spacing,
          poses: { rotations, shifts, mirror },
          seed,
        }) => {
          const random = new RandomStream(seed);
          const part = { groups, spacing, rotations, shifts, mirror };
          const { occupancy, supply } = ready(land, districts, grownPiece(random, segments), part);
          takeSome(occupancy, taken, random);
          if (spacing > 0)
            for (let q = 0; q < 20; q += 3) supply.spacing!.add({ q, r: random.below(20) - 10, id: q + 1 });
          const miss = nearestMiss(occupancy, supply, () => {});
          if (!miss) {
            expect(supply.fitsSomewhere()).toBe(true);
            return;
          }
          missed++;
          const { count, ...naive } = naiveMiss(occupancy, supply);
          const { blocked, isNearest, ...found } = miss;
          expect(found).toEqual(naive);
          expect(blocked).toHaveLength(count);
          expect(isNearest).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
    expect(missed).toBeGreaterThan(100);
  });

  it('of a search that ends at its limit of steps is the nearest that it saw, and is not called the nearest', () => {
    const random = new RandomStream(11);
    const { occupancy, supply } = ready(hexagonLand(12), [], grownPiece(random, 60), {});
    takeSome(occupancy, 0.4, random);
    const miss = nearestMiss(occupancy, supply, () => {}, 1)!;
    expect(miss.isNearest).toBe(false);
    expect(miss.blocked.length).toBeGreaterThanOrEqual(naiveMiss(occupancy, supply).count);
    expect(describeMiss(miss)).toMatch(/^near miss at hex /);
    expect(describeMiss(nearestMiss(occupancy, supply, () => {})!)).toMatch(/^nearest miss at hex /);
  });

  it.each([
    ['a solid piece of 4,096 hexes on land of 1,261', 20, 1],
    ['a scattered piece of 4,096 hexes on land of 7,651', 50, 0.5],
  ])('takes a bounded number of steps, and asks whether to go on: %s', (_, radius, share) => {
    const random = new RandomStream(3);
    const hexes: PaintedHex[] = [];
    const kinds = () => (random.fraction() <= share ? 'house' : null);
    for (const { r, q, count } of hexagonLand(40))
      for (let step = 0; step < count && hexes.length < 4096; step++)
        hexes.push({ q: q + step, r, segments: ['house', kinds(), kinds(), kinds(), kinds(), kinds()] });
    const { occupancy, supply } = ready(hexagonLand(radius), [], hexes, {});
    if (share < 1) takeSome(occupancy, 0.2, random);
    let asked = 0;
    const miss = nearestMiss(occupancy, supply, () => asked++)!;
    expect(miss.blocked.length).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(18);
  });
});
