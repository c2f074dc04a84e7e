import type { Point } from '../../../engine/hex/plane.ts';
import type { BoardView } from '../../view/board-view.ts';

/** Least distance of a menu from the edge of its board, in CSS pixels. */
const MARGIN = 16;

/**
 * The place of a context menu that keys open: the middle of some points of the board, such as those of the selection,
 * or the edge of the board next to it.
 *
 * @param center the middle of the board's element in CSS pixels of the window; the menu opens there without points
 * @param points in side lengths
 */
export function menuPlace(view: BoardView, center: Point, points: readonly Point[]): Point {
  if (points.length === 0) return center;
  const { size } = view.getState();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const middle = view.placeOf({ x: middleOf(xs), y: middleOf(ys) });
  return {
    x: center.x - size.width / 2 + within(middle.x, size.width),
    y: center.y - size.height / 2 + within(middle.y, size.height),
  };
}

function middleOf(values: readonly number[]): number {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return (least + most) / 2;
}

function within(value: number, length: number): number {
  return Math.min(Math.max(value, MARGIN), length - MARGIN);
}
