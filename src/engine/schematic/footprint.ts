import { STEPS } from '../hex/hex.ts';
import { compareCells } from '../segment/cell.ts';
import { adjacentSegments, segmentKey, type Segment } from '../segment/segment.ts';
import { toThirds, type Third } from '../segment/thirds.ts';
import { tileAround } from '../segment/vertex.ts';
import type { Kind } from './kind.ts';
import { paintedSegments, type PaintedHex, type PaintedSegment } from './schematic.ts';

/** A building: its kind and its segments. */
export interface Building {
  readonly kind: string;
  readonly segments: readonly Segment[];
  /** The vertex at the center of a `tile` building. */
  readonly vertex?: Third;
}

/** Segments of a `tile` kind that belong to no whole tile. */
export interface BrokenTile {
  readonly kind: string;
  readonly segment: Segment;
}

/** The buildings of a shape, and the segments that form none. */
export interface Footprints {
  readonly buildings: readonly Building[];
  readonly broken: readonly BrokenTile[];
}

/**
 * Groups painted segments into buildings by the footprint of their kind. A kind that is not in `kinds` counts as
 * `segment`.
 *
 * Tiles: the first segment of a shape in reading order (topmost strip, leftmost) can only be the upper left sixth of
 * its tile, because a tile about any other of its vertices would reach further up or left. So taking tiles away in that
 * order finds the only way to cut the shape into tiles, or the segments for which there is none.
 */
export function findBuildings(hexes: readonly PaintedHex[], kinds: ReadonlyMap<string, Kind>): Footprints {
  const buildings: Building[] = [];
  const broken: BrokenTile[] = [];
  const byKind = new Map<string, PaintedSegment[]>();
  for (const painted of paintedSegments(hexes)) {
    const same = byKind.get(painted.kind);
    if (same) same.push(painted);
    else byKind.set(painted.kind, [painted]);
  }
  for (const [kind, painted] of byKind) {
    const rule = kinds.get(kind)?.footprint ?? 'segment';
    if (rule === 'tile') peelTiles(kind, painted, buildings, broken);
    else if (rule === 'area') floodAreas(kind, painted, buildings);
    else for (const { q, r, k } of painted) buildings.push({ kind, segments: [{ q, r, k }] });
  }
  return { buildings, broken };
}

/** The tiles that segments of one kind make, as {@link findBuildings} cuts them: six segments each. */
export function wholeTiles(segments: readonly Segment[]): readonly (readonly Segment[])[] {
  const buildings: Building[] = [];
  peelTiles('', segments, buildings, []);
  return buildings.map((building) => building.segments);
}

function peelTiles(kind: string, painted: readonly Segment[], buildings: Building[], broken: BrokenTile[]) {
  const left = new Map(painted.map(({ q, r, k }) => [segmentKey({ q, r, k }), { q, r, k }]));
  const inReadingOrder = [...left.values()].sort(compareCells);
  for (const segment of inReadingOrder) {
    if (!left.has(segmentKey(segment))) continue;
    const center = toThirds(segment);
    // The upper left sixth of a tile is its north-west segment, one step from the vertex.
    const northWest = STEPS[5];
    const vertex = { a: center.a - northWest.q, b: center.b - northWest.r };
    const tile = isUpperLeft(segment) ? tileAround(vertex) : [];
    if (tile.length === 6 && tile.every((part) => left.has(segmentKey(part)))) {
      for (const part of tile) left.delete(segmentKey(part));
      buildings.push({ kind, segments: tile, vertex });
    } else {
      left.delete(segmentKey(segment));
      broken.push({ kind, segment });
    }
  }
}

/** Whether a segment can be the north-west sixth of a tile, as segments with their apex up can. */
function isUpperLeft({ k }: Segment): boolean {
  return k === 1 || k === 3 || k === 5;
}

function floodAreas(kind: string, painted: readonly PaintedSegment[], buildings: Building[]) {
  const left = new Map(painted.map(({ q, r, k }) => [segmentKey({ q, r, k }), { q, r, k }]));
  for (const [key, start] of left) {
    left.delete(key);
    const segments: Segment[] = [start];
    for (const segment of segments)
      for (const next of adjacentSegments(segment)) if (left.delete(segmentKey(next))) segments.push(next);
    buildings.push({ kind, segments });
  }
}
