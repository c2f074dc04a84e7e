import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createOccupancy, FULL, SEA, type Occupancy } from '../../../src/engine/board/board.ts';
import { allFits, compileShapes, countBits } from '../../../src/engine/fit/all.ts';
import { BitPlanes } from '../../../src/engine/fit/planes.ts';
import { searchPlanes } from '../../../src/engine/fit/search.ts';
import { blockedHex, columnParity, isInside, type BoardShape } from '../../../src/engine/fit/shape.ts';
import { searchVectors } from '../../../src/engine/fit/vector/vector-search.ts';
import { hexagonLand, rectangleLand } from '../../../src/engine/land/shapes.ts';
import { randomStream } from '../../../src/engine/random/stream.ts';
import { ANY_POSE } from '../../../src/engine/schematic/pose.ts';
import { anyDenseShape, anyPoseRules, anyShape } from '../../support/arbitraries.ts';
import { anyLand, TILE } from '../../support/cities.ts';

const unwatched = () => {};

function refuse(): never {
  throw new Error('refused');
}

/** Land of one column, of one row, and of many vectors of bits, some of its hexes sea. */
const anyOccupancy = fc
  .record({
    land: fc.oneof(
      anyLand,
      fc
        .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }))
        .map(([columns, rows]) => rectangleLand(columns, rows)),
      fc.constantFrom(rectangleLand(1, 300), rectangleLand(300, 1), rectangleLand(5, 129), hexagonLand(13)),
    ),
    seed: fc.nat(),
    share: fc.constantFrom(0, 0.02, 0.2, 0.5),
  })
  .map(({ land, seed, share }) => {
    const occupancy = createOccupancy(land);
    return { occupancy: { ...occupancy, mask_hex: taken(occupancy.mask_hex, seed, share) }, seed };
  });

/** Some masks with a share of the segments taken. */
function taken(mask_hex: Uint8Array, seed: number, share: number): Uint8Array {
  const random = randomStream(seed, 'taken');
  return mask_hex.map((mask) => {
    let more = mask;
    for (let k = 0; k < 6; k++) if (random.fraction() < share) more |= 1 << k;
    return more;
  });
}

/** The slots where a shape fits, one after the other. */
function plainSlots(occupancy: Occupancy, barred_hex: Uint8Array | null, shape: BoardShape): number[] {
  const slots: number[] = [];
  for (let column = 0; column < occupancy.columns; column++)
    for (let row = 0; row < occupancy.rows; row++) {
      const slot = column * occupancy.rows + row;
      if (
        isInside(occupancy, shape, column, row) &&
        blockedHex(occupancy, barred_hex, shape, slot, columnParity(occupancy, column)) < 0
      )
        slots.push(slot);
    }
  return slots;
}

function bitSlots(bits: Int32Array): number[] {
  return Array.from({ length: 32 * bits.length }, (_, slot) => slot).filter(
    (slot) => (bits[slot >> 5]! & (1 << (slot & 31))) !== 0,
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('a search by vectors', () => {
  it('finds what the search by words finds, and a plain loop', () => {
    fc.assert(
      fc.property(
        anyOccupancy,
        fc.oneof(anyShape(12), anyDenseShape),
        anyPoseRules,
        fc.boolean(),
        ({ occupancy, seed }, hexes, rules, barred) => {
          const barred_hex = barred ? taken(new Uint8Array(occupancy.mask_hex.length), seed + 1, 0.05) : null;
          const shapes = compileShapes(occupancy, hexes, rules);
          const masks = shapes.flatMap(({ mask_hex }) => [...mask_hex]);
          const planes = new BitPlanes(occupancy, masks, barred_hex);
          const found = searchVectors(occupancy, shapes, barred_hex, unwatched);
          expect(found).toEqual(searchPlanes(occupancy, planes, shapes, unwatched));
          expect(found!.map(bitSlots)).toEqual(
            shapes.map((shape) => plainSlots(occupancy, barred_hex, shape)),
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it('ends with the error of its watch', () => {
    const occupancy = createOccupancy(hexagonLand(3));
    const stop = () => {
      throw new Error('stopped');
    };
    const shapes = compileShapes(occupancy, TILE.hexes, ANY_POSE);
    expect(() => searchVectors(occupancy, shapes, null, stop)).toThrow('stopped');
  });

  it.each([
    ['is missing', undefined],
    ['lacks vectors, or the policy of a page forbids it', { Module: vi.fn(refuse) }],
  ])('is replaced by the search by words where WebAssembly %s', async (_, machine) => {
    const occupancy = createOccupancy(rectangleLand(200, 100));
    occupancy.mask_hex.set(taken(occupancy.mask_hex, 3, 0.2));
    const shapes = compileShapes(occupancy, TILE.hexes, ANY_POSE);
    const fits = allFits(occupancy, shapes);
    expect(countBits(fits)).toBeGreaterThan(100);
    vi.stubGlobal('WebAssembly', machine);
    vi.resetModules();
    const other = await import('../../../src/engine/fit/vector/vector-search.ts');
    expect(other.searchVectors(occupancy, shapes, null, unwatched)).toBeNull();
    const { allFits: allFitsByWords } = await import('../../../src/engine/fit/all.ts');
    expect(allFitsByWords(occupancy, shapes).bits_shape).toEqual(fits.bits_shape);
  });

  it('has no fits where all is taken, or sea', () => {
    const occupancy = createOccupancy(rectangleLand(3, 200));
    const shapes = compileShapes(occupancy, TILE.hexes, ANY_POSE);
    for (const mask of [FULL, SEA]) {
      occupancy.mask_hex.fill(mask);
      expect(
        searchVectors(occupancy, shapes, null, unwatched)!.every((bits) => bits.every((word) => word === 0)),
      ).toBe(true);
    }
  });
});
