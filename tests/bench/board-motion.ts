import type { Page } from 'playwright';
import type { BoardPage } from '../support/board-page.ts';
import { takeFrame } from './frames.ts';

/** CSS pixels per side length, about; `undefined` shows all of the city. */
export const VIEWS = [
  { name: 'all in view', scale: undefined },
  { name: 'colors', scale: 4 },
  { name: 'pictures', scale: 9 },
  { name: 'close', scale: 32 },
];
export type View = (typeof VIEWS)[number];

export interface Look {
  readonly scale: number;
  readonly originX: number;
  readonly originY: number;
}

export type Motion = 'pan' | 'zoom';
export const MOTIONS: readonly Motion[] = ['pan', 'zoom'];

export async function lookOf({ board }: BoardPage): Promise<Look> {
  return board.evaluate(({ dataset }) => ({
    scale: Number(dataset['scale']),
    originX: Number(dataset['originX']),
    originY: Number(dataset['originY']),
  }));
}

/** Zooms about the pointer by the wheel until the scale is reached. */
export async function lookAt(page: Page, board: BoardPage, { scale }: View): Promise<void> {
  if (scale === undefined) return;
  await page.keyboard.down('Control');
  for (;;) {
    const rate = scale / (await lookOf(board)).scale;
    if (Math.abs(Math.log(rate)) < 0.01) break;
    await page.mouse.wheel(0, Math.max(-24, Math.min(24, -100 * Math.log(rate))));
    await takeFrame(page);
  }
  await page.keyboard.up('Control');
}

/** To and fro, so that it ends where it began. */
export async function move(
  page: Page,
  at: { x: number; y: number },
  motion: Motion,
  steps: number,
): Promise<number[]> {
  const times: number[] = [];
  await page.mouse.move(at.x, at.y);
  if (motion === 'zoom') await page.keyboard.down('Control');
  for (let step = 0; step < steps; step++) {
    const way = step < steps / 2 ? 1 : -1;
    if (motion === 'zoom') await page.mouse.wheel(0, -2 * way);
    else await page.mouse.wheel(11 * way, 6 * way);
    const time = await takeFrame(page);
    if (time !== undefined) times.push(time);
  }
  if (motion === 'zoom') await page.keyboard.up('Control');
  if (times.length < steps / 2) throw new Error(`only ${times.length} frames were drawn`);
  return times;
}

/** Until the page has had time for what it does once the hand rests. */
export async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(700);
}
