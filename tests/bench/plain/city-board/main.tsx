import { readCity } from '../../../../src/formats/city/read.ts';
import { BasePainter } from '../../../../src/app/board/paint/base-painter.ts';
import { LIGHT_BOARD } from '../../../../src/app/board/board-theme.ts';
import type { Camera } from '../../../../src/app/view/camera.ts';
import { packPalette } from '../../../../src/app/board/paint/palette.ts';
import { CityView } from '../../../../src/app/cityview/city-view.ts';
import { CITY_GROUND } from '../../../../src/app/cityview/ground.ts';
import { toCityDocument } from '../../../../src/app/document/document.ts';
import { showLines } from './lines.tsx';
import { drawPaths } from './paths.ts';
import { trianglesOf } from './triangles.ts';

/*
 * A city as one draws it first, to measure the app beside it. `?way=` says how: `lines` is react-konva with a Line for
 * each segment, `paths` a bare canvas with paths for each color, `painter` the painter of the app on a bare canvas.
 * The wheel pans, with Control it zooms; `#scale,x,y` says where to look.
 */
const parameters = new URLSearchParams(location.search);
const way = parameters.get('way');
const [width, height] = [Number(parameters.get('width')), Number(parameters.get('height'))];
const root = document.getElementById('root')!;

const read = readCity(await (await fetch(parameters.get('city')!)).text());
if (!read.ok) throw new Error('the city of the benchmark is no city');
const city = toCityDocument(read.value);

let camera: Camera = { scale: 1, originX: 0, originY: 0 };
let pending = 0;
const show = preparedWay();

function preparedWay(): (moving: boolean) => void {
  if (way === 'lines') {
    const update = showLines(root, trianglesOf(city), width, height);
    return () => update(camera);
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  root.append(canvas);
  const context = canvas.getContext('2d')!;
  if (way === 'paths') {
    const triangles = trianglesOf(city);
    return () => drawPaths(context, triangles, camera);
  }
  const view = new CityView(city);
  const painter = new BasePainter();
  const { outside, free } = CITY_GROUND.light;
  const palette = packPalette([outside, free, ...city.kinds.map(({ color }) => color)]);
  const pictures = (bounds: Parameters<CityView['pictures']>[0]) => view.pictures(bounds, CITY_GROUND.light);
  painter.setScene({ colors: view.colors, palette, grid: 'land', theme: LIGHT_BOARD, pictures });
  return (moving) => {
    painter.paint(context, camera, 1, moving);
    if (!moving && painter.isRough) draw(false);
  };
}

/** How long the view must rest, in milliseconds, until it is drawn at its best, as in the app. */
const REST = 120;
let resting: ReturnType<typeof setTimeout> | undefined;

function draw(moving: boolean): void {
  cancelAnimationFrame(pending);
  pending = requestAnimationFrame(() => show(moving));
}

function look(): void {
  const [scale, originX, originY] = location.hash.slice(1).split(',').map(Number);
  camera = { scale: scale ?? 1, originX: originX ?? 0, originY: originY ?? 0 };
  draw(false);
}

window.addEventListener('hashchange', look);
window.addEventListener(
  'wheel',
  (event) => {
    event.preventDefault();
    const { scale, originX, originY } = camera;
    if (event.ctrlKey) {
      const factor = Math.exp(-event.deltaY / 100);
      camera = {
        scale: scale * factor,
        originX: event.clientX + (originX - event.clientX) * factor,
        originY: event.clientY + (originY - event.clientY) * factor,
      };
    } else camera = { scale, originX: originX - event.deltaX, originY: originY - event.deltaY };
    draw(true);
    clearTimeout(resting);
    resting = setTimeout(() => draw(false), REST);
  },
  { passive: false },
);
look();
document.body.dataset['ready'] = 'true';
