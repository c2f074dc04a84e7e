import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pasting } from '../../../../src/app/features/selection/pasting.ts';
import { stamping } from '../../../../src/app/cityview/stamping.ts';
import { fromChunks } from '../../../../src/app/document/chunked.ts';
import type { AppStore } from '../../../../src/app/store/store.ts';
import type { Placement } from '../../../../src/engine/schematic/placement.ts';
import { cityFile } from '../../../support/app-page.tsx';
import { touches } from '../../board/board-user.ts';
import {
  AROUND_HOUSES,
  at,
  board,
  CASTLE,
  expectOneStep,
  FIRST,
  openHamlet,
  panel,
  press,
  SECOND,
  status,
  UNDO,
} from './hamlet.ts';

let store: AppStore;
let before: string;

beforeEach(() => {
  store = openHamlet();
  before = cityFile(store);
});

const CLEAR = 'Click a building';
const FREE = at(-2, -5);

const steps = () => store.getState().timeline.past.length;

/** The placement at a hex. */
function placementAt({ q, r }: { readonly q: number; readonly r: number }): Placement | undefined {
  return fromChunks(store.getState().document.city.placements).find((one) => one.q === q && one.r === r);
}

describe('what is selected', () => {
  test('is moved by a drag where there is room, and says why where there is none; undo calls off a drag', async () => {
    await board.click(FIRST);
    await board.drag([FIRST, at(-7, 5), at(-6, 6)]);
    await expect.element(panel).toHaveTextContent('at hex -6, 6');
    await expectOneStep(store, before);
    await board.click(FIRST);
    await board.drag([FIRST, at(-7, 3), SECOND]);
    await expect.element(status).toHaveTextContent(/^Does not fit: 1 segment taken by House/);
    expect(cityFile(store)).toBe(before);
    await board.drag([FIRST, at(-8, 5)]);
    await expect.element(panel).toHaveTextContent('at hex -8, 5');
    const moved = cityFile(store);
    await board.press(at(-8, 5));
    await board.dragTo(at(-8, 6));
    await expect.element(status).toHaveTextContent('let go to move');
    await userEvent.keyboard(UNDO);
    await expect.element(status).not.toBeInTheDocument();
    await board.release(at(-8, 6));
    expect(cityFile(store)).toBe(moved);
    await press(UNDO);
    await expect.poll(() => cityFile(store)).toBe(before);
  });

  test('is moved by arrows, and has keys for turn, shift and mirror, for one and a group as one', async () => {
    await board.drag(AROUND_HOUSES);
    await expect.element(panel).toHaveTextContent('3 placements');
    await press('{ArrowDown}');
    await expectOneStep(store, before);
    for (const [key, pose] of [
      ['r', 'Rotation 1, not shifted'],
      ['s', 'Rotation 0, shifted right'],
      ['m', 'Rotation 0, not shifted, mirrored'],
    ] as const) {
      await board.click(CASTLE);
      await press(key);
      await expect.element(panel).toHaveTextContent(pose);
      await expectOneStep(store, before);
      await board.drag(AROUND_HOUSES);
      await expect.element(panel).toHaveTextContent('3 placements');
      await press(key);
      await expectOneStep(store, before);
    }
    await board.click(SECOND);
    await press('{ArrowRight}{ArrowUp}');
    // Straight to the right is one side.
    await expect.element(panel).toHaveTextContent('at hex -6, 2');
    await expect.element(panel).toHaveTextContent('shifted right');
  });

  test('is laid in a pose of the dial, which says what is in the way', async () => {
    await board.click(CASTLE);
    await panel.getByText('Poses', { exact: true }).click();
    const pose = panel
      .getByRole('grid', { name: 'Poses' })
      .getByRole('gridcell', { name: /^Rotation 3, not shifted/ });
    await pose.hover();
    await expect.element(panel.getByText('Fits at 180°')).toBeVisible();
    await pose.click();
    await expect.element(panel).toHaveTextContent('Rotation 3, not shifted');
    await expectOneStep(store, before);
  });

  test('is replaced by what fits there, which the menu shows first', async () => {
    await board.click(CASTLE);
    const { id } = placementAt(CASTLE)!;
    await expect.element(panel).toHaveTextContent(`No. ${id} at hex 5, 0`);
    await panel.getByRole('button', { name: 'Replace' }).click();
    const menu = page.getByRole('menu');
    const tower = menu.getByRole('menuitem', { name: /^Watchtower/ });
    await expect.element(tower).toBeVisible();
    await expect.element(menu.getByRole('menuitem', { name: /^Castle/ })).not.toBeInTheDocument();
    await tower.click();
    await expect.element(panel.getByRole('button', { name: 'Watchtower', exact: true })).toBeVisible();
    await expect.element(panel).toHaveTextContent(`No. ${id} at hex 5, 0`);
    await expect.element(panel.getByText('by hand')).toBeVisible();
    await expectOneStep(store, before);
  });

  test('stays as it is while it is locked, and says so; unlocked, it can be removed', async () => {
    const lock = panel.getByRole('switch', { name: 'Locked' });
    await board.click(CASTLE);
    await press('k');
    await expect.element(lock).toBeChecked();
    const locked = cityFile(store);
    const refused = page
      .getByRole('alert')
      .filter({ hasText: /^Castle \(No\. \d+\) is locked: unlock it first\.$/ });
    for (const key of ['r', 's', 'm', '{Delete}']) {
      await press(key);
      await expect.element(refused).toBeVisible();
      await expect.element(panel).toHaveTextContent('Rotation 0, not shifted');
      expect(cityFile(store)).toBe(locked);
    }
    await board.drag([CASTLE, at(5, 2)]);
    await expect.element(status).toHaveTextContent(/is locked: unlock it first\.$/);
    await press('{ArrowUp}');
    await expect.element(panel).toHaveTextContent('at hex 5, 0');
    expect(cityFile(store)).toBe(locked);
    await press('{Control>}a{/Control}');
    await expect.element(panel).toHaveTextContent('1 of them locked');
    await press('{Delete}');
    await expect.element(panel).toHaveTextContent('at hex 5, 0');
    await press(UNDO + UNDO);
    await expect.poll(() => cityFile(store)).toBe(before);
    await press('{Escape}');
    await board.click(CASTLE);
    await expect.element(lock).not.toBeChecked();
    await press('k');
    await expect.element(lock).toBeChecked();
    await lock.click();
    await press('{Delete}');
    await expect.poll(() => placementAt(CASTLE)).toBeUndefined();
  });

  test('is removed, by key and by button', async () => {
    await board.click(SECOND);
    await press('{Delete}');
    await expect.element(panel).toHaveTextContent(CLEAR);
    expect(placementAt(SECOND)).toBeUndefined();
    await expectOneStep(store, before);
    await board.drag([at(-9, 2), at(-5, 6)]);
    await panel.getByRole('button', { name: 'Remove' }).click();
    await expect.element(panel).toHaveTextContent(CLEAR);
    await expectOneStep(store, before);
  });

  test('is rolled again from its panel, and so is its district', async () => {
    await board.click(SECOND);
    const roll = page.getByRole('region', { name: 'Reroll' });
    for (const [button, title] of [
      ['Reroll placement', /^Reroll No\. \d+/],
      ['Reroll district', /^Reroll the district /],
    ] as const) {
      await panel.getByRole('button', { name: button }).click();
      // It was stamped by hand.
      const question = page.getByRole('dialog', { name: 'Reroll over edits by hand?' });
      await question.getByRole('button', { name: 'Replace' }).click();
      await expect.element(roll).toHaveTextContent(title);
      await expect.element(roll.getByText(/coverage|Everything came out/)).toBeVisible();
      await press('{Escape}');
      await expect.element(roll).not.toBeInTheDocument();
    }
    expect(cityFile(store)).toBe(before);
  });
});

/**
 * Copies or cuts by the browser's own key.
 *
 * @returns the text on the clipboard
 */
async function copied(type: 'copy' | 'cut'): Promise<string> {
  let text = '';
  const read = (event: ClipboardEvent) => (text = event.clipboardData?.getData('text/plain') ?? '');
  // The window comes after the document, where the app answers.
  addEventListener(type, read, { once: true });
  await press(type === 'cut' ? '{Control>}x{/Control}' : '{Control>}c{/Control}');
  await expect.poll(() => text).toContain('sixfold/');
  return text;
}

/**
 * Pastes a copied text by the browser's own key, again if need be: the clipboard is that of all pages of tests, and
 * another one may copy in between.
 */
async function paste(text: string): Promise<void> {
  const inHand = () => pasting.of(store.getState()) ?? stamping.of(store.getState());
  await expect
    .poll(async () => {
      await navigator.clipboard.writeText(text);
      await press('{Control>}v{/Control}');
      return inHand();
    })
    .not.toBeNull();
}

describe('a copy of what is selected', () => {
  test('is stamped where there is room; where there is none, it says why', async () => {
    await board.drag(AROUND_HOUSES);
    await expect.element(panel).toHaveTextContent('3 placements');
    await paste(await copied('copy'));
    await expect.element(panel).toHaveTextContent('goes with the pointer');
    await board.hover(SECOND);
    await expect.element(status).toHaveTextContent(/^Does not fit: 1 segment taken by House/);
    await board.click(SECOND);
    await expect.element(status).toHaveTextContent(/^Does not fit/);
    await expect.element(panel).toHaveTextContent('goes with the pointer');
    expect(cityFile(store)).toBe(before);
    await board.hover(at(13, 0));
    await expect.element(status).toHaveTextContent(/^Does not fit: .* off the land/);
    await board.hover(FREE);
    await expect.element(status).toHaveTextContent('Fits here');
    await board.click(FREE);
    await expect.element(panel).toHaveTextContent('3 placements');
    await expectOneStep(store, before);
  });

  test('of one placement is stamped in its pose, and one that is cut is put elsewhere', async () => {
    await board.click(CASTLE);
    await press('r');
    const cut = await copied('cut');
    await expect.element(panel).toHaveTextContent(CLEAR);
    await paste(cut);
    await board.click(FREE);
    await expect.element(page.getByText(/^Stamped Castle/)).toBeVisible();
    await press('{Escape}');
    await board.click(FREE);
    await expect.element(panel).toHaveTextContent('Rotation 1, not shifted');
    await expect.element(panel).toHaveTextContent('by hand');
    await press(UNDO + UNDO + UNDO);
    await expect.poll(() => cityFile(store)).toBe(before);
    expect(steps()).toBe(0);
  });

  test('stays in hand with Shift, from a key of its own', async () => {
    await board.drag([at(-9, 2), at(-5, 6)]);
    await expect.element(panel).toHaveTextContent('2 placements');
    await press('c');
    await panel.getByRole('button', { name: 'Turn 60° clockwise' }).click();
    await board.click(FREE, { keys: ['Shift'] });
    await expect.poll(steps).toBe(1);
    await board.click(at(-2, -7), { keys: ['Shift'] });
    await panel.getByRole('button', { name: 'Put it down' }).click();
    await press('{Control>}a{/Control}');
    await expect.element(panel).toHaveTextContent('8 placements');
  });
});

describe('the context menu', () => {
  const menu = page.getByRole('menu', { name: 'Selection', exact: true });
  const item = (name: RegExp | string) => menu.getByRole('menuitem', { name });

  test('opens by the right button, by key and by a finger that rests', async () => {
    await board.click(FIRST, { button: 'right' });
    await expect.element(panel).toHaveTextContent('House');
    await item('Select copies').click();
    await expect.element(panel).toHaveTextContent('3 placements');
    await expect.poll(() => document.activeElement).toBe(board.element);

    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect.element(item(/^Lock or unlock/)).toHaveAttribute('aria-keyshortcuts', 'K');
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    // The keys open it at the selection.
    await board.click(FIRST);
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect.element(item(/^Lock or unlock/)).toBeVisible();
    const [first, box] = [board.pixelOf(FIRST), menu.element().getBoundingClientRect()];
    expect(Math.abs(box.x - first.x)).toBeLessThan(40);
    expect(box.y).toBeLessThan(first.y + 40);
    expect(box.bottom).toBeGreaterThan(first.y - 40);
    await item(/^Lock or unlock/).click();
    await expect.element(panel.getByRole('switch', { name: 'Locked' })).toBeChecked();

    await touches('touchStart', [board.pixelOf(CASTLE)]);
    await expect.element(menu).toBeVisible();
    await touches('touchEnd', []);
    await item('Replace…').click();
    await item(/^Church close/).click();
    await expect.element(panel.getByRole('button', { name: 'Church close', exact: true })).toBeVisible();
    expect(placementAt(CASTLE)?.schematic).toBe('church-close');
    await board.click(CASTLE, { button: 'right' });
    await item('Remove').click();
    await expect.poll(() => placementAt(CASTLE)).toBeUndefined();
  });

  test('offers on open ground only what needs no selection', async () => {
    await board.click(FREE, { button: 'right' });
    await expect.element(item('Select all')).toBeVisible();
    expect(
      item(/./)
        .elements()
        .map((one) => one.textContent),
    ).toEqual([/^Paste/, /^Select all/].map((name) => expect.stringMatching(name) as string));
  });
});
