import type { Page } from 'playwright';

/** A picture of the guide: the app in a window of some size, brought into a state as a user does it. */
export interface Scene {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly touch?: true;
  prepare(page: Page): Promise<void>;
}

const DESKTOP = { width: 1280, height: 800 };

/** All pictures of the guide. */
export const SCENES: readonly Scene[] = [
  { name: 'hero', ...DESKTOP, prepare: showCity },
  {
    name: 'market-town',
    ...DESKTOP,
    async prepare(page) {
      await showCity(page);
      await startFrom(page, 'Market town');
    },
  },
  {
    name: 'seeds',
    ...DESKTOP,
    async prepare(page) {
      await showCity(page);
      await startFrom(page, 'Street village');
      await page.getByRole('button', { name: 'Seed sheet' }).click();
      const sheet = page.getByRole('dialog', { name: 'Seed sheet' });
      await sheet.getByLabel('Seeds', { exact: true }).selectOption('25');
      await sheet.getByText(/^25 cities/).waitFor();
    },
  },
  {
    name: 'schematic',
    ...DESKTOP,
    async prepare(page) {
      await openSchematic(page, 'Mill in the wheat');
    },
  },
  {
    name: 'around',
    ...DESKTOP,
    async prepare(page) {
      await openSchematic(page, 'Town house');
      const panel = page.getByRole('region', { name: 'Around it' });
      await panel.getByRole('button', { name: 'Doors' }).scrollIntoViewIfNeeded();
      await panel.getByRole('button', { name: 'Street' }).click();
    },
  },
  {
    name: 'blocked',
    ...DESKTOP,
    async prepare(page) {
      await showCity(page);
      await startFrom(page, 'Market town');
      await page.getByRole('button', { name: 'Small square', exact: true }).click();
      await pointAt(page, 0.42, 0.5);
      await page
        .getByText(/No pose fits here|of \d+ poses? fits? here/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'rules',
    ...DESKTOP,
    async prepare(page) {
      await showCity(page);
      await page.getByRole('button', { name: 'All in a table' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'reroll',
    ...DESKTOP,
    async prepare(page) {
      await showCity(page);
      await page.getByRole('button', { name: 'Reroll part' }).click();
      await page.getByRole('menuitem', { name: /^All of fields/ }).click();
      await page.getByText(/removed, [\d,]+ new, coverage/).waitFor();
    },
  },
  {
    name: 'export',
    ...DESKTOP,
    async prepare(page) {
      await showCity(page);
      await page.getByRole('application').focus();
      await page.keyboard.press('Control+e');
      const dialog = page.getByRole('dialog', { name: 'Export' });
      await dialog.getByRole('radio', { name: 'Tiled map (ZIP)' }).click();
      await dialog
        .getByText(/objects/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'palette',
    ...DESKTOP,
    async prepare(page) {
      await showCity(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Find a command' }).fill('reroll');
    },
  },
  {
    name: 'phone',
    width: 390,
    height: 844,
    touch: true,
    prepare: showCity,
  },
];

async function showCity(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'City' }).click();
  await page.getByRole('application').waitFor();
  await page.getByText('Checking …').waitFor({ state: 'hidden' });
}

async function startFrom(page: Page, preset: string): Promise<void> {
  await page.getByRole('button', { name: 'Start from a preset' }).click();
  await page.getByRole('menuitem', { name: preset }).first().click();
  await page.getByText(/^[\d,]+ placed of/).waitFor();
  await page.getByText('Checking …').waitFor({ state: 'hidden' });
}

async function openSchematic(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await page.getByRole('application').waitFor();
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByText('Laying the patch …').waitFor({ state: 'hidden' });
}

/** Moves the pointer to a place of the board, as shares of its width and height. */
async function pointAt(page: Page, across: number, down: number): Promise<void> {
  const { x, y, width, height } = (await page.getByRole('application').boundingBox())!;
  await page.mouse.move(x + width * across, y + height * down);
}
