import type { Kind } from '../../engine/schematic/kind.ts';
import { mergeSegments, type PaintedHex } from '../../engine/schematic/schematic.ts';
import type { Segment } from '../../engine/segment/segment.ts';
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

function painted(kind: string, sample: Sample): PaintedHex[] {
  return mergeSegments(SAMPLES[sample].map((segment) => ({ ...segment, kind })));
}
