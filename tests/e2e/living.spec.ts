import type { Locator } from '@playwright/test';
import type { Segment } from '../../src/engine/segment/segment.ts';
import { BoardPage } from '../support/board-page.ts';
import { CityPage } from '../support/city-page.ts';
import { expect, test } from '../support/journey.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const at = (q: number, r: number, k: Segment['k'] = 0): Segment => ({ q, r, k });

/** Three houses: one alone, and two in one hex, of which the second stands where the first would grow to. */
const ALONE = at(-8, 4);
const CROWDED = at(-6, 3);
const BESIDE = at(-6, 3, 1);

let city: CityPage;
let card: Locator;
let before: string;

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  city = new CityPage(page);
  card = page.getByRole('region', { name: 'Edited schematics' });
  await expect(city.panel).toBeVisible();
  await city.build([
    ['Castle', 5, 0],
    ['House', ALONE.q, ALONE.r],
    ['House', CROWDED.q, CROWDED.r],
  ]);
  await page.getByRole('button', { name: 'House', exact: true }).click();
  await city.press('r');
  await city.board.click(BESIDE);
  await city.press('Escape');
  before = await city.all();
  await city.press('Escape');
});

/** Paints one more segment of the house in the library. */
async function growHouse(k: Segment['k']): Promise<void> {
  const { page } = city;
  await page.getByRole('tab', { name: 'Schematics' }).click();
  const library = page.getByRole('region', { name: 'Library' });
  await library.getByRole('button', { name: 'House', exact: true }).click();
  const board = new BoardPage(page, 'Schematic House');
  await expect(board.board).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.press('1');
  await board.click(at(0, 0, k));
  await expect(page.getByText(/^[2-6] segments on 1 hex/)).toBeVisible();
  await page.getByRole('tab', { name: 'City' }).click();
}

/** How many segments what stands on a segment has. */
async function expectSegments(segment: Segment, count: number): Promise<void> {
  await city.board.click(segment);
  await expect(city.panel.getByLabel('About the placement')).toContainText(
    new RegExp(`Segments\\s*${count}`),
  );
  await city.press('Escape');
}

test('an edited schematic tells which of its placements are affected and would still fit', async ({
  page,
}) => {
  await growHouse(1);
  await expect(card.getByRole('status')).toHaveText(
    'House was edited: 3 placements; 2 would still fit, 1 would not',
  );
  // Nothing has changed before something is chosen.
  expect(await city.all()).toBe(before);
  await city.press('Escape');
  await card.getByRole('button', { name: 'Show' }).click();
  const list = card.getByRole('article', { name: 'House' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  // What does not fit comes first, with the reason, and leads to its place.
  const [first, second] = await list.getByRole('listitem').all();
  await expect(first!).toContainText(/hex -6, 3.*Does not fit: 1 segment taken by House \(No\. \d+\)/);
  await expect(first!.getByRole('button', { name: /^Update/ })).toBeHidden();
  await expect(second!.getByRole('button', { name: /^Update No\. \d+$/ })).toBeVisible();
  await first!.getByRole('button').click();
  await expect(city.panel).toContainText('at hex -6, 3');
  await card.getByRole('button', { name: 'Close the list' }).click();
  await card.getByRole('button', { name: 'Not now' }).click();
  await expect(card).toBeHidden();
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await page.keyboard.press('Control+z');
  await page.getByRole('tab', { name: 'City' }).click();
  await expect(card).toBeHidden();
});

test('those that fit are updated, the others stay as they are; undo brings back what stood', async () => {
  await growHouse(1);
  await card.getByRole('button', { name: 'Update the 2 that fit' }).click();
  await expect(card.getByRole('status')).toHaveText('House was edited: 1 placement; it would not fit');
  await expectSegments(ALONE, 2);
  await expectSegments(BESIDE, 2);
  await expectSegments(CROWDED, 1);
  await city.expectOneStep(before);
  await expect(card.getByRole('status')).toHaveText(/3 placements; 2 would still fit/);
  await expectSegments(ALONE, 1);
});

test('one alone is updated; room that it makes lets another follow', async () => {
  await growHouse(1);
  await city.board.click(BESIDE);
  await city.press('Delete');
  await expect(card.getByRole('status')).toHaveText('House was edited: 2 placements; all would still fit');
  await card.getByRole('button', { name: 'Show' }).click();
  await card
    .getByRole('listitem')
    .filter({ hasText: 'hex -8, 4' })
    .getByRole('button', { name: /^Update No\./ })
    .click();
  await expect(card.getByRole('status')).toHaveText('House was edited: 1 placement; it would still fit');
  await expectSegments(ALONE, 2);
  await expectSegments(CROWDED, 1);
});

test('kept, they stay as they are and nothing is asked until the next edit, also after a reload', async ({
  page,
}) => {
  await growHouse(1);
  await card.getByRole('button', { name: 'Keep all' }).click();
  await expect(card).toBeHidden();
  expect(await city.all()).toBe(before);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(city.panel).toBeVisible();
  await expectSegments(ALONE, 1);
  await expect(card).toBeHidden();
  await city.press('Control+z');
  await expect(card.getByRole('status')).toHaveText(/^House was edited: 3 placements/);
  await city.press('Control+Shift+z');
  await expect(card).toBeHidden();
  await growHouse(2);
  await expect(card.getByRole('status')).toHaveText(/^House was edited: 3 placements/);
});

test('detached, they are a schematic of the city alone and follow the library no more', async () => {
  await growHouse(1);
  await card.getByRole('button', { name: 'Show' }).click();
  await card.getByRole('button', { name: 'Detach' }).click();
  await expect(card).toBeHidden();
  await city.board.click(ALONE);
  await expect(city.panel.getByText('House', { exact: true })).toBeVisible();
  await expect(city.panel.getByTitle('Open in Schematics')).toBeHidden();
  await growHouse(2);
  await expect(card).toBeHidden();
  await city.press('Escape');
  await expectSegments(ALONE, 1);
  // The edit of the library, then the detaching: two steps.
  await city.press('Control+z', 'Control+z');
  await expect(card.getByRole('status')).toHaveText(/^House was edited: 3 placements/);
  expect(await city.all()).toBe(before);
});

test('what is locked is told to be, and is not updated', async () => {
  await city.board.click(ALONE);
  await city.press('k', 'Escape');
  await growHouse(1);
  await expect(card.getByRole('status')).toHaveText(/3 placements; 1 would still fit, 2 would not$/);
  await card.getByRole('button', { name: 'Show' }).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'hex -8, 4' })).toContainText(
    'Locked: unlock it first',
  );
  await card.getByRole('button', { name: 'Update the 1 that fits' }).click();
  await expectSegments(ALONE, 1);
  await expectSegments(BESIDE, 2);
});
