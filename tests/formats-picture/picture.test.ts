import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, neighbor, ORIGIN } from '../../src/engine/hex/hex.ts';
import { findBuildings, type Building } from '../../src/engine/schematic/footprint.ts';
import type { Kind } from '../../src/engine/schematic/kind.ts';
import { orient, poseSegment } from '../../src/engine/schematic/pose.ts';
import { paintedSegments, type PaintedHex, type Six } from '../../src/engine/schematic/schematic.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../src/engine/segment/segment.ts';
import { segmentVertices, thirdToPoint } from '../../src/engine/segment/vertex.ts';
import { addLaterArts } from '../../src/formats/picture/art/later-arts.ts';
import { MOST_OVERHANG } from '../../src/formats/picture/overhang.ts';
import { pictureOf } from '../../src/formats/picture/paint.ts';
import { patternOf, patternsFor, type Pattern } from '../../src/formats/kinds/pattern.ts';
import { decimal, formPath, pathBatches } from '../../src/formats/picture/path.ts';
import { formPoints, LAYERS, pictureBounds, type Picture } from '../../src/formats/picture/picture.ts';
import { anyPose } from '../support/arbitraries.ts';
import { anyPaintedShape, KINDS } from './shapes.ts';

addLaterArts();

/** How far shadows and sails may reach beyond the segments of a building, in side lengths. */
const OVERHANG = 0.2;

/** The same for streets and walls, which have round ends where they go on beside their building. */
const WAY_OVERHANG = 0.5;

const WAYS = new Set<Pattern>(['street', 'lane', 'bridge', 'rampart', 'palisade', 'turret', 'archway']);

function overhangOfKind(kind: Kind | undefined): number {
  if (kind && patternOf(kind) === 'pier') return MOST_OVERHANG;
  return kind && WAYS.has(patternOf(kind)) ? WAY_OVERHANG : OVERHANG;
}

/** The segments that a building is drawn on: a river goes on under the bridges beside it. */
function drawnSegments({ kind, segments }: Building, hexes: readonly PaintedHex[]): readonly Segment[] {
  if (kind !== 'river') return segments;
  const beside = new Set(segments.flatMap((segment) => adjacentSegments(segment).map(segmentKey)));
  return [
    ...segments,
    ...paintedSegments(hexes).filter(
      (segment) => segment.kind === 'bridge' && beside.has(segmentKey(segment)),
    ),
  ];
}

/** The box about segments. */
function boundsOf(segments: readonly Segment[]) {
  const points = segments.flatMap(segmentVertices).map(thirdToPoint);
  return {
    left: Math.min(...points.map(({ x }) => x)),
    right: Math.max(...points.map(({ x }) => x)),
    top: Math.min(...points.map(({ y }) => y)),
    bottom: Math.max(...points.map(({ y }) => y)),
  };
}

/** Buildings as sets of segments, in an order of their own. */
function footprints(buildings: readonly Building[]): string[] {
  return buildings
    .map(({ kind, segments }) => `${kind}: ${segments.map(segmentKey).sort().join(' ')}`)
    .sort();
}

const picture = (hexes: readonly PaintedHex[]): Picture => pictureOf(hexes, KINDS);

describe('pictureOf', () => {
  test('shows every painted segment in exactly one building', () => {
    fc.assert(
      fc.property(anyPaintedShape, (hexes) => {
        const shown = picture(hexes).buildings.flatMap(({ kind, segments }) =>
          segments.map((segment) => `${segmentKey(segment)} ${kind}`),
        );
        const painted = paintedSegments(hexes).map((segment) => `${segmentKey(segment)} ${segment.kind}`);
        expect(shown.sort()).toEqual(painted.sort());
      }),
    );
  });

  test('covers the posed buildings of the shape when the shape is posed', () => {
    fc.assert(
      fc.property(anyPaintedShape, anyPose, (hexes, pose) => {
        // Broken tiles may break otherwise when they are turned.
        fc.pre(findBuildings(hexes, KINDS).broken.length === 0);
        const posed = picture(hexes).buildings.map(({ kind, segments }) => ({
          kind,
          segments: segments.map((segment) => poseSegment(segment, pose)),
        }));
        expect(footprints(picture(orient(hexes, pose)).buildings)).toEqual(footprints(posed));
      }),
    );
  });

  test('paints every building, within its own bounds but for shadows', () => {
    fc.assert(
      fc.property(anyPaintedShape, (hexes) => {
        const { buildings, marks } = picture(hexes);
        buildings.forEach((building, i) => {
          const own = marks.filter((mark) => mark.building === i);
          expect(own.length).toBeGreaterThan(0);
          const bounds = boundsOf(drawnSegments(building, hexes));
          const overhang = overhangOfKind(KINDS.get(building.kind));
          const painted = pictureBounds({ buildings, marks: own });
          expect(painted.left).toBeGreaterThan(bounds.left - overhang);
          expect(painted.right).toBeLessThan(bounds.right + overhang);
          expect(painted.top).toBeGreaterThan(bounds.top - overhang);
          expect(painted.bottom).toBeLessThan(bounds.bottom + overhang);
        });
      }),
    );
  });

  test('is made of finite numbers, colors and the layers from the ground up', () => {
    fc.assert(
      fc.property(anyPaintedShape, (hexes) => {
        let layer = 0;
        for (const mark of picture(hexes).marks) {
          const points = formPoints(mark.form);
          expect(points.length).toBeGreaterThan(0);
          expect(points.every(Number.isFinite)).toBe(true);
          const { fill, stroke, width } = mark.style;
          expect(fill ?? stroke).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
          if (stroke !== null) expect(width).toBeGreaterThan(0);
          expect(LAYERS.indexOf(mark.layer)).toBeGreaterThanOrEqual(layer);
          layer = LAYERS.indexOf(mark.layer);
        }
      }),
    );
  });

  test('is the same for the same shape', () => {
    fc.assert(
      fc.property(anyPaintedShape, (hexes) => {
        expect(picture(structuredClone(hexes))).toEqual(picture(hexes));
      }),
    );
  });

  test('draws a kind by the last word of its id that is known', () => {
    const house = KINDS.get('house')!;
    const hexes: PaintedHex[] = [{ q: 0, r: 0, segments: ['x', null, null, null, null, null] }];
    const paths = (id: string) => {
      const renamed = hexes.map((hex) => ({ ...hex, segments: [id, null, null, null, null, null] as const }));
      return pathBatches(pictureOf(renamed, new Map([[id, { ...house, id }]]))).map(({ d }) => d);
    };
    expect(paths('old-shop')).toEqual(paths('shop'));
    expect(paths('shop')).not.toEqual(paths('house'));
  });

  test('draws a kind as the pattern says that was chosen, walls joined', () => {
    const wall = KINDS.get('wall')!;
    const hexes: PaintedHex[] = [{ q: 0, r: 0, segments: ['wall', 'x', null, null, null, null] }];
    const marks = (kind: Kind) =>
      pictureOf(
        hexes,
        new Map([
          ['wall', wall],
          ['x', kind],
        ]),
      ).marks;
    const rampart = { ...wall, id: 'x' };
    expect(marks({ ...rampart, pattern: 'wall' })).toEqual(marks({ ...rampart, id: 'wall' }));
    expect(marks({ ...rampart, pattern: 'wall' })).not.toEqual(marks(rampart));
    expect(marks({ ...rampart, pattern: 'church' })).toEqual(marks(rampart));
  });

  test('paints every pattern of every footprint within its building', () => {
    const hex: PaintedHex = { q: 0, r: 0, segments: ['x', 'x', 'x', 'x', 'x', 'x'] };
    const loose: PaintedHex = { q: 2, r: 0, segments: ['x', null, null, null, null, null] };
    for (const footprint of ['segment', 'tile', 'area'] as const)
      for (const pattern of patternsFor(footprint)) {
        const kind = { ...KINDS.get('house')!, id: 'x', footprint, pattern };
        const overhang = overhangOfKind(kind);
        const { marks, buildings } = pictureOf([hex, loose], new Map([['x', kind]]));
        buildings.forEach((building, i) => {
          const painted = pictureBounds({ buildings, marks: marks.filter((mark) => mark.building === i) });
          const bounds = boundsOf(building.segments);
          expect(painted.right - painted.left).toBeGreaterThan(0);
          expect(painted.left).toBeGreaterThan(bounds.left - overhang);
          expect(painted.bottom).toBeLessThan(bounds.bottom + overhang);
        });
      }
  });

  test('paints a gate of any size: its towers stand on its outer segments', () => {
    const six: Six<string> = ['towngate', 'towngate', 'towngate', 'towngate', 'towngate', 'towngate'];
    const hexes: PaintedHex[] = [
      { ...ORIGIN, segments: six },
      ...DIRECTIONS.map((direction) => ({ ...neighbor(ORIGIN, direction), segments: six })),
    ];
    const { buildings, marks } = picture(hexes);
    expect(buildings).toHaveLength(1);
    expect(marks.length).toBeGreaterThan(0);
  });

  test('of nothing is empty', () => {
    expect(picture([])).toEqual({ buildings: [], marks: [] });
    expect(pictureBounds(picture([]))).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
  });
});

describe('pathBatches', () => {
  test('holds every form once, with few styles, in painter’s order', () => {
    fc.assert(
      fc.property(anyPaintedShape, (hexes) => {
        const { marks } = picture(hexes);
        const batches = pathBatches({ buildings: [], marks });
        const length = batches.reduce((sum, { d }) => sum + d.length, 0);
        expect(length).toBe(marks.reduce((sum, { form }) => sum + formPath(form).length, 0));
        const keys = batches.map(({ layer, fill, stroke, width }) => [layer, fill, stroke, width].join());
        expect(new Set(keys).size).toBe(keys.length);
        const layers = batches.map(({ layer }) => LAYERS.indexOf(layer));
        expect(layers).toEqual([...layers].sort((x, y) => x - y));
      }),
    );
  });

  test('writes closed rings, open lines and circles', () => {
    expect(formPath({ kind: 'polygon', rings: [[0, 0, 1, 0, 0.50049, 0.8660254]] })).toBe(
      'M0 0L1 0L0.5 0.866Z',
    );
    expect(formPath({ kind: 'lines', lines: [[-0.0001, 0, 1, 2]] })).toBe('M0 0L1 2');
    expect(formPath({ kind: 'circles', circles: [1, 2, 0.5] })).toBe(
      'M0.5 2a0.5 0.5 0 0 1 1 0a0.5 0.5 0 0 1 -1 0Z',
    );
  });
});

describe('decimal', () => {
  test('does not depend on the last bits of a number in the middle between two thousandths', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (thousandths) => {
        const middle = (thousandths + 0.5) / 1000;
        const [below, above] = [middle * (1 - 4e-16), middle * (1 + 4e-16)];
        expect([decimal(below), decimal(above)]).toEqual([decimal(middle), decimal(middle)]);
      }),
    );
  });

  test('rounds to the nearest thousandth', () => {
    expect([0, -0, 1.2344, 1.2346, -19.1226, 0.0004].map(decimal)).toEqual([
      '0',
      '0',
      '1.234',
      '1.235',
      '-19.123',
      '0',
    ]);
  });
});
