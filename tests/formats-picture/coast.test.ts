import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, hexKey, neighbor, type Hex } from '../../src/engine/hex/hex.ts';
import { hexCenter, type Point } from '../../src/engine/hex/plane.ts';
import { segmentVertices, thirdToPoint } from '../../src/engine/segment/vertex.ts';
import { COAST_REACH, coastPicture, turfRings } from '../../src/formats/picture/coast.ts';
import { formPoints } from '../../src/formats/picture/picture.ts';

const SHORES = { outside: '#c8dadd', free: '#ece5d3' };

/** Land in one or more pieces, with lakes, all within a few hexes. */
const anyLand: fc.Arbitrary<Hex[]> = fc.uniqueArray(
  fc.record({ q: fc.integer({ min: -4, max: 4 }), r: fc.integer({ min: -4, max: 4 }) }),
  {
    selector: hexKey,
    minLength: 1,
    maxLength: 40,
  },
);

function lookup(land: readonly Hex[]): (hex: Hex) => boolean {
  const keys = new Set(land.map(hexKey));
  return (hex) => keys.has(hexKey(hex));
}

function ringsOf(land: Iterable<Hex>, isLand: (hex: Hex) => boolean): readonly (readonly number[])[][] {
  const picture = coastPicture(land, isLand, SHORES);
  return (picture?.marks ?? []).map(({ form }) => (form.kind === 'polygon' ? [...form.rings] : []));
}

/** The turf along the edges of the land, or of a part that it does not go on beyond. */
function turfOf(part: readonly Hex[], isLand: (hex: Hex) => boolean): number[][] {
  const isPart = lookup(part);
  return part.flatMap((hex) =>
    DIRECTIONS.filter((k) => !isLand(neighbor(hex, k))).flatMap((k) =>
      turfRings({ hex, k }, isLand, (edge) => isPart(edge.hex)),
    ),
  );
}

/** Whether a point lies in any of some rings, by the even-odd rule for each. */
function isCovered(rings: readonly (readonly number[])[], x: number, y: number): boolean {
  return rings.some((ring) => {
    let inside = false;
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [ax, ay, bx, by] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    }
    return inside;
  });
}

/** Points in the sea beside each edge of the land, some shares of its length from its start. */
function shorePoints(land: readonly Hex[], isLand: (hex: Hex) => boolean, step: number) {
  return land.flatMap((hex) =>
    DIRECTIONS.filter((k) => !isLand(neighbor(hex, k))).flatMap((k) => {
      const [center, from, to] = segmentVertices({ ...hex, k }).map(thirdToPoint) as [Point, Point, Point];
      return [0.3, 0.48, 0.52, 0.7].map((share) => {
        const [x, y] = [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)];
        return { x: x + step * (x - center.x), y: y + step * (y - center.y) };
      });
    }),
  );
}

/** Twice the area of a triangle, positive when clockwise on screen. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

describe('coastPicture', () => {
  test('has three bands, each in the color of its own, and none without land', () => {
    const picture = coastPicture([{ q: 0, r: 0 }], lookup([{ q: 0, r: 0 }]), SHORES)!;
    expect(new Set(picture.marks.map(({ style }) => style.fill)).size).toBe(3);
    expect(coastPicture([], () => false, SHORES)).toBeNull();
    expect(coastPicture([{ q: 0, r: 0 }], () => true, SHORES)).toBeNull();
  });

  test('leaves no gap along the land', () => {
    fc.assert(
      fc.property(anyLand, (land) => {
        const isLand = lookup(land);
        const bands = [...ringsOf(land, isLand), turfOf(land, isLand)];
        const points = shorePoints(land, isLand, 0.03);
        for (const rings of bands) expect(points.filter(({ x, y }) => !isCovered(rings, x, y))).toEqual([]);
      }),
    );
  });

  test('covers no land but a hairline, and reaches no farther than it says', () => {
    fc.assert(
      fc.property(anyLand, (land) => {
        const isLand = lookup(land);
        const picture = coastPicture(land, isLand, SHORES)!;
        const centers = land.map(hexCenter);
        for (const { form } of picture.marks) {
          const points = formPoints(form);
          let farthest = 0;
          for (let i = 0; i < points.length; i += 2) {
            const [x, y] = [points[i]!, points[i + 1]!];
            const near = Math.min(...centers.map((center) => Math.hypot(x - center.x, y - center.y)));
            farthest = Math.max(farthest, near);
          }
          expect(farthest).toBeLessThan(1 + COAST_REACH);
        }
        const bands = [...ringsOf(land, isLand), turfOf(land, isLand)];
        const inner = centers.flatMap(({ x, y }) =>
          [
            [0, 0],
            [0.5, 0],
            [-0.5, 0],
            [0, 0.5],
            [0, -0.5],
          ].map(([dx, dy]) => ({ x: x + dx!, y: y + dy! })),
        );
        for (const rings of bands) expect(inner.filter(({ x, y }) => isCovered(rings, x, y))).toEqual([]);
      }),
    );
  });

  test('is made of clockwise rings that do not cross themselves, so that none cuts out of another', () => {
    fc.assert(
      fc.property(anyLand, (land) => {
        for (const rings of ringsOf(land, lookup(land)))
          for (const ring of rings) {
            const corners = Array.from({ length: ring.length / 2 }, (_, i) => ({
              x: ring[2 * i]!,
              y: ring[2 * i + 1]!,
            }));
            const area = corners.reduce(
              (sum, one, i) => sum + turn(corners.at(i - 1)!, one, { x: 0, y: 0 }),
              0,
            );
            expect(area).toBeGreaterThanOrEqual(0);
            const crossings: (readonly [number, number])[] = [];
            corners.forEach((a, i) => {
              const b = corners[(i + 1) % corners.length]!;
              for (let j = i + 2; j < corners.length; j++) {
                const [c, d] = [corners[j]!, corners[(j + 1) % corners.length]!];
                if (turn(a, b, c) * turn(a, b, d) < -1e-12 && turn(c, d, a) * turn(c, d, b) < -1e-12)
                  crossings.push([i, j]);
              }
            });
            expect(crossings).toEqual([]);
          }
      }),
    );
  });

  test('has turf that runs out where it does not go on, and covers no land there', () => {
    fc.assert(
      fc.property(anyLand, fc.integer({ min: -4, max: 4 }), (land, border) => {
        const isLand = lookup(land);
        const part = land.filter(({ q }) => q < border);
        const turf = turfOf(part, isLand);
        const bare = shorePoints(part, isLand, 0.02).filter(({ x, y }) => !isCovered(turf, x, y));
        expect(bare).toEqual([]);
        const inner = land
          .map(hexCenter)
          .flatMap(({ x, y }) => [-0.8, 0, 0.8].map((dx) => ({ x: x + dx, y })));
        expect(inner.filter(({ x, y }) => isCovered(turf, x, y))).toEqual([]);
        const far = land.filter((hex) =>
          part.every((one) => Math.max(Math.abs(one.q - hex.q), Math.abs(one.r - hex.r)) > 2),
        );
        const away = shorePoints(far, isLand, 0.05).filter(({ x, y }) => isCovered(turf, x, y));
        expect(away).toEqual([]);
      }),
    );
  });

  test('is the same in blocks as at once', () => {
    fc.assert(
      fc.property(anyLand, fc.integer({ min: -4, max: 4 }), (land, border) => {
        const isLand = lookup(land);
        const sorted = (bands: readonly (readonly number[])[][]) =>
          [0, 1, 2].map((band) => (bands[band] ?? []).map((ring) => ring.join(' ')).sort());
        const [west, east] = [land.filter(({ q }) => q < border), land.filter(({ q }) => q >= border)];
        const parts = [ringsOf(west, isLand), ringsOf(east, isLand)];
        const joined = [0, 1, 2].map((band) => parts.flatMap((bands) => bands[band] ?? []));
        expect(sorted(joined)).toEqual(sorted(ringsOf(land, isLand)));
      }),
    );
  });
});
