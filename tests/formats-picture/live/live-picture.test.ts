import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Hex } from '../../../src/engine/hex/hex.ts';
import { STRIP_HEIGHT } from '../../../src/engine/hex/plane.ts';
import type { Kind } from '../../../src/engine/schematic/kind.ts';
import { PLAIN_POSE, type Pose } from '../../../src/engine/schematic/pose.ts';
import { mergeSegments, paintedSegments } from '../../../src/engine/schematic/schematic.ts';
import { segmentKey } from '../../../src/engine/segment/segment.ts';
import { tileAround } from '../../../src/engine/segment/vertex.ts';
import { addLaterArts } from '../../../src/formats/picture/art/later-arts.ts';
import { LivePicture, type SegmentChange } from '../../../src/formats/picture/live/live-picture.ts';
import type { CellBox } from '../../../src/formats/picture/live/cells.ts';
import type { PicturePart } from '../../../src/formats/picture/live/live-part.ts';
import { overhangOf } from '../../../src/formats/picture/overhang.ts';
import { pictureOf } from '../../../src/formats/picture/paint.ts';
import { pictureBounds, type Bounds, type Mark, type Picture } from '../../../src/formats/picture/picture.ts';
import { anyPose } from '../../support/arbitraries.ts';
import { anyPaintedShape, KINDS } from '../shapes.ts';

// Piers are among the arts that come later, and the only ones that reach far beyond their segments.
addLaterArts();

const EVERYWHERE: Bounds = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };

/** So small that nearly every area of the tests is large. */
const TINY = 3;

const near = fc.integer({ min: -2, max: 2 });
/** Few of them, so that tiles crowd and areas meet, and every footprint. */
const anyKind = fc.constantFrom(
  'church',
  'mill',
  'wall',
  'wall',
  'wheat',
  'gate',
  'castle',
  'house',
  'unheard-of',
  null,
);
/** All kinds beside. */
const anyOther = fc.constantFrom(...KINDS.keys());
/** By themselves, since their lines bend only where some of them meet. */
const anyTownWall = fc.constantFrom('townwall', 'walltower', 'towngate', null);

/** One step of a stroke: a few segments of one kind, or a whole tile. */
const anyEdit = (
  kindOfSegments: fc.Arbitrary<string | null>,
  kindOfTile = kindOfSegments,
): fc.Arbitrary<SegmentChange[]> =>
  fc.oneof(
    fc
      .tuple(
        fc.array(fc.record({ q: near, r: near, k: fc.constantFrom(...DIRECTIONS) }), {
          minLength: 1,
          maxLength: 6,
        }),
        kindOfSegments,
      )
      .map(([segments, kind]) => segments.map((segment) => ({ segment, kind }))),
    fc
      .tuple(near, near, fc.constantFrom(0, 1, 2), kindOfTile)
      .map(([q, r, at, kind]) =>
        tileAround({ a: 3 * q + at, b: 3 * r + at }).map((segment) => ({ segment, kind })),
      ),
  );

const anyHistory = fc.oneof(
  fc
    .tuple(anyPaintedShape, fc.array(anyEdit(anyKind, fc.oneof(anyKind, anyOther)), { maxLength: 12 }))
    .map(([shape, edits]) => [
      paintedSegments(shape).map(({ kind, ...segment }): SegmentChange => ({ segment, kind })),
      ...edits,
    ]),
  fc.array(anyEdit(anyTownWall), { maxLength: 12 }),
);

/** The shape that edits make, and each of them in turn. */
class Shape {
  readonly #painted = new Map<string, { segment: SegmentChange['segment']; kind: string }>();

  apply(changes: readonly SegmentChange[]): void {
    for (const { segment, kind } of changes)
      if (kind === null) this.#painted.delete(segmentKey(segment));
      else this.#painted.set(segmentKey(segment), { segment, kind });
  }

  pictureIn(pose: Pose): Picture {
    return pictureOf(
      mergeSegments([...this.#painted.values()].map(({ segment, kind }) => ({ ...segment, kind }))),
      KINDS,
      pose,
    );
  }

  get picture(): Picture {
    return this.pictureIn(PLAIN_POSE);
  }
}

/**
 * The marks of a picture in words, with the kinds that they belong to, in an order that does not depend on that within
 * a layer.
 */
function inWords({ buildings, marks }: Picture): string[] {
  return marks.map(({ layer, style, form, building }) =>
    JSON.stringify([layer, style, form, buildings[building]!.kind]),
  );
}

/** Paints each part once, as a board does that keeps its paths. */
function picturesOf(live: LivePicture, kept: WeakMap<PicturePart, Picture>): Picture[] {
  return live.parts(EVERYWHERE).map((part) => {
    let picture = kept.get(part);
    if (!picture) kept.set(part, (picture = part.paint()));
    return picture;
  });
}

function expectSame(history: readonly (readonly SegmentChange[])[], pose: Pose = PLAIN_POSE): void {
  const live = new LivePicture([...KINDS.values()], pose);
  const shape = new Shape();
  const kept = new WeakMap<PicturePart, Picture>();
  for (const changes of history) {
    live.update(changes);
    shape.apply(changes);
    expect(picturesOf(live, kept).flatMap(inWords).sort()).toEqual(inWords(shape.pictureIn(pose)).sort());
  }
}

interface MarkOfKind {
  readonly mark: Mark;
  readonly kind: Kind | undefined;
}

function marksOf(pictures: readonly Picture[]): Map<string, MarkOfKind> {
  return new Map(
    pictures.flatMap((picture) =>
      inWords(picture).map((words, i) => {
        const mark = picture.marks[i]!;
        return [words, { mark, kind: KINDS.get(picture.buildings[mark.building]!.kind) }] as const;
      }),
    ),
  );
}

function covers({ top, left, bottom, right }: CellBox, { mark, kind }: MarkOfKind): boolean {
  const bounds = pictureBounds({ buildings: [], marks: [mark] });
  const reach = overhangOf(kind ? [kind] : []);
  return (
    bounds.left >= (left - 1) / 2 - reach &&
    bounds.right <= (right + 1) / 2 + reach &&
    bounds.top >= top * STRIP_HEIGHT - reach &&
    bounds.bottom <= (bottom + 1) * STRIP_HEIGHT + reach
  );
}

describe('a live picture', () => {
  it('has the marks of the picture of the whole, after every edit', () => {
    fc.assert(fc.property(anyHistory, (history) => expectSame(history)));
  });

  it('has them in every pose, in which symbols turn', () => {
    fc.assert(fc.property(anyHistory, anyPose, expectSame), { numRuns: 40 });
  });

  it('paints a wall anew when another bends its line from farther than beside it', () => {
    const hexOf = (hex: Hex, kind: string): SegmentChange[] =>
      DIRECTIONS.map((k) => ({ segment: { ...hex, k }, kind }));
    expectSame([hexOf({ q: 0, r: 0 }, 'walltower'), hexOf({ q: 1, r: 0 }, 'townwall')]);
  });

  it('has them again once large areas are painted anew', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const live = new LivePicture([...KINDS.values()], PLAIN_POSE, TINY);
        const shape = new Shape();
        const kept = new WeakMap<PicturePart, Picture>();
        for (const changes of history) {
          picturesOf(live, kept);
          live.update(changes);
          shape.apply(changes);
        }
        live.refine();
        expect(live.isRough).toBe(false);
        expect(picturesOf(live, kept).flatMap(inWords).sort()).toEqual(inWords(shape.picture).sort());
      }),
    );
  });

  it('says where it has changed', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const live = new LivePicture([...KINDS.values()]);
        const kept = new WeakMap<PicturePart, Picture>();
        let before = marksOf(picturesOf(live, kept));
        for (const changes of history) {
          const dirty = live.update(changes);
          const after = marksOf(picturesOf(live, kept));
          const other = [
            ...[...before].filter(([words]) => !after.has(words)),
            ...[...after].filter(([words]) => !before.has(words)),
          ];
          for (const [words, mark] of other)
            expect(
              dirty.some((box) => covers(box, mark)),
              words,
            ).toBe(true);
          before = after;
        }
      }),
    );
  });

  it('holds parts within their bounds', () => {
    fc.assert(
      fc.property(anyPaintedShape, (shape) => {
        const live = new LivePicture([...KINDS.values()]);
        live.update(paintedSegments(shape).map(({ kind, ...segment }) => ({ segment, kind })));
        for (const part of live.parts(EVERYWHERE)) {
          const { left, top, right, bottom } = pictureBounds(part.paint());
          expect(left).toBeGreaterThanOrEqual(part.bounds.left);
          expect(top).toBeGreaterThanOrEqual(part.bounds.top);
          expect(right).toBeLessThanOrEqual(part.bounds.right);
          expect(bottom).toBeLessThanOrEqual(part.bounds.bottom);
        }
      }),
    );
  });

  it('keeps a large area as it was, but for what has changed, until it is painted anew', () => {
    const live = new LivePicture([...KINDS.values()], PLAIN_POSE, 12);
    const field = tileAround({ a: 0, b: 0 }).concat(tileAround({ a: 3, b: 3 }), tileAround({ a: 3, b: 0 }));
    live.update(field.map((segment) => ({ segment, kind: 'wheat' })));
    expect(live.parts(EVERYWHERE)).toEqual([]);
    live.refine();
    const [part] = live.parts(EVERYWHERE);
    part!.paint();
    const [hit] = field;
    live.update([{ segment: hit!, kind: 'house' }]);
    expect(live.isRough).toBe(true);
    expect(live.parts(EVERYWHERE)).toContain(part);
    expect(part!.except).toEqual([hit]);
  });
});
