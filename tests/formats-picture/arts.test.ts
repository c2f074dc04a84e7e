import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, distance, ORIGIN, type Hex } from '../../src/engine/hex/hex.ts';
import { mergeSegments, type PaintedHex } from '../../src/engine/schematic/schematic.ts';
import type { Segment } from '../../src/engine/segment/segment.ts';
import { addLaterArts } from '../../src/formats/picture/art/later-arts.ts';
import { groundBlocks, groundPicture } from '../../src/formats/picture/ground.ts';
import { pictureOf } from '../../src/formats/picture/paint.ts';
import { formPoints, type Mark } from '../../src/formats/picture/picture.ts';
import { SEA } from '../../src/formats/picture/site.ts';
import { KINDS } from './shapes.ts';

addLaterArts();

/** All hexes up to a distance from the center. */
function hexesUpTo(radius: number): Hex[] {
  const line = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius);
  return line.flatMap((q) => line.map((r) => ({ q, r }))).filter((hex) => distance(hex, ORIGIN) <= radius);
}

/** The same, of one kind. */
function disk(kind: string, radius: number): PaintedHex[] {
  return mergeSegments(hexesUpTo(radius).flatMap(({ q, r }) => DIRECTIONS.map((k) => ({ q, r, k, kind }))));
}

function middleOf({ form }: Mark): { x: number; y: number } {
  const points = formPoints(form);
  let [x, y] = [0, 0];
  for (let i = 0; i < points.length; i += 2) {
    x += points[i]! / (points.length / 2);
    y += points[i + 1]! / (points.length / 2);
  }
  return { x, y };
}

describe('the arts of ground and plants', () => {
  test('a river covers the meadows that its banks reach into: their lines lie in no layer over it', () => {
    const flat = pictureOf(disk('meadow', 2), KINDS).marks.filter(({ style }) => style.fill === null);
    expect(flat.length).toBeGreaterThan(0);
    expect(new Set(flat.map(({ layer }) => layer))).toEqual(new Set(['ground']));
  });

  test('a river flows into the sea without a bank', () => {
    const isRiver = ({ q, r }: Segment) => r === 0 && q >= 0 && q < 5;
    const isLand = ({ q, r }: Segment) => Math.abs(r) < 4 && q >= 0;
    const [river, meadow] = [KINDS.get('river')!, KINDS.get('meadow')!];
    const kindAt = (segment: Segment) => (isRiver(segment) ? river : isLand(segment) ? meadow : SEA);
    const hexes = mergeSegments(
      [0, 1, 2, 3, 4].flatMap((q) => DIRECTIONS.map((k) => ({ q, r: 0, k, kind: 'river' }))),
    );
    const kinds = [...KINDS.values()];
    const [block] = groundBlocks(hexes, kinds);
    const { marks } = groundPicture(block!, { kinds, kindAt, placementAt: () => 0 });
    const banks = marks.filter(({ style }) => style.width === 0.07);
    expect(banks).toHaveLength(1);
    const points = formPoints(banks[0]!.form);
    const xs = points.filter((_, i) => i % 2 === 0);
    // The shape reaches to -1 in the west, where the sea is.
    expect(Math.min(...xs)).toBeGreaterThan(-0.95);
    expect(Math.max(...xs)).toBeGreaterThan(6);
  });

  test('a wood is of single trees, which stand apart', () => {
    const { marks } = pictureOf(disk('wood', 3), KINDS);
    const trees = marks.filter(({ layer, style }) => layer === 'body' && style.stroke !== null).map(middleOf);
    expect(trees).toHaveLength(3 * 6 * 37);
    for (const [index, one] of trees.entries())
      for (const other of trees.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.15);
  });

  test('houses and fields of one kind differ, and have the chosen second color alone where there is one', () => {
    const house = KINDS.get('house')!;
    const bodies = (look: object) =>
      new Set(
        pictureOf(disk('house', 3), new Map([['house', { ...house, ...look }]])).marks.flatMap(
          ({ layer, style }) => (layer === 'body' ? [style.fill] : []),
        ),
      );
    expect(bodies({ look: { second: '#12ab34' } }).size).toBeLessThan(bodies({}).size);
    const crops = new Set(
      hexesUpTo(4).flatMap(({ q, r }) =>
        pictureOf([{ q, r, segments: ['wheat', null, null, null, null, null] }], KINDS).marks.flatMap(
          ({ layer, style }) => (layer === 'ground' && style.width === 0 ? [style.fill] : []),
        ),
      ),
    );
    expect(crops.size).toBeGreaterThan(2);
  });

  test('the planks of a bridge lie across its way', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DIRECTIONS), (k) => {
        const bridge = mergeSegments(
          [k, (k + 1) % 6].map((side) => ({ q: 0, r: 0, k: side as Segment['k'], kind: 'bridge' })),
        );
        const planks = pictureOf(bridge, KINDS).marks.filter(({ style }) => style.width === 0.022);
        expect(planks.flatMap(({ form }) => (form.kind === 'lines' ? form.lines : []))).toHaveLength(8);
      }),
    );
  });
});
