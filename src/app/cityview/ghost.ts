import type { Hex } from '../../engine/hex/hex.ts';
import type { Pose } from '../../engine/schematic/pose.ts';
import { paintedSegments, type PaintedHex, type Schematic } from '../../engine/schematic/schematic.ts';
import { equalSegments, type Segment } from '../../engine/segment/segment.ts';
import type { BoardPointer } from '../board/input/board-pointer.ts';
import { useHover, type Hover } from '../board/input/hover.ts';
import { posedShape, type PosedShape } from '../board/posed-shape.ts';
import { recipeFits } from './recipe-fits.ts';
import { getChunked } from '../document/chunked.ts';
import { useApp, useAppStore } from '../store/context.tsx';
import { toSchematic } from '../document/document.ts';
import { useAim } from './board-aim.ts';
import type { CityView } from './city-view.ts';
import { fittingOf, type Hindrance } from './ghost-poses.ts';
import { isStampingOver, type Removal } from './stamp-over.ts';
import { lastStamp, stamping } from './stamping.ts';
import { previewedPose } from '../board/poses/previewed-pose.ts';

/** The piece in hand, as the board shows it. */
export type InHand =
  | { readonly kind: 'stamped'; readonly id: number }
  | {
      readonly kind: 'ghost';
      readonly schematic: Schematic;
      readonly shape: PosedShape;
      readonly at: Hex;
      readonly pose: Pose;
      readonly pointerType: BoardPointer['pointerType'];
      /** The hindrance to stamping the piece; `null` when it fits. */
      readonly hindrance: Hindrance | null;
      /** The things that the stamp replaces; `null` for none. */
      readonly removal: Removal | null;
    };

/**
 * The piece of the stamp tool under the pointer, or where the pointer was while the dial is pointed at; `null` without
 * either.
 */
export function useInHand(city: CityView, hover: Hover): InHand | null {
  const store = useAppStore();
  const stamped = useApp((state) => lastStamp.of(state).stamped);
  const held = useApp(stamping.of);
  const previewed = useApp((state) => previewedPose.of(state).pose);
  const schematics = useApp((state) => state.document.schematics);
  const kinds = useApp((state) => state.document.kinds);
  const pointer = useHover(hover);
  const aim = useAim(({ segment }) => segment);
  const byKeys = useAim((state) => state.byKeys);
  // The board changes in place with the document: what is blocked is asked anew then, and after another rule.
  const { placements } = useApp((state) => state.document.city);
  useApp((state) => state.document.recipe);
  recipeFits.use();
  const over = useApp(isStampingOver);
  const segment = pointer?.segment ?? (previewed ? aim : null);
  if (!held || !segment) return null;
  // The dial keeps the focus, and what it points at, while the pointer is back on the board.
  const pose = (pointer && !byKeys ? null : previewed) ?? held.pose;
  if (
    stamped &&
    stamped.pose === pose &&
    equalSegments(stamped.segment, segment) &&
    getChunked(placements, stamped.id)
  )
    return { kind: 'stamped', id: stamped.id };
  const schematic = toSchematic(schematics[held.schematic]!);
  const shape = posedShape(schematic, pose, kinds);
  const at = { q: segment.q, r: segment.r };
  return {
    kind: 'ghost',
    schematic,
    shape,
    at,
    pose,
    pointerType: pointer?.pointerType ?? 'mouse',
    ...fittingOf(store.getState(), city, schematic, pose, at, over),
  };
}

/** The segments of an oriented shape with its center at a hex. */
export function segmentsAt(hexes: readonly PaintedHex[], at: Hex): Segment[] {
  return paintedSegments(hexes).map(({ q, r, k }) => ({ q: q + at.q, r: r + at.r, k }));
}
