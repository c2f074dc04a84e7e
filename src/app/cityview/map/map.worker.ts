import { transfer } from 'comlink';
import type { RasterView } from '../../board/paint/scanline.ts';
import type { MapLook } from '../../../formats/picture/map/look.ts';
import type { Bounds } from '../../view/camera.ts';
import { serve } from '../../../worker/serve.ts';
import type { CityAbout } from './city-about.ts';
import { drawPage } from './draw-page.ts';
import { bytesOf, type MapPage } from './map-page.ts';
import { paintPages } from './paint-page.ts';

/** The pages of maps by the numbers of these. */
const maps = new Map<number, Map<string, MapPage>>();

let canvas: OffscreenCanvas | undefined;

/** Draws pages on nothing. @returns the pixels, red, green, blue and alpha in turn */
function drawn(pages: Iterable<MapPage>, view: RasterView, width: number, height: number): ArrayBuffer {
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.clearRect(0, 0, width, height);
  for (const page of pages) drawPage(context, page, view, { left: 0, top: 0, right: width, bottom: height });
  return context.getImageData(0, 0, width, height).data.buffer;
}

const service = {
  /**
   * Paints pages of a map, and keeps them.
   *
   * @param pages their keys, and where they lie
   * @returns the bytes of each, about
   */
  paint(
    map: number,
    about: CityAbout,
    pages: readonly { readonly key: string; readonly bounds: Bounds }[],
    look: MapLook,
  ): number[] {
    const kept = maps.get(map) ?? new Map<string, MapPage>();
    maps.set(map, kept);
    const painted = paintPages(
      about,
      pages.map(({ bounds }) => bounds),
      look,
    );
    painted.forEach((page, at) => kept.set(pages[at]!.key, page));
    return painted.map(bytesOf);
  },

  /** Draws squares of a map from the pages that are kept. @returns the pixels of each */
  draw(map: number, views: readonly RasterView[], size: number): ArrayBuffer[] {
    const pages = maps.get(map) ?? new Map<string, MapPage>();
    const squares = views.map((view) => drawn(pages.values(), view, size, size));
    return transfer(squares, squares);
  },

  /** Forgets pages of a map, all of them when no keys are given. */
  forget(map: number, keys?: readonly string[]): void {
    if (!keys) maps.delete(map);
    else for (const key of keys) maps.get(map)?.delete(key);
  },

  /** A part of the map of a city at once. @returns its pixels, row by row */
  picture(
    about: CityAbout,
    bounds: Bounds,
    look: MapLook,
    side: number,
  ): { readonly pixels: ArrayBuffer; readonly width: number } {
    const { left, top, right, bottom } = bounds;
    const view = { side, originX: -left * side, originY: -top * side };
    const [width, height] = [Math.round((right - left) * side), Math.round((bottom - top) * side)];
    const pixels = drawn(paintPages(about, [bounds], look), view, width, height);
    return transfer({ pixels, width }, [pixels]);
  },
};

export type MapService = typeof service;

serve(service);
