import type { City } from '../../../../../engine/city/city.ts';
import { LAND_COLOR } from '../../../../../formats/picture/plan-ground.ts';
import { cityDrawing } from '../../../../../formats/svg/drawing.ts';
import { hexArea } from '../../../../../formats/svg/outline.ts';
import type { Frame } from '../../../../../formats/svg/size.ts';
import { colorsInOrder, numberKinds } from '../../../../board/paint/color-indices.ts';
import { packPalette } from '../../../../board/paint/palette.ts';
import { rasterizeSmooth } from '../../../../board/paint/raster-smooth.ts';
import { CityColors } from '../../../../cityview/city-picture.ts';
import { mapOf, type ExportSubject } from './job.ts';
import { layPlane, paintDrawing, paintLayers } from './paint-drawing.ts';
import { drawingOf, type PictureJob } from './drawing-of.ts';

/**
 * Pixels per side length below which a building is a few dots of its color: they are computed pixel by pixel, however
 * many there are, where their outlines would take a minute.
 */
const DOTS_BELOW = 3;

/** A sketch of the picture at its scale, to look at. */
export function sketchPicture(job: PictureJob): ImageBitmap {
  const { subject, picture } = job;
  if (subject.kind === 'city' && picture.scale < DOTS_BELOW && !mapOf(subject, picture))
    return sketchFar(subject, picture);
  const drawing = drawingOf(job);
  const { canvas, context } = emptyCanvas(drawing.frame);
  paintDrawing(context, drawing, true);
  return canvas.transferToImageBitmap();
}

/** The colors of the segments between what lies under the buildings and what lies over them. */
function sketchFar(
  { city, groupColors }: Extract<ExportSubject, { kind: 'city' }>,
  picture: PictureJob['picture'],
): ImageBitmap {
  const drawing = cityDrawing({ ...city, placements: [] }, { ...picture, groupColors });
  const { canvas, context } = emptyCanvas(drawing.frame);
  paintDrawing(context, { ...drawing, over: [] }, true);
  context.save();
  layPlane(context, drawing.frame);
  context.clip(new Path2D(hexArea(city.land)));
  context.resetTransform();
  context.drawImage(segmentColors(city, drawing.frame), 0, 0);
  context.restore();
  paintLayers(context, drawing.frame, drawing.over, true);
  return canvas.transferToImageBitmap();
}

/** Every segment in the color of what stands on it, and land as far as the picture reaches. */
function segmentColors(city: City, { width, height, scale, left, top }: Frame): OffscreenCanvas {
  const { canvas, context } = emptyCanvas({ width, height });
  const image = new ImageData(width, height);
  rasterizeSmooth(
    { pixels: new Uint32Array(image.data.buffer), width, height },
    { originX: -left * scale, originY: -top * scale, side: scale },
    new CityColors(numberKinds(city.kinds)).colorsOf(city),
    packPalette(colorsInOrder({ outside: LAND_COLOR, free: LAND_COLOR }, city.kinds)),
  );
  context.putImageData(image, 0, 0);
  return canvas;
}

function emptyCanvas({ width, height }: Pick<Frame, 'width' | 'height'>) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error(`this browser gives no canvas of ${width} × ${height} pixels`);
  return { canvas, context };
}
