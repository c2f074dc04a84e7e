import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { exportCity } from '../support/export-city.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from '../support/journey.ts';

/** The link to the city on the board, by the button in the header. */
async function copyLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the city' });
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status')).toContainText('The link is copied.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The link after a change of its data. */
function changeLink(link: string, change: (data: Record<string, unknown>) => void): string {
  const [address, packed] = link.split('#city=') as [string, string];
  const data = JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString()) as Record<
    string,
    unknown
  >;
  change(data);
  return `${address}#city=${deflateRawSync(JSON.stringify(data)).toString('base64url')}`;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Shared city' });

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test(
  'a link opens the same city over the own work, which stays until the city is kept',
  { tag: '@must' },
  async ({ page }) => {
    await page.goto('./');
    const seed = page.getByRole('textbox', { name: 'Seed', exact: true });
    await seed.fill('12');
    await seed.press('Enter');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
    const shared = readFileSync(await exportCity(page), 'utf8');
    const link = await copyLink(page);
    expect(link.length).toBeLessThan(2000);

    // Somebody with other work opens it.
    await seed.fill('99');
    await seed.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await page.goto(link);
    await expect(banner(page)).toContainText('It is exactly the city that was shared.');
    await expect(seed).toHaveValue('12');
    expect(readFileSync(await exportCity(page), 'utf8')).toBe(shared);

    // It is there again after a reload; the way back leads to the own work.
    await page.reload();
    await expect(banner(page)).toContainText('It is exactly the city that was shared.');
    await expect(seed).toHaveValue('12');
    await page.goBack();
    await expect(banner(page)).toBeHidden();
    await expect(seed).toHaveValue('99');

    // What was done to it is not lost without a word, whichever way it is left.
    await page.goForward();
    await expect(banner(page)).toContainText('It is exactly the city that was shared.');
    await expect(seed).toHaveValue('12');
    await seed.fill('13');
    await seed.press('Enter');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
    const leave = page.getByRole('dialog', { name: 'Leave the shared city?' });
    await banner(page).getByRole('button', { name: 'Back to my work' }).click();
    await leave.getByRole('button', { name: 'Stay' }).click();
    await page.goBack();
    await leave.getByRole('button', { name: 'Stay' }).click();
    await expect(leave).toBeHidden();
    await expect(page).toHaveURL(link);
    await expect(seed).toHaveValue('13');
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.type();
    });
    await page.reload();
    expect(await asked).toBe('beforeunload');
    await expect(banner(page)).toContainText('It is exactly the city that was shared.');
    await expect(seed).toHaveValue('12');
    await banner(page).getByRole('button', { name: 'Back to my work' }).click();
    await expect(seed).toHaveValue('99');
    expect(page.url()).not.toContain('#');

    await page.goto(link);
    const keep = page.getByRole('dialog', { name: 'Keep the shared city' });
    await banner(page).getByRole('button', { name: 'Keep as mine' }).click();
    await keep.getByRole('button', { name: 'Replace open city' }).click();
    await expect(banner(page)).toBeHidden();
    await expect(seed).toHaveValue('12');
    expect(readFileSync(await exportCity(page), 'utf8')).toBe(shared);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(seed).toHaveValue('99');

    // By default it becomes a city of its own, under the name that its author gave it.
    await page.goto(changeLink(link, (data) => Object.assign(data, { version: 2, name: 'Salt Harbor' })));
    await banner(page).getByRole('button', { name: 'Keep as mine' }).click();
    await expect(keep.getByRole('button', { name: 'Add as city' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^City: / })).toHaveAccessibleName(
      'City: Salt Harbor, 2 of 2',
    );
    await expect(seed).toHaveValue('12');
    await page.getByRole('button', { name: 'Open previous city' }).click();
    await expect(seed).toHaveValue('99');
  },
);

test('a link of another version or with another digest is opened with a word on it, a bad one is not', async ({
  page,
}) => {
  await page.goto('./');
  const link = await copyLink(page);
  await page.goto(changeLink(link, (data) => (data['engine'] = 'sixfold 0.0.9')));
  await expect(banner(page)).toContainText('It was made with sixfold 0.0.9');
  await expect(banner(page)).toContainText('It is exactly the city that was shared.');
  await page.goto(changeLink(link, (data) => (data['digest'] = `sha256:${'0'.repeat(64)}`)));
  await expect(banner(page)).toContainText('This is not the city that was shared.');
  for (const bad of [
    link.slice(0, -20),
    changeLink(link, (data) => (data['version'] = 3)),
    './#city=%3Cb%3E',
  ]) {
    await page.goto(bad);
    await expect(banner(page)).toContainText('This link cannot be opened. Your own work is as it was.');
    await banner(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('application', { name: 'City' })).toBeVisible();
  }
});
