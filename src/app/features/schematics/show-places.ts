import { poseSegment } from '../../../engine/schematic/pose.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { segmentCenter } from '../../board/input/board-pointer.ts';
import type { BoardView } from '../../view/board-view.ts';
import { toScreen } from '../../view/camera.ts';
import { shownPlaceSlice } from '../../board/shown-place.ts';
import type { AppStore } from '../../store/store.ts';
import { schematicPose } from '../../store/schematic-pose.ts';

/**
 * Brings the place that the session shows into view, and forgets it when the schematic changes: what was wrong there
 * may be no more.
 *
 * @returns what ends it
 */
export function showPlaces(store: AppStore, view: BoardView): () => void {
  return store.subscribe((state, before) => {
    const { schematic } = state.session;
    const { segments } = shownPlaceSlice.of(state);
    if (!segments) return;
    if (segments !== shownPlaceSlice.of(before).segments) {
      reveal(
        view,
        segments.map((segment) => poseSegment(segment, schematicPose.of(state).pose)),
      );
      return;
    }
    const isOther =
      schematic !== before.session.schematic ||
      (schematic !== null && state.document.schematics[schematic] !== before.document.schematics[schematic]);
    if (isOther) shownPlaceSlice.set(store, { segments: null });
  });
}

/** Moves the view when the middle of segments is not well within it. */
function reveal(view: BoardView, segments: readonly Segment[]): void {
  if (segments.length === 0) return;
  const centers = segments.map(segmentCenter);
  const middle = {
    x: centers.reduce((sum, { x }) => sum + x, 0) / centers.length,
    y: centers.reduce((sum, { y }) => sum + y, 0) / centers.length,
  };
  const { camera, size } = view.getState();
  const { x, y } = toScreen(camera, middle);
  const isSeen =
    x > 0.1 * size.width && x < 0.9 * size.width && y > 0.15 * size.height && y < 0.85 * size.height;
  if (!isSeen) view.pan(size.width / 2 - x, size.height / 2 - y);
}
