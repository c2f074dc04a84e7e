import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { appInput } from '../support/app-inputs.ts';
import { exportCity } from '../support/export-city.ts';
import { expect, test } from '../support/journey.ts';
import { openFragment, paste } from '../support/outside.ts';

/** Inputs, from seed 1 on; `npm run fuzz` tries more, from another first one. */
const INPUTS = Number(process.env['SIXFOLD_FUZZ_APP_INPUTS'] ?? 8);
const FIRST = Number(process.env['SIXFOLD_FUZZ_FIRST'] ?? 1);

/** Seeds that once failed. */
const REGRESSIONS: readonly number[] = [];

const banner = (page: Page) => page.getByRole('region', { name: 'Shared city' });
const dialogs = (page: Page) => page.getByRole('dialog');
/** The notifications in the corner of the app. */
const notes = (page: Page) => page.locator('.mantine-Notification-root');
/** Notes that something is being read: one that was pasted before may still be, on a slow machine. */
const reading = (page: Page) => page.getByText(/^Reading /);
/** A question or a refusal, or a note on what was done. */
const answer = (page: Page) => dialogs(page).or(notes(page).filter({ hasNotText: /^Reading / }));

test.setTimeout(120_000 + 10_000 * INPUTS);

/** Hands an input to the app and waits for its answer; whatever was asked is called off. */
async function handOver(page: Page, seed: number, file: string): Promise<void> {
  const { way, data } = appInput(seed);
  switch (way) {
    case 'link': {
      await openFragment(page, Buffer.from(data).toString());
      await expect(
        banner(page).getByRole('button', { name: /^(Close|Not now|Back to my work)$/ }),
      ).toBeVisible({
        timeout: 60_000,
      });
      await banner(page)
        .getByRole('button', { name: /^(Close|Not now|Back to my work)$/ })
        .click();
      await expect(banner(page)).toBeHidden();
      return;
    }
    case 'file':
    case 'pack': {
      writeFileSync(file, data);
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(answer(page).first()).toBeVisible({ timeout: 60_000 });
      break;
    }
    case 'clipboard of the city':
    case 'clipboard of the schematics': {
      const name = way === 'clipboard of the city' ? 'City' : 'Schematics';
      await page.getByRole('tab', { name }).click();
      await paste(page, Buffer.from(data).toString());
    }
  }
  await expect(reading(page)).toHaveCount(0, { timeout: 60_000 });
  // One question may follow another.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** Takes back what was good enough to be taken. */
async function undoAll(page: Page): Promise<void> {
  // The note on what was imported has one, too.
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).first();
  while (await undo.isEnabled()) await undo.click();
}

/** Closes all notes; some go by themselves meanwhile. */
async function closeNotes(page: Page): Promise<void> {
  await expect(async () => {
    const last = notes(page).last();
    if (await last.isVisible()) await last.getByRole('button').last().click({ timeout: 2000 });
    await expect(notes(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

test(`${INPUTS} hostile inputs leave the page and the work as they were`, async ({ page }, testInfo) => {
  await page.goto('./');
  const before = readFileSync(await exportCity(page), 'utf8');
  const seeds = [...REGRESSIONS, ...Array.from({ length: INPUTS }, (_, index) => FIRST + index)];
  for (const seed of seeds)
    await test.step(`seed ${seed}`, async () => {
      await handOver(page, seed, testInfo.outputPath('input.json'));
      await undoAll(page);
      await closeNotes(page);
      expect(await page.evaluate(() => 'polluted' in {}), `seed ${seed}`).toBe(false);
    });
  await page.getByRole('tab', { name: 'City' }).click();
  expect(readFileSync(await exportCity(page), 'utf8')).toBe(before);
});
