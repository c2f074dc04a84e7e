import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, neighbor, type Direction } from '../../../src/engine/hex/hex.ts';
import { mirrorSegment, turnSegment } from '../../../src/engine/schematic/pose.ts';
import { SEGMENT_NAMES, type Segment } from '../../../src/engine/segment/segment.ts';
import { shiftSegment, type Shift } from '../../../src/engine/segment/shift.ts';
import { fromThirds, shiftThird, toThirds } from '../../../src/engine/segment/thirds.ts';
import { anySegment, anyShift } from '../../support/arbitraries.ts';

const right = (segment: Segment) => shiftSegment(segment, 1);
const left = (segment: Segment) => shiftSegment(segment, -1);

type Name = (typeof SEGMENT_NAMES)[number];
type Target = readonly ['same' | Name, Name];

/** The table as people read it: which hex, which segment. */
const TABLE: Readonly<Record<Name, { readonly right: Target; readonly left: Target }>> = {
  N: { right: ['NE', 'SW'], left: ['NW', 'SE'] },
  NE: { right: ['NE', 'S'], left: ['same', 'NW'] },
  SE: { right: ['SE', 'N'], left: ['same', 'SW'] },
  S: { right: ['SE', 'NW'], left: ['SW', 'NE'] },
  SW: { right: ['same', 'SE'], left: ['SW', 'N'] },
  NW: { right: ['same', 'NE'], left: ['NW', 'S'] },
};

function index(name: Name): Direction {
  return DIRECTIONS[SEGMENT_NAMES.indexOf(name)] ?? 0;
}

function land(segment: Segment, [hex, name]: Target): Segment {
  const { q, r } = hex === 'same' ? segment : neighbor(segment, index(hex));
  return { q, r, k: index(name) };
}

/** The whole-hex move from `from` to `to`, when they have the same index. */
function wholeHexMove(from: Segment, to: Segment): string {
  return from.k === to.k ? `${to.q - from.q},${to.r - from.r}` : 'none';
}

describe('shifting by one side length', () => {
  test.each(SEGMENT_NAMES)('moves %s as the published table should say', (name) => {
    const segment = { q: 4, r: -7, k: index(name) };
    expect(right(segment)).toEqual(land(segment, TABLE[name].right));
    expect(left(segment)).toEqual(land(segment, TABLE[name].left));
  });

  test('agrees with the thirds lattice', () => {
    fc.assert(
      fc.property(anySegment, anyShift, (segment, shift) => {
        expect(shiftSegment(segment, shift)).toEqual(fromThirds(shiftThird(toThirds(segment), shift)));
      }),
    );
  });

  test('right and then left is the identity, and the other way round', () => {
    fc.assert(
      fc.property(anySegment, (segment) => {
        expect(left(right(segment))).toEqual(segment);
        expect(right(left(segment))).toEqual(segment);
      }),
    );
  });

  test('right three times moves by the hex (+2, -1)', () => {
    fc.assert(
      fc.property(anySegment, (segment) => {
        const { q, r, k } = segment;
        expect(right(right(right(segment)))).toEqual({ q: q + 2, r: r - 1, k });
      }),
    );
  });

  test('two to the right are one to the left, up to a whole-hex move', () => {
    fc.assert(
      fc.property(anySegment, (segment) => {
        expect(wholeHexMove(left(segment), right(right(segment)))).toBe('2,-1');
      }),
    );
  });
});

describe('shifting and turning', () => {
  /** Move from (shift by `to`, after turning) to (turning, after the shift by `from`), for every segment. */
  function movesBetween(turns: Direction, from: Shift, to: Shift): Set<string> {
    const moves = new Set<string>();
    fc.assert(
      fc.property(anySegment, (segment) => {
        const shiftedFirst = turnSegment(shiftSegment(segment, from), turns);
        const turnedFirst = shiftSegment(turnSegment(segment, turns), to);
        moves.add(wholeHexMove(turnedFirst, shiftedFirst));
      }),
    );
    return moves;
  }

  test.each([1, 3, 5] as const)(
    '%i turns of 60° exchange right and left up to one whole-hex move',
    (turns) => {
      for (const shift of [-1, 1] as const) {
        const moves = movesBetween(turns, shift, shift === 1 ? -1 : 1);
        expect(moves.size).toBe(1);
        expect(moves).not.toContain('none');
      }
    },
  );

  test.each([2, 4] as const)('%i turns of 60° keep right and left up to one whole-hex move', (turns) => {
    for (const shift of [-1, 1] as const) {
      const moves = movesBetween(turns, shift, shift);
      expect(moves.size).toBe(1);
      expect(moves).not.toContain('none');
    }
  });

  test('mirroring exchanges right and left exactly', () => {
    fc.assert(
      fc.property(anySegment, (segment) => {
        expect(mirrorSegment(right(segment))).toEqual(left(mirrorSegment(segment)));
      }),
    );
  });
});
