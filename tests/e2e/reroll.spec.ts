import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { forEachHex } from '../../src/engine/land/row.ts';
import { readCity } from '../../src/formats/city/read.ts';
import { BoardPage } from '../support/board-page.ts';
import { exportCity } from '../support/export-city.ts';
import { expect, test } from '../support/journey.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Reroll part' })).toBeVisible();
});

const bar = (page: Page) => page.getByRole('region', { name: 'Reroll' });
const counts = (page: Page) => bar(page).getByText(/^[\d,]+ removed, [\d,]+ new, coverage/);
const inBar = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

async function exported(page: Page): Promise<string> {
  return readFileSync(await exportCity(page), 'utf8');
}

async function roll(page: Page, what: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Reroll part' }).click();
  await page.getByRole('menuitem', { name: what }).click();
  await expect(counts(page)).toBeVisible();
}

async function selectBy(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Select similar' }).click();
  await page.getByRole('menuitem', { name }).first().click();
}

/** Lines of a city's file about placements, by id, and about hexes, by `q,r`. */
function linesOf(text: string) {
  const placements = new Map<number, string>();
  const hexes = new Map<string, string>();
  for (const line of text.split('\n').map((one) => one.replace(/,$/, ''))) {
    const id = /^ {4}\{ "id": (\d+), "schematic"/.exec(line)?.[1];
    const [, q, r] =
      /^ {4}\{ "q": (-?\d+), "r": (-?\d+), "district": (?:\d+|null), "segments"/.exec(line) ?? [];
    if (id !== undefined) placements.set(Number(id), line);
    else if (q !== undefined) hexes.set(`${q},${r}`, line);
  }
  return { placements, hexes };
}

/** Ids of the placements that the line of a hex tells of. */
function idsOn(line: string): number[] {
  return [.../"placements": \[(.*)\]/.exec(line)![1]!.matchAll(/\d+/g)].map(Number);
}

/** From the land to the placements: what no roll changes. */
function groundOf(text: string): string {
  return text.slice(text.indexOf('\n  "land"'), text.indexOf('\n  "placements"'));
}

/** That two files agree, byte for byte, in all but some placements and the hexes of some ground. */
function expectSameOutside(
  before: string,
  after: string,
  rolled: ReadonlySet<number>,
  isGround: (hex: string, line: string) => boolean,
): void {
  const [old, now] = [linesOf(before), linesOf(after)];
  expect(groundOf(after)).toBe(groundOf(before));
  const placements = [...old.placements].filter(([id]) => !rolled.has(id));
  const hexes = [...old.hexes].filter(([hex, line]) => !isGround(hex, line));
  expect(placements.length).toBeGreaterThan(100);
  expect(hexes.length).toBeGreaterThan(100);
  for (const [id, line] of placements) expect(now.placements.get(id)).toBe(line);
  for (const [hex, line] of hexes) expect(now.hexes.get(hex)).toBe(line);
  expect(after).not.toBe(before);
}

test('a selection: its change is counted before it is taken; rejected it leaves every byte, accepted all outside', async ({
  page,
}) => {
  const before = await exported(page);
  const gardens = new Set(
    [...linesOf(before).placements].flatMap(([id, line]) => (line.includes('"garden"') ? [id] : [])),
  );
  expect(gardens.size).toBeGreaterThan(10);
  await selectBy(page, /^Garden/);
  await roll(page, /^The selection/);
  await expect(bar(page)).toContainText(`Reroll ${gardens.size} placements`);
  await expect(bar(page)).toContainText('roll 1 of seed 7');
  expect(await exported(page)).toBe(before);
  await inBar(page, 'Reject').click();
  await expect(bar(page)).toHaveCount(0);
  expect(await exported(page)).toBe(before);
  await expect(undo(page)).toBeDisabled();

  await roll(page, /^The selection/);
  await expect(bar(page)).toContainText('roll 2 of seed 7');
  await page.getByRole('button', { name: 'Show present city' }).click();
  await inBar(page, 'Accept').click();
  await expect(bar(page)).toHaveCount(0);
  const after = await exported(page);
  expectSameOutside(before, after, gardens, (_, line) => idsOn(line).some((id) => gardens.has(id)));
  await undo(page).click();
  expect(await exported(page)).toBe(before);
  await expect(undo(page)).toBeDisabled();
});

test('a district: what does not lie wholly in it stays byte for byte', async ({ page }) => {
  const before = await exported(page);
  const read = readCity(before);
  if (!read.ok) throw new Error('the exported city cannot be read');
  await page.getByRole('button', { name: 'Reroll part' }).click();
  const item = page.getByRole('menuitem', { name: /^farmland No\. \d+/ }).first();
  const number = Number((await item.getByText(/^No\. \d+$/).textContent())!.slice(4));
  await item.click();
  await expect(counts(page)).toBeVisible();
  await expect(bar(page)).toContainText(`Reroll the district farmland (No. ${number})`);
  await inBar(page, 'Accept').click();
  await expect(bar(page)).toHaveCount(0);
  const ground = new Set<string>();
  forEachHex(read.value.districts.find(({ id }) => id === number)!.rows, ({ q, r }) =>
    ground.add(`${q},${r}`),
  );
  const reaching = new Set<number>();
  const inside = new Set<number>();
  for (const [hex, line] of linesOf(before).hexes)
    for (const id of idsOn(line)) (ground.has(hex) ? inside : reaching).add(id);
  const rolled = new Set([...inside].filter((id) => !reaching.has(id)));
  expectSameOutside(before, await exported(page), rolled, (hex) => ground.has(hex));
});

test('all but the locked: the locked stay, the coverage is about what it was, one step brings all back', async ({
  page,
}) => {
  await selectBy(page, /^Castle/);
  await page.getByRole('switch', { name: 'Locked' }).click();
  const before = await exported(page);
  await roll(page, /^All but locked/);
  const words = (await counts(page).textContent()) ?? '';
  const [, from, to] = /coverage ([\d.]+) → ([\d.]+) %/.exec(words) ?? [];
  expect(Math.abs(Number(to) - Number(from))).toBeLessThan(4);
  // Another, by the button beside it.
  await inBar(page, 'Again').click();
  await expect(bar(page)).toContainText('roll 2 of seed 7');
  await expect(counts(page)).toBeVisible();
  await inBar(page, 'Accept').click();
  await expect(bar(page)).toHaveCount(0);
  const after = await exported(page);
  const locked = (text: string) => text.split('\n').filter((line) => line.includes('"locked": true'));
  expect(locked(before)).toHaveLength(1);
  expect(locked(after)).toEqual(locked(before));
  expect(groundOf(after)).toBe(groundOf(before));
  expect(after).not.toBe(before);
  await undo(page).click();
  expect(await exported(page)).toBe(before);
});

test('undo rejects a proposed roll and takes back no step; asked again, it does', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Seed', exact: true }).fill('12');
  const before = await exported(page);
  await roll(page, /^All but locked/);
  await page.keyboard.press('Control+z');
  await expect(bar(page)).toHaveCount(0);
  expect(await exported(page)).toBe(before);
  await expect(page.getByRole('textbox', { name: 'Seed', exact: true })).toHaveValue('12');
  await undo(page).click();
  await expect(page.getByRole('textbox', { name: 'Seed', exact: true })).toHaveValue('7');
});

test('a roll by keys: everything is selected, rolled, rolled another and accepted on the board', async ({
  page,
}) => {
  const { board } = new BoardPage(page, 'City');
  const before = await exported(page);
  await board.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Alt+Enter');
  await expect(counts(page)).toBeVisible();
  const [, from, to] = /coverage ([\d.]+) → ([\d.]+) %/.exec((await counts(page).textContent()) ?? '') ?? [];
  expect(Math.abs(Number(to) - Number(from))).toBeLessThan(4);
  await board.focus();
  await page.keyboard.press('r');
  await expect(bar(page)).toContainText('roll 2 of seed 7');
  await expect(counts(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
  expect(await exported(page)).not.toBe(before);
  await page.keyboard.press('Control+z');
  expect(await exported(page)).toBe(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('what is proposed stands beside the zoom, not over it, with every button whole', async ({ page }) => {
    await page.getByRole('button', { name: 'Reroll part' }).tap();
    await page.getByRole('menuitem', { name: /^All but locked/ }).tap();
    await expect(counts(page)).toBeVisible();
    const own = (await bar(page).boundingBox())!;
    for (const button of [
      ...(await page.getByRole('group', { name: 'Zoom' }).getByRole('button').all()),
      page.getByRole('button', { name: 'View', exact: true }),
    ]) {
      const box = (await button.boundingBox())!;
      const apart =
        box.x >= own.x + own.width ||
        box.x + box.width <= own.x ||
        box.y >= own.y + own.height ||
        box.y + box.height <= own.y;
      expect(apart).toBe(true);
    }
    for (const button of await bar(page).getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 });
    await inBar(page, 'Accept').tap();
    await expect(bar(page)).toHaveCount(0);
    await expect(undo(page)).toBeEnabled();
  });
});
