import type { Bounds } from '../../../formats/picture/picture.ts';
import type { PlacedMap, PlacedParts, PlacedPicture, Pictures } from './art.ts';
import type { BoardTheme } from '../board-theme.ts';
import { showsGrid, type Grid } from './grid.ts';
import { planeOf } from './painted-parts.ts';
import type { Palette } from './palette.ts';
import type { PixelRectangle } from './raster.ts';
import type { RasterView } from './scanline.ts';
import type { ImageRaster } from './scratch.ts';
import type { SegmentColors } from './segment-colors.ts';

/** The pictures that reach into a part of the plane. */
export interface BoardPictures {
  (visible: Bounds): Pictures;
  /** CSS pixels per side from which a map is drawn, where that is less than other pictures need. */
  readonly mapFrom?: () => number;
}

/** The contents of the base of a board. */
export interface Scene {
  readonly colors: SegmentColors;
  readonly palette: Palette;
  readonly grid: Grid;
  readonly theme: BoardTheme;
  readonly pictures?: BoardPictures | undefined;
}

/** A scene in one view, and the picture that it becomes. */
export interface Frame {
  readonly scene: Scene;
  readonly raster: ImageRaster;
  readonly view: RasterView;
  /** Device pixels per CSS pixel. */
  readonly pixelRatio: number;
}

/** Whether a scene is another one with more colors, as after a kind was added: nothing shown has one of those yet. */
export function gainsColors(before: Scene, { colors, palette, grid, theme, pictures }: Scene): boolean {
  return (
    colors === before.colors &&
    grid === before.grid &&
    theme === before.theme &&
    pictures === before.pictures &&
    palette.length > before.palette.length &&
    before.palette.every((color, index) => color === palette[index])
  );
}

/** CSS pixels per side from which pictures stand on the colors, on a screen of one device pixel each. */
const PICTURES_FROM = 7;

/** Device pixels per CSS pixel up to which a finer screen shows pictures smaller. */
const FINEST = 1.6;

/** Whether lines or pictures are drawn on the colors, `side` in device pixels. */
export function showsVectors(scene: Scene, side: number, pixelRatio: number): boolean {
  const { grid, pictures } = scene;
  return showsGrid(grid, side / pixelRatio) || showsPictures(pictures, side, pixelRatio);
}

/** The size in which pictures are read, `side` in device pixels. */
function scaleOf(side: number, pixelRatio: number): number {
  return side / Math.max(1, pixelRatio / FINEST);
}

/** Whether pictures are drawn, or a map in their place, `side` in device pixels. */
export function showsPictures(
  pictures: BoardPictures | undefined,
  side: number,
  pixelRatio: number,
): boolean {
  return pictures !== undefined && isLarge(pictures, scaleOf(side, pixelRatio));
}

/** Whether they are large enough to be read. */
function isLarge({ mapFrom }: BoardPictures, scale: number): boolean {
  return scale >= PICTURES_FROM || (mapFrom !== undefined && scale >= mapFrom());
}

/** The pictures that reach into a part; none when they would be too small. */
export function picturesIn({ scene, view, pixelRatio }: Frame, part: PixelRectangle): PicturesInPart {
  const scale = scaleOf(view.side, pixelRatio);
  if (!scene.pictures || !isLarge(scene.pictures, scale)) return [];
  const pictures = scene.pictures(planeOf(part, view));
  if (isMap(pictures)) return pictures;
  return scale < PICTURES_FROM ? [] : [...pictures];
}

/** The pictures that reach into a part: a map alone, or many. */
export type PicturesInPart = PlacedMap | readonly (PlacedPicture | PlacedParts)[];

export function isMap(pictures: Pictures): pictures is PlacedMap {
  return 'paint' in pictures;
}

/** Those that there may be sprites of: pictures that stand in many places. */
export function forSprites(pictures: PicturesInPart): readonly PlacedPicture[] {
  return isMap(pictures) ? [] : pictures.filter((one) => 'picture' in one);
}
