import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIGHT_BOARD } from '../../../../src/app/board/board-theme.ts';
import type { PlacedMap, PlacedPicture } from '../../../../src/app/board/paint/art.ts';
import { BasePainter } from '../../../../src/app/board/paint/base-painter.ts';
import { addSprites } from '../../../../src/app/board/paint/part-painter.ts';
import { PictureSprites } from '../../../../src/app/board/paint/sprites.ts';
import { packPalette } from '../../../../src/app/board/paint/palette.ts';
import type { Scene } from '../../../../src/app/board/paint/scene.ts';
import { SegmentColors } from '../../../../src/app/board/paint/segment-colors.ts';

addSprites(PictureSprites);

const COLORS = ['#102030', '#d04030', '#30a050'];
const CAMERA = { originX: 150, originY: 100, scale: 8 };
/** In the corner, far from the cell that changes. */
const MARK = { x: 3, y: 3, color: '#ff00ff' };

function patchwork(): SegmentColors {
  const colors = new SegmentColors({ strip0: -40, column0: -60, strips: 80, columns: 120 });
  for (let strip = -40; strip < 40; strip++)
    for (let column = -60; column < 60; column++) colors.setCell(strip, column, 1 + ((strip + column) & 1));
  return colors;
}

function board() {
  const canvas = document.createElement('canvas');
  canvas.width = 300;
  canvas.height = 200;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const pixelAt = (x: number, y: number) => Array.from(context.getImageData(x, y, 1, 1).data.slice(0, 3));
  return { context, pixelAt };
}

function paintAll(painter: BasePainter, context: CanvasRenderingContext2D): void {
  do painter.paint(context, CAMERA, 1, false);
  while (painter.isRough);
}

/** Shows a scene, then another one in which the cell in the middle has changed, and says what is there of a mark between. */
function markAfter(change: (scene: Scene) => Scene): { mark: number[]; middle: number[] } {
  const colors = patchwork();
  const scene: Scene = { colors, palette: packPalette(COLORS), grid: 'none', theme: LIGHT_BOARD };
  const { context, pixelAt } = board();
  const painter = new BasePainter();
  painter.setScene(scene);
  paintAll(painter, context);
  context.fillStyle = MARK.color;
  context.fillRect(MARK.x, MARK.y, 1, 1);
  painter.setScene(change(scene));
  colors.setCell(0, 0, 3);
  painter.invalidateCells({ strip0: 0, column0: 0, strips: 1, columns: 1 });
  paintAll(painter, context);
  return { mark: pixelAt(MARK.x, MARK.y), middle: pixelAt(150, 103) };
}

const more = ['#e0c040', '#9050a0', '#ffffff'];

/** Squares of 300 pixels, each a picture of its own: too many to be kept as pixels. */
const MANY: readonly PlacedPicture[] = Array.from({ length: 40 }, (_, i) => ({
  at: { q: (i % 8) - 4, r: Math.floor(i / 8) - 2 },
  picture: {
    buildings: [{ kind: 'house', segments: [] }],
    marks: [
      {
        layer: 'body',
        style: { fill: '#a05040', stroke: null, width: 0 },
        form: { kind: 'polygon', rings: [[-18, -18, 18, -18, 18, 18, -18, 18]] },
        building: 0,
      },
    ],
  },
}));

/** A map of one color. */
const MAP: PlacedMap = {
  paint({ pixels, width }, _view, { left, top, right, bottom }) {
    const [color] = packPalette([MARK.color]);
    for (let y = top; y < bottom; y++) pixels.fill(color!, y * width + left, y * width + right);
    return true;
  },
};

describe('the painter of a board', () => {
  it.each([
    { from: 2, scale: 2.5, pictures: () => MAP, isSeen: true },
    { from: 2, scale: 1.5, pictures: () => MAP, isSeen: false },
    { from: Infinity, scale: 5, pictures: () => MAP, isSeen: false },
    { from: Infinity, scale: 8, pictures: () => MAP, isSeen: true },
    { from: 2, scale: 2.5, pictures: () => MANY, isSeen: false },
  ])(
    'shows a map from $from or 7 pixels per side on: $scale, $isSeen',
    ({ from, scale, pictures, isSeen }) => {
      const { context, pixelAt } = board();
      const painter = new BasePainter();
      painter.setScene({
        colors: patchwork(),
        palette: packPalette(COLORS),
        grid: 'none',
        theme: LIGHT_BOARD,
        pictures: Object.assign(pictures, { mapFrom: () => from }),
      });
      do painter.paint(context, { ...CAMERA, scale }, 1, false);
      while (painter.isRough);
      const seen = pixelAt(MARK.x, MARK.y);
      if (isSeen) expect(seen).toEqual(channels(MARK.color));
      else expect(['#102030', '#d04030', '#30a050'].map(channels)).toContainEqual(seen);
    },
  );

  it('leaves what is there until a map has come, and has colors where nothing is', () => {
    const { context, pixelAt } = board();
    const painter = new BasePainter();
    const there = { isThere: false };
    const map: PlacedMap = {
      paint: (raster, view, part) => there.isThere && MAP.paint(raster, view, part),
    };
    const colors = patchwork();
    painter.setScene({
      colors,
      palette: packPalette(COLORS),
      grid: 'none',
      theme: LIGHT_BOARD,
      pictures: () => map,
    });
    const settle = (camera: typeof CAMERA) => {
      do painter.paint(context, camera, 1, false);
      while (painter.isRough);
      return pixelAt(MARK.x, MARK.y);
    };
    const all = { strip0: -100, column0: -100, strips: 200, columns: 200, overhang: 0 };
    const plain = settle(CAMERA);
    expect(['#102030', '#d04030', '#30a050'].map(channels)).toContainEqual(plain);
    there.isThere = true;
    painter.invalidateCells(all);
    expect(settle(CAMERA)).toEqual(channels(MARK.color));
    // It is on its way for another scale: that of before is stretched, and changes leave it there.
    there.isThere = false;
    expect(settle({ ...CAMERA, scale: 1.1 * CAMERA.scale })).toEqual(channels(MARK.color));
    painter.invalidateCells(all);
    expect(settle({ ...CAMERA, scale: 1.1 * CAMERA.scale })).toEqual(channels(MARK.color));
  });

  it('comes to an end with more pictures in view than it keeps as pixels', () => {
    const { context } = board();
    const painter = new BasePainter();
    painter.setScene({
      colors: patchwork(),
      palette: packPalette(COLORS),
      grid: 'none',
      theme: LIGHT_BOARD,
      pictures: () => MANY,
    });
    for (let frame = 0; frame < 1000 && (frame === 0 || painter.isRough); frame++)
      painter.paint(context, CAMERA, 1, false);
    expect(painter.isRough).toBe(false);
  });

  it('leaves what is painted when a kind is added, and shows the new one', () => {
    fc.assert(
      fc.property(fc.subarray(more, { minLength: 1 }), (added) => {
        const { mark, middle } = markAfter((scene) => ({
          ...scene,
          palette: packPalette([...COLORS, ...added]),
        }));
        expect(mark).toEqual([255, 0, 255]);
        expect(middle).toEqual(channels(added[0]!));
      }),
    );
  });

  it.each<[string, (scene: Scene) => Scene]>([
    [
      'another color',
      (scene) => ({ ...scene, palette: packPalette(['#000000', '#d04030', '#30a050', more[0]!]) }),
    ],
    ['the same colors', (scene) => ({ ...scene, palette: packPalette(COLORS) })],
    ['a grid', (scene) => ({ ...scene, grid: 'everywhere', palette: packPalette([...COLORS, ...more]) })],
    [
      'other pictures',
      (scene) => ({ ...scene, pictures: () => [], palette: packPalette([...COLORS, ...more]) }),
    ],
  ])('paints all anew for a scene with %s', (_, change) => {
    expect(markAfter(change).mark).not.toEqual([255, 0, 255]);
  });
});

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
}
