import { act } from '@testing-library/react';
import { cdp } from 'vitest/browser';
import type { Point } from '../../../src/engine/hex/plane.ts';

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

/** Real fingers, through the browser's own input. `points` are all that are down, in the test's window. */
export async function touches(
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly Point[],
): Promise<void> {
  // The test runs in a frame of the page.
  const frame = window.frameElement?.getBoundingClientRect();
  const [left, top] = [frame?.left ?? 0, frame?.top ?? 0];
  const scale = frame ? frame.width / window.innerWidth : 1;
  await cdp().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map(({ x, y }, id) => ({ id, x: left + x * scale, y: top + y * scale })),
  });
}
