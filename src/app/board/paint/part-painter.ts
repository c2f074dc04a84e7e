import { drawPictures, type PlacedMap, type PlacedParts, type PlacedPicture } from './art.ts';
import { drawGrid } from './grid.ts';
import { movedBy } from './painted-parts.ts';
import { rasterizeSmooth } from './raster-smooth.ts';
import { rasterize, rasterizeRoughly, type PixelRectangle } from './raster.ts';
import type { RasterView } from './scanline.ts';
import { showsVectors, type Frame } from './scene.ts';
import { Scratch } from './scratch.ts';
import { NO_SPRITES, type SpriteBudget } from './sprite-budget.ts';
import type { PictureSprites } from './sprites.ts';

let Sprites: typeof PictureSprites | undefined;

/** Pictures are drawn as sprites from now on, where that is quicker; without it, colors stand in their places. */
export function addSprites(sprites: typeof PictureSprites): void {
  Sprites = sprites;
}

/** Paints parts of a picture into memory: well, or quickly. */
export class PartPainter {
  readonly #scratch = new Scratch();
  #sprites: PictureSprites | undefined;

  /** Pictures have changed. */
  forgetSprites(): void {
    this.#sprites = undefined;
  }

  /**
   * Colors, lines, and pictures by their paths.
   *
   * @param smooth whether the colors are antialiased; if not, they are as quick as can be
   * @returns the number of paths
   */
  paintWell(
    frame: Frame,
    part: PixelRectangle,
    smooth: boolean,
    pictures: readonly (PlacedPicture | PlacedParts)[],
  ): number {
    const { scene, raster, view, pixelRatio } = frame;
    (smooth ? rasterizeSmooth : rasterizeRoughly)(raster, view, scene.colors, scene.palette, part);
    if (!showsVectors(scene, view.side, pixelRatio)) return 0;
    const corner = { x: -part.left, y: -part.top };
    const own: RasterView = {
      originX: view.originX + corner.x,
      originY: view.originY + corner.y,
      side: view.side,
    };
    let paths = 0;
    this.#scratch.drawOn(raster, part, (context) => {
      drawGrid(context, scene.colors, own, movedBy(part, corner), pixelRatio, scene.grid, scene.theme);
      paths = drawPictures(context, pictures, own);
    });
    return paths;
  }

  /**
   * Paints as much of a map as is there, on colors where nothing is.
   *
   * @param isThere whether the part has a picture already, which stays where the map is not there yet
   */
  paintMap(frame: Frame, part: PixelRectangle, map: PlacedMap, isThere: boolean): void {
    const { raster, view } = frame;
    if (map.paint(raster, view, part) || isThere) return;
    this.paintQuickly(frame, part, false, [], NO_SPRITES);
    map.paint(raster, view, part);
  }

  /**
   * Colors, and the pictures that there are sprites of.
   *
   * @param smooth whether the colors are antialiased
   * @param budget of sprites that are made for it
   */
  paintQuickly(
    { scene, raster, view }: Frame,
    part: PixelRectangle,
    smooth: boolean,
    pictures: readonly PlacedPicture[],
    budget: SpriteBudget,
  ): void {
    (smooth ? rasterizeSmooth : rasterize)(raster, view, scene.colors, scene.palette, part);
    const sprites = this.#spritesOf(view);
    if (budget.paths > 0) sprites?.prepare(pictures, budget);
    sprites?.blend(raster, part, pictures, view);
  }

  /**
   * Makes sprites before they are needed, in place of others that are not in view.
   *
   * @param budget of those that are made now
   * @returns whether all are there that there is room for
   */
  prepare({ view }: Frame, pictures: readonly PlacedPicture[], budget: SpriteBudget): boolean {
    const sprites = this.#spritesOf(view);
    sprites?.makeRoomFor(pictures);
    return sprites?.prepare(pictures, budget) ?? true;
  }

  #spritesOf({ side }: RasterView): PictureSprites | undefined {
    if (this.#sprites?.side !== side) this.#sprites = Sprites && new Sprites(side, this.#scratch);
    return this.#sprites;
  }
}
