import { segmentVertices, thirdToPoint } from '../../engine/segment/vertex.ts';
import { boundsOfLand } from '../board/paint/hex-colors.ts';
import type { BoardView } from '../view/board-view.ts';
import type { Bounds } from '../view/camera.ts';
import { type AppStore } from '../store/store.ts';
import type { CityPlace } from './city-place.ts';
import { shownCityPlace } from './shown-place.ts';

/** Share of the board, across or down, that a place which was brought into view takes at the most. */
const ROOM = 0.72;

/** CSS pixels that a place takes at the least, so that it is seen as what it is. */
const LEAST_SEEN = 60;

/**
 * Brings the shown place into view, and forgets it when the city becomes another: what was the case
 * there may be no more.
 *
 * @returns what ends it
 */
export function showCityPlaces(store: AppStore, view: BoardView): () => void {
  return store.subscribe((state, before) => {
    const { place } = shownCityPlace.of(state);
    if (!place) return;
    if (place !== shownCityPlace.of(before).place) reveal(view, boundsOf(place));
    else if (state.document.city !== before.document.city) shownCityPlace.set(store, { place: null });
  });
}

/** Zooms and moves the view so far that all of a part of the plane is well within it, and no speck. */
function reveal(view: BoardView, { left, top, right, bottom }: Bounds): void {
  if (!(right > left)) return;
  const { size, camera } = view.getState();
  const across = (right - left) * camera.scale;
  const down = (bottom - top) * camera.scale;
  const most = Math.min((ROOM * size.width) / across, (ROOM * size.height) / down);
  const factor = most < 1 ? most : Math.min(most, Math.max(1, LEAST_SEEN / Math.max(across, down)));
  if (factor !== 1) view.zoom(factor);
  const after = view.getState().camera;
  const middle = view.placeOf({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const reach = { x: ((right - left) / 2) * after.scale, y: ((bottom - top) / 2) * after.scale };
  const isSeen =
    middle.x - reach.x > 0.05 * size.width &&
    middle.x + reach.x < 0.95 * size.width &&
    middle.y - reach.y > 0.12 * size.height &&
    middle.y + reach.y < 0.95 * size.height;
  if (!isSeen) view.pan(size.width / 2 - middle.x, size.height / 2 - middle.y);
}

function boundsOf({ rows, wanted }: CityPlace): Bounds {
  if (rows.length > 0) return boundsOfLand(rows);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const segment of wanted)
    for (const vertex of segmentVertices(segment)) {
      const { x, y } = thirdToPoint(vertex);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return { left, top, right, bottom };
}
