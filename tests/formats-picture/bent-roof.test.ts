import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexesOf } from '../../src/engine/land/row.ts';
import { hexagonLand } from '../../src/engine/land/shapes.ts';
import { DIRECTIONS } from '../../src/engine/hex/hex.ts';
import type { Point } from '../../src/engine/hex/plane.ts';
import type { Roof } from '../../src/engine/schematic/kind-look.ts';
import type { Kind } from '../../src/engine/schematic/kind.ts';
import { mergeSegments } from '../../src/engine/schematic/schematic.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../src/engine/segment/segment.ts';
import { segmentVertices, thirdToPoint, tileAround } from '../../src/engine/segment/vertex.ts';
import { bentRoof } from '../../src/formats/picture/bent-roof.ts';
import { moodOf } from '../../src/formats/picture/map/moods.ts';
import { paintMap } from '../../src/formats/picture/map/paint-map.ts';
import { pictureOf } from '../../src/formats/picture/paint.ts';

/** Sides by which a roof may reach beyond its segments: eaves over a lane. */
const EAVES = 0.3;

/** Sides between the points at which roofs are looked at. */
const STEP = 0.08;

const townhouse = (roof?: Roof): Kind => ({
  id: 'townhouse',
  name: 'House',
  color: '#a94929',
  glyph: 'h',
  footprint: 'area',
  open: false,
  ...(roof !== undefined && { look: { roof } }),
});

/** Connected areas of up to 12 segments, grown from one by a random neighbor at a time. */
const anyArea = fc.array(fc.nat(), { maxLength: 11 }).map((choices) => {
  const first: Segment = { q: 0, r: 0, k: 0 };
  const area = new Map([[segmentKey(first), first]]);
  for (const choice of choices) {
    const next = [...area.values()].flatMap(adjacentSegments).filter((one) => !area.has(segmentKey(one)));
    const one = next[choice % next.length]!;
    area.set(segmentKey(one), one);
  }
  return [...area.values()];
});

/** The twelve segments about those of a tile: a ring with a courtyard of six. */
const COURT = tileAround({ a: 0, b: 0 });
const RING = [
  ...new Map(
    COURT.flatMap(segmentVertices)
      .flatMap(tileAround)
      .map((one) => [segmentKey(one), one]),
  ).values(),
].filter((one) => !COURT.some((other) => segmentKey(other) === segmentKey(one)));

type Rings = readonly (readonly number[])[];

/** The roofs of a plan: bodies and faces, each as its rings. */
function roofsOfPlan(segments: readonly Segment[], kind: Kind): Rings[] {
  const painted = segments.map((segment) => ({ ...segment, kind: kind.id }));
  const { marks } = pictureOf(mergeSegments(painted), new Map([[kind.id, kind]]));
  return marks.flatMap(({ layer, form }) =>
    (layer === 'body' || layer === 'roof') && form.kind === 'polygon' ? [form.rings] : [],
  );
}

/** The roofs of a map, in land of a radius in hexes. */
function roofsOfMap(segments: readonly Segment[], kind: Kind, radius: number): Rings[] {
  const own = new Set(segments.map(segmentKey));
  const around = radius === 0 ? [] : [...hexesOf(hexagonLand(radius))];
  const wide = around.flatMap(({ q, r }) => DIRECTIONS.map((k): Segment => ({ q, r, k })));
  const land = [...new Map([...segments, ...wide].map((one) => [segmentKey(one), one])).values()];
  const marks = paintMap(
    {
      seed: 0,
      land: land.map((segment) => {
        const isOwn = own.has(segmentKey(segment));
        return { segment, kind: isOwn ? kind : undefined, placement: isOwn ? 1 : 0 };
      }),
      buildings: [{ kind, segments, placement: 1 }],
      doors: [],
    },
    { mood: moodOf('day'), warp: null, roofs: 0, hasSea: false, ownsColor: () => false },
  );
  return marks.flatMap(({ batch: { layer, rings } }) =>
    layer === 'body' || layer === 'roof' ? [rings] : [],
  );
}

/** Whether a point is inside of rings, of which those of holes run the other way. */
function isCovered({ x, y }: Point, rings: Rings): boolean {
  let winding = 0;
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      const [ax, ay] = [ring[i]!, ring[i + 1]!];
      const [bx, by] = [ring[(i + 2) % ring.length]!, ring[(i + 3) % ring.length]!];
      if (ay <= y === by <= y) continue;
      if (ax + ((y - ay) / (by - ay)) * (bx - ax) > x) winding += by > ay ? 1 : -1;
    }
  return winding !== 0;
}

/** The distance from a point to a segment: 0 inside of it. */
function distanceTo({ x, y }: Point, segment: Segment): number {
  const corners = segmentVertices(segment).map(thirdToPoint);
  if (isCovered({ x, y }, [corners.flatMap((corner) => [corner.x, corner.y])])) return 0;
  return Math.min(
    ...corners.map((from, i) => {
      const to = corners[(i + 1) % 3]!;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const share = Math.max(0, Math.min(1, (x - from.x) * dx + (y - from.y) * dy));
      return Math.hypot(x - from.x - share * dx, y - from.y - share * dy);
    }),
  );
}

/** Points about segments, as a grid. */
function* pointsAbout(segments: readonly Segment[]): Generator<Point> {
  const corners = segments.flatMap(segmentVertices).map(thirdToPoint);
  const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))];
  for (let x = left - 1; x <= right + 1; x += STEP)
    for (let y = top - 1; y <= bottom + 1; y += STEP) yield { x, y };
}

/** The points of a roof that lie farther from its segments than allowed. */
function strayed(roofs: readonly Rings[], segments: readonly Segment[], most: number): Point[] {
  return [...pointsAbout(segments)].filter(
    (point) =>
      roofs.some((rings) => isCovered(point, rings)) &&
      segments.every((segment) => distanceTo(point, segment) > most),
  );
}

const roofs = fc.constantFrom<Roof | undefined>(undefined, 'gable', 'hip', 'split', 'tent', 'flat');

describe('the roof of an area', () => {
  test('covers nothing beyond its own segments in a plan, whatever roof was chosen', () => {
    fc.assert(
      fc.property(anyArea, roofs, (segments, roof) => {
        expect(strayed(roofsOfPlan(segments, townhouse(roof)), segments, 1e-6)).toEqual([]);
      }),
    );
  });

  test('covers nothing beyond its own segments and eaves on a map', () => {
    fc.assert(
      fc.property(anyArea, (segments) => {
        // A straight house in open country has outbuildings.
        const isBent = bentRoof(segments, 0) !== undefined;
        const roofs = roofsOfMap(segments, townhouse(), isBent ? 8 : 0);
        expect(strayed(roofs, segments, isBent ? 1e-6 : EAVES)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('covers each of its segments, and leaves a courtyard open', () => {
    for (const roof of [roofsOfPlan(RING, townhouse()), roofsOfMap(RING, townhouse(), 4)]) {
      const isRoofed = (segment: Segment) => {
        const points = segmentVertices(segment).map(thirdToPoint);
        const middle = { x: 0, y: 0 };
        for (const { x, y } of points) {
          middle.x += x / 3;
          middle.y += y / 3;
        }
        return roof.some((rings) => isCovered(middle, rings));
      };
      expect(RING.every(isRoofed)).toBe(true);
      expect(COURT.some(isRoofed)).toBe(false);
    }
  });
});
