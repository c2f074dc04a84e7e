import { createRoot } from 'react-dom/client';
import { BoardBackdrop } from '../../../../src/app/board/backdrop/board-backdrop.ts';
import { CoarseBackdrop } from '../../../../src/app/board/backdrop/coarse-backdrop.ts';
import { BoardDrawing } from '../../../../src/app/board/board-drawing.ts';
import { LIGHT_BOARD } from '../../../../src/app/board/board-theme.ts';
import { FirstPicture } from '../../../../src/app/board/FirstPicture.tsx';
import { addSprites } from '../../../../src/app/board/paint/part-painter.ts';
import { PictureSprites } from '../../../../src/app/board/paint/sprites.ts';
import { colorsInOrder } from '../../../../src/app/board/paint/color-indices.ts';
import { packPalette } from '../../../../src/app/board/paint/palette.ts';
import { CityView } from '../../../../src/app/cityview/city-view.ts';
import { CITY_GROUND } from '../../../../src/app/cityview/ground.ts';
import { toCityDocument } from '../../../../src/app/document/document.ts';
import { createBoardView } from '../../../../src/app/view/board-view.ts';
import { FARTHEST_SCALE, type Camera } from '../../../../src/app/view/camera.ts';
import { readCity } from '../../../../src/formats/city/read.ts';
import { showLines } from './lines.tsx';
import { drawPaths } from './paths.ts';
import { trianglesOf } from './triangles.ts';

/*
 * A city as one draws it first, to measure the app beside it. `?way=` says how: `lines` is react-konva with a Line for
 * each segment, `paths` a bare canvas with paths for each color, `painter` the picture of the app alone, which the
 * browser moves, too. The wheel pans, with Control it zooms; `#scale,x,y` says where to look.
 */
const parameters = new URLSearchParams(location.search);
const way = parameters.get('way');
const [width, height] = [Number(parameters.get('width')), Number(parameters.get('height'))];
const root = document.getElementById('root')!;

const read = readCity(await (await fetch(parameters.get('city')!)).text());
if (!read.ok) throw new Error('the city of the benchmark is no city');
const city = toCityDocument(read.value);

const view = createBoardView(undefined, 0, FARTHEST_SCALE);
view.resize({ width, height }, 1);
if (way === 'painter') showPicture();
else if (way === 'paths') {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  root.append(canvas);
  const context = canvas.getContext('2d')!;
  const triangles = trianglesOf(city);
  drawEachFrame((camera) => drawPaths(context, triangles, camera));
} else drawEachFrame(showLines(root, trianglesOf(city), width, height));

function showPicture(): void {
  addSprites(PictureSprites);
  Object.assign(root.style, {
    position: 'relative',
    width: `${width}px`,
    height: `${height}px`,
    overflow: 'hidden',
    isolation: 'isolate',
  });
  const shown = new CityView(city);
  const backdrop = new BoardBackdrop();
  backdrop.makeCoarse((element) => new CoarseBackdrop(element));
  const drawing = new BoardDrawing(view, backdrop);
  drawing.show({
    colors: shown.colors,
    palette: packPalette(colorsInOrder(CITY_GROUND.light, city.kinds)),
    grid: 'land',
    theme: LIGHT_BOARD,
    pictures: (bounds) => shown.pictures(bounds, CITY_GROUND.light),
  });
  createRoot(root).render(
    <>
      <FirstPicture drawing={drawing} />
      <div
        style={{ position: 'absolute', inset: 0, zIndex: -1 }}
        ref={(element) => (element ? backdrop.showOn(element) : undefined)}
      />
    </>,
  );
}

function drawEachFrame(draw: (camera: Camera) => void): void {
  let pending = 0;
  view.subscribe(({ camera }) => {
    cancelAnimationFrame(pending);
    pending = requestAnimationFrame(() => draw(camera));
  });
}

function look(): void {
  const [scale = 1, originX = 0, originY = 0] = location.hash.slice(1).split(',').map(Number);
  view.show({ x: (width / 2 - originX) / scale, y: (height / 2 - originY) / scale }, scale);
}

window.addEventListener('hashchange', look);
// On the document, before the meter of frames, which listens on the window.
document.addEventListener(
  'wheel',
  (event) => {
    event.preventDefault();
    if (event.ctrlKey) view.zoom(Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY });
    else view.pan(-event.deltaX, -event.deltaY);
  },
  { passive: false },
);
look();
document.body.dataset['ready'] = 'true';
