import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CityWorkspace } from '../../../../src/app/city/CityWorkspace.tsx';
import { DEFAULT_PREFERENCES, preferences } from '../../../../src/app/preferences/preferences.ts';
import type { AppStore } from '../../../../src/app/store/store.ts';
import { plainStore } from '../../../support/documents.ts';
import { renderWorkspace } from '../../../support/workspace.tsx';

let store: AppStore;

afterEach(cleanup);

beforeEach(async () => {
  preferences.setState(DEFAULT_PREFERENCES);
  store = plainStore();
  renderWorkspace(store, <CityWorkspace />);
  // A page that nobody has clicked on hears of no focus.
  await userEvent.click(screen.getByText('Radius'));
});

const { click, clear, fill, keyboard, selectOptions } = userEvent;
const radius = () => screen.getByRole('textbox', { name: 'Radius' });
const recipe = () => store.getState().document.recipe;
const steps = () => store.getState().timeline.past.map(({ label }) => label);
const UNDO = '{Control>}z{/Control}';
const REDO = '{Control>}{Shift>}z{/Shift}{/Control}';

describe('a number of the recipe', () => {
  it('is undone and redone by key right where it is typed, all of a visit at once', async () => {
    await fill(radius(), '12');
    await keyboard('{End}');
    expect(recipe().land).toMatchObject({ radius: 12 });
    await keyboard(UNDO);
    expect(radius()).toHaveValue('3');
    expect(recipe().land).toMatchObject({ radius: 3 });
    expect(radius()).toHaveFocus();
    await keyboard(REDO);
    expect(radius()).toHaveValue('12');
    expect(recipe().land).toMatchObject({ radius: 12 });
    expect(steps()).toEqual(['Change radius']);
  });

  it('typed and generated is taken back city first, then number', async () => {
    const { city } = store.getState().document;
    await fill(radius(), '4');
    await keyboard('{Enter}');
    await waitFor(() => expect(steps()).toEqual(['Change radius', 'Generate from seed 1']));
    await keyboard(UNDO);
    expect(store.getState().document.city).toBe(city);
    expect(radius()).toHaveValue('4');
    await keyboard(UNDO);
    expect(radius()).toHaveValue('3');
  });

  it('emptied shows its value again by undo, which takes back no step, or when it is left', async () => {
    await fill(screen.getByRole('textbox', { name: 'Seed' }), '5');
    await clear(radius());
    await keyboard(UNDO);
    expect(radius()).toHaveValue('3');
    expect(recipe().seed).toBe(5);
    await clear(radius());
    await keyboard('{Tab}');
    expect(radius()).toHaveValue('3');
  });

  it('is taken back by Escape, and leaves no step', async () => {
    await fill(radius(), '9');
    await keyboard('{Escape}');
    expect(radius()).toHaveValue('3');
    expect(steps()).toEqual([]);
  });

  it('is stepped through by arrow keys, in its range, all at one visit', async () => {
    radius().focus();
    await keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(radius()).toHaveValue('4');
    await fill(screen.getByRole('textbox', { name: 'Cover (%)' }), '100');
    await keyboard('{ArrowUp}');
    expect(screen.getByRole('textbox', { name: 'Cover (%)' })).toHaveValue('100');
    await keyboard('{Tab}');
    expect(steps()[0]).toBe('Change radius');
  });

  it('is stepped through by its buttons, which are large enough to be hit', async () => {
    const [less, more] = radius().closest('.mantine-InputWrapper-root')!.querySelectorAll('button');
    for (const button of [less!, more!]) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await click(more!);
    await click(more!);
    await click(less!);
    expect(recipe().land).toMatchObject({ radius: 4 });
    await keyboard(UNDO);
    expect(recipe().land).toMatchObject({ radius: 3 });
  });
});

it('the shape of the land is undone by key, and generated, where it was chosen', async () => {
  const land = screen.getByRole('combobox', { name: 'Land' });
  land.focus();
  await selectOptions(land, 'rectangle');
  expect(recipe().land).toMatchObject({ shape: 'rectangle' });
  await keyboard(UNDO);
  expect(recipe().land).toMatchObject({ shape: 'hexagon' });
  await keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(steps()).toEqual(['Generate from seed 1']));
});
