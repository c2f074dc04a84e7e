import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBoard, isLand, slotOf } from '../../../src/engine/board/board.ts';
import { DIRECTIONS, distance, hexKey, neighbor, ORIGIN, type Hex } from '../../../src/engine/hex/hex.ts';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { openHexes, shortestPath } from '../../../src/engine/map/hex-path.ts';
import { anyLand, HOUSE, WHEAT } from '../../support/cities.ts';

const near = fc.integer({ min: -5, max: 6 });
const anyEnd: fc.Arbitrary<Hex> = fc.record({ q: near, r: near });

/** The oracle: steps by flooding from hex to hex by name. */
function stepsByFlooding(
  isOn: (hex: Hex) => boolean,
  isOpen: (hex: Hex) => boolean,
  from: Hex,
  to: Hex,
): number {
  if (!isOn(from) || !isOn(to)) return Infinity;
  const seen = new Set([hexKey(from)]);
  let edge = [from];
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.some((hex) => hexKey(hex) === hexKey(to))) return steps;
    const next: Hex[] = [];
    for (const hex of edge)
      for (const direction of DIRECTIONS) {
        const there = neighbor(hex, direction);
        if (seen.has(hexKey(there)) || !isOn(there)) continue;
        if (!isOpen(there) && hexKey(there) !== hexKey(to)) continue;
        seen.add(hexKey(there));
        next.push(there);
      }
    edge = next;
  }
  return Infinity;
}

describe('the shortest way over a city', () => {
  test('is as long as flooding finds, over open hexes from neighbor to neighbor', () => {
    fc.assert(
      fc.property(anyLand, fc.infiniteStream(fc.nat(3)), anyEnd, anyEnd, (land, chance, from, to) => {
        const board = createBoard(land);
        const open = board.mask_hex.map(() => (chance.next().value === 0 ? 0 : 1));
        const isOn = (hex: Hex) => isLand(board, hex);
        const isOpen = (hex: Hex) => open[slotOf(board, hex)] === 1;
        const isOpenSlot = (slot: number) => isLandSlot(slot) && open[slot] === 1;
        const isLandSlot = (slot: number) => board.mask_hex[slot] === 0;
        const { hexes, length } = shortestPath(board, isOpenSlot, from, to);
        expect(length).toBe(stepsByFlooding(isOn, isOpen, from, to));
        if (length === Infinity) {
          expect(hexes).toEqual([]);
          return;
        }
        expect(hexes).toHaveLength(length + 1);
        expect([hexes[0], hexes.at(-1)]).toEqual([from, to]);
        for (let index = 1; index < hexes.length; index++)
          expect(distance(hexes[index - 1]!, hexes[index]!)).toBe(1);
        expect(hexes.slice(1, -1).every((hex) => isOn(hex) && isOpen(hex))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('over open land keeps near the straight line', () => {
    const board = createBoard(hexagonLand(20));
    const { hexes, length } = shortestPath(
      board,
      (slot) => board.mask_hex[slot] === 0,
      { q: -16, r: 2 },
      { q: 16, r: -2 },
    );
    expect(length).toBe(32);
    for (const { q, r } of hexes) expect(Math.abs(16 * r + 2 * q) / 16).toBeLessThanOrEqual(0.5);
  });

  test('does not begin or end in the sea', () => {
    const board = createBoard(hexagonLand(1));
    const way = shortestPath(board, () => true, ORIGIN, { q: 0, r: 2 });
    expect(way).toEqual({ hexes: [], length: Infinity });
    expect(shortestPath(board, () => true, { q: 9, r: 9 }, ORIGIN)).toEqual(way);
  });
});

test('open are the hexes of land without anything that is closed', () => {
  const board = createBoard([{ r: 0, q: 0, count: 5 }]);
  const kind_segment = new Uint8Array(6 * board.mask_hex.length);
  const build = (q: number, k: number, kind: number) => {
    const slot = slotOf(board, { q, r: 0 });
    board.mask_hex[slot]! |= 1 << k;
    kind_segment[6 * slot + k] = kind;
  };
  build(1, 0, 2); // wheat
  build(2, 5, 1); // a house
  build(3, 1, 2);
  build(3, 2, 1);
  build(4, 3, 0); // something of no kind
  const open = openHexes(board, kind_segment, [HOUSE, WHEAT]);
  expect([0, 1, 2, 3, 4].map((q) => open[slotOf(board, { q, r: 0 })])).toEqual([1, 1, 0, 0, 0]);
  expect(open.reduce((sum, bit) => sum + bit)).toBe(2);
});
