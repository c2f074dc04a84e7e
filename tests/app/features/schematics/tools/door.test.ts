import { describe, expect, test } from 'vitest';
import { doorTool } from '../../../../../src/app/features/schematics/tools/door.ts';
import { segmentCenter } from '../../../../../src/app/board/input/board-pointer.ts';
import { adjacentSegments, type Segment } from '../../../../../src/engine/segment/segment.ts';
import { plainBoard, pointOn } from '../../../../support/tool-board.ts';

const HOUSE: Segment = { q: 0, r: 0, k: 0 };
const NEIGHBORS = adjacentSegments(HOUSE);

/** A pointer in the house, nearly at the side to a neighbor. */
function nearSide(next: Segment) {
  const [from, to] = [segmentCenter(HOUSE), segmentCenter(next)];
  return pointOn(HOUSE, { point: { x: 0.6 * from.x + 0.4 * to.x, y: 0.6 * from.y + 0.4 * to.y } });
}

describe('the door tool', () => {
  test('makes a door across the nearest side of a building', () => {
    const board = plainBoard([{ ...HOUSE, kind: 'house' }]);
    for (const next of NEIGHBORS) {
      const pointer = nearSide(next);
      expect(doorTool.hover(pointer, board).segments).toEqual([next]);
      expect(doorTool.press(pointer, board).release(pointer, board)).toEqual([
        { kind: 'ask', segments: [next], wish: '@public' },
      ]);
    }
  });

  test('makes one from outside, too, and takes one away', () => {
    const next = NEIGHBORS[0];
    const board = plainBoard([{ ...HOUSE, kind: 'house' }], { asked: [{ ...next, kind: '@street' }] });
    const pointer = pointOn(next);
    expect(doorTool.press(pointer, board).release(pointer, board)).toEqual([
      { kind: 'ask', segments: [next], wish: null },
    ]);
  });

  test('says where no side is free', () => {
    const board = plainBoard([HOUSE, ...NEIGHBORS].map((segment) => ({ ...segment, kind: 'house' })));
    expect(doorTool.press(pointOn(HOUSE), board).release(pointOn(HOUSE), board)).toMatchObject([
      { kind: 'say' },
    ]);
    const far = pointOn({ q: 5, r: 5, k: 0 });
    expect(doorTool.press(far, board).release(far, board)).toMatchObject([{ kind: 'say' }]);
  });
});
