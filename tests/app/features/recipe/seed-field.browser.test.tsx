import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AppStore } from '../../../../src/app/store/store.ts';
import { openApp } from '../../../support/app-page.tsx';

let store: AppStore;

beforeEach(() => {
  store = openApp();
});

const seed = () => page.getByRole('textbox', { name: 'Seed' });
const sown = () => store.getState().document.recipe.seed;

test.each([
  ['willow haven', 540_865_218],
  ['버들나루', 1_777_668_676],
])('words become a number, and the field says so: %s', async (words, number) => {
  await seed().fill(words);
  expect(sown()).toBe(number);
  await expect.element(seed()).toHaveValue(words);
  await expect.element(seed()).toHaveAccessibleDescription(`Words become a number: ${number}`);
  await userEvent.keyboard('{Tab}');
  await expect.element(seed()).toHaveValue(String(number));
  await expect.element(seed()).toHaveAccessibleDescription('A number or words. Words become a number.');
});

test('words are taken back by Escape, and arrow keys step through seeds', async () => {
  const before = sown();
  await seed().fill('willow haven');
  await userEvent.keyboard('{Escape}');
  expect(sown()).toBe(before);
  await seed().fill('4');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(sown()).toBe(5);
});
