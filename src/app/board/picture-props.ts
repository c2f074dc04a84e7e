import type { ReactNode } from 'react';
import type { BoardDrawing } from './board-drawing.ts';

/** Properties of a component that shows the picture of a board. */
export interface PictureProps {
  readonly drawing: BoardDrawing;
  /** Konva nodes above the picture, in side lengths relative to the center of hex (0, 0). */
  readonly children?: ReactNode;
}
