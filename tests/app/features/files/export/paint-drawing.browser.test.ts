import { expect, it } from 'vitest';
import { builtInDocument } from '../../../../../src/app/document/builtin/built-in-document.ts';
import { toCity } from '../../../../../src/app/document/document.ts';
import { paintDrawing } from '../../../../../src/app/features/files/export/write/paint-drawing.ts';
import { cityDrawing } from '../../../../../src/formats/svg/drawing.ts';
import { svgPieces } from '../../../../../src/formats/svg/write.ts';

it('pixels of a town are those of its SVG: coast, streets, river, fields, walls, roofs', async () => {
  const { city } = builtInDocument();
  const drawing = cityDrawing(toCity(city), {
    scale: 8,
    transparent: false,
    districts: false,
    hexLines: false,
  });
  const { width, height } = drawing.frame;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  paintDrawing(context, drawing);
  const painted = context.getImageData(0, 0, width, height).data;

  const image = new Image();
  image.src = URL.createObjectURL(new Blob([...svgPieces(drawing)], { type: 'image/svg+xml' }));
  await image.decode();
  context.resetTransform();
  context.clearRect(0, 0, width, height);
  context.drawImage(image, 0, 0);
  const wanted = context.getImageData(0, 0, width, height).data;
  URL.revokeObjectURL(image.src);

  // Edges are smoothed differently by a few tones; a layer that is left out is another color altogether.
  let other = 0;
  for (let at = 0; at < wanted.length; at += 4)
    if ([0, 1, 2].some((channel) => Math.abs(wanted[at + channel]! - painted[at + channel]!) > 40))
      other += 1;
  expect(other).toBeLessThan(0.005 * width * height);
});
