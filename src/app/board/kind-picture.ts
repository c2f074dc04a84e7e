import type { Kind } from '../../engine/schematic/kind.ts';
import { mergeSegments, type PaintedHex } from '../../engine/schematic/schematic.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import { DIRECTIONS } from '../../engine/hex/hex.ts';
import { orient, PLAIN_POSE } from '../../engine/schematic/pose.ts';
import { tileAround } from '../../engine/segment/vertex.ts';
import { pictureOf } from '../../formats/picture/paint.ts';
import type { Picture } from '../../formats/picture/picture.ts';

/** The sample of a kind: a whole hex, a tile around a corner, three hexes together. */
export type Sample = 'hex' | 'corner' | 'area';

const SAMPLES: Readonly<Record<Sample, readonly Segment[]>> = {
  hex: tileAround({ a: 0, b: 0 }),
  corner: tileAround({ a: 1, b: 1 }),
  area: [
    { a: 0, b: 0 },
    { a: 3, b: 0 },
    { a: 3, b: -3 },
  ].flatMap(tileAround),
};

const pictures = new WeakMap<Kind, Partial<Record<Sample, Picture>>>();

/** A kind alone, the same picture as long as the kind is the same. */
export function kindPicture(kind: Kind, sample: Sample): Picture {
  let own = pictures.get(kind);
  if (!own) pictures.set(kind, (own = {}));
  return (own[sample] ??= pictureOf(painted(kind.id, sample), new Map([[kind.id, kind]])));
}

const poses = new WeakMap<Kind, readonly Picture[]>();

/** A small piece of a kind in its six rotations: two tiles, or a band with a bend, by the kind's footprint. */
export function kindPoses(kind: Kind): readonly Picture[] {
  let own = poses.get(kind);
  if (!own) {
    const piece = kind.footprint === 'tile' ? TWO_TILES : BAND;
    const hexes = mergeSegments(piece.map((segment) => ({ ...segment, kind: kind.id })));
    const kinds = new Map([[kind.id, kind]]);
    own = DIRECTIONS.map((rotation) => {
      const pose = { ...PLAIN_POSE, rotation };
      return pictureOf(orient(hexes, pose), kinds, pose);
    });
    poses.set(kind, own);
  }
  return own;
}

const TWO_TILES: readonly Segment[] = [
  { a: 0, b: 0 },
  { a: 3, b: 0 },
].flatMap(tileAround);

/** Five segments in a row, and one that turns off. */
const BAND: readonly Segment[] = [
  { q: 0, r: 0, k: 4 },
  { q: 0, r: 0, k: 3 },
  { q: 0, r: 0, k: 2 },
  { q: 1, r: 0, k: 5 },
  { q: 1, r: 0, k: 4 },
  { q: 0, r: 0, k: 1 },
];

function painted(kind: string, sample: Sample): PaintedHex[] {
  return mergeSegments(SAMPLES[sample].map((segment) => ({ ...segment, kind })));
}
