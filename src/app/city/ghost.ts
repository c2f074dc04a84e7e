import { explainFit, type Blocked } from '../../engine/fit/explain.ts';
import type { Hex } from '../../engine/hex/hex.ts';
import type { Pose } from '../../engine/schematic/pose.ts';
import { paintedSegments, type PaintedHex } from '../../engine/schematic/schematic.ts';
import { equalSegments, type Segment } from '../../engine/segment/segment.ts';
import type { BoardPointer } from '../board/board-pointer.ts';
import { useHover, type Hover } from '../board/hover.ts';
import { posedShape, type PosedShape } from '../board/posed-shape.ts';
import { getChunked } from '../store/chunked.ts';
import { useApp } from '../store/context.tsx';
import { toSchematic } from '../store/document.ts';
import type { CityView } from './city-view.ts';

/** The last stamp: as long as neither the pointer nor the pose has left it, it is seen and not its ghost. */
export interface Stamped {
  /** Id of the placement. */
  readonly id: number;
  readonly segment: Segment;
  readonly pose: Pose;
}

/** What is in hand, as the board shows it. */
export type InHand =
  | { readonly kind: 'stamped'; readonly id: number }
  | {
      readonly kind: 'ghost';
      readonly shape: PosedShape;
      readonly at: Hex;
      readonly pose: Pose;
      readonly pointerType: BoardPointer['pointerType'];
      /** What keeps it from being stamped. */
      readonly blocked: readonly Blocked[];
    };

/** What a stamp tool has under the pointer; `null` without pointer or stamp. */
export function useInHand(city: CityView, hover: Hover, stamped: Stamped | null): InHand | null {
  const tool = useApp((state) => state.session.cityTool);
  const schematics = useApp((state) => state.document.schematics);
  const kinds = useApp((state) => state.document.kinds);
  const pointer = useHover(hover);
  // The board changes in place with the document: what is blocked is asked anew then.
  const { placements } = useApp((state) => state.document.city);
  if (tool.kind !== 'stamp' || !pointer) return null;
  if (
    stamped &&
    stamped.pose === tool.pose &&
    equalSegments(stamped.segment, pointer.segment) &&
    getChunked(placements, stamped.id)
  )
    return { kind: 'stamped', id: stamped.id };
  const shape = posedShape(toSchematic(schematics[tool.schematic]!), tool.pose, kinds);
  const at = { q: pointer.segment.q, r: pointer.segment.r };
  const blocked = explainFit(city.board, shape.hexes, at);
  return { kind: 'ghost', shape, at, pose: tool.pose, pointerType: pointer.pointerType, blocked };
}

/** The segments of an oriented shape with its center at a hex. */
export function segmentsAt(hexes: readonly PaintedHex[], at: Hex): Segment[] {
  return paintedSegments(hexes).map(({ q, r, k }) => ({ q: q + at.q, r: r + at.r, k }));
}
