import { readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { expect as plainExpect, test as plain, type Page } from '@playwright/test';
import { readCity } from '../../src/formats/city/read.ts';
import { expect, test as journey } from '../support/journey.ts';
import { Site } from '../support/site.ts';

/** A journey on a server of its own, with the service worker. */
const test = journey.extend<{ site: Site }>({
  site: async ({ browserName }, provide, testInfo) => {
    const site = await Site.start(testInfo.outputPath(`${browserName}-site`));
    await provide(site);
    await site.stop();
    rmSync(site.folder, { recursive: true });
  },
  baseURL: async ({ site }, provide) => provide(site.address),
});

test.use({ serviceWorkers: 'allow', opensOn: 'built' });

const city = (page: Page) => page.getByRole('application', { name: 'City' });
const note = (page: Page) => page.getByText('A new version is ready.');

/** Resolves once the app of a page works without a network. */
async function expectKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Asks for a new version, as the browser does now and then. */
function askForNewVersion(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update().catch(() => {});
  });
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();
}

test('after one visit the whole app works without a server: paint, generate, export, reload', async ({
  page,
  site,
  context,
}, testInfo) => {
  await page.goto('./');
  await expect(city(page)).toBeVisible();
  await expectKept(page);
  await site.stop();
  await context.setOffline(true);
  await page.reload();
  await expect(city(page)).toBeVisible();
  await generate(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'City layout (JSON)' }).click(),
  ]);
  const path = testInfo.outputPath('offline.city.json');
  await download.saveAs(path);
  expect(readCity(readFileSync(path, 'utf8')).ok).toBe(true);
  await page.getByRole('tab', { name: 'Schematics' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Made on a train');
  await name.press('Enter');
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  await page.reload();
  await expect(page.getByRole('application', { name: 'Schematic Made on a train' })).toBeVisible();
});

test('a new version is offered, never forced: open pages stay whole, and no work is lost', async ({
  page,
  site,
  context,
}) => {
  await page.goto('./');
  await expect(city(page)).toBeVisible();
  await expectKept(page);
  const [land] = site.assets('LandDialog-').filter((path) => path.endsWith('.js'));
  await site.replace('Sixfold, newer');
  await askForNewVersion(page);
  await expect(note(page)).toBeVisible();
  // A visit before it is taken has the version of the open pages.
  await page.reload();
  await expect(note(page)).toBeVisible();
  await expect(page).toHaveTitle('Sixfold');
  const other = await context.newPage();
  await other.goto('./');
  await expect(note(other)).toBeVisible();
  await page.bringToFront();
  await page.getByRole('tab', { name: 'Schematics' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Made before the update');
  await name.press('Enter');
  await expect(page.getByRole('application', { name: 'Schematic Made before the update' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page).toHaveTitle('Sixfold, newer');
  // The other page loads its code from its own version, of which the server has nothing any more.
  await expect(other).toHaveTitle('Sixfold');
  const status = await other.evaluate(
    async (file) => (await fetch(`./assets/${file}`)).status,
    basename(land!),
  );
  expect(status).toBe(200);
  await other.close();
  await page.reload();
  await expect(page).toHaveTitle('Sixfold, newer');
  await expect(page.getByRole('button', { name: 'Made before the update', exact: true })).toBeVisible();
  await expect(note(page)).toBeHidden();
});

test('a version of which a file is missing is not taken', async ({ page, site }) => {
  await page.goto('./');
  await expect(city(page)).toBeVisible();
  await expectKept(page);
  const [kept] = await cacheNames(page);
  await site.replace('Sixfold, newer');
  for (const file of site.assets('HeatLayer-')) rmSync(file);
  await askForNewVersion(page);
  await expect.poll(() => cacheNames(page)).toEqual([kept]);
  await page.reload();
  await expect(city(page)).toBeVisible();
  await expect(page).toHaveTitle('Sixfold');
});

// The browser logs the file that does not come.
plain(
  'a version of which the browser has dropped a file gives way to that of the server',
  async ({ browser }, testInfo) => {
    const site = await Site.start(testInfo.outputPath('site'));
    const page = await browser.newPage({ baseURL: site.address, serviceWorkers: 'allow' });
    await page.goto('./');
    await plainExpect(city(page)).toBeVisible();
    await expectKept(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) if (url.includes('/assets/app-')) await cache.delete(url);
      }
    });
    await site.replace('Sixfold, newer');
    await page.reload();
    await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
    await plainExpect(page).toHaveTitle('Sixfold, newer');
    await plainExpect(city(page)).toBeVisible();
    await page.close();
    await site.stop();
  },
);

test('where storage is nearly full, its rest is left to the work', async ({ page, context, baseURL }) => {
  const session = await context.newCDPSession(page);
  const { origin } = new URL(baseURL!);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 3_000_000 });
  const started = context.waitForEvent('serviceworker');
  await page.goto('./');
  await expect(city(page)).toBeVisible();
  await started;
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  expect(await cacheNames(page)).toEqual([]);
  await generate(page);
});

// Chromium without a window has no system that opens files with it: the page gets the browser's interface from the test.
test('a file that the system opens with the app is imported like a dropped one', async ({ page }) => {
  await page.addInitScript(() => {
    type Take = (launch: { files: { getFile: () => Promise<File> }[] }) => void;
    const launchQueue = {
      setConsumer: (take: Take) =>
        addEventListener('launch', (event) => {
          const file = new File([(event as CustomEvent<string>).detail], 'mill.schematic.json');
          take({ files: [{ getFile: () => Promise.resolve(file) }] });
        }),
    };
    Object.defineProperty(globalThis, 'launchQueue', { value: launchQueue });
  });
  await page.goto('./');
  await expect(city(page)).toBeVisible();
  await expectKept(page);
  await page.evaluate(() => dispatchEvent(new CustomEvent('launch', { detail: '{}' })));
  await expect(page.getByRole('dialog')).toContainText('mill.schematic.json');
});
