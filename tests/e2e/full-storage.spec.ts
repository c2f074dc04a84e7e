import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const name = (page: Page): Locator => page.getByRole('textbox', { name: 'Name', exact: true });
const status = (page: Page): Locator => page.getByRole('status', { name: 'Saving' });
const schematic = (page: Page, title: string): Locator =>
  page.getByRole('application', { name: `Schematic ${title}` });
const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo', exact: true });

async function open(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
}

async function rename(page: Page, title: string): Promise<void> {
  await name(page).click();
  await name(page).fill(title);
  await name(page).press('Enter');
  await expect(schematic(page, title)).toBeVisible();
}

async function expectSaved(page: Page): Promise<void> {
  await expect(status(page)).toHaveAttribute('aria-busy', 'false');
  await expect(status(page)).toContainText('Saved');
}

/** Lets the site have so many bytes, and no more; without a number, what the browser likes. */
async function setQuota(session: CDPSession, baseURL: string | undefined, quotaSize?: number): Promise<void> {
  const { origin } = new URL(baseURL!);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(quotaSize !== undefined && { quotaSize }),
  });
}

/** Closes the page as a user does; resolves to what the browser asks before, if it asks. */
async function tryToClose(page: Page): Promise<'asked' | 'closed'> {
  const asked = new Promise<'asked'>((resolve) => {
    page.once('dialog', (dialog) => {
      expect(dialog.type()).toBe('beforeunload');
      void dialog.dismiss().then(() => resolve('asked'));
    });
  });
  const closed = page.waitForEvent('close').then(() => 'closed' as const);
  await page.close({ runBeforeUnload: true });
  return Promise.race([asked, closed]);
}

/** Takes all that `localStorage` has. */
async function fillLocalStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; size >>= 1) {
      for (let number = 0; ; number++) {
        try {
          localStorage.setItem(`fill-${size}-${number}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
}

for (const { having, isLocalFull } of [
  { having: 'room for last words', isLocalFull: false },
  { having: 'no room for last words either', isLocalFull: true },
])
  test(
    `a full browser asks before the page is left, and stores all, history too, when there is space, with ${having}`,
    isLocalFull ? { tag: '@must' } : {},
    async ({ baseURL, page }) => {
      const session = await page.context().newCDPSession(page);
      // Far less than a city of radius 120 takes, packed or not: the browser looks at the space again only when it is
      // about to end, and its versions differ in what they count.
      await setQuota(session, baseURL, 400_000);
      await open(page);
      await rename(page, 'Fort');
      await expectSaved(page);
      if (isLocalFull) await fillLocalStorage(page);
      await page.getByRole('tab', { name: 'City' }).click();
      await page.getByRole('textbox', { name: 'Radius' }).fill('120');
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      await expect(status(page)).toContainText('Not saved: no space');
      await page.getByRole('tab', { name: 'Schematics' }).click();
      await rename(page, 'Keep');
      await expect(status(page)).toContainText('Not saved: no space');
      expect(await tryToClose(page)).toBe('asked');

      await status(page).getByRole('button').click();
      const panel = page.getByRole('dialog', { name: 'Saving' });
      await expect(panel).toContainText('The browser has no space left');
      const download = page.waitForEvent('download');
      await panel.getByRole('button', { name: 'Save file' }).click();
      expect((await download).suggestedFilename()).toBe('work.sixfold.zip');
      await page.keyboard.press('Escape');

      await setQuota(session, baseURL);
      // As when the user comes back from making space: there is no waiting for the next attempt.
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expectSaved(page);
      await page.reload();
      await expect(schematic(page, 'Keep')).toBeVisible();
      await undo(page).click();
      await expect(schematic(page, 'Fort')).toBeVisible();
      // The city, its radius, and the name before.
      for (let step = 0; step < 3; step++) await undo(page).click();
      await expect(schematic(page, 'Castle')).toBeVisible();
      await expect(undo(page)).toBeDisabled();
      await expectSaved(page);
      expect(await tryToClose(page)).toBe('closed');
    },
  );

test('a browser that was full from the start is told of, and saves by itself when there is room', async ({
  baseURL,
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await setQuota(session, baseURL, 1);
  await open(page);
  await rename(page, 'Fortress');
  await expect(status(page)).toContainText('Not saved: no space');
  await setQuota(session, baseURL);
  // It tries by itself, each time after a longer pause: the next may be ten seconds away.
  await expect(status(page)).toContainText('Saved', { timeout: 35_000 });
  await page.reload();
  await expect(schematic(page, 'Fortress')).toBeVisible();
});
