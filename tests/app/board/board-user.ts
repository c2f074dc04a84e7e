import { act } from '@testing-library/react';
import { cdp } from 'vitest/browser';
import type { Point } from '../../../src/engine/hex/plane.ts';
import type { Segment } from '../../../src/engine/segment/segment.ts';
import { boardNamed, placeOf } from '../../support/workspace.tsx';

/** Resolves when what was asked for is on the canvases: drawing is put off to the next frame. */
export async function drawn(): Promise<void> {
  await act(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((next) => requestAnimationFrame(next));
  });
}

/** The color of a pixel of the board as `#rrggbb`, at a point of the window. Layer 0 is the picture, 1 what is on it. */
export function colorAt(board: HTMLElement, { x, y }: Point, layer = 0): string {
  const canvas = board.querySelectorAll('canvas')[layer]!;
  const box = canvas.getBoundingClientRect();
  const [column, row] = [
    Math.floor((x - box.left) * (canvas.width / box.width)),
    Math.floor((y - box.top) * (canvas.height / box.height)),
  ];
  const [red, green, blue] = canvas.getContext('2d')!.getImageData(column, row, 1, 1).data;
  return `#${((1 << 24) | (red! << 16) | (green! << 8) | blue!).toString(16).slice(1)}`;
}

/** A pointer event of a mouse at a point of the window. */
export function firePointer(board: HTMLElement, type: string, at: Point, more: PointerEventInit = {}): void {
  board.dispatchEvent(
    new PointerEvent(type, {
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      clientX: at.x,
      clientY: at.y,
      bubbles: true,
      cancelable: true,
      ...more,
    }),
  );
}

/** Keys that are held while the mouse is used. */
export type HeldKey = 'Alt' | 'Control' | 'Shift';

/** Bits of held keys in the browser's protocol. */
const KEY_BITS = { Alt: 1, Control: 2, Shift: 8 } as const;

/** A point of the test's window as a point of the page around it: the test runs in a frame. */
function onPage({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale };
}

interface MouseInput {
  readonly button?: 'left' | 'right';
  readonly keys?: readonly HeldKey[];
  /** Pixels that the wheel scrolls down. */
  readonly wheel?: number;
}

/** The real mouse, through the browser's own input, at a point of the test's window. */
async function mouse(
  type: 'mousePressed' | 'mouseMoved' | 'mouseReleased' | 'mouseWheel',
  at: Point,
  { button, keys = [], wheel = 0 }: MouseInput = {},
): Promise<void> {
  const { x, y } = onPage(at);
  const pressed = button === 'right' ? 2 : 1;
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    x,
    y,
    modifiers: keys.reduce((bits, key) => bits | KEY_BITS[key], 0),
    button: button ?? 'none',
    buttons: button === undefined || type === 'mouseReleased' ? 0 : pressed,
    clickCount: type === 'mousePressed' || type === 'mouseReleased' ? 1 : 0,
    ...(type === 'mouseWheel' && { deltaX: 0, deltaY: wheel }),
  });
}

/** A user of a board with a real mouse: as `BoardPage` of the journeys, in the page of the test. */
export class BoardUser {
  readonly #name: string;

  /** @param name accessible name of the board */
  constructor(name: string) {
    this.#name = name;
  }

  /** The element, which is another one once the board was rendered anew. */
  get element(): HTMLElement {
    return boardNamed(this.#name);
  }

  /** CSS pixels per side of a hex. */
  get scale(): number {
    return Number(this.element.dataset['scale']);
  }

  /** The center of a segment in the test's window. */
  pixelOf(segment: Segment): Point {
    return placeOf(this.element, segment).page;
  }

  async hover(segment: Segment, keys: readonly HeldKey[] = []): Promise<void> {
    await mouse('mouseMoved', this.pixelOf(segment), { keys });
  }

  async press(segment: Segment, input: MouseInput = {}): Promise<void> {
    await mouse('mousePressed', this.pixelOf(segment), { button: 'left', ...input });
  }

  /** Moves the mouse while its left button is down. */
  async dragTo(segment: Segment, keys: readonly HeldKey[] = []): Promise<void> {
    await mouse('mouseMoved', this.pixelOf(segment), { button: 'left', keys });
  }

  async release(segment: Segment, input: MouseInput = {}): Promise<void> {
    await mouse('mouseReleased', this.pixelOf(segment), { button: 'left', ...input });
  }

  async click(segment: Segment, input: MouseInput = {}): Promise<void> {
    await this.hover(segment, input.keys);
    await this.press(segment, input);
    await this.release(segment, input);
  }

  /** Presses on the first segment, drags over all others and releases on the last. */
  async drag(segments: readonly Segment[], keys: readonly HeldKey[] = []): Promise<void> {
    const [first] = segments;
    await this.hover(first!, keys);
    await this.press(first!, { keys });
    for (const segment of segments) await this.dragTo(segment, keys);
    await this.release(segments.at(-1)!, { keys });
  }

  /** Turns the wheel over a segment; negative pixels are up. */
  async wheel(segment: Segment, pixels: number, keys: readonly HeldKey[] = []): Promise<void> {
    await mouse('mouseWheel', this.pixelOf(segment), { wheel: pixels, keys });
  }
}

/** Real fingers, through the browser's own input. `points` are all that are down, in the test's window. */
export async function touches(
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly Point[],
): Promise<void> {
  await cdp().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map((point, id) => ({ id, ...onPage(point) })),
  });
}
