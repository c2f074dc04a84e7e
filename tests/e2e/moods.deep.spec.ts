import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOODS } from '../../src/formats/picture/map/look.ts';
import { sixfold } from '../support/command-line.ts';
import { expect, test } from '../support/journey.ts';
import { readPng, type Pixels } from '../support/read-png.ts';

/** Difference of a channel, of 255, from which a pixel counts as another. */
const OTHER = 48;

/** Share of pixels that may differ: programs smooth edges in their own ways. */
const MOST = 0.01;

const folder = mkdtempSync(join(tmpdir(), 'sixfold-moods-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The share of pixels of two pictures that differ. */
function difference(one: Pixels, other: Pixels): number {
  let count = 0;
  for (let y = 0; y < one.height; y++)
    for (let x = 0; x < one.width; x++) {
      const [a, b] = [channels(one.at(x, y)), channels(other.at(x, y))];
      if (a.some((value, at) => Math.abs(value - b[at]!) > OTHER)) count++;
    }
  return count / (one.width * one.height);
}

function channels(color = '#ffffff'): number[] {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
}

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
      expect(difference(seen, png)).toBeLessThanOrEqual(MOST);
    });
