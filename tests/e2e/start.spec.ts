import { readFileSync, writeFileSync } from 'node:fs';
import { expect as plainExpect, test as plain } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { holdFile } from '../support/held-file.ts';

/** The scripts that the page loads first and while it starts. */
const PARTS = ['app-*.js', 'index-*.js', 'built-in-document-*.js'];

// The browser tells of a file that does not come in its console.
for (const part of PARTS)
  plain(`a page whose ${part} does not come says so, and starts when it is reloaded`, async ({ page }) => {
    await page.route(`**/assets/${part}`, (route) => route.abort());
    await page.goto('./');
    const alert = page.getByRole('alert');
    await plainExpect(alert.getByRole('heading', { name: 'Sixfold could not start' })).toBeVisible();
    await page.unroute(`**/assets/${part}`);
    await alert.getByRole('button', { name: 'Reload' }).click();
    await plainExpect(page.getByRole('application', { name: 'City' })).toBeVisible();
    await plainExpect(page.getByRole('heading', { name: 'Sixfold could not start' })).toBeHidden();
  });

test('a browser that keeps nonsense of preferences opens the app all the same', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('application', { name: 'City' })).toBeVisible();
  for (const kept of [
    'no JSON',
    'null',
    '{"state":7,"version":1}',
    '{"state":{"keys":[1],"recentCommands":"all","recipes":{"a":1},"favoriteSeeds":{"a":7},"exportChoice":3,"gridShown":"no"},"version":1}',
    // Of a version to come.
    '{"state":{"gridShown":false,"librarySort":{"by":"color"}},"version":99}',
  ]) {
    await page.evaluate((text) => localStorage.setItem('sixfold-preferences', text), kept);
    await page.reload();
    await expect(page.getByRole('application', { name: 'City' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  // What makes sense of it is kept.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('grid');
  const kept = await page.evaluate(() => localStorage.getItem('sixfold-preferences'));
  expect(JSON.parse(kept ?? '')).toMatchObject({
    version: 1,
    state: { gridShown: false },
  });
});

test('a click on Export before its menu has come opens the menu once it comes', async ({ page }) => {
  const release = await holdFile(page, '**/assets/first-*.js');
  await page.goto('./');
  await page.getByRole('button', { name: 'Export' }).click();
  release();
  await expect(page.getByRole('menuitem', { name: /JSON/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
});

test('a click on Export opens the menu even if it comes between press and release', async ({ page }) => {
  const release = await holdFile(page, '**/assets/first-*.js');
  await page.goto('./');
  const button = page.getByRole('button', { name: 'Export' });
  await button.hover();
  await page.mouse.down();
  release();
  // The button of the menu, not the one that stood in for it, tells that it has a menu.
  await expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await page.mouse.up();
  await expect(page.getByRole('menuitem', { name: /JSON/ }).first()).toBeVisible();
});

test('a file that is dropped before the app takes files does not take the place of the page; later it is read', async ({
  page,
}, testInfo) => {
  const file = testInfo.outputPath('broken.city.json');
  writeFileSync(file, '{}');
  const session = await page.context().newCDPSession(page);
  /** Drags a file over the page, as the system does, and lets it go. */
  const drop = async () => {
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, x: 640, y: 400, data });
  };
  const come = await holdFile(page, '**/assets/first-*.js');
  await page.goto('./');
  const city = page.getByRole('application', { name: 'City' });
  await expect(city).toBeVisible();
  // A browser without a window would do nothing with it: the page has to say that it is not to be opened.
  const isTaken = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['{}'], 'broken.city.json'));
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    return !document.body.dispatchEvent(event);
  });
  expect(isTaken).toBe(true);
  await drop();
  await expect(city).toBeVisible();
  come();
  // Once the menus are here, so is what takes drops.
  await expect(page.getByRole('button', { name: 'Import' })).toHaveAttribute('aria-haspopup', 'menu');
  await drop();
  await expect(page.getByRole('dialog')).toContainText('broken.city.json');
});

test('a zoom before the art of the ground is here stays when it comes', async ({ page }) => {
  const come = await holdFile(page, '**/assets/ground-*.js');
  await page.goto('./');
  const city = page.getByRole('application', { name: 'City' });
  await city.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  let bare = await city.screenshot();
  const isSteady = async () => {
    const before = bare;
    bare = await city.screenshot();
    return bare.equals(before);
  };
  await expect.poll(isSteady).toBe(true);
  const withoutArt = bare;
  come();
  await expect.poll(async () => (await isSteady()) && !bare.equals(withoutArt)).toBe(true);
  const zoom = page.getByRole('button', { name: /^Zoom [0-9.]+ %/ });
  const close = (await zoom.textContent())!;
  await page.getByRole('button', { name: 'Fit' }).click();
  await expect(zoom).not.toHaveText(close);
});

test.describe('as it is built', () => {
  test.use({ opensOn: 'built' });

  test(
    'the app opens on a walled town, whose recipe makes the same city again',
    { tag: '@must' },
    async ({ page }, testInfo) => {
      await page.goto('./');
      await expect(page.getByRole('application', { name: 'City' })).toBeVisible();
      const statistics = page.getByRole('region', { name: 'Statistics' });
      await expect(statistics).toContainText('1 of 1 wall');
      const reached = /(\d+) of (\d+) doors/.exec((await statistics.textContent()) ?? '')!;
      expect(reached[1]).toBe(reached[2]);
      const exported = async () => {
        await page.getByRole('button', { name: 'Export', exact: true }).click();
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('menuitem', { name: 'City layout (JSON)' }).click(),
        ]);
        const path = testInfo.outputPath('town.city.json');
        await download.saveAs(path);
        return readFileSync(path, 'utf8');
      };
      const before = await exported();
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
      expect(await exported()).toBe(before);
    },
  );
});

test('nothing in the panel of the recipe moves when the name of the city comes late', async ({ page }) => {
  const release = await holdFile(page, '**/assets/CitySwitcher-*.js');
  await page.goto('./');
  const seed = page.getByRole('textbox', { name: 'Seed', exact: true });
  await expect(seed).toBeVisible();
  const before = await seed.boundingBox();
  release();
  await expect(page.getByRole('button', { name: /^City: / })).toBeVisible();
  expect(await seed.boundingBox()).toEqual(before);
});
