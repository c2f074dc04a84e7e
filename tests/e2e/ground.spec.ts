import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Segment } from '../../src/engine/segment/segment.ts';
import { readCity } from '../../src/formats/city/read.ts';
import { paintedSegments } from '../../src/engine/schematic/schematic.ts';
import { CityPage } from '../support/city-page.ts';
import { expect, test } from '../support/journey.ts';

const at = (q: number, r: number, k: Segment['k'] = 0): Segment => ({ q, r, k });

/** The kinds of the ground in the file of the city, by segment. */
async function groundOf(page: Page): Promise<Map<string, string>> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'City layout (JSON)' }).click();
  const read = readCity(readFileSync(await (await coming).path(), 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return new Map(
    paintedSegments(read.value.ground ?? []).map(({ q, r, k, kind }) => [`${q},${r},${k}`, kind]),
  );
}

test('ground is painted and erased by hand, a street is laid between two clicks, each as one step', async ({
  page,
}) => {
  await page.goto('./');
  const city = new CityPage(page);
  await city.build([['House', 0, 0]]);
  await page.getByRole('button', { name: 'Streets and ground' }).click();
  const panel = page.getByRole('region', { name: 'Ground' });
  await expect(page.getByText('Click where the street begins')).toBeVisible();
  await city.board.click(at(-4, 0));
  await expect(
    page.getByText('Click where the street leads; click its end again to begin elsewhere'),
  ).toBeVisible();
  await city.board.click(at(4, -2));
  const street = await groundOf(page);
  expect(street.get('-4,0,0')).toBe('lane');
  expect(street.get('4,-2,0')).toBe('lane');
  expect(street.size).toBeGreaterThanOrEqual(16);
  // The street goes on from its end, until that is clicked again, or by the right button.
  await city.board.click(at(4, -2));
  await expect(page.getByText('Click where the street begins')).toBeVisible();
  expect(await groundOf(page)).toEqual(street);
  await city.board.click(at(0, 4));
  await city.board.click(at(4, -4), { button: 'right' });
  await expect(page.getByText('Click where the street begins')).toBeVisible();
  // Escape takes back where a street begins, then puts the tool down.
  await city.board.click(at(0, 4));
  await expect(page.getByText(/^Click where the street leads/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Click where the street begins')).toBeVisible();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  expect(await groundOf(page)).toEqual(street);
  await page.getByRole('button', { name: 'Streets and ground' }).click();

  await panel.getByText('Paint', { exact: true }).click();
  await panel.getByRole('button', { name: 'River', exact: true }).click();
  await city.board.drag([at(-4, 4, 0), at(-3, 4, 0), at(-2, 4, 0)]);
  const river = await groundOf(page);
  expect([river.get('-4,4,0'), river.get('-2,4,0')]).toEqual(['river', 'river']);
  await city.board.click(at(0, 0));
  await expect(city.said.filter({ hasText: /^House \(No\. \d+\) stands here/ })).toBeVisible();

  await panel.getByText('Erase', { exact: true }).click();
  await city.board.click(at(-4, 0));
  expect((await groundOf(page)).has('-4,0,0')).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await groundOf(page)).toEqual(river);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await groundOf(page)).toEqual(street);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await groundOf(page)).size).toBe(0);
});
