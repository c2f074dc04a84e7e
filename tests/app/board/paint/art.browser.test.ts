import { expect, test } from 'vitest';
import { drawPictures, type PlacedParts } from '../../../../src/app/board/paint/art.ts';
import { ORIGIN } from '../../../../src/engine/hex/hex.ts';
import type { PicturePart } from '../../../../src/formats/picture/live/live-part.ts';
import type { Layer, Picture } from '../../../../src/formats/picture/picture.ts';

const BOUNDS = { left: -1, top: -1, right: 1, bottom: 1 };

/** A square in a layer. */
function square(layer: Layer, fill: string): Picture {
  const form = { kind: 'polygon', rings: [[-1, -1, 1, -1, 1, 1, -1, 1]] } as const;
  return {
    buildings: [{ kind: 'wall', segments: [] }],
    marks: [{ layer, style: { fill, stroke: null, width: 0 }, form, building: 0 }],
  };
}

/** The color where a green picture that lies so meets a red one. */
function pixelOf(layer: Layer, other: Layer, lies: PlacedParts['lies']): number[] {
  const context = new OffscreenCanvas(20, 20).getContext('2d') as unknown as CanvasRenderingContext2D;
  const part: PicturePart = { bounds: BOUNDS, except: [], paint: () => square(layer, '#00ff00') };
  const placed = [
    { parts: [part], at: ORIGIN, lies },
    { picture: square(other, '#ff0000'), at: ORIGIN },
  ];
  drawPictures(context, placed, { originX: 10, originY: 10, side: 20 });
  return [...context.getImageData(10, 10, 1, 1).data];
}

const GREEN = [0, 255, 0, 255];
const RED = [255, 0, 0, 255];

test('pictures are drawn layer by layer', () => {
  expect(pixelOf('ground', 'top', undefined)).toEqual(RED);
  expect(pixelOf('top', 'ground', undefined)).toEqual(GREEN);
});

test('what lies under or over pictures is drawn before or after all of their layers', () => {
  expect(pixelOf('ground', 'top', 'over')).toEqual(GREEN);
  expect(pixelOf('top', 'ground', 'under')).toEqual(RED);
});
