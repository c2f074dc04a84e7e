import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { citySelection } from '../../../../src/app/cityview/selection-slice.ts';
import { fromChunks } from '../../../../src/app/document/chunked.ts';
import type { AppStore } from '../../../../src/app/store/store.ts';
import type { Segment } from '../../../../src/engine/segment/segment.ts';
import { openApp } from '../../../support/app-page.tsx';
import { touches } from '../../board/board-user.ts';
import {
  AROUND_HOUSES,
  at,
  board,
  CASTLE,
  FIRST,
  openHamlet,
  panel,
  press,
  SECOND,
  status,
  THIRD,
  UNDO,
} from './hamlet.ts';

const CLEAR = 'Click a building';

/** The selected placements, as their schematics. */
function selectedSchematics(store: AppStore): readonly string[] {
  const ids = new Set(citySelection.of(store.getState()).ids);
  const placements = fromChunks(store.getState().document.city.placements);
  return placements.filter(({ id }) => ids.has(id)).map(({ schematic }) => schematic);
}

/** Expects the panel to state the number of selected placements, two at least. */
async function expectSelected(count: number): Promise<void> {
  await expect.element(panel.getByText(`${count} placements`, { exact: true })).toBeVisible();
}

describe('on the plain city', () => {
  test('a click shows what stands there, how it lies and where it came from; its district selects all in it', async () => {
    openApp();
    const facts = panel.getByLabelText('About the placement');
    await board.click(at(0, 0));
    await expect.element(panel.getByRole('button', { name: 'Castle', exact: true })).toBeVisible();
    await expect.element(panel).toHaveTextContent(/No\. 1 at hex -?\d+, -?\d+/);
    await expect.element(panel).toHaveTextContent(/Rotation [0-5], (not )?shifted/);
    await expect.element(facts).toHaveTextContent(/Segments\s*63/);
    await expect.element(facts).toHaveTextContent(/Buildings.*1 Castle/);
    await expect.element(facts).toHaveTextContent(/Districts?.*\(No\. \d+\)/);
    await expect.element(facts).toHaveTextContent(/Made\s*by seed 7, required by the recipe/);
    await expect.element(panel.getByRole('switch', { name: 'Locked' })).not.toBeChecked();
    await press('{Escape}');
    await expect.element(facts).not.toBeInTheDocument();
    await board.click(at(0, 4));
    await expect.element(facts).toHaveTextContent(/Made\s*by seed 7/);
    await board.click(at(0, 0));
    await panel.getByTitle('Select all in this district').first().click();
    await expect.element(panel).toHaveTextContent(/\d+ placements/);
    await expect.element(panel.getByRole('button', { name: 'Castle 1' })).toBeVisible();
  });

  test('the menu selects by schematic, building and district, as many as it counts', async () => {
    const store = openApp();
    const labels = () =>
      [...document.querySelectorAll('[role="menu"] [class*="Menu-label"]')].map((label) => label.textContent);
    for (const name of [/^Mill in the wheat/, /^Shop /, /^farmland /]) {
      await panel.getByRole('button', { name: 'Select similar' }).click();
      const item = page.getByRole('menuitem', { name });
      await expect.element(item).toBeVisible();
      expect(labels()).toEqual(['Schematics', 'With buildings', 'In districts']);
      const count = Number(/(\d+)$/.exec(item.element().textContent)?.[1]);
      expect(count).toBeGreaterThan(1);
      await item.click();
      await expectSelected(count);
      const schematics = selectedSchematics(store);
      expect(schematics).toHaveLength(count);
      // The first is that of the schematics: all placements of one, and no others.
      if (name.test('Mill in the wheat')) expect([...new Set(schematics)]).toEqual(['mill-fields']);
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
      await press('{Escape}');
      await expect.element(panel).toHaveTextContent(CLEAR);
    }
  });
});

test('a click selects, a rectangle takes what lies in it; Shift adds, Alt takes away, clicks too', async () => {
  const store = openHamlet();
  await board.drag([at(-9, 3), at(-5, 5)]);
  await expectSelected(2);
  await expect.element(status).toHaveTextContent('2 placements selected');
  await board.click(THIRD, { keys: ['Shift'] });
  await expectSelected(3);
  await board.drag([at(3, -2), at(7, 1)], ['Shift']);
  await expectSelected(4);
  await board.drag([at(-9, 3), at(-7, 5)], ['Alt']);
  await expectSelected(3);
  await board.click(CASTLE, { keys: ['Alt'] });
  await expectSelected(2);
  await board.click(CASTLE, { keys: ['Shift'] });
  await panel.getByRole('button', { name: 'House 2' }).click();
  await expectSelected(2);
  await board.click(at(0, -8));
  await expect.element(panel).toHaveTextContent(CLEAR);
  await press('{Control>}a{/Control}');
  await expectSelected(4);
  await press('{Escape}');
  expect(selectedSchematics(store)).toEqual([]);
});

test('a lasso goes round what it is drawn about, and leaves out what a rectangle would take', async () => {
  openHamlet();
  const lasso = panel.getByRole('button', { name: 'Lasso' });
  await lasso.click();
  await expect.element(lasso).toHaveAttribute('aria-pressed', 'true');
  // Round the first and the third, below the second.
  await board.drag([
    at(-9, 3),
    at(-7, 2),
    at(-7, 6),
    at(-5, 5),
    at(-5, 0),
    at(-3, 0),
    at(-3, 7),
    at(-9, 8),
    at(-9, 3),
  ]);
  await expectSelected(2);
  await press('i');
  await expect
    .element(panel.getByRole('list', { name: 'Selected placements per schematic' }))
    .toHaveTextContent(/^Castle\s*1\s*House\s*1$/);
});

test('the menu selects what has chosen traits in common with the selected one, several at once', async () => {
  const store = openHamlet();
  const trait = (name: RegExp) => page.getByRole('menuitemcheckbox', { name });
  const open = () => panel.getByRole('button', { name: 'Select similar' }).click();
  await board.click(FIRST);
  await press('k');
  await open();
  await expect.element(trait(/^Schematic/)).toHaveAttribute('aria-checked', 'true');
  await expect.element(trait(/^Schematic/)).toHaveTextContent(/3$/);
  await page.getByRole('menuitem', { name: 'Select 3' }).click();
  await expectSelected(3);
  expect(selectedSchematics(store)).toEqual(['house', 'house', 'house']);
  await board.click(FIRST);
  await open();
  await trait(/^Locked or not/).click();
  await page.getByRole('menuitem', { name: 'Select 1' }).click();
  await expect.element(panel).toHaveTextContent('at hex -8, 4');
  await open();
  await expect.element(trait(/^Locked or not/)).toHaveAttribute('aria-checked', 'true');
  await trait(/^Schematic/).click();
  await trait(/^Locked or not/).click();
  await expect.element(page.getByRole('menuitem', { name: 'Select 0' })).toBeDisabled();
});

test('by keys alone a placement is found, selected, moved, turned, locked and removed', async () => {
  openHamlet();
  const expectSaid = async (words: RegExp) => {
    await expect.element(page.getByText(words)).toBeInTheDocument();
  };
  await board.hover(at(-6, 2));
  await press('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expectSaid(/^hex -6, 3, segment north, house, part of House No\. \d+/);
  await press('{Enter}');
  await expectSaid(/ part of House No\. \d+, .*selected$/);
  await expect.element(panel).toHaveTextContent('at hex -6, 3');
  await press('{ArrowDown}');
  await expect.element(panel).toHaveTextContent('at hex -6, 4');
  await expectSaid(/^House moved: hex -6, 4, rotation 0$/);
  await press('r');
  await expect.element(panel).toHaveTextContent('Rotation 1');
  await expectSaid(/^House turned: hex -6, 4, rotation 1$/);
  await press('k{ArrowDown}');
  await expectSaid(/^House \(No\. \d+\) is locked: unlock it first\.$/);
  await press('k');
  await expectSaid(/^House unlocked$/);
  await press('{Delete}');
  await expect.element(panel).toHaveTextContent(CLEAR);
  await expectSaid(/^House removed$/);
  await press(UNDO);
  await press('{Control>}a{/Control}');
  await expectSelected(4);
});

/** Draws one finger over the board, without a pause: a finger that rests opens the menu. */
async function swipe(...way: readonly Segment[]): Promise<void> {
  const touched = way.map((segment, index) =>
    touches(index === 0 ? 'touchStart' : 'touchMove', [board.pixelOf(segment)]),
  );
  await Promise.all([...touched, touches('touchEnd', [])]);
}

test('a finger pans, until it is to draw around; what is selected goes along', async () => {
  openHamlet();
  const origin = () => board.element.dataset['originX'];
  const start = origin();
  await swipe(at(0, 0), at(1, 0), at(2, 0));
  await expect.poll(origin).not.toBe(start);
  let still = origin();
  await board.click(FIRST);
  await swipe(FIRST, at(-8, 5), at(-8, 6));
  await expect.element(panel).toHaveTextContent('at hex -8, 6');
  expect(origin()).toBe(still);
  await press(UNDO);
  await panel.getByRole('button', { name: 'Rectangle' }).click();
  still = origin();
  const [corner, opposite] = AROUND_HOUSES;
  await swipe(corner, SECOND, opposite);
  await expectSelected(3);
  await swipe(SECOND, at(-6, 4), at(-6, 5));
  await swipe(at(-6, 5));
  await expect.element(panel).toHaveTextContent('at hex -6, 5');
  expect(origin()).toBe(still);
});
