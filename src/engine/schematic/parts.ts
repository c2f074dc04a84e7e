import { segmentVertices } from '../segment/vertex.ts';
import type { Segment } from '../segment/segment.ts';
import { floodCells, type ShapeCells } from './shape-cells.ts';

/** A part of a shape whose segments connect along edges. */
export interface ShapePart {
  readonly segments: readonly Segment[];
  /** Whether the part shares a corner with another part; it never shares an edge. */
  readonly touches: boolean;
}

/**
 * The parts of a shape, the largest first; a connected shape has one. Segments connect when they share an edge, as in
 * buildings and in walkable ground; two segments that share only a corner do not.
 */
export function shapeParts(shape: ShapeCells): ShapePart[] {
  const { segments, cell_segment, segment_cell } = shape;
  const part_cell = new Int32Array(segment_cell.length);
  const parts: Segment[][] = [];
  for (const start of cell_segment) {
    if (part_cell[start] !== 0) continue;
    const cells = floodCells(shape, part_cell, parts.length + 1, [start], (cell) => segment_cell[cell] !== 0);
    parts.push(cells.map((cell) => segments[segment_cell[cell]! - 1]!));
  }
  if (parts.length < 2) return parts.map((all) => ({ segments: all, touches: false }));
  const touching = touchingParts(parts);
  return parts
    .map((all, part) => ({ segments: all, touches: touching.has(part) }))
    .sort((a, b) => b.segments.length - a.segments.length);
}

/** Points in a row; more than the width of any schematic in the thirds lattice. */
const ROW = 8192;

/** The indices of the parts that share a vertex with another part. */
function touchingParts(parts: readonly (readonly Segment[])[]): Set<number> {
  const part_vertex = new Map<number, number>();
  const touching = new Set<number>();
  parts.forEach((segments, part) => {
    for (const segment of segments)
      for (const { a, b } of segmentVertices(segment)) {
        const other = part_vertex.get(b * ROW + a);
        if (other === undefined) part_vertex.set(b * ROW + a, part);
        else if (other !== part) touching.add(other).add(part);
      }
  });
  return touching;
}
