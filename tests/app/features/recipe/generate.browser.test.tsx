import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AppStore } from '../../../../src/app/store/store.ts';
import { cityFile, openApp } from '../../../support/app-page.tsx';

let store: AppStore;
let before: string;

beforeEach(() => {
  store = openApp();
  before = cityFile(store);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a new seed, by button or by Enter, makes two steps: the seed, and the city that comes of it', async () => {
  const bars = page.getByRole('table', { name: /^Placements by schematic/ });
  await expect.element(bars).toBeVisible();
  const shown = bars.element().textContent;
  const seed = page.getByRole('textbox', { name: 'Seed' });
  for (const start of [
    () => button('New seed').click(),
    async () => {
      await seed.fill('23');
      await userEvent.keyboard('{Enter}');
    },
  ]) {
    await start();
    await expect.element(bars).not.toHaveTextContent(shown);
    const sown = String(store.getState().document.recipe.seed);
    expect(sown).not.toBe('7');
    await button('Undo').click();
    await expect.element(bars).toHaveTextContent(shown);
    expect(cityFile(store)).toBe(before);
    await expect.element(seed).toHaveValue(sown);
    await button('Undo').click();
    await expect.element(seed).toHaveValue('7');
    await expect.element(button('Undo')).toBeDisabled();
  }
});

test('the keyboard goes on from Generate to Cancel and back; a generation that is canceled leaves the city', async () => {
  const covered = page.getByText(/^of [\d,]+ segments$/);
  await expect.element(covered).toBeVisible();
  const shown = covered.element().textContent;
  await page.getByRole('textbox', { name: 'Radius' }).fill('300');
  (button('Generate').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  // At 0 % it has no width yet.
  await expect.element(page.getByRole('progressbar', { name: 'Progress' })).toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Cancel')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Generate')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Generate')).toHaveFocus();

  await button('Generate').click();
  await button('Cancel').click();
  await expect.element(button('Generate')).toBeVisible();
  await expect.element(covered).toHaveTextContent(shown);
  expect(cityFile(store)).toBe(before);
});
