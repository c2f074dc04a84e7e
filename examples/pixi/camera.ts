import type { Container } from 'pixi.js';
import type { Point } from './streets.ts';

/** Pixels per side length: the least and the most. */
const ZOOM = { least: 3, most: 90 };

/** Pixels that a pointer may move and still click. */
const CLICK = 6;

/** Pixels that an arrow key moves the town by. */
const KEY_STEP = 60;

/** Moves and scales the town: drag or arrow keys, wheel, pinch, + and -; 0 shows all of it. */
export class Camera {
  /** Whether the user has moved the town since the figure set out. */
  moved = false;
  readonly #world: Container;
  readonly #canvas: HTMLCanvasElement;

  /** @param onClick called with the point of the town that was clicked, not after a drag */
  constructor(world: Container, canvas: HTMLCanvasElement, onClick: (point: Point) => void) {
    this.#world = world;
    this.#canvas = canvas;
    this.#listen(onClick);
  }

  /** The pixel of a point of the town, from the corner of the canvas. */
  toScreen({ x, y }: Point): Point {
    const { position, scale } = this.#world;
    return { x: position.x + x * scale.x, y: position.y + y * scale.x };
  }

  toTown({ x, y }: Point): Point {
    const { position, scale } = this.#world;
    return { x: (x - position.x) / scale.x, y: (y - position.y) / scale.x };
  }

  /** Shows the whole town as large as the canvas allows. */
  showAll(): void {
    const { x, y, width, height } = this.#world.getLocalBounds();
    const { clientWidth, clientHeight } = this.#canvas;
    this.show({ x: x + width / 2, y: y + height / 2 }, Math.min(clientWidth / width, clientHeight / height));
    this.moved = true;
  }

  /** Shows a point in the middle, at a number of pixels per side length. */
  show(point: Point, scale: number): void {
    this.#world.scale.set(scale);
    const { clientWidth, clientHeight } = this.#canvas;
    this.#world.position.set(clientWidth / 2 - point.x * scale, clientHeight / 2 - point.y * scale);
  }

  /** Moves the town a share of the way toward having a point in the middle, when it is near the edge or beyond. */
  follow(point: Point, share: number): void {
    if (this.moved) return;
    const { clientWidth, clientHeight } = this.#canvas;
    const at = this.toScreen(point);
    const near = (value: number, length: number) => value < 0.2 * length || value > 0.8 * length;
    if (!near(at.x, clientWidth) && !near(at.y, clientHeight)) return;
    this.#world.position.x += (clientWidth / 2 - at.x) * share;
    this.#world.position.y += (clientHeight / 2 - at.y) * share;
  }

  #zoom(factor: number, at: Point): void {
    const before = this.toTown(at);
    const scale = Math.min(ZOOM.most, Math.max(ZOOM.least, this.#world.scale.x * factor));
    this.#world.scale.set(scale);
    const after = this.toScreen(before);
    this.#move(at.x - after.x, at.y - after.y);
  }

  #move(dx: number, dy: number): void {
    this.#world.position.x += dx;
    this.#world.position.y += dy;
    this.moved = true;
  }

  #listen(onClick: (point: Point) => void): void {
    const canvas = this.#canvas;
    /** Where each finger, or the mouse, was last. */
    const held = new Map<number, Point>();
    let dragged = 0;
    const place = (event: MouseEvent): Point => ({ x: event.offsetX, y: event.offsetY });
    canvas.addEventListener('pointerdown', (event) => {
      if (held.size === 0) dragged = 0;
      held.set(event.pointerId, place(event));
      canvas.setPointerCapture(event.pointerId);
    });
    canvas.addEventListener('pointermove', (event) => {
      const last = held.get(event.pointerId);
      if (!last) return;
      const now = place(event);
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
      dragged += Math.hypot(now.x - last.x, now.y - last.y);
      held.set(event.pointerId, now);
      if (other) {
        const span = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
        this.#zoom(span(now) / Math.max(1, span(last)), other);
      } else if (dragged > CLICK) this.#move(now.x - last.x, now.y - last.y);
    });
    const release = (event: PointerEvent) => held.delete(event.pointerId);
    canvas.addEventListener('pointerup', (event) => {
      if (release(event) && held.size === 0 && dragged <= CLICK) onClick(this.toTown(place(event)));
    });
    canvas.addEventListener('pointercancel', release);
    canvas.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        this.#zoom(Math.exp(-event.deltaY / 500), place(event));
      },
      { passive: false },
    );
    canvas.addEventListener('keydown', (event) => {
      const middle = { x: canvas.clientWidth / 2, y: canvas.clientHeight / 2 };
      const keys: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => this.#move(KEY_STEP, 0),
        ArrowRight: () => this.#move(-KEY_STEP, 0),
        ArrowUp: () => this.#move(0, KEY_STEP),
        ArrowDown: () => this.#move(0, -KEY_STEP),
        '+': () => this.#zoom(1.25, middle),
        '-': () => this.#zoom(0.8, middle),
        '0': () => this.showAll(),
      };
      const act = keys[event.key];
      if (!act || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      act();
    });
  }
}
