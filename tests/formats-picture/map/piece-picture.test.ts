import { describe, expect, test } from 'vitest';
import { readLibrary } from '../../../src/cli/library.ts';
import { DIRECTIONS } from '../../../src/engine/hex/hex.ts';
import { orient, type Pose } from '../../../src/engine/schematic/pose.ts';
import { paintedSegments, type Six } from '../../../src/engine/schematic/schematic.ts';
import { segmentVertices, thirdToPoint } from '../../../src/engine/segment/vertex.ts';
import { MARKS_REACH } from '../../../src/formats/picture/map/map-layers.ts';
import { isInside, type Vec } from '../../../src/formats/picture/map/geometry.ts';
import { COUNTRY, TOWN } from '../../../src/formats/picture/map/tones.ts';
import { piecePicture } from '../../../src/formats/picture/map/piece-picture.ts';
import { pictureOf } from '../../../src/formats/picture/paint.ts';
import { grownBounds, pictureBounds } from '../../../src/formats/picture/picture.ts';

const { schematics, kinds } = readLibrary('schematics');
const KINDS = new Map(kinds.map((one) => [one.id, one]));
const POSE: Pose = { rotation: 2, shift: 1, mirror: false };

function pointsOf(flat: readonly number[]): Vec[] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at]!, flat[2 * at + 1]!]);
}

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

  test('has beds in each corner of a garden, and tells a green from open country', () => {
    const fillsOf = (kind: string, k: number) => {
      const segments = DIRECTIONS.map((at) => (at === k ? kind : null)) as unknown as Six<string | null>;
      return piecePicture([{ q: 0, r: 0, segments }], KINDS).marks.map(({ style }) => style.fill);
    };
    for (const k of DIRECTIONS) {
      expect(fillsOf('garden', k).some((fill) => fill === TOWN.bed || fill === TOWN.bedDry)).toBe(true);
      expect(fillsOf('meadow', k)).toContain(COUNTRY.green);
    }
  });

  test.each(kinds.map(({ id }) => id))('of one segment of %s is seen', (kind) => {
    for (const k of DIRECTIONS) {
      const segments = DIRECTIONS.map((at) => (at === k ? kind : null)) as unknown as Six<string | null>;
      const { left, top, right, bottom } = pictureBounds(piecePicture([{ q: 0, r: 0, segments }], KINDS));
      expect(Math.max(right - left, bottom - top)).toBeGreaterThan(0.2);
    }
  });

  test('of a pier has its planks, though no water lies about it', () => {
    const pier = schematics.find(({ id }) => id === 'pier')!;
    const { marks } = piecePicture(pier.hexes, KINDS);
    expect(marks.map(({ style }) => style.stroke)).toContain(TOWN.woodDark);
  });

  test('of a garden has no bed beyond its hedge', () => {
    const segments: Six<string | null>[] = DIRECTIONS.flatMap((first) =>
      [1, 2, 3, 6].map(
        (count) =>
          DIRECTIONS.map((at) => ((at - first + 6) % 6 < count ? 'garden' : null)) as unknown as Six<
            string | null
          >,
      ),
    );
    for (const own of segments) {
      const { marks } = piecePicture([{ q: 0, r: 0, segments: own }], KINDS);
      const ringsOf = (isMeant: (mark: (typeof marks)[number]) => boolean) =>
        marks.flatMap((mark) => (isMeant(mark) && mark.form.kind === 'polygon' ? mark.form.rings : []));
      const beds = ringsOf(({ style }) => style.fill === TOWN.bed || style.fill === '#a5865f');
      const [hedge] = ringsOf(({ style }) => style.width === 0.045).map(pointsOf);
      for (const point of beds.flatMap(pointsOf)) expect(isInside(point, hedge!)).toBe(true);
    }
  });

  test('is that of a plan where a kind is not known', () => {
    const { hexes } = schematics.find(({ id }) => id === 'house-pair')!;
    const none = new Map([...KINDS].slice(0, 0));
    expect(piecePicture(hexes, none)).toEqual(pictureOf(hexes, none));
  });
});
