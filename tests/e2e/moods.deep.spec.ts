import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOODS } from '../../src/formats/picture/map/look.ts';
import { sixfold } from '../support/command-line.ts';
import { expect, test } from '../support/journey.ts';
import { pictureDifference } from '../support/picture-difference.ts';
import { readPng } from '../support/read-png.ts';

/** Share of pixels that may differ. */
const MOST = 0.01;

const folder = mkdtempSync(join(tmpdir(), 'sixfold-moods-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const preset of ['walled-town', 'port'])
  for (const mood of MOODS)
    test(`the map of ${preset} as SVG looks in a browser as its PNG does: ${mood}`, async ({ page }) => {
      const city = join(folder, `${preset}.json`);
      sixfold(['generate', preset, '--out', city]);
      const write = (form: string) => {
        const file = join(folder, `${preset}.${form}`);
        sixfold(['export', city, '--to', form, '--mood', mood, '--scale', '9', '--out', file]);
        return readFileSync(file);
      };
      const png = readPng(write('png'));
      await page.setViewportSize({ width: png.width, height: png.height });
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${write('svg').toString()}`);
      const seen = readPng(await page.screenshot());
      expect([seen.width, seen.height]).toEqual([png.width, png.height]);
      expect(pictureDifference(seen, png)).toBeLessThanOrEqual(MOST);
    });
