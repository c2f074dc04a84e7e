import type { ReactNode } from 'react';
import type { BoardView } from '../view/board-view.ts';

/** Properties of a component that shows the picture of a board. */
export interface PictureProps {
  readonly view: BoardView;
  /** Brings a canvas of device pixels up to date. */
  readonly paint: (canvas: CanvasRenderingContext2D) => void;
  /** It is given a function that paints in the next frame, before the layout effects of the parent run. */
  readonly repaintBy: (paintSoon: () => void) => void;
  /** Konva nodes above the picture, in side lengths relative to the center of hex (0, 0). */
  readonly children?: ReactNode;
}
