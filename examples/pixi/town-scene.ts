import { Application, Container, Graphics } from 'pixi.js';
import { readCity } from 'sixfold';
import { Camera } from './camera.ts';
import { doorsOf, type Door } from './doors.ts';
import { townPicture } from './picture.ts';
import { findWay, keyOf, segmentAt, streetsOf, type CityFile, type Point } from './streets.ts';
import { Walker } from './walker.ts';

/** The color of the sea around the picture, and those of marks. */
const SEA = '#c8dadd';
const LIGHT = '#fff6dc';
const INK = '#2d2a32';
const COAT = '#d5443a';
const DOTS = '#d5443acc';
const SHADOW = '#2d2a3259';

/** Pixels per side length at the start. */
const START_ZOOM = 28;

/** Units of drawings per side length: circles of few units would have corners. */
const UNITS = 100;

/** Side lengths around a click in which a door is looked for. */
const REACH = 1;

/** A town on the screen with a figure in it. */
export interface Town {
  readonly canvas: HTMLCanvasElement;
  /** The doors on the streets, sorted by their names. */
  readonly doors: readonly Door[];
  /** Where the figure is, in side lengths. */
  readonly figure: Point;
  /** The pixel of a point, from the corner of the canvas. */
  toScreen(point: Point): Point;
  /** Sends the figure to a door. */
  walkTo(door: Door): void;
  close(): void;
}

/** Calls for what happens in a town. */
export interface TownEvents {
  readonly onWalk: (door: Door, steps: number) => void;
  readonly onArrive: (door: Door) => void;
}

/**
 * Shows the town of a city's file in an element, with a figure at the door of its largest building.
 *
 * @throws Error with the place and reason of the first problem of a bad file, or for a town without doors on streets
 */
export async function openTown(host: HTMLElement, text: string, events: TownEvents): Promise<Town> {
  const read = readCity(text);
  if (!read.ok) throw new Error(read.problems.map(({ path, message }) => `${path}: ${message}`)[0]);
  // The file lists doors and the kind of every segment, which the engine's city leaves to be worked out.
  const file = JSON.parse(text) as CityFile;
  const streets = streetsOf(file);
  const doors = doorsOf(file, streets);
  const home = doors.toSorted((a, b) => b.size - a.size)[0];
  if (!home) throw new Error('No door of this city is on a street');

  const app = new Application();
  await app.init({ resizeTo: host, background: SEA, antialias: true, autoDensity: true, resolution: devicePixelRatio, preference: 'webgl' }); // prettier-ignore
  const { canvas } = app;
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', 'Town. Arrow keys move it, + and - zoom, 0 shows all of it.');
  host.prepend(canvas);

  // One node for all that stands, one for each of the few things that move.
  const world = new Container();
  const picture = await townPicture(read.value);
  const trail = new Graphics();
  const marks = new Graphics();
  for (const { point } of doors) marks.circle(point.x * UNITS, point.y * UNITS, 9);
  marks.fill(LIGHT).stroke({ color: INK, width: 3 });
  const hover = new Graphics({ visible: false }).circle(0, 0, 22).stroke({ color: COAT, width: 6 });
  const figure = drawFigure();
  for (const drawing of [marks, hover, trail, figure]) drawing.scale.set(1 / UNITS);
  world.addChild(picture, marks, hover, trail, figure);
  app.stage.addChild(world);

  const walker = new Walker(home.at, home.step);
  let goal: Door | undefined;
  const camera = new Camera(world, canvas, (point) => {
    const door = doorNear(point);
    if (door) walkTo(door);
  });
  camera.show(home.point, START_ZOOM);

  /** The door of the building at a point, or the one nearest to it. */
  function doorNear(point: Point): Door | undefined {
    const under = keyOf(segmentAt(point));
    const distance = (door: Door) => Math.hypot(door.point.x - point.x, door.point.y - point.y);
    const own = doors.filter(({ building }) => building.has(under));
    const near = own.length > 0 ? own : doors.filter((door) => distance(door) < REACH);
    return near.sort((a, b) => distance(a) - distance(b))[0];
  }

  // The door that a click would choose has a ring.
  canvas.addEventListener('pointermove', ({ buttons, offsetX: x, offsetY: y }) => {
    const door = buttons === 0 ? doorNear(camera.toTown({ x, y })) : undefined;
    hover.visible = door !== undefined;
    if (door) hover.position.set(door.point.x, door.point.y);
    canvas.style.cursor = door ? 'pointer' : '';
  });

  function walkTo(door: Door): void {
    const way = findWay(streets, walker.segment, door.at);
    if (way.length === 0) return;
    goal = door;
    walker.follow(way, door.step);
    camera.moved = false;
    events.onWalk(door, way.length);
  }

  let seconds = 0;
  app.ticker.add(({ deltaMS }) => {
    seconds += deltaMS / 1000;
    const arrived = walker.walk(deltaMS / 1000);
    const walking = walker.ahead.length > 0;
    figure.position.set(
      walker.point.x,
      walker.point.y - (walking ? 0.06 * Math.abs(Math.sin(12 * seconds)) : 0),
    );
    figure.scale.x = (Math.cos(walker.heading) < -0.01 ? -1 : 1) / UNITS;
    if (walking) camera.follow(walker.point, Math.min(1, deltaMS / 400));
    if (walking || arrived) drawTrail(trail, walker.ahead, goal?.point);
    if (arrived && goal) events.onArrive(goal);
  });

  return {
    canvas,
    doors,
    get figure() {
      return walker.point;
    },
    toScreen: (point) => camera.toScreen(point),
    walkTo,
    close: () => app.destroy({ removeView: true }, { children: true, texture: true, textureSource: true }),
  };
}

/** A person in a red coat, half a side tall, seen from the front; its feet are at the origin. */
function drawFigure(): Graphics {
  return new Graphics()
    .ellipse(0, 0, 20, 9)
    .fill(SHADOW)
    .poly([-19, -2, 19, -2, 10, -42, -10, -42])
    .fill(COAT)
    .stroke({ color: INK, width: 5, join: 'round' })
    .circle(2, -50, 13)
    .fill('#f2c9a0')
    .stroke({ color: INK, width: 5 });
}

/** Dots along the rest of the way, and a ring around the door. */
function drawTrail(trail: Graphics, ahead: readonly Point[], goal: Point | undefined): void {
  trail.clear();
  if (goal) trail.circle(goal.x * UNITS, goal.y * UNITS, 26).stroke({ color: COAT, width: 8 });
  for (const { x, y } of ahead.slice(1, -1)) trail.circle(x * UNITS, y * UNITS, 6);
  if (ahead.length > 2) trail.fill(DOTS);
}
