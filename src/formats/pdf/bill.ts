import type { City } from '../../engine/city/city.ts';
import { countSegments, paintedSegments, type Schematic } from '../../engine/schematic/schematic.ts';
import { orient, PLAIN_POSE } from '../../engine/schematic/pose.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { thirdToPoint } from '../../engine/segment/vertex.ts';
import { traceBorders } from '../picture/border.ts';
import { cityPicture } from '../picture/city-picture.ts';
import { roofedKinds } from '../picture/roofs.ts';
import type { Bounds } from '../picture/picture.ts';
import { posedParts, type PosedParts } from '../svg/parts.ts';

/** A piece of paper to cut out: a schematic, plain or mirrored, since paper can be turned and moved, not mirrored. */
export interface CutPiece {
  readonly mirror: boolean;
  /** Number of its placements. */
  readonly count: number;
  readonly parts: PosedParts;
  /** Its outline as rings x0, y0, x1, y1, ... in side lengths about its center, and their bounding box. */
  readonly rings: readonly (readonly number[])[];
  readonly bounds: Bounds;
}

/** A line of the bill of pieces. */
export interface BillLine {
  readonly schematic: Schematic;
  readonly segments: number;
  /** Number of its placements. */
  readonly count: number;
  /** The plain piece before the mirrored one, as far as they are placed. */
  readonly pieces: readonly CutPiece[];
}

/** The schematics of a city that are placed, sorted by id. */
export function billOfPieces(city: City): BillLine[] {
  const { schematics, placements, kinds, recipe } = city;
  const counts = new Map<string, [plain: number, mirrored: number]>();
  for (const { schematic, mirror } of placements) {
    const known = counts.get(schematic);
    if (known) known[mirror ? 1 : 0]++;
    else counts.set(schematic, mirror ? [0, 1] : [1, 0]);
  }
  const kindOf = new Map(
    roofedKinds(kinds, recipe?.seed, cityPicture(city).roofs).map((kind) => [kind.id, kind]),
  );
  let number = 0;
  return schematics.flatMap((schematic) => {
    const [plain, mirrored] = counts.get(schematic.id) ?? [0, 0];
    const count = plain + mirrored;
    if (count === 0) return [];
    const pieces = [
      { mirror: false, count: plain },
      { mirror: true, count: mirrored },
    ]
      .filter((piece) => piece.count > 0)
      .map((piece) => cutPiece(schematic, piece, kindOf, number++));
    return [{ schematic, segments: countSegments(schematic.hexes), count, pieces }];
  });
}

function cutPiece(
  schematic: Schematic,
  { mirror, count }: Pick<CutPiece, 'mirror' | 'count'>,
  kindOf: ReadonlyMap<string, Kind>,
  number: number,
): CutPiece {
  const pose = { ...PLAIN_POSE, mirror };
  const rings = traceBorders(paintedSegments(orient(schematic.hexes, pose))).map((loop) =>
    loop.flatMap(({ from }) => {
      const { x, y } = thirdToPoint(from);
      return [x, y];
    }),
  );
  return {
    mirror,
    count,
    parts: posedParts(schematic, pose, kindOf, number),
    rings,
    bounds: ringBounds(rings),
  };
}

function ringBounds(rings: CutPiece['rings']): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      left = Math.min(left, ring[i]!);
      right = Math.max(right, ring[i]!);
      top = Math.min(top, ring[i + 1]!);
      bottom = Math.max(bottom, ring[i + 1]!);
    }
  return { left, top, right, bottom };
}
