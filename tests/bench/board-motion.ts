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

/** How the board is moved by the wheel. */
export interface Motion {
  readonly name: string;
  /** Whether the wheel zooms. */
  readonly zooms: boolean;
  /** The turn of the wheel at a step, in CSS pixels. */
  readonly turn: (step: number, steps: number) => readonly [x: number, y: number];
  /** The share of the steps that it begins before the look it is seen from: those are not counted. */
  readonly early: number;
}

const toAndFro = (step: number, steps: number) => (step < steps / 2 ? 1 : -1);

/** They end where they began. */
export const PAN: Motion = {
  name: 'pan',
  zooms: false,
  early: 0,
  turn: (step, steps) => [11 * toAndFro(step, steps), 6 * toAndFro(step, steps)],
};
export const ZOOM: Motion = {
  name: 'zoom',
  zooms: true,
  early: 0,
  turn: (step, steps) => [0, -2 * toAndFro(step, steps)],
};

/** They go one way alone: by three and more times, and over more than a screen. */
export const ZOOM_IN: Motion = { name: 'zoom in', zooms: true, early: 0, turn: () => [0, -3] };
export const ZOOM_OUT: Motion = { name: 'zoom out', zooms: true, early: 0, turn: () => [0, 3] };
export const LONG_PAN: Motion = { name: 'long pan', zooms: false, early: 0.5, turn: () => [33, 18] };

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

/** Moves the board from a look and back to it; milliseconds of each frame of the motion itself. */
export async function move(
  page: Page,
  at: { x: number; y: number },
  motion: Motion,
  steps: number,
  during: (motion: () => Promise<void>) => Promise<void> = (run) => run(),
): Promise<number[]> {
  await page.mouse.move(at.x, at.y);
  const turns = Array.from({ length: steps }, (_, step) => motion.turn(step, steps));
  const early = Math.round(steps * motion.early);
  const times: number[] = [];
  if (motion.zooms) await page.keyboard.down('Control');
  await turn(page, turns.slice(0, early), -1);
  if (early > 0) {
    await rest(page);
    // The work at rest is none of the motion's first frame.
    await takeFrame(page);
  }
  await during(async () => void times.push(...(await turn(page, turns, 1))));
  if (times.length < steps / 2) throw new Error(`${motion.name}: only ${times.length} frames were drawn`);
  const [x, y] = turns.reduce(([sumX, sumY], [turnX, turnY]) => [sumX + turnX, sumY + turnY], [0, 0]);
  if (x !== 0 || y !== 0) {
    await rest(page);
    await turn(page, turns.slice(early), -1);
  }
  if (motion.zooms) await page.keyboard.up('Control');
  return times;
}

async function turn(
  page: Page,
  turns: readonly (readonly [number, number])[],
  sign: number,
): Promise<number[]> {
  const times: number[] = [];
  for (const [x, y] of turns) {
    await page.mouse.wheel(sign * x, sign * y);
    const time = await takeFrame(page);
    if (time !== undefined) times.push(time);
  }
  return times;
}

/** Until the page has had time for what it does once the hand rests. */
export async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(700);
}

/** Rests until the picture changes no more: until the map is there, where there is one. */
export async function untilStill(page: Page): Promise<void> {
  const picture = () =>
    page.evaluate(() =>
      document.querySelector<HTMLCanvasElement>('[role="application"] canvas')!.toDataURL(),
    );
  for (let before = ''; ;) {
    await rest(page);
    await rest(page);
    const now = await picture();
    if (now === before) return;
    before = now;
  }
}
