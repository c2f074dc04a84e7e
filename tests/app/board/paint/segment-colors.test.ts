import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packColor } from '../../../../src/app/board/paint/palette.ts';
import {
  cellExtent,
  SegmentColors,
  type CellRectangle,
} from '../../../../src/app/board/paint/segment-colors.ts';
import { toCell } from '../../../../src/engine/segment/cell.ts';
import { segmentKey, type Segment } from '../../../../src/engine/segment/segment.ts';
import { anyDirection } from '../../../support/arbitraries.ts';

const near = fc.integer({ min: -40, max: 40 });
const segment: fc.Arbitrary<Segment> = fc.record({ q: near, r: near, k: anyDirection });
const strokes = fc.array(fc.record({ segment, index: fc.integer({ min: 0, max: 65535 }) }), {
  maxLength: 60,
});

describe('the colors of segments', () => {
  it('read as a map of the last color of each would, however they had to grow', () => {
    fc.assert(
      fc.property(fc.array(segment), strokes, fc.array(segment), (room, painted, others) => {
        const colors = SegmentColors.covering(room);
        const expected = new Map<string, number>();
        for (const { segment, index } of painted) {
          colors.setSegment(segment, index);
          expected.set(segmentKey(segment), index);
        }
        for (const segment of [...painted.map((stroke) => stroke.segment), ...others])
          expect(colors.getSegment(segment)).toBe(expected.get(segmentKey(segment)) ?? 0);
      }),
    );
  });

  it.each([
    { strips: 1, columns: 0 },
    { strips: 0, columns: 1 },
  ])('grow from no room at all: %o', (room) => {
    const colors = new SegmentColors({ strip0: 0, column0: 0, ...room });
    colors.setCell(-25, 3, 7);
    expect(colors.getCell({ strip: -25, column: 3 })).toBe(7);
  });

  it('keep their padding free', () => {
    fc.assert(
      fc.property(strokes, (painted) => {
        const colors = new SegmentColors({ strip0: 0, column0: 0, strips: 3, columns: 3 });
        for (const { segment, index } of painted) colors.setSegment(segment, index);
        let inside = 0;
        for (let row = 0; row < colors.strips; row++)
          for (let along = 0; along < colors.columns; along++)
            if (colors.getCell({ strip: colors.strip0 + row, column: colors.column0 + along }) !== 0)
              inside++;
        expect(colors.index_cell.reduce((sum, index) => sum + Number(index !== 0), 0)).toBe(inside);
      }),
    );
  });

  it('tell of each change where it is, once, and of no change nothing', () => {
    const colors = SegmentColors.covering([]);
    const changes: CellRectangle[] = [];
    const stop = colors.subscribe((change) => changes.push(change));
    const segment: Segment = { q: 2, r: -1, k: 4 };
    const { strip, column } = toCell(segment);
    colors.setSegment(segment, 3);
    colors.setSegment(segment, 3);
    expect(changes).toEqual([{ strip0: strip, column0: column, strips: 1, columns: 1 }]);
    stop();
    colors.setSegment(segment, 0);
    expect(changes).toHaveLength(1);
  });

  it('take no index that does not fit', () => {
    const colors = SegmentColors.covering([]);
    expect(() => colors.setSegment({ q: 0, r: 0, k: 0 }, 65536)).toThrow(RangeError);
    expect(() => colors.setSegment({ q: 0, r: 0, k: 0 }, -1)).toThrow(RangeError);
    expect(() => colors.setSegment({ q: 0, r: 0, k: 0 }, 0.5)).toThrow(RangeError);
  });

  it('cover a hex with two strips of three columns', () => {
    const hex = ([0, 1, 2, 3, 4, 5] as const).map((k) => ({ q: 0, r: 0, k }));
    expect(cellExtent(hex)).toEqual({ strip0: -1, column0: -1, strips: 2, columns: 3 });
  });
});

describe('a packed color', () => {
  it('has its bytes in the order red, green, blue, alpha', () => {
    const bytes = new Uint8Array(Uint32Array.of(packColor('#12aBfe')).buffer);
    expect([...bytes]).toEqual([0x12, 0xab, 0xfe, 0xff]);
  });

  it('is never made of anything but #rrggbb', () => {
    for (const bad of ['', '#fff', 'red', '#12345g', '#1234567'])
      expect(() => packColor(bad)).toThrow(RangeError);
  });
});
