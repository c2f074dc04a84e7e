import { readFileSync, writeFileSync } from 'node:fs';
import { sixfold } from '../support/command-line.ts';
import { readDd2vtt } from '../support/dd2vtt.ts';
import { expect, PLAIN_RECIPE, test } from '../support/journey.ts';

test.use({ library: 'whole' });

/** Forms whose files the command line writes, too, with the preview by which each is recognized. */
const FORMS = [
  {
    name: 'Tiled map (ZIP)',
    file: /^city-\d+-tiled\.zip$/,
    args: ['--to', 'tiled'],
    shows: /doors \d+ objects/,
  },
  {
    name: 'Print (PDF)',
    file: /^city-\d+\.pdf$/,
    args: ['--to', 'pdf'],
    shows: /6 map pages of A4, portrait/,
  },
  {
    name: 'GeoJSON',
    file: /^city-\d+\.geojson$/,
    args: ['--to', 'geojson'],
    shows: /buildings [\d,]+ features/,
  },
  {
    name: 'Universal VTT',
    file: /^city-\d+\.dd2vtt$/,
    args: ['--to', 'uvtt'],
    shows: /[1-9][\d,]* walls/,
  },
  {
    name: '3D model (glTF)',
    file: /^city-\d+\.glb$/,
    args: ['--to', 'gltf'],
    shows: /Drag to turn/,
  },
] as const;

test('each form shows what its file has, and is the file of the command line', async ({ page }, testInfo) => {
  const city = testInfo.outputPath('city.json');
  sixfold(['generate', PLAIN_RECIPE, '--out', city]);
  await page.goto('./');
  for (const { name, file: fileName, args, shows } of FORMS) {
    await page.getByRole('application').focus();
    await page.keyboard.press('Control+e');
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await dialog.getByRole('radio', { name }).click();
    await expect(dialog).toContainText(shows);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export' }).click();
    const download = await downloading;
    await expect(dialog).toBeHidden();
    expect(download.suggestedFilename()).toMatch(fileName);
    const out = testInfo.outputPath(download.suggestedFilename());
    sixfold(['export', city, ...args, '--out', out]);
    const file = readFileSync(await download.path());
    if (name !== 'Universal VTT') expect(file.equals(readFileSync(out)), name).toBe(true);
    else {
      // Its picture is painted by the browser.
      const scene = readDd2vtt(file.toString());
      expect(scene).toEqual({ ...readDd2vtt(readFileSync(out, 'utf8')), image: scene.image });
      expect(scene.walls.length).toBeGreaterThan(50);
      expect(scene.image.subarray(1, 4).toString()).toBe('PNG');
    }
  }
});

test('Korean and Polish names are printed with the fonts that they need, and no other font is loaded', async ({
  page,
  context,
}, testInfo) => {
  const city = testInfo.outputPath('city.json');
  sixfold(['generate', PLAIN_RECIPE, '--out', city]);
  const data = JSON.parse(readFileSync(city, 'utf8')) as { kinds: { name: string }[] };
  for (const kind of data.kinds) kind.name = '붉은 벽돌집 Źródło';
  writeFileSync(city, JSON.stringify(data));
  const fonts = new Set<string>();
  context.on('request', (request) => {
    const [, font] = /\/(noto-sans-[a-z-]+-\d+)-normal/.exec(request.url()) ?? [];
    if (font !== undefined) fonts.add(font);
  });
  await page.goto('./');
  await expect(page.getByRole('application')).toBeVisible();
  await page.locator('#files-to-import').setInputFiles(city);
  await page.getByRole('button', { name: 'Replace open city' }).click();
  await page.getByRole('application').focus();
  await page.keyboard.press('Control+e');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: 'Print (PDF)' }).click();
  await expect(dialog).toContainText(/map pages of A4/);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const download = await downloading;
  const out = testInfo.outputPath('city.pdf');
  sixfold(['export', city, '--to', 'pdf', '--out', out]);
  expect(readFileSync(await download.path()).equals(readFileSync(out))).toBe(true);
  expect([...fonts].sort()).toEqual([
    'noto-sans-kr-korean-400',
    'noto-sans-latin-400',
    'noto-sans-latin-700',
    'noto-sans-latin-ext-400',
    'noto-sans-latin-ext-700',
  ]);
});
