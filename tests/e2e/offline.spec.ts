import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect as plainExpect, test as plain, type Page } from '@playwright/test';
import { createServer, preview, type InlineConfig } from 'vite';
import { workerOnServers } from '../../scripts/worker-on-servers.ts';
import { readCity } from '../../src/formats/city/read.ts';
import { findings } from '../support/accessible.ts';
import { expect, test as journey } from '../support/journey.ts';
import { Site } from '../support/site.ts';
import { PROJECT } from '../support/source.ts';

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

test(
  'after one visit the whole app works without a server: paint, generate, export, reload',
  { tag: '@must' },
  async ({ page, site, context }, testInfo) => {
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
  },
);

test(
  'a new version is offered, never forced: open pages stay whole, and no work is lost',
  { tag: '@must' },
  async ({ page, site, context }) => {
    await page.goto('./');
    await expect(city(page)).toBeVisible();
    await expectKept(page);
    const [parts] = site.assets('parts-').filter((path) => path.endsWith('.js'));
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
    // At once: nobody waits for work to be saved.
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page).toHaveTitle('Sixfold, newer');
    // The other page loads its code from its own version, of which the server has nothing any more.
    await expect(other).toHaveTitle('Sixfold');
    const status = await other.evaluate(
      async (file) => (await fetch(`./assets/${file}`)).status,
      basename(parts!),
    );
    expect(status).toBe(200);
    await other.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(other).toHaveTitle('Sixfold, newer');
    await expect(city(other)).toBeVisible();
    await other.close();
    await page.reload();
    await expect(page).toHaveTitle('Sixfold, newer');
    await expect(page.getByRole('button', { name: 'Made before the update', exact: true })).toBeVisible();
    await expect(note(page)).toBeHidden();
  },
);

test('a page that came from the server, because the browser had dropped the one before, is not offered itself', async ({
  page,
  site,
}) => {
  await page.goto('./');
  await expect(city(page)).toBeVisible();
  await expectKept(page);
  const [before] = await cacheNames(page);
  await site.replace('Sixfold, newer');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect(page).toHaveTitle('Sixfold, newer');
  // Its worker is installed, and takes over without a word.
  await expect
    .poll(async () => (await cacheNames(page)).filter((name) => name !== before).length, { timeout: 60_000 })
    .toBe(1);
  const waiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.installing ?? registration?.waiting ?? null;
    });
  await expect.poll(waiting, { timeout: 60_000 }).toBeNull();
  await expect(note(page)).toBeHidden();
});

test('a version of which a file is missing is not taken', async ({ page, site }) => {
  await page.goto('./');
  await expect(city(page)).toBeVisible();
  await expectKept(page);
  const [kept] = await cacheNames(page);
  await site.replace('Sixfold, newer');
  for (const file of site.assets('parts-')) rmSync(file);
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

// The pages notice in the console that the servers go.
plain('no server for development shows the files of an older build', async ({ browser }, testInfo) => {
  const site = await Site.start(testInfo.outputPath('site'));
  const page = await browser.newPage({ baseURL: site.address, serviceWorkers: 'allow' });
  await page.goto('./');
  await plainExpect(city(page)).toBeVisible();
  await expectKept(page);
  await site.stop();
  const { hostname: host, port, pathname: base } = new URL(site.address);
  const place = { host, port: Number(port), strictPort: true };
  const common: InlineConfig = { configFile: false, base, plugins: [workerOnServers()], logLevel: 'error' };

  const root = testInfo.outputPath('sources');
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), '<title>In development</title>');
  const development = await createServer({ ...common, root, cacheDir: join(root, 'cache'), server: place });
  await development.listen();
  await page.reload();
  await plainExpect(page).toHaveTitle('In development');
  await plainExpect.poll(() => cacheNames(page)).toEqual([]);
  await development.close();

  const viewed = await preview({ ...common, build: { outDir: site.folder }, preview: place });
  await page.goto('./');
  await expectKept(page);
  await site.replace('Sixfold, newer');
  await page.reload();
  await plainExpect(page).toHaveTitle('Sixfold, newer');
  await viewed.close();
  await page.reload();
  await plainExpect(city(page)).toBeVisible();
  await page.close();
});

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
test('a file that the system opens with the app is imported like a dropped one, and a shortcut leads to its place', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    type Take = (launch: { targetURL: string; files?: { getFile: () => Promise<File> }[] }) => void;
    const launchQueue = {
      setConsumer(take: Take) {
        const start = location.href;
        addEventListener('launch', (event) => {
          const file = new File([(event as CustomEvent<string>).detail], 'mill.schematic.json');
          take({ targetURL: start, files: [{ getFile: () => Promise.resolve(file) }] });
        });
        addEventListener('shortcut', (event) =>
          take({ targetURL: new URL((event as CustomEvent<string>).detail, start).href }),
        );
      },
    };
    Object.defineProperty(globalThis, 'launchQueue', { value: launchQueue });
  });
  await page.goto('./');
  await expect(city(page)).toBeVisible();
  await expectKept(page);
  await page.evaluate(() => dispatchEvent(new CustomEvent('launch', { detail: '{}' })));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('mill.schematic.json');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // A shortcut of the installed app: the window in use goes to the place.
  await page.evaluate(() => dispatchEvent(new CustomEvent('shortcut', { detail: '#schematics' })));
  await expect(page.getByRole('tab', { name: 'Schematics' })).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => dispatchEvent(new CustomEvent('shortcut', { detail: '#examples' })));
  await expect(dialog).toContainText('Examples');
  await expect(page).toHaveURL(baseURL!);
});

// The browser logs every file that it refuses to a page that is a file.
plain('opened as a file, the page says in light and dark how to serve it', async ({ page }) => {
  await page.goto(pathToFileURL(`${PROJECT}dist/app/index.html`).href);
  await plainExpect(page.getByRole('heading', { name: 'Sixfold needs a web server' })).toBeVisible();
  await plainExpect(page.getByText('python3 -m http.server 8000')).toBeVisible();
  await plainExpect(page.getByRole('link')).toHaveAttribute('href', 'http://localhost:8000/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    plainExpect(await findings(page)).toEqual([]);
  }
});
