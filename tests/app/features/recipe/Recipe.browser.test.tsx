import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ownPresets, rulesShown } from '../../../../src/app/features/recipe/recipe-preferences.ts';
import { forgetPreferences } from '../../../../src/app/kit/preference.ts';
import { edit, type AppStore } from '../../../../src/app/store/store.ts';
import { plainStore } from '../../../support/documents.ts';
import { CityWorkspace, renderWorkspace } from '../../../support/workspace.tsx';
import { shownCityPlace } from '../../../../src/app/cityview/shown-place.ts';

let store: AppStore;

afterEach(cleanup);

beforeEach(() => {
  forgetPreferences();
  rulesShown.set(true);
  store = plainStore();
  renderWorkspace(store, <CityWorkspace />);
});

const { click, clear, fill, keyboard } = userEvent;

function ruleOf(id: string) {
  return store.getState().document.recipe.schematics.find((rule) => rule.id === id);
}

function steps(): readonly string[] {
  return store.getState().timeline.past.map(({ label }) => label);
}

async function openRule(name: string) {
  const list = within(screen.getByRole('list', { name: 'Schematics of the recipe' }));
  await click(list.getByRole('button', { name: new RegExp(`^${name}`) }));
  return within(screen.getByRole('group', { name: `Rule of ${name}` }));
}

const recipePanel = () => within(screen.getByRole('region', { name: 'Recipe' }));

describe('a rule of the recipe', () => {
  it('is changed number by number, each visit one step to undo', async () => {
    const rule = await openRule('tile');
    await fill(rule.getByLabelText('Minimum, tile'), '12');
    await fill(rule.getByLabelText('Maximum, tile'), '15');
    await fill(rule.getByLabelText('Weight, tile'), '2.5');
    await keyboard('{Tab}');
    expect(ruleOf('tile')).toMatchObject({ min: 12, max: 15, weight: 2.5 });
    expect(steps()).toEqual(['Change minimum of tile', 'Change maximum of tile', 'Change weight of tile']);
    await clear(rule.getByLabelText('Maximum, tile'));
    await keyboard('{Tab}');
    expect(ruleOf('tile')).toMatchObject({ max: null });
  });

  it('keeps one rotation and one shift, whatever is taken away', async () => {
    const rule = await openRule('pair');
    for (const name of ['0°', '60°', '120°', '180°', '240°', '300°'])
      await click(rule.getByRole('button', { name }));
    await click(rule.getByRole('button', { name: 'Unshifted' }));
    expect(ruleOf('pair')).toMatchObject({ rotations: [5], shifts: [-1, 1] });
    await click(rule.getByRole('button', { name: 'Defaults' }));
    expect(ruleOf('pair')).toMatchObject({ rotations: [0, 1, 2, 3, 4, 5], shifts: [-1, 0, 1] });
  });

  it('tells its share of the draws, which follows the weights', async () => {
    const rule = await openRule('tile');
    await fill(rule.getByLabelText('Weight, tile'), '7');
    expect(await screen.findByText('70 %')).toBeVisible();
    expect(screen.getAllByText('10 %')).toHaveLength(3);
  });
});

describe('a recipe that cannot be met', () => {
  beforeEach(async () => {
    const rule = await openRule('two-hexes');
    await fill(rule.getByLabelText('Minimum, two-hexes'), '20');
  });

  const problems = () => screen.findByRole('list', { name: 'Problems of the recipe' });

  it('is told while it is typed, in words, and not kept from being typed', async () => {
    expect(
      within(await problems()).getByText(/^The minimums need 240 segments; the land has 222\.$|^two-hexes: /),
    ).toBeVisible();
    expect(screen.getByRole('status', { name: 'Recipe check' })).toHaveTextContent('1 problem');
    expect(screen.getByLabelText('Minimum, two-hexes')).toHaveValue('20');
  });

  it('shows the place at a click, and hides it at another', async () => {
    const show = within(await problems()).getByRole('button', { name: /show$/ });
    await click(show);
    expect(shownCityPlace.of(store.getState()).place?.rows).toEqual(store.getState().document.city.land);
    await click(within(await problems()).getByRole('button', { name: /hide$/ }));
    expect(shownCityPlace.of(store.getState()).place).toBeNull();
  });

  it('is fixed by what is offered, as one step', async () => {
    const fix = await within(await problems()).findByRole('button', { name: /^Enlarge radius/ });
    await click(fix);
    await waitFor(() =>
      expect(screen.getByRole('status', { name: 'Recipe check' })).toHaveTextContent('Recipe can be met'),
    );
    expect(screen.queryByRole('list', { name: 'Problems of the recipe' })).toBeNull();
    expect(steps()).toEqual(['Change minimum of two-hexes', 'Change land']);
  });

  it('offers all that would fix it in full, however long the name', async () => {
    const name = 'Houses around a yard, with a well and two gardens behind them';
    edit(store, 'Rename', (draft) => {
      draft.schematics['two-hexes']!.name = name;
      draft.recipe.schematics.find(({ id }) => id === 'tile')!.min = 1;
    });
    const fix = await within(await problems()).findByRole('button', {
      name: /^Lower minimum of Houses around/,
    });
    const label = fix.querySelector('.mantine-Button-label')!;
    for (const box of [fix, label]) {
      expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
      expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight);
    }
    expect(fix.getBoundingClientRect().right).toBeLessThanOrEqual(
      (await problems()).getBoundingClientRect().right,
    );
  });

  it('leaves the city as it was when it is generated all the same, and is reported on', async () => {
    const { city } = store.getState().document;
    await click(screen.getByRole('button', { name: 'Generate' }));
    expect(await screen.findByText('Seed 1 failed. Your city is unchanged.')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Problems of the generation' })).toHaveTextContent(/two-hexes/);
    expect(store.getState().document.city).toBe(city);
  });
});

describe('the report of a generation', () => {
  const report = () => within(screen.getByRole('region', { name: 'Report' }));

  it('tells of every schematic, shows where one more would come nearest, and when it is out of date', async () => {
    const rule = await openRule('two-hexes');
    await fill(rule.getByLabelText('Maximum, two-hexes'), '4');
    await click(screen.getByRole('button', { name: 'Generate' }));
    const list = within(await screen.findByRole('list', { name: 'Report by schematic' }));
    expect(list.getAllByRole('button')).toHaveLength(4);
    await click(list.getByRole('button', { name: /^two-hexes/ }));
    expect(list.getByText(/^Rule: up to 4\. Tried/)).toBeVisible();
    await click(list.getByRole('button', { name: 'Find next place' }));
    const found = await list.findByText(/^Nearest at hex|^One more would fit/);
    expect(found).toBeVisible();
    expect(report().queryByText('The city has changed since.')).toBeNull();
    await keyboard('{Control>}z{/Control}');
    expect(await report().findByText('The city has changed since.')).toBeVisible();
    await keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(report().queryByText('The city has changed since.')).toBeNull());
  });
});

describe('the table of all rules', () => {
  it('draws the first of hundreds, and more as one comes to the end by keyboard', async () => {
    const { recipe } = store.getState().document;
    const many = Array.from({ length: 100 }, (_, index) => ({
      ...recipe.schematics[0]!,
      id: `many-${index}`,
    }));
    edit(store, 'Many', (draft) => void (draft.recipe.schematics = many as typeof draft.recipe.schematics));
    await click(recipePanel().getByRole('button', { name: 'All in a table' }));
    const table = within(await screen.findByRole('dialog')).getByRole('table');
    expect(table).toHaveAttribute('aria-rowcount', '101');
    const before = within(table).getAllByRole('rowheader').length;
    expect(before).toBeLessThan(100);
    within(table)
      .getByLabelText(`Weight, many-${before - 1}`)
      .focus();
    await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(before));
  });

  it('holds a row for each, sorts them, and takes them out', async () => {
    await click(recipePanel().getByRole('button', { name: 'All in a table' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Schematics of the recipe' }));
    const names = () => dialog.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names()).toEqual(['single', 'pair', 'tile', 'two-hexes']);
    await fill(dialog.getByLabelText('Weight, tile'), '9');
    await click(dialog.getByRole('button', { name: 'Weight' }));
    expect(names()).toEqual(['tile', 'pair', 'single', 'two-hexes']);
    await click(dialog.getByRole('button', { name: 'Poses of pair' }));
    await click(await screen.findByRole('button', { name: 'Shifted left' }));
    expect(ruleOf('pair')).toMatchObject({ shifts: [0, 1] });
    await keyboard('{Escape}');
    await click(dialog.getByRole('button', { name: 'Remove single from the recipe' }));
    expect(names()).toEqual(['tile', 'pair', 'two-hexes']);
    expect(ruleOf('single')).toBeUndefined();
  });
});

describe('presets', () => {
  const openMenu = () => click(screen.getByRole('button', { name: 'Start from a preset' }));

  it('are kept under a name, used, renamed and deleted', async () => {
    const { recipe } = store.getState().document;
    await openMenu();
    await click(await screen.findByRole('menuitem', { name: 'Save as preset…' }));
    await fill(await screen.findByLabelText('Name'), 'Small and plain');
    await keyboard('{Enter}');
    await waitFor(() => expect(ownPresets.get()).toHaveLength(1));

    const rule = await openRule('tile');
    await fill(rule.getByLabelText('Minimum, tile'), '3');
    await openMenu();
    await click(await screen.findByRole('menuitem', { name: 'Small and plain' }));
    await waitFor(() => expect(store.getState().document.recipe).toEqual(recipe));
    await waitFor(() => expect(steps().at(-1)).toBe('Generate from seed 1'));

    await openMenu();
    await click(await screen.findByRole('menuitem', { name: 'Rename “Small and plain”' }));
    await fill(await screen.findByLabelText('Name'), 'Plain');
    await keyboard('{Enter}');
    await waitFor(() => expect(ownPresets.get().map(({ name }) => name)).toEqual(['Plain']));
    await openMenu();
    await click(await screen.findByRole('menuitem', { name: 'Delete “Plain”' }));
    expect(ownPresets.get()).toEqual([]);
  });
});
