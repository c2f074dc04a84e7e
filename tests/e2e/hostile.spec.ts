import { readFileSync, writeFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { exportCity } from '../support/export-city.ts';
import { arrayOf, bareLayout, linkText, packLink, schematicNamed } from '../support/hostile-links.ts';
import { expect, test } from '../support/journey.ts';
import { openFragment, paste } from '../support/outside.ts';
import { longestTask } from '../support/page-tasks.ts';

/** Milliseconds that no task of the page may take while it reads what comes from outside. */
const BLOCKED = 200;

const banner = (page: Page) => page.getByRole('region', { name: 'Shared city' });

async function expectQuick(page: Page, act: () => Promise<void>): Promise<void> {
  const longest = await longestTask(page, BLOCKED, act);
  expect(longest, 'milliseconds for which the page answered nothing').toBeLessThan(BLOCKED);
}

const LINKS: Readonly<Record<string, readonly [text: string, words: string | RegExp]>> = {
  '400,000 empty schematics': [
    linkText({ schematics: arrayOf(400_000, '{}') }),
    /\$\.schematics: expected at most 100000 schematics/,
  ],
  '5 million empty schematics': [linkText({ schematics: arrayOf(5_000_000, '{}') }), 'at most'],
  '15 MB of commas': [`[${','.repeat(15_000_000)}]`, 'missing or has been changed'],
  '15 MB of brackets': ['['.repeat(15_000_000), /100/],
  'more than a link may hold': [' '.repeat(60_000_000), 'unpacks to more than any that Sixfold makes'],
  'a name of 30,000 characters': [
    linkText({ schematics: `[${schematicNamed('n'.repeat(30_000))}]` }),
    'at most 120 characters',
  ],
  'a name of 100,000 characters': [
    linkText({ schematics: `[${schematicNamed('n'.repeat(100_000))}]` }),
    'at most 120 characters',
  ],
  '100,000 problems': [
    linkText({
      layout: `{"land":{"rows":${arrayOf(100_000, '{"r":0,"q":0,"count":0}')}},"districts":[],"placements":[]}`,
    }),
    /more problems/,
  ],
};

test(
  'hostile links are refused in words while the page answers, and the work stays',
  { tag: '@must' },
  async ({ page }) => {
    await page.goto('./');
    const before = readFileSync(await exportCity(page), 'utf8');
    for (const [name, [text, words]] of Object.entries(LINKS))
      await test.step(name, () =>
        expectQuick(page, async () => {
          await openFragment(page, packLink(text));
          await expect(banner(page)).toContainText(
            'This link cannot be opened. Your own work is as it was.',
            {
              timeout: 30_000,
            },
          );
          await expect(banner(page)).toContainText(words);
          await banner(page).getByRole('button', { name: 'Close' }).click();
          await expect(banner(page)).toBeHidden();
        }),
      );
    expect(readFileSync(await exportCity(page), 'utf8')).toBe(before);
  },
);

/** A recipe that takes long. */
const LARGE_RECIPE =
  '{"format":"sixfold/recipe","version":1,"seed":1,"land":{"shape":"hexagon","radius":1500},"districts":{"method":"none"},"schematics":[{"id":"chapel"}],"fill":{"method":"weighted","coverage":1}}';

test('a link with a layout of millions of hexes asks first, and one that is made can be left', async ({
  page,
}) => {
  await page.goto('./');
  const large = packLink(linkText({ layout: bareLayout(3400, 3400) }));
  await expectQuick(page, async () => {
    await openFragment(page, large);
    await expect(banner(page)).toContainText('It has 11,560,000 hexes', { timeout: 30_000 });
    await banner(page).getByRole('button', { name: 'Not now' }).click();
    await expect(banner(page)).toBeHidden();
  });
  // What is made leaves the page to answer the click that ends it.
  await openFragment(page, packLink(linkText({ recipe: LARGE_RECIPE })));
  await banner(page).getByRole('button', { name: 'Open it' }).click({ timeout: 30_000 });
  await expect(banner(page)).toContainText('Opening a shared city');
  await banner(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(banner(page)).toBeHidden();
  await openFragment(page, packLink(linkText()));
  await expect(banner(page)).toContainText('You are looking at a shared city');
});

test(
  'a hostile file or pack is refused in words while the page answers, and the work stays',
  { tag: '@must' },
  async ({ page }, testInfo) => {
    await page.goto('./');
    const before = readFileSync(await exportCity(page), 'utf8');
    const bomb = zipSync({
      'city.json': [new Uint8Array(126_000_000).fill('['.charCodeAt(0)), { level: 9 }],
    });
    expect(bomb.length).toBeLessThan(200_000);
    const files: Readonly<Record<string, readonly [name: string, data: Uint8Array, words: string | RegExp]>> =
      {
        'a small pack of one large member': ['bomb.zip', bomb, '100'],
        'a million hexes of nothing': [
          'city.json',
          strToU8(`{"format":"sixfold/city","version":1,"hexes":${arrayOf(1_000_000, '{}')}}`),
          /more problem|at most/,
        ],
        '20 MB of brackets': ['city.json', strToU8('['.repeat(20_000_000)), '100'],
        'a name without end': [
          'a.json',
          strToU8(schematicNamed('n'.repeat(900_000))),
          'at most 120 characters',
        ],
        '10 MB of numbers beyond all bounds': ['a.json', strToU8(arrayOf(1_500_000, '1e999')), 'more'],
      };
    const dialog = page.getByRole('dialog', { name: /cannot be imported$/ });
    for (const [name, [file, data, words]] of Object.entries(files))
      await test.step(name, () =>
        expectQuick(page, async () => {
          const path = testInfo.outputPath(file);
          writeFileSync(path, data);
          await page.locator('input[type=file]').setInputFiles(path);
          await expect(dialog).toContainText('Nothing was changed.', { timeout: 60_000 });
          await expect(dialog).toContainText(words);
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
        }),
      );
    expect(readFileSync(await exportCity(page), 'utf8')).toBe(before);
  },
);

test('a hostile text in the clipboard is refused in words while the page answers', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('application', { name: 'City' }).click();
  // What takes a paste comes with this panel.
  await expect(page.getByRole('button', { name: 'Select similar' })).toBeVisible();
  const texts: Readonly<Record<string, readonly [text: string, words: string]>> = {
    'a million empty schematics': [
      `{"format":"sixfold/city","version":1,"schematics":${arrayOf(1_000_000, '{}')}}`,
      'at most',
    ],
    '15 MB of brackets': ['['.repeat(15_000_000), '100'],
    'more than the clipboard may hold': [' '.repeat(17_000_000) + '{}', 'at most 16,000,000 characters'],
  };
  for (const [name, [text, words]] of Object.entries(texts))
    await test.step(name, async () => {
      await paste(page, text);
      await expect(
        page.getByRole('alert').filter({ hasText: 'The clipboard holds no' }).last(),
      ).toContainText(words, { timeout: 30_000 });
    });
});

test('a worker that does not come is told, and another try succeeds', async ({ page, quietPages }) => {
  await page.goto('./');
  await page.route(/\/assets\/link\.worker-.*\.js$/, (route) => route.abort());
  await openFragment(page, packLink(linkText()));
  await expect(banner(page)).toContainText('The link could not be opened. Your own work is as it was.');
  await page.unroute(/\/assets\/link\.worker-.*\.js$/);
  await banner(page).getByRole('button', { name: 'Try again' }).click();
  await expect(banner(page)).toContainText('You are looking at a shared city');
  await banner(page).getByRole('button', { name: 'Back to my work' }).click();

  await page.route(/\/assets\/generation\.worker-.*\.js$/, (route) => route.abort());
  const seed = page.getByRole('textbox', { name: 'Seed', exact: true });
  await seed.fill('12');
  await seed.press('Enter');
  await expect(page.getByText(/the generator stopped: /)).toBeVisible();
  await page.unroute(/\/assets\/generation\.worker-.*\.js$/);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await expect(page.getByText(/the generator stopped: /)).toBeHidden();
  // The browser reports the files that did not come.
  for (const line of quietPages.splice(0)) expect(line).toContain('Failed to load resource');
});
