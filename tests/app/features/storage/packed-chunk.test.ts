import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packedOr, unpackChunk } from '../../../../src/app/features/storage/packed-chunk.ts';

const anyPlacement = fc.record(
  {
    id: fc.integer({ min: 1, max: 255 }),
    schematic: fc.constantFrom('single', 'pair', 'keep', '__proto__'),
    q: fc.integer({ min: -0x8000, max: 0x7fff }),
    r: fc.integer({ min: -0x8000, max: 0x7fff }),
    mirror: fc.boolean(),
    rotation: fc.integer({ min: 0, max: 5 }),
    shift: fc.integer({ min: -1, max: 1 }),
    locked: fc.boolean(),
  },
  { noNullPrototype: true },
);

const anyPlacements = fc.uniqueArray(anyPlacement, { selector: ({ id }) => id, maxLength: 20 });

function chunkOf(placements: readonly { readonly id: number }[]) {
  return Object.fromEntries(placements.toSorted((a, b) => a.id - b.id).map((one) => [one.id, one]));
}

/** The value that is read where one was stored. */
function stored(value: unknown): unknown {
  return unpackChunk(structuredClone(packedOr(value)));
}

describe('a chunk of placements', () => {
  it('is packed, and read as it was, to the order of its members', () => {
    fc.assert(
      fc.property(anyPlacements, fc.nat(0xffffff), (placements, number) => {
        const chunk = chunkOf(placements.map((one) => ({ ...one, id: 256 * number + one.id })));
        expect(packedOr(chunk)).toHaveProperty('rows');
        expect(packedOr(chunk)).toBe(packedOr(chunk));
        expect(stored(chunk)).toEqual(chunk);
        expect(JSON.stringify(stored(chunk))).toBe(JSON.stringify(chunk));
      }),
    );
  });

  it('with anything that rows do not hold is read as it was', () => {
    const odd = fc.constantFrom(
      -0,
      0.5,
      NaN,
      2 ** 31,
      0x8000,
      256,
      -1,
      2,
      7,
      '1',
      null,
      undefined,
      true,
      [],
      {},
    );
    const member = fc.constantFrom(
      'id',
      'schematic',
      'q',
      'r',
      'mirror',
      'rotation',
      'shift',
      'locked',
      'more',
    );
    fc.assert(
      fc.property(anyPlacements, anyPlacement, member, odd, (placements, last, name, value) => {
        const chunk = chunkOf([...placements, last]);
        const changed = { ...chunk, [last.id]: { ...last, [name]: value } };
        expect(stored(changed)).toStrictEqual(changed);
      }),
      { numRuns: 1000 },
    );
  });

  it('of other things is read as it was', () => {
    const one = { id: 1, schematic: 'pair', q: 0, r: 0, mirror: false, rotation: 0, shift: 0, locked: false };
    const { locked, ...less } = one;
    const others = [
      null,
      7,
      'x',
      [one],
      new Map([[1, one]]),
      new Date(0),
      { 2: one },
      { 1: [] },
      { 1: null },
    ];
    for (const value of [
      ...others,
      { 1: less },
      { 1: { locked, ...less } },
      { 1: one, 2: one },
      { x: one },
    ]) {
      expect(stored(value)).toStrictEqual(value);
      expect(JSON.stringify(stored(value))).toBe(JSON.stringify(value));
    }
  });
});
