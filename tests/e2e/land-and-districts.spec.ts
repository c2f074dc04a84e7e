import { readFileSync } from 'node:fs';
import { BoardPage } from '../support/board-page.ts';
import { sixfold } from '../support/command-line.ts';
import { expect, PLAIN_RECIPE, test } from '../support/journey.ts';

test.use({ library: 'whole' });

test.beforeEach(async ({ page }) => {
  await page.goto('./');
});

test('the gallery compares the five procedures, plays one roll by roll, and its land is used', async ({
  page,
}) => {
  await page.getByRole('combobox', { name: 'Land', exact: true }).selectOption('island');
  await page.getByRole('button', { name: 'Compare islands…' }).click();
  const gallery = page.getByRole('dialog', { name: 'Land gallery' });
  await expect(gallery.getByRole('article')).toHaveCount(5);
  await gallery.getByRole('textbox', { name: 'Hexes' }).fill('120');
  const second = gallery.getByRole('article', { name: 'Island shape 2' });
  await expect(second).toContainText('Hexes120');
  await second.getByRole('button', { name: 'Watch' }).click();

  const player = gallery.getByRole('region', { name: 'Player' });
  await expect(player).toContainText(/roll 0 of \d+/);
  await player.getByRole('button', { name: 'Step' }).click();
  await expect(player).toContainText(/roll 1 of \d+/);
  await expect(player.getByRole('slider', { name: 'Rolls' })).toHaveAttribute('aria-valuenow', '1');
  await expect(player.getByRole('status')).toHaveText(/^Movement [1-6], (north|south)/);
  await player.getByText('Fast').click();
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(player.getByRole('button', { name: 'Step' })).toBeDisabled();

  await expect(gallery.getByRole('region', { name: 'Distributions' })).toContainText('200 islands');
  await expect(
    gallery.getByRole('img', { name: /^Rolls per hex, mean by island shape: 1: 0\.99|1: 1\.00/ }),
  ).toBeVisible();

  await second.getByRole('button', { name: 'Use this land' }).click();
  await expect(gallery).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Island shape' })).toHaveValue('2');
  await expect(page.getByRole('textbox', { name: 'Hexes' })).toHaveValue('120');
});

test('districts are tried out step by step, used, generated and shown over the city', async ({ page }) => {
  await page.getByRole('button', { name: 'Districts…' }).click();
  const lab = page.getByRole('dialog', { name: 'Districts' });
  await lab.getByText('Neighborhoods').click();
  await lab.getByRole('button', { name: 'Step' }).click();
  await expect(lab.getByRole('status')).toHaveText(/^\d+\.\d % satisfied after 1 step/);
  await lab.getByRole('button', { name: 'Run' }).click();
  // It need not come to an end: that depends on groups, shares and seed.
  await expect(lab).toContainText(/satisfied after \d{2,} steps/);
  await lab.getByRole('button', { name: 'Pause' }).click();
  await expect(lab.getByRole('button', { name: 'Run' })).toBeEnabled();
  const first = lab.getByRole('textbox', { name: 'Group name' }).first();
  await first.fill('');
  await expect(lab.getByRole('alert')).toHaveText('Every group needs a name.');
  await expect(lab.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await lab.getByText('None', { exact: true }).click();
  await lab.getByRole('button', { name: 'Apply' }).click();
  await expect(lab).toBeHidden();
  await expect(page.getByText('no districts')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('no districts')).toBeHidden();

  const layer = page.getByRole('button', { name: 'Show districts' });
  await layer.click();
  await expect(layer).toHaveAttribute('aria-pressed', 'true');
});

test('land is drawn and erased by hand, and what stands is not drowned', async ({ page }) => {
  const board = new BoardPage(page, 'City');
  const statistics = page.getByRole('region', { name: 'Statistics' });
  const before = Number((await statistics.getByRole('definition').first().textContent())?.replace(/\D/g, ''));
  const far = { q: 40, r: -20, k: 2 } as const;
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Zoom out' }).click();
  await page.getByRole('button', { name: 'Draw land' }).click();
  // Straight over the edge between the two hexes; a line through a corner meets a third.
  await board.drag([far, { ...far, q: 41, k: 5 }]);
  await expect(statistics).toContainText(`Hexes${(before + 2).toLocaleString('en')}`);
  const shape = page.getByRole('combobox', { name: 'Land' });
  await expect(shape).toHaveValue('rows');
  await expect(page.getByRole('alert')).toHaveText(/^The recipe’s land is now “As on the board”/);
  // The right button erases.
  await board.click(far, { button: 'right' });
  await expect(statistics).toContainText(`Hexes${(before + 1).toLocaleString('en')}`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(statistics).toContainText(`Hexes${before.toLocaleString('en')}`);
  await expect(shape).toHaveValue('hexagon');
});

test('a way is measured from place to place', async ({ page }) => {
  const board = new BoardPage(page, 'City');
  await page.getByRole('button', { name: 'Measure' }).click();
  await board.click({ q: 0, r: 0, k: 0 });
  await expect(page.getByText('Measuring from hex 0, 0')).toBeVisible();
  await board.click({ q: 1, r: 0, k: 0 });
  await expect(
    page.getByText(/^1 hex from hex 0, 0 to hex 1, 0 · \d+ steps? over open ground/),
  ).toBeVisible();
  await board.drag([
    { q: 0, r: 0, k: 0 },
    { q: 4, r: 0, k: 0 },
  ]);
  await expect(page.getByText(/^4 hexes from hex 0, 0 to hex 4, 0 · .+ over open ground/)).toBeVisible();
  // Escape once, also with an end set.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Measure' })).toHaveAttribute('aria-pressed', 'false');
});

test('the city is exported as text, as the command line writes it, and comes back as land', async ({
  page,
}, testInfo) => {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'All forms' }).click();
  await page.getByRole('radio', { name: 'Text map (ASCII)' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  const text = await (await downloading).path();
  const city = testInfo.outputPath('city.json');
  sixfold(['generate', PLAIN_RECIPE, '--out', city]);
  expect(readFileSync(text, 'utf8')).toBe(sixfold(['export', city, '--to', 'ascii']));

  await page.locator('input[type=file]').setInputFiles({
    name: 'island.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('. . .\n . .\n'),
  });
  // What goes is said before.
  const question = page.getByRole('dialog', { name: 'Import the map' });
  await expect(question).toContainText(
    /The map has 5 hexes of land\. Replacing the city removes:\d+ placements/,
  );
  await expect(question.getByRole('checkbox', { name: 'Keep districts and limits' })).toBeChecked();
  await question.getByRole('button', { name: 'Replace the city' }).click();
  await expect(page.getByText('Land of 5 hexes was imported')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Statistics' })).toContainText('Hexes5');
});

test('districts are painted by hand, in strokes that are one step each', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Start from a preset' }).click();
  await page.getByRole('menuitem', { name: /^Street village/ }).click();
  await expect(page.getByText(/placed of \d+ schematics, from seed/)).toBeVisible();
  await page.getByRole('button', { name: 'Show districts' }).click();
  await page.getByRole('button', { name: 'Paint districts' }).click();
  const groups = page.getByRole('group', { name: 'Group', exact: true });
  const statistics = page.getByRole('region', { name: 'Statistics' });
  const before = await statistics.innerText();
  await groups.getByRole('button', { name: 'No district' }).click();
  const city = new BoardPage(page, 'City');
  await city.drag([
    { q: 0, r: 0, k: 0 },
    { q: 1, r: 0, k: 0 },
    { q: 2, r: 0, k: 0 },
  ]);
  await expect(statistics).not.toHaveText(before, { useInnerText: true });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(statistics).toHaveText(before, { useInnerText: true });

  // The right button takes a hex out of its district, whatever is painted.
  await groups.getByRole('button').first().click();
  await city.click({ q: 0, r: 0, k: 0 }, { button: 'right' });
  await expect(statistics).not.toHaveText(before, { useInnerText: true });
});
