import type { Camera, Size } from '../../view/camera.ts';
import type { Scene } from '../paint/scene.ts';
import type { CellRectangle } from '../paint/segment-colors.ts';

/** The contents of a backdrop: colors without lines and pictures. */
export type ColoredScene = Pick<Scene, 'colors' | 'palette'>;

/** The colors of a board behind its picture, seen where the picture does not reach while the view moves. */
export interface Backdrop {
  /** Whether its scene can be shown now. */
  readonly canShow: boolean;
  setScene(scene: ColoredScene): void;
  /** These cells have other colors. */
  invalidate(cells: CellRectangle): void;
  /** Shows the colors from a camera, over all of an element. */
  show(camera: Camera, size: Size, pixelRatio: number): void;
  hide(): void;
  /** Takes it off the page and ends it. */
  remove(): void;
}
