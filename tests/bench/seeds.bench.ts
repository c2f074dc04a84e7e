import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { browserLaunch } from '../../scripts/browser.ts';
import { PROJECT } from '../../scripts/tool.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { writeRecipe } from '../../src/formats/recipe/write.ts';
import { atMost, toMeasurements, told, type Benchmark } from '../support/bench.ts';
import { serve } from './serve.ts';
import { WITHOUT_TOUR } from '../support/without-tour.ts';

export const NEEDED = ['chromium'];

const CITIES = 100;
const ROUNDS = 5;
/** Milliseconds for all of them. */
const REACH = 800;

/**
 * The seed sheet of the built app in a real browser: 100 cities of 400 hexes from the built-in library, from the click
 * to the last figure and the last picture in view, and the longest time that the page was busy meanwhile.
 */
export async function measure(): Promise<Benchmark> {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
  const app = await serve(PROJECT, join(folder, 'app'), join(PROJECT, 'vite.config.ts'));
  const recipe = saveRecipe(folder);
  const browser = await chromium.launch(browserLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(WITHOUT_TOUR);
    await page.goto(app.url);
    await page.locator('input[type=file]').setInputFiles(recipe);
    await page.getByRole('button', { name: 'Replace recipe' }).click();
    await page.getByText('The recipe was imported').waitFor();
    const times: number[] = [];
    let longest = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { took, busy } = await openSheet(page);
      times.push(took);
      longest = Math.max(longest, busy);
    }
    const name = `${CITIES} cities of 400 hexes`;
    const measurements = toMeasurements(name, [{ name: 'seed sheet', times }]);
    return {
      measurements,
      verdicts: [
        atMost(REACH, name, measurements[0]!.median, 'ms'),
        told(`${name}: longest task of the page`, longest, 'ms'),
      ],
    };
  } finally {
    await browser.close();
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The built-in recipe on 400 hexes. */
function saveRecipe(folder: string): string {
  const recipe = readRecipe(readFileSync(`${PROJECT}tests/recipes/city.recipe.json`, 'utf8'));
  if (!recipe.ok) throw new Error('the built-in recipe cannot be read');
  const path = join(folder, 'small.recipe.json');
  const land = { shape: 'rectangle', columns: 20, rows: 20 } as const;
  writeFileSync(path, writeRecipe({ ...recipe.value, seed: 1, land }));
  return path;
}

/** Opens the sheet and waits until all of it is there, in milliseconds; then closes it. */
async function openSheet(page: Page): Promise<{ readonly took: number; readonly busy: number }> {
  const result = await page.evaluate(
    (cities) =>
      new Promise<{ took: number; busy: number }>((resolve) => {
        let busy = 0;
        const tasks = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) busy = Math.max(busy, duration);
        });
        tasks.observe({ type: 'longtask' });
        const start = performance.now();
        const observer = new MutationObserver(() => {
          const sheet = document.querySelector('[role="dialog"]');
          const cells = sheet?.querySelectorAll('[data-seed]').length ?? 0;
          const drawn = sheet?.querySelectorAll('[data-seed] canvas, [data-seed] [data-failed]').length ?? 0;
          const told = sheet?.querySelector('[role="status"]')?.textContent ?? '';
          const made = /^([\d,]+) cit(?:y|ies)(?:, (\d+) seeds? without)?/.exec(told);
          const count = Number(made?.[1]?.replaceAll(',', '') ?? 0) + Number(made?.[2] ?? 0);
          if (count < cities || cells === 0 || drawn < cells) return;
          observer.disconnect();
          const took = performance.now() - start;
          setTimeout(() => {
            tasks.disconnect();
            resolve({ took, busy });
          }, 100);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        document.querySelector<HTMLElement>('[aria-label="Seed sheet"]')!.click();
      }),
    CITIES,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Seed sheet' }).waitFor({ state: 'hidden' });
  return result;
}
