import { describe, expect, test } from 'vitest';
import { readLibrary } from '../../../src/cli/library.ts';
import { DIRECTIONS } from '../../../src/engine/hex/hex.ts';
import { orient, type Pose } from '../../../src/engine/schematic/pose.ts';
import { paintedSegments, type Six } from '../../../src/engine/schematic/schematic.ts';
import { segmentVertices, thirdToPoint } from '../../../src/engine/segment/vertex.ts';
import { MARKS_REACH } from '../../../src/formats/picture/map/map-layers.ts';
import { COUNTRY } from '../../../src/formats/picture/map/tones.ts';
import { piecePicture } from '../../../src/formats/picture/map/piece-picture.ts';
import { pictureOf } from '../../../src/formats/picture/paint.ts';
import { grownBounds, pictureBounds } from '../../../src/formats/picture/picture.ts';

const { schematics, kinds } = readLibrary('schematics');
const KINDS = new Map(kinds.map((one) => [one.id, one]));
const POSE: Pose = { rotation: 2, shift: 1, mirror: false };

describe('the picture of a piece as on a map', () => {
  test.each(schematics.map(({ id, hexes }) => ({ id, hexes })))(
    '$id has marks about its own segments alone, and no land under it',
    ({ hexes }) => {
      for (const posed of [hexes, orient(hexes, POSE)]) {
        const picture = piecePicture(posed, KINDS);
        expect(picture.marks.length).toBeGreaterThan(0);
        expect(picture.isOrdered).toBe(true);
        expect(picture.marks.map(({ style }) => style.fill)).not.toContain(COUNTRY.grass);
        const corners = paintedSegments(posed).flatMap((segment) =>
          segmentVertices(segment).map(thirdToPoint),
        );
        const bounds = grownBounds(
          {
            left: Math.min(...corners.map(({ x }) => x)),
            top: Math.min(...corners.map(({ y }) => y)),
            right: Math.max(...corners.map(({ x }) => x)),
            bottom: Math.max(...corners.map(({ y }) => y)),
          },
          MARKS_REACH,
        );
        const seen = pictureBounds(picture);
        expect(seen.left).toBeGreaterThanOrEqual(bounds.left);
        expect(seen.top).toBeGreaterThanOrEqual(bounds.top);
        expect(seen.right).toBeLessThanOrEqual(bounds.right);
        expect(seen.bottom).toBeLessThanOrEqual(bounds.bottom);
        expect(piecePicture(posed.toReversed(), KINDS).marks).toEqual(picture.marks);
      }
    },
  );

  test.each(kinds.map(({ id }) => id))('of one segment of %s is seen', (kind) => {
    for (const k of DIRECTIONS) {
      const segments = DIRECTIONS.map((at) => (at === k ? kind : null)) as unknown as Six<string | null>;
      const { left, top, right, bottom } = pictureBounds(piecePicture([{ q: 0, r: 0, segments }], KINDS));
      expect(Math.max(right - left, bottom - top)).toBeGreaterThan(0.2);
    }
  });

  test('is that of a plan where a kind is not known', () => {
    const { hexes } = schematics.find(({ id }) => id === 'house-pair')!;
    const none = new Map([...KINDS].slice(0, 0));
    expect(piecePicture(hexes, none)).toEqual(pictureOf(hexes, none));
  });
});
