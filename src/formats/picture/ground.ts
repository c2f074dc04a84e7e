import type { Hex } from '../../engine/hex/hex.ts';
import type { Building } from '../../engine/schematic/footprint.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { PLAIN_POSE } from '../../engine/schematic/pose.ts';
import {
  mergeSegments,
  paintedSegments,
  type PaintedHex,
  type PaintedSegment,
} from '../../engine/schematic/schematic.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import { patternOf, type Pattern } from '../kinds/pattern.ts';
import { WALL_ART } from './art/rampart.ts';
import { Brush } from './brush.ts';
import { lookOf, paintBuilding } from './look.ts';
import { paletteOf } from './palette.ts';
import type { Picture } from './picture.ts';
import { WALL_PATTERNS } from './wall-line.ts';

/** The hexes of a block in each direction: few paths, and few blocks in view. */
const BLOCK = 8;

/** The parts of a city that its ground is drawn from. */
export interface GroundSite {
  readonly kinds: readonly Kind[];
  /** The kind on a segment, of ground or of a placement; that of the sea off the land. */
  readonly kindAt: (segment: Segment) => Kind | undefined;
  /** Id of the placement on a segment, 0 for none. */
  readonly placementAt: (segment: Segment) => number;
}

/** A part of the ground of a city. */
export interface GroundBlock {
  readonly hexes: readonly PaintedHex[];
  /** Its first hex. */
  readonly at: Hex;
}

/**
 * Ground in blocks, in the order in which they are drawn: rivers over other ground and as a whole, because their banks are
 * smooth and reach over what lies beside them, bridges over rivers; of others a few hexes in each direction.
 */
export function groundBlocks(ground: readonly PaintedHex[], kinds: readonly Kind[]): GroundBlock[] {
  const ofPattern = (pattern: Pattern) => {
    const ids = new Set(kinds.flatMap((kind) => (patternOf(kind) === pattern ? kind.id : [])));
    return (kind: string) => ids.has(kind);
  };
  const [isRiver, isBridge] = [ofPattern('river'), ofPattern('bridge')];
  const water = only(ground, isRiver);
  return [
    ...cutIntoBlocks(only(ground, (kind) => !isRiver(kind) && !isBridge(kind))),
    ...(water.length > 0 ? [{ hexes: water, at: water[0]! }] : []),
    ...cutIntoBlocks(only(ground, isBridge)),
  ];
}

/** The part of ground that is of some kinds. */
function only(ground: readonly PaintedHex[], isMeant: (kind: string) => boolean): PaintedHex[] {
  return mergeSegments(paintedSegments(ground).filter(({ kind }) => isMeant(kind)));
}

function cutIntoBlocks(ground: readonly PaintedHex[]): GroundBlock[] {
  const blocks = new Map<string, PaintedHex[]>();
  for (const hex of ground) {
    const key = `${Math.floor(hex.q / BLOCK)} ${Math.floor((hex.r + (hex.q >> 1)) / BLOCK)}`;
    const block = blocks.get(key);
    if (block) block.push(hex);
    else blocks.set(key, [hex]);
  }
  return Array.from(blocks.values(), (hexes) => ({ hexes, at: hexes[0]! }));
}

/**
 * The picture of a block of ground, in the plane of the city. Streets, rivers and walls go on in what lies beside the
 * block.
 */
export function groundPicture({ hexes }: GroundBlock, { kinds, kindAt }: GroundSite): Picture {
  const byId = new Map(kinds.map((kind) => [kind.id, kind]));
  const segments_kind = new Map<string, Segment[]>();
  for (const { kind, q, r, k } of paintedSegments(hexes)) {
    const segments = segments_kind.get(kind);
    if (segments) segments.push({ q, r, k });
    else segments_kind.set(kind, [{ q, r, k }]);
  }
  const brush = new Brush();
  const buildings: Building[] = [];
  for (const [kind, segments] of segments_kind) {
    const building = { kind, segments };
    paintBuilding(building, buildings.length, lookOf(kind, byId.get(kind)), false, kindAt, brush);
    buildings.push(building);
  }
  return { buildings, marks: brush.marks() };
}

/**
 * The picture of all walls of a city, in its plane; `null` without any. It lies over the pictures of their pieces, which
 * know nothing of their neighbors.
 */
export function wallsPicture(
  segments: readonly PaintedSegment[],
  { kinds, kindAt, placementAt }: GroundSite,
): Picture | null {
  const brush = new Brush();
  const buildings: Building[] = [];
  for (const kind of kinds) {
    const paint = WALL_ART[patternOf(kind)];
    const own = segments.filter((segment) => segment.kind === kind.id);
    if (!paint || own.length === 0) continue;
    // Gates are painted one by one: their towers stand at the ends of each.
    for (const part of patternOf(kind) === 'archway' ? byPlacement(own, placementAt) : [own]) {
      const building = { kind: kind.id, segments: part };
      brush.building = buildings.length;
      paint(
        { building, kind, palette: paletteOf(kind.color, kind.look?.second), pose: PLAIN_POSE, kindAt },
        brush,
      );
      buildings.push(building);
    }
  }
  return buildings.length === 0 ? null : { buildings, marks: brush.marks() };
}

function byPlacement(
  segments: readonly PaintedSegment[],
  placementAt: GroundSite['placementAt'],
): PaintedSegment[][] {
  const parts = new Map<number, PaintedSegment[]>();
  for (const segment of segments) {
    const id = placementAt(segment);
    const part = parts.get(id);
    if (part) part.push(segment);
    else parts.set(id, [segment]);
  }
  return [...parts.values()];
}

/** The segments of placements that walls are made of. */
export function wallSegments(
  hexes: readonly PaintedHex[],
  kinds: ReadonlyMap<string, Kind>,
): PaintedSegment[] {
  return paintedSegments(hexes).filter(({ kind }) => {
    const known = kinds.get(kind);
    return known !== undefined && WALL_PATTERNS.has(patternOf(known));
  });
}
