import type { Segment } from '../../../../engine/segment/segment.ts';
import type { Third } from '../../../../engine/segment/thirds.ts';
import { nearestVertex, segmentCenter } from '../../../board/input/board-pointer.ts';
import { segmentAt } from '../../../../engine/segment/cell.ts';
import type { PaintedSegment } from '../../../../engine/schematic/schematic.ts';
import type { Shift } from '../../../../engine/segment/shift.ts';
import type { SchematicDocument } from '../../../document/document.ts';

/**
 * Painted segments of a schematic that are changed as one, in its own coordinates. It floats: what it covers comes
 * back when it moves on. It lasts until something else changes the schematic.
 */
export interface Selection {
  /** Id of the schematic. */
  readonly schematic: string;
  readonly segments: readonly Segment[];
  /** The vertex about which it turns and is mirrored: the same for all turns, so that six of them change nothing. */
  readonly pivot: Third;
  /** The offset to which it was shifted: 0 at first, 1 to the right, -1 to the left. */
  readonly shift: Shift;
  /** The segments that the selection covers now, as they were before. */
  readonly covered: readonly PaintedSegment[];
  /** The hexes of the schematic that all this is true of. */
  readonly hexes: SchematicDocument['hexes'];
}

/** A selection of what lies on its ground; `null` when there is nothing. */
export function selectionOf(
  schematic: string,
  hexes: SchematicDocument['hexes'],
  segments: readonly Segment[],
): Selection | null {
  if (segments.length === 0) return null;
  return { schematic, segments, pivot: middleVertex(segments), shift: 0, covered: [], hexes };
}

/** The vertex nearest to the middle of the box about segments. */
export function middleVertex(segments: readonly Segment[]): Third {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of segments.map(segmentCenter)) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return nearestVertex(segmentAt(middle.x, middle.y), middle);
}

/** The selection, when it still is one: of the schematic on the board, which nothing else has changed since. */
export function liveSelection(
  selection: Selection | null,
  schematic: string | null,
  hexes: SchematicDocument['hexes'] | undefined,
): Selection | null {
  return selection && selection.schematic === schematic && selection.hexes === hexes ? selection : null;
}

/** How things move: a bijection of the thirds lattice that takes vertices to vertices. */
export type LatticeMap = (third: Third) => Third;

export function translation(by: Third): LatticeMap {
  return ({ a, b }) => ({ a: a + by.a, b: b + by.b });
}

/** A map that leaves the origin alone, about another vertex. */
export function about(pivot: Third, map: LatticeMap): LatticeMap {
  return ({ a, b }) => {
    const mapped = map({ a: a - pivot.a, b: b - pivot.b });
    return { a: mapped.a + pivot.a, b: mapped.b + pivot.b };
  };
}
