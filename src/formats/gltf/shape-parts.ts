import { findBuildings } from '../../engine/schematic/footprint.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { mergeSegments, type PaintedHex } from '../../engine/schematic/schematic.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import { segmentsByKind } from './ground-nodes.ts';
import { heightsOf, type Roofs } from './heights.ts';
import type { Materials, PartBuilders } from './materials.ts';
import { addSolid } from './solid.ts';

/**
 * Adds the solids of a posed shape. Buildings with roofs are solids of their own; all segments of a kind without roofs
 * are one.
 */
export function addShape(
  builders: PartBuilders,
  hexes: readonly PaintedHex[],
  roofs: Roofs,
  materials: Materials,
): void {
  for (const [id, segments] of segmentsByKind(hexes)) {
    const kind = materials.kind(id);
    const mesh = builders.of(materials.ofKind(kind));
    for (const heights of heightsOf(kind, roofs))
      for (const part of heights.slope > 0 ? roofedParts(segments, kind) : [segments])
        addSolid(mesh, part, heights);
  }
}

/** The segments of each building of a kind; a piece of a broken tile counts as one. */
export function roofedParts(segments: readonly Segment[], kind: Kind): (readonly Segment[])[] {
  const painted = mergeSegments(segments.map((segment) => ({ ...segment, kind: kind.id })));
  const { buildings, broken } = findBuildings(painted, new Map([[kind.id, kind]]));
  return [...buildings.map((building) => building.segments), ...broken.map(({ segment }) => [segment])];
}
