import { test as plain, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';

const name = (page: Page): Locator => page.getByRole('textbox', { name: 'Name', exact: true });
const status = (page: Page): Locator => page.getByRole('status', { name: 'Saving' });
const schematic = (page: Page, title: string): Locator =>
  page.getByRole('application', { name: `Schematic ${title}` });

/** Waits until everything is stored. */
async function expectSaved(page: Page): Promise<void> {
  await expect(status(page)).toHaveAttribute('aria-busy', 'false');
  await expect(status(page)).toContainText('Saved');
}

async function open(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
}

/** Renames the schematic on the board; the field keeps the focus, as when somebody is not done yet. */
async function rename(page: Page, title: string): Promise<void> {
  await name(page).fill(title);
  await expect(schematic(page, title)).toBeVisible();
}

test(
  'what was done is there again after a reload, with its history both ways',
  { tag: '@must' },
  async ({ page }) => {
    await open(page);
    const board = new BoardPage(page, 'Schematic Castle');
    const { x, y } = await board.pixelOf({ q: 0, r: 0, k: 0 });
    await page.mouse.click(x, y, { button: 'right' });
    await rename(page, 'Fortress');
    await name(page).press('Enter');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expectSaved(page);

    await page.reload();
    await expect(schematic(page, 'Castle')).toBeVisible();
    await expect(page.getByText('62 segments on 14 hexes')).toBeVisible();
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect(schematic(page, 'Fortress')).toBeVisible();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(page.getByText('63 segments on 14 hexes')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  },
);

test(
  'a page that is killed loses nothing, not even a name that is still being typed',
  { tag: '@must' },
  async ({ context, page }) => {
    await open(page);
    await rename(page, 'Fortress');
    await expectSaved(page);
    const other = await context.newPage();
    const session = await context.newCDPSession(page);
    // The renderer dies: no event of the page is told of it, and the command is never answered.
    session.send('Page.crash').catch(() => {});
    await page.waitForEvent('crash');
    await other.goto('./');
    await expect(schematic(other, 'Fortress')).toBeVisible();
    await other.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(schematic(other, 'Castle')).toBeVisible();
  },
);

test('a page that is left at once after a change has saved it', async ({ page }) => {
  await open(page);
  await rename(page, 'Fortress');
  await page.reload();
  await expect(schematic(page, 'Fortress')).toBeVisible();
});

test('a page that is left before the browser has stored a change has it all the same', async ({ page }) => {
  await page.addInitScript(() => {
    // As browsers do when the page is gone before its transaction is through.
    addEventListener('pagehide', () => {
      IDBTransaction.prototype.commit = function () {
        this.abort();
      };
    });
  });
  await open(page);
  await rename(page, 'Fortress');
  await page.reload();
  await expect(schematic(page, 'Fortress')).toBeVisible();
  await rename(page, 'Keep');
  await page.reload();
  await expect(schematic(page, 'Keep')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(schematic(page, 'Fortress')).toBeVisible();
});

/** How tabs agree on who writes, depending on what the browser has: plain http has no locks. */
const TAB_WORLDS: readonly { readonly having: string; readonly without: readonly string[] }[] = [
  { having: 'locks', without: [] },
  { having: 'channels but no locks', without: ['locks'] },
  { having: 'neither locks nor channels', without: ['locks', 'BroadcastChannel'] },
];

async function takeAway(context: BrowserContext, names: readonly string[]): Promise<void> {
  await context.addInitScript((list) => {
    for (const name of list) {
      Reflect.deleteProperty(Navigator.prototype, name);
      Reflect.deleteProperty(window, name);
    }
  }, names);
}

const here = (tab: Page) => tab.getByRole('button', { name: 'Continue in this tab' });
const notice = (tab: Page) => tab.getByRole('dialog', { name: 'Sixfold is open in another tab' });

for (const { having, without } of TAB_WORLDS)
  test(
    `two tabs hand the work to each other, and one that is closed leaves it to the other, with ${having}`,
    having === 'locks' ? { tag: '@must' } : {},
    async ({ context, page }) => {
      await takeAway(context, without);
      await open(page);
      await rename(page, 'Fortress');
      const other = await context.newPage();
      await other.goto('./');
      await expect(notice(other)).toBeVisible();
      await rename(page, 'Stronghold');

      await here(other).click();
      await expect(notice(other)).toBeHidden();
      await expect(schematic(other, 'Stronghold')).toBeVisible();
      await expect(notice(page)).toBeVisible();
      await rename(other, 'Keep');
      await expectSaved(other);
      await expect(page.locator('[role="status"][aria-label="Saving"]')).toContainText('Open in another tab');

      await page.keyboard.press('Control+z');
      await other.close();
      await expect(notice(page)).toBeHidden();
      await expect(schematic(page, 'Keep')).toBeVisible();
    },
  );

test(
  'without locks a tab that crashed leaves the work to the other',
  { tag: '@must' },
  async ({ context, page }) => {
    await takeAway(context, ['locks']);
    await open(page);
    const other = await context.newPage();
    await other.goto('./');
    await expect(notice(other)).toBeVisible();
    await rename(page, 'Fortress');
    await expectSaved(page);
    const session = await context.newCDPSession(page);
    session.send('Page.crash').catch(() => {});
    await page.waitForEvent('crash');
    // Its last sign of life has to be eight seconds old.
    await expect(notice(other)).toBeHidden({ timeout: 30_000 });
    await expect(schematic(other, 'Fortress')).toBeVisible();
  },
);

test(
  'without storage the app works, says what is wrong, and tries again',
  { tag: '@must' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // It is applied to the same object below.
      // oxlint-disable-next-line typescript/unbound-method
      const { open: really } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (...args) {
        if (sessionStorage.getItem('storage') !== 'repaired')
          throw new DOMException('no storage in a private window', 'SecurityError');
        return really.apply(this, args);
      };
    });
    await open(page);
    await rename(page, 'Fortress');
    await expect(status(page)).toContainText('Not saved here');
    await status(page).getByRole('button').click();
    const panel = page.getByRole('dialog', { name: 'Saving' });
    await expect(panel).toContainText('This browser stores nothing for Sixfold');
    await expect(panel).toContainText('no storage in a private window');
    await page.evaluate(() => sessionStorage.setItem('storage', 'repaired'));
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expectSaved(page);
    await page.reload();
    await expect(schematic(page, 'Fortress')).toBeVisible();
  },
);

test('the history goes to any step, and starting over is one of them', async ({ page }) => {
  await open(page);
  for (const title of ['Fort', 'Fortress', 'Keep']) {
    await rename(page, title);
    await name(page).press('Enter');
  }
  await page.getByRole('button', { name: 'History of steps' }).click();
  const history = page.getByRole('listbox', { name: 'History' });
  await expect(history).toBeFocused();
  await expect(history.getByRole('option')).toHaveText([
    'Beginning',
    'Rename to “Fort”',
    'Rename to “Fortress”',
    'Rename to “Keep”',
  ]);
  await page.keyboard.press('ArrowUp');
  await expect(schematic(page, 'Fortress')).toBeVisible();
  await history.getByRole('option', { name: 'Beginning' }).click();
  await expect(schematic(page, 'Castle')).toBeVisible();
  await page.keyboard.press('End');
  await expect(schematic(page, 'Keep')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();

  await status(page).getByRole('button').click();
  const panel = page.getByRole('dialog', { name: 'Saving' });
  await panel.getByRole('button', { name: 'Start over with the built-in library…' }).click();
  await panel.getByRole('button', { name: 'Start over' }).click();
  await expect(schematic(page, 'Castle')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(schematic(page, 'Keep')).toBeVisible();
});

/** Changes what is stored of the work, as a broken disk might. */
async function damage(page: Page, change: 'a step' | 'the desk' | 'a color'): Promise<void> {
  await page.evaluate(async (what) => {
    const opening = indexedDB.open('sixfold');
    await new Promise((resolve) => opening.addEventListener('success', resolve, { once: true }));
    const transaction = opening.result.transaction(['desk', 'snapshots', 'steps'], 'readwrite');
    const [desk, snapshots, steps] = (['desk', 'snapshots', 'steps'] as const).map((name) =>
      transaction.objectStore(name),
    );
    if (what === 'the desk') desk!.delete('work');
    else {
      const cursor = (what === 'a step' ? steps! : snapshots!).openCursor(null, 'prev');
      cursor.addEventListener(
        'success',
        () => {
          if (!cursor.result) return;
          if (what === 'a step') cursor.result.update({ label: 'nonsense' });
          else {
            const document = cursor.result.value as { kinds: { color: string }[] };
            document.kinds[0]!.color = 'no color at all';
            cursor.result.update(document);
          }
        },
        { once: true },
      );
    }
    await new Promise((resolve) => transaction.addEventListener('complete', resolve, { once: true }));
    opening.result.close();
  }, change);
}

test(
  'a damaged work opens as far as it goes, says what is missing, and can be downloaded as it was',
  { tag: '@must' },
  async ({ page }) => {
    await open(page);
    for (const title of ['Fort', 'Fortress', 'Keep']) {
      await rename(page, title);
      await name(page).press('Enter');
      // The document is stored whole with the first step, so that the later ones are needed.
      await expectSaved(page);
    }
    await damage(page, 'a step');
    await page.reload();
    await expect(schematic(page, 'Fortress')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'The last 1 of 3 steps' })).toBeVisible();
    await expectSaved(page);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(schematic(page, 'Fort')).toBeVisible();

    await status(page).getByRole('button').click();
    const panel = page.getByRole('dialog', { name: 'Saving' });
    await expect(panel).toContainText('It is damaged. The last 1 of 3 steps');
    const downloading = page.waitForEvent('download');
    await panel.getByRole('button', { name: /^Download/ }).click();
    expect((await downloading).suggestedFilename()).toBe('sixfold-set-aside.zip');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(schematic(page, 'Fort')).toBeVisible();
  },
);

test('a work that the desk does not name is found, and a bad color is left out', async ({ page }) => {
  await open(page);
  await rename(page, 'Fortress');
  await expectSaved(page);
  await damage(page, 'the desk');
  await page.reload();
  await expect(schematic(page, 'Fortress')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'the newest is open' })).toBeVisible();
  await damage(page, 'a color');
  await page.reload();
  await expect(schematic(page, 'Fortress')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'kinds could not be kept' })).toBeVisible();
});

// The browser's console tells of the error that is made here.
plain('what breaks while it is drawn can be saved and set aside', async ({ page }) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method
    const { getContext: really } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      if (sessionStorage.getItem('canvas') === 'broken') throw new Error('no canvas today');
      return really.apply(this, args as never);
    } as typeof really;
  });
  await open(page);
  await rename(page, 'Fortress');
  await expectSaved(page);
  await page.evaluate(() => sessionStorage.setItem('canvas', 'broken'));
  await page.reload();
  const screen = page.getByRole('alert');
  await expect(screen.getByRole('heading', { name: 'Something broke while this was drawn' })).toBeVisible();
  const saveBy = async (button: string) => {
    const downloading = page.waitForEvent('download');
    await screen.getByRole('button', { name: button }).click();
    return (await downloading).suggestedFilename();
  };
  expect(await saveBy('Save the city')).toBe('city.json');
  await expect(screen.getByRole('status')).toHaveText('The city is saved as city.json.');
  expect(await saveBy('Save everything')).toMatch(/^sixfold-backup-[\d-]+\.zip$/);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect(screen).toContainText('no canvas today');

  await page.evaluate(() => sessionStorage.removeItem('canvas'));
  await screen.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('application', { name: 'City' })).toBeVisible();
  await status(page).getByRole('button').click();
  const panel = page.getByRole('dialog', { name: 'Saving' });
  await expect(panel).toContainText('It could not be drawn.');
  await panel.getByRole('button', { name: /^Open again/ }).click();
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await expect(schematic(page, 'Fortress')).toBeVisible();
});
