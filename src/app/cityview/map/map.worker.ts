import { transfer } from 'comlink';
import type { PixelRectangle } from '../../board/paint/raster.ts';
import type { RasterView } from '../../board/paint/scanline.ts';
import type { MapLook } from '../../../formats/picture/map/look.ts';
import type { Bounds } from '../../view/camera.ts';
import { serve } from '../../../worker/serve.ts';
import type { CityAbout } from './city-about.ts';
import { drawPage } from './draw-page.ts';
import { bytesOf, type MapPage } from './map-page.ts';
import { paintPages } from './paint-page.ts';

/** A page with what was painted over parts of it since, the latest last. */
interface KeptPage {
  readonly page: MapPage;
  readonly patches: MapPage[];
}

/** The pages of maps by the numbers of these. */
const maps = new Map<number, Map<string, KeptPage>>();

let canvas: OffscreenCanvas | undefined;

/** Draws pages on nothing. */
function draw(
  pages: Iterable<MapPage>,
  view: RasterView,
  width: number,
  height: number,
): OffscreenCanvasRenderingContext2D {
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.clearRect(0, 0, width, height);
  for (const page of pages) drawPage(context, page, view, { left: 0, top: 0, right: width, bottom: height });
  return context;
}

/** The pixels of a part of what was drawn, red, green, blue and alpha in turn. */
function pixelsIn(
  context: OffscreenCanvasRenderingContext2D,
  left: number,
  top: number,
  width: number,
  height: number,
): ArrayBuffer {
  return context.getImageData(left, top, width, height).data.buffer;
}

function keptOf(map: number): Map<string, KeptPage> {
  let kept = maps.get(map);
  if (!kept) maps.set(map, (kept = new Map<string, KeptPage>()));
  return kept;
}

function* pagesOf(map: number): Generator<MapPage> {
  for (const { page, patches } of keptOf(map).values()) {
    yield page;
    yield* patches;
  }
}

/** A part of a picture, in device pixels. */
export interface Cutout {
  /** Its own corner is at the left and top. */
  readonly view: RasterView;
  readonly width: number;
  readonly height: number;
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
    const kept = keptOf(map);
    const painted = paintPages(
      about,
      pages.map(({ bounds }) => bounds),
      look,
    );
    painted.forEach((page, at) => kept.set(pages[at]!.key, { page, patches: [] }));
    return painted.map(bytesOf);
  },

  /**
   * Paints parts of pages over these, and draws a part of the map at once.
   *
   * @param parts keys of pages that are kept, and which part of each
   * @param seen the part of the map that is drawn, if any
   * @returns the bytes of each part, about, and the pixels
   */
  patch(
    map: number,
    about: CityAbout,
    parts: readonly { readonly key: string; readonly bounds: Bounds }[],
    look: MapLook,
    seen: Cutout | null,
  ): { readonly bytes: number[]; readonly pixels: ArrayBuffer | null } {
    const kept = keptOf(map);
    const painted = paintPages(
      about,
      parts.map(({ bounds }) => bounds),
      look,
    );
    painted.forEach((patch, at) => kept.get(parts[at]!.key)?.patches.push(patch));
    const bytes = painted.map(bytesOf);
    if (!seen) return { bytes, pixels: null };
    const { view, width, height } = seen;
    const pixels = pixelsIn(draw(pagesOf(map), view, width, height), 0, 0, width, height);
    return transfer({ bytes, pixels }, [pixels]);
  },

  /**
   * Draws parts of a map from the pages that are kept.
   *
   * @param parts in pixels from the corner of the view
   * @returns the pixels of each
   */
  draw(map: number, view: RasterView, parts: readonly PixelRectangle[]): ArrayBuffer[] {
    const width = Math.max(...parts.map(({ right }) => right));
    const height = Math.max(...parts.map(({ bottom }) => bottom));
    const context = draw(pagesOf(map), view, width, height);
    const pixels = parts.map(({ left, top, right, bottom }) =>
      pixelsIn(context, left, top, right - left, bottom - top),
    );
    return transfer(pixels, pixels);
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
    const context = draw(paintPages(about, [bounds], look), view, width, height);
    const pixels = pixelsIn(context, 0, 0, width, height);
    return transfer({ pixels, width }, [pixels]);
  },
};

export type MapService = typeof service;

serve(service);
