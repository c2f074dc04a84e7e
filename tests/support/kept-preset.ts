import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Has the browser keep a recipe of the tests as an own preset, and opens the page again with it. */
export async function keepPreset(page: Page, name: string, file: string): Promise<void> {
  await page.evaluate(
    ([own, text]) => {
      const kept = JSON.parse(localStorage.getItem('sixfold-preferences')!) as { state: object };
      const state = { ...kept.state, recipes: [{ name: own, text }] };
      localStorage.setItem('sixfold-preferences', JSON.stringify({ ...kept, state }));
    },
    [name, readFileSync(`tests/recipes/${file}.recipe.json`, 'utf8')] as const,
  );
  await page.reload();
}
