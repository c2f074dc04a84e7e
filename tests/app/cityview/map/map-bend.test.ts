import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapBend } from '../../../../src/app/cityview/map/map-bend.ts';
import { hexCenter } from '../../../../src/engine/hex/plane.ts';
import type { Picture } from '../../../../src/formats/picture/picture.ts';

const seed = fc.integer({ min: 0, max: 0xffffffff });
const coordinate = fc.double({ min: -300, max: 300, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });

function gap(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A path that keeps its points. */
function recorded() {
  const lines: [number, number][][] = [];
  return {
    lines,
    path: {
      moveTo: (x: number, y: number) => void lines.push([[x, y]]),
      lineTo: (x: number, y: number) => void lines.at(-1)!.push([x, y]),
      closePath: () => void lines.at(-1)!.push(lines.at(-1)![0]!),
    },
  };
}

describe('the bend of a map', () => {
  it('leads back from where a point is seen to the point, and moves none farther than its reach', () => {
    fc.assert(
      fc.property(seed, point, (seed, point) => {
        const bend = mapBend(seed);
        const place = bend.bent(point);
        expect(gap(place, point)).toBeLessThanOrEqual(bend.reach);
        expect(gap(bend.straight(place), point)).toBeLessThan(0.02);
      }),
      {
        // Where the waves of both directions are highest at one point.
        examples: [
          [4141043210, { x: 0, y: 0 }],
          [149693325, { x: 0, y: 0 }],
          [2529928323, { x: -300, y: 0 }],
        ],
      },
    );
  });

  it('bends the lines of a path where they are moved to, with their ends as points are bent', () => {
    fc.assert(
      fc.property(seed, point, point, point, (seed, from, to, by) => {
        const bend = mapBend(seed);
        const { lines, path } = recorded();
        const bent = bend.path(path, by);
        bent.moveTo(from.x, from.y);
        bent.lineTo(to.x, to.y);
        bent.closePath();
        const seen = ({ x, y }: typeof by) => {
          const place = bend.bent({ x: x + by.x, y: y + by.y });
          return [expect.closeTo(place.x, 6), expect.closeTo(place.y, 6)] as number[];
        };
        const [line] = lines;
        expect(lines).toHaveLength(1);
        expect(line![0]).toEqual(seen(from));
        expect(line).toContainEqual(seen(to));
        expect(line!.at(-1)).toEqual(seen(from));
        // No part is longer than 0.6 before it is bent.
        const parts = Math.ceil(gap(from, to) / 0.6);
        expect(line!.length).toBeGreaterThanOrEqual(2 * parts + 1);
      }),
    );
  });

  it('bends a picture as it bends the points of its marks; circles stay round', () => {
    const bend = mapBend(7);
    const at = { q: 3, r: -2 };
    const style = { fill: '#112233', stroke: null, width: 0 };
    const mark = { layer: 'roof', style, building: 0 } as const;
    const picture: Picture = {
      buildings: [],
      marks: [
        { ...mark, form: { kind: 'polygon', rings: [[0, 0, 0.5, 0, 0, 0.5]] } },
        { ...mark, form: { kind: 'lines', lines: [[0, 0, 2, 0]] } },
        { ...mark, form: { kind: 'circles', circles: [0.25, -0.5, 0.2] } },
      ],
    };
    const center = hexCenter(at);
    const seen = (x: number, y: number) => {
      const place = bend.bent({ x: center.x + x, y: center.y + y });
      return [expect.closeTo(place.x, 6), expect.closeTo(place.y, 6)] as number[];
    };
    expect(bend.picture(picture, at).marks.map(({ form }) => form)).toEqual([
      {
        kind: 'polygon',
        rings: [[...seen(0, 0), ...seen(0.5, 0), ...seen(0.25, 0.25), ...seen(0, 0.5)]],
      },
      {
        kind: 'lines',
        lines: [[0, 0.5, 1, 1.5, 2].flatMap((x) => seen(x, 0))],
      },
      { kind: 'circles', circles: [...seen(0.25, -0.5), 0.2] },
    ]);
  });
});
