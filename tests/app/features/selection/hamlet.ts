import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AppStore } from '../../../../src/app/store/store.ts';
import type { Segment } from '../../../../src/engine/segment/segment.ts';
import { cityFile, openApp, type Stamp } from '../../../support/app-page.tsx';
import { BoardUser } from '../../board/board-user.ts';

const STAMPS: readonly Stamp[] = [
  ['castle', 5, 0],
  ['house', -8, 4],
  ['house', -6, 3],
  ['house', -4, 2],
];

/** The segment in the north of a hex. */
export const at = (q: number, r: number): Segment => ({ q, r, k: 0 });

export const CASTLE = at(5, 0);

/** The houses from west to east. */
export const [FIRST, SECOND, THIRD] = [at(-8, 4), at(-6, 3), at(-4, 2)] as const;

/** Corners of a rectangle around all houses. */
export const AROUND_HOUSES = [at(-9, 2), at(-3, 6)] as const;

/** Renders the app on a hamlet: a castle, and three houses in a row west of it. */
export function openHamlet(): AppStore {
  return openApp({ stamps: STAMPS });
}

export const board = new BoardUser('City');

export const panel = page.getByRole('region', { name: 'Selection', exact: true });

/** The status line over the board. */
export const status = page.getByRole('main').getByRole('status');

/** Types keys of the board, in the syntax of `userEvent.keyboard`. */
export async function press(keys: string): Promise<void> {
  board.element.focus();
  await userEvent.keyboard(keys);
}

export const UNDO = '{Control>}z{/Control}';
const REDO = '{Control>}{Shift>}z{/Shift}{/Control}';

/** Expects the city to differ from `before` by the only step so far, which goes back and forth by keys. It is undone. */
export async function expectOneStep(store: AppStore, before: string): Promise<void> {
  await expect.poll(() => cityFile(store)).not.toBe(before);
  const after = cityFile(store);
  expect(store.getState().timeline.past).toHaveLength(1);
  for (const [keys, city] of [
    [UNDO, before],
    [REDO, after],
    [UNDO, before],
  ] as const) {
    await press(keys);
    await expect.poll(() => cityFile(store)).toBe(city);
  }
}
