import { DIRECTIONS } from '../../../engine/hex/hex.ts';
import { hexagonLand } from '../../../engine/land/shapes.ts';
import { hexesOf } from '../../../engine/land/row.ts';
import { findBuildings } from '../../../engine/schematic/footprint.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { PLAIN_POSE, type Pose } from '../../../engine/schematic/pose.ts';
import { paintedSegments, type PaintedHex } from '../../../engine/schematic/schematic.ts';
import { segmentAt } from '../../../engine/segment/cell.ts';
import { segmentKey, type Segment } from '../../../engine/segment/segment.ts';
import { pictureOf } from '../paint.ts';
import type { Form, Mark, Picture } from '../picture.ts';
import { ownsColor } from './map-layers.ts';
import type { MoodName } from './look.ts';
import { moodOf } from './moods.ts';
import { paintMap, type MapMark } from './paint-map.ts';
import type { MapLayer } from './scene.ts';

/** Hexes about a piece that are there for its looks alone: free land, so that it stands in no sea. */
const ABOUT = [...hexesOf(hexagonLand(2))];

/** The layers of the land under a piece, and of its coast. */
const LAND: ReadonlySet<MapLayer> = new Set(['foam', 'sand', 'rock', 'land', 'shoreLine', 'shore']);

/** Hexes of a piece up to which it is painted as on a map. */
const MOST_HEXES = 400;

/** Whether a piece can look as on a map: all its kinds are there, and it has not very many hexes. */
export function canBePieceOfMap(
  hexes: readonly PaintedHex[],
  kinds: { readonly has: (kind: string) => boolean },
): boolean {
  return hexes.length <= MOST_HEXES && paintedSegments(hexes).every(({ kind }) => kinds.has(kind));
}

/**
 * The look of a piece as on a map, straight and without what lies about it. What cannot look so looks as in a plan.
 *
 * @param pose in which the piece is oriented
 * @param mood its light and season
 */
export function piecePicture(
  hexes: readonly PaintedHex[],
  kinds: ReadonlyMap<string, Kind>,
  pose: Pose = PLAIN_POSE,
  mood: MoodName = 'day',
): Picture {
  if (!canBePieceOfMap(hexes, kinds)) return pictureOf(hexes, kinds, pose);
  const painted = paintedSegments(hexes);
  const own = new Map(painted.map((segment) => [segmentKey(segment), kinds.get(segment.kind)!]));
  const land = new Map<string, Segment>();
  for (const hex of hexes)
    for (const by of ABOUT)
      for (const k of DIRECTIONS) {
        const segment = { q: hex.q + by.q, r: hex.r + by.r, k };
        land.set(segmentKey(segment), segment);
      }
  const { buildings } = findBuildings(hexes, kinds);
  const marks = paintMap(
    {
      seed: 0,
      land: Array.from(land, ([key, segment]) => {
        const kind = own.get(key);
        return { segment, kind, placement: kind ? 1 : 0 };
      }),
      buildings: buildings.map(({ kind, segments }) => ({
        kind: kinds.get(kind)!,
        segments,
        placement: 1,
        pose,
      })),
      doors: [],
      isDrawn: (x, y) => own.has(segmentKey(segmentAt(x, y))),
    },
    { mood: moodOf(mood), warp: null, roofs: 0, hasSea: false, ownsColor },
  );
  return {
    buildings,
    marks: marks.flatMap((mark) => (LAND.has(mark.batch.layer) ? [] : marksOf(mark))),
    isOrdered: true,
  };
}

/** The marks of one style, as those of a picture. */
function marksOf({ batch: { rings, lines, circles, from, to }, style }: MapMark): Mark[] {
  const forms: Form[] = [
    ...(rings.length > 0 ? [{ kind: 'polygon', rings } as const] : []),
    ...(lines.length > 0 ? [{ kind: 'lines', lines } as const] : []),
    ...(circles.length > 0 ? [{ kind: 'circles', circles } as const] : []),
  ];
  return forms.map((form) => ({
    layer: 'body',
    style,
    form,
    building: -1,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }));
}
