import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paintSegment } from '../../../../src/app/features/schematics/painting.ts';
import { deleteChunked, fromChunks, setChunked } from '../../../../src/app/document/chunked.ts';
import { stampSchematic } from '../../../../src/app/store/city-edits.ts';
import { edit, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { Timeline } from '../../../../src/app/document/timeline.ts';
import { cityFile } from '../../../support/app-page.tsx';
import { plainStore } from '../../../support/documents.ts';
import { boardNamed, CityWorkspace, renderWorkspace } from '../../../support/workspace.tsx';
import { expectSameCoverage } from './same-coverage.ts';
import { citySelection } from '../../../../src/app/cityview/selection-slice.ts';

let store: AppStore;

afterEach(cleanup);

beforeEach(() => {
  store = plainStore();
  renderWorkspace(store, <CityWorkspace />);
});

const placements = () => fromChunks(store.getState().document.city.placements);
const bar = () => screen.findByRole('region', { name: 'Reroll' });
const steps = () => store.getState().timeline.past.length;

async function rerollAll(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Reroll part' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /All but locked/ }));
  const region = await bar();
  await within(region).findByText(/\d+ removed, \d+ new/);
  return region;
}

describe('rerolling all but the locked', () => {
  it('changes nothing until it is accepted; then it is one step, and the locked are where they were', async () => {
    const [first] = placements();
    edit(store, 'Lock', (draft) => setChunked(draft.city.placements, { ...first!, locked: true }));
    store.setState({ timeline: Timeline.empty });
    const before = cityFile(store);
    const { land, districts } = store.getState().document.city;
    const region = await rerollAll();
    expect(region).toHaveTextContent('roll 1 of seed 1');
    expectSameCoverage(region);
    await userEvent.click(within(region).getByRole('button', { name: 'Again' }));
    await waitFor(async () => expect(await bar()).toHaveTextContent(/roll 2 of seed 1.*removed/s));
    expect(cityFile(store)).toBe(before);
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Reroll' })).toBeNull());
    expect(cityFile(store)).not.toBe(before);
    expect(placements().filter(({ locked }) => locked)).toEqual([{ ...first!, locked: true }]);
    expect(store.getState().document.city).toMatchObject({ land, districts });
    expect(steps()).toBe(1);
    undoStep(store);
    expect(cityFile(store)).toBe(before);
  });

  it('asks before it takes a placement by hand; kept, it is locked with the roll', async () => {
    const [first] = placements();
    edit(store, 'Remove', (draft) => deleteChunked(draft.city.placements, first!.id));
    const id = stampSchematic(store, first!.schematic, first!, first!);
    const before = placements();
    const ask = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Reroll part' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: /All but locked/ }));
      return screen.findByRole('dialog', { name: 'Reroll over edits by hand?' });
    };
    const question = await ask();
    expect(question).toHaveTextContent(`1 placement by hand: ${first!.schematic}`);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Reroll' })).toBeNull();
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Keep as locked' }));
    await within(await bar()).findByText(/removed, \d+ new/);
    expect(placements()).toEqual(before);
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Again' }));
    await waitFor(async () => expect(await bar()).toHaveTextContent(/roll 2 of seed 1.*removed/s));
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Reroll' })).toBeNull());
    expect(placements().filter(({ locked }) => locked)).toEqual([
      { ...before.find((each) => each.id === id)!, locked: true },
    ]);
  });

  it('is rolled another by R, with the next number, and rejected by Escape', async () => {
    const before = store.getState().document.city;
    await rerollAll();
    boardNamed('City').focus();
    await userEvent.keyboard('r');
    await waitFor(async () => expect(await bar()).toHaveTextContent(/roll 2 of seed 1.*removed/s));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Reroll' })).toBeNull());
    expect(store.getState().document.city).toBe(before);
  });

  it('is rejected by undo, which takes back no step before it is asked again', async () => {
    edit(store, 'Change the seed', (draft) => void (draft.recipe.seed = 9));
    const before = store.getState().document;
    await rerollAll();
    boardNamed('City').focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Reroll' })).toBeNull());
    expect(store.getState().document).toBe(before);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(steps()).toBe(0);
    expect(store.getState().document.recipe.seed).toBe(1);
  });

  it('that cannot be had says why in words, and undo takes a step back', async () => {
    edit(
      store,
      'Ask for too many',
      (draft) => void (draft.recipe.schematics.find(({ id }) => id === 'two-hexes')!.min = 500),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Reroll part' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /All but locked/ }));
    const region = await bar();
    expect(await within(region).findByRole('alert')).toHaveTextContent(
      'two-hexes: the minimums need 6000 segments; the land has 222.',
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(steps()).toBe(0);
  });

  it('is gone as soon as the city is edited', async () => {
    await rerollAll();
    edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Reroll' })).toBeNull());
    expect(placements()).toEqual([]);
  });
});

it('a selection is rolled on its own ground, by a key, and stays selected as what came', async () => {
  const [first, second] = placements();
  citySelection.set(store, { ids: [first!.id, second!.id] });
  boardNamed('City').focus();
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  const region = await bar();
  expect(region).toHaveTextContent('Reroll 2 placements');
  const before = placements();
  await within(region).findByText(/removed|as it stands/);
  const accept = within(region).queryByRole('button', { name: 'Accept' });
  await userEvent.click(accept ?? within(region).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Reroll' })).toBeNull());
  const selected = new Set(citySelection.of(store.getState()).ids);
  expect(selected.size).toBeGreaterThan(0);
  expect(placements().filter(({ id }) => !selected.has(id))).toEqual(before.slice(2));
});

it('everything is selected, rolled, rolled another and accepted by keys on the board', async () => {
  const before = cityFile(store);
  boardNamed('City').focus();
  await userEvent.keyboard('{Control>}a{/Control}{Alt>}{Enter}{/Alt}');
  const region = await bar();
  await within(region).findByText(/\d+ removed, \d+ new/);
  expectSameCoverage(region);
  boardNamed('City').focus();
  await userEvent.keyboard('r');
  await waitFor(async () => expect(await bar()).toHaveTextContent(/roll 2 of seed 1.*removed/s));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(steps()).toBe(1));
  expect(screen.queryByRole('region', { name: 'Reroll' })).toBeNull();
  expect(cityFile(store)).not.toBe(before);
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(cityFile(store)).toBe(before));
});

describe('a schematic that was edited', () => {
  it('is told of quietly; listed, its placements can be updated in one step', async () => {
    const count = placements().filter(({ schematic }) => schematic === 'single').length;
    edit(store, 'Paint', (draft) => paintSegment(draft, 'single', { q: 0, r: 0, k: 0 }, 'wheat'));
    const card = await screen.findByRole('region', { name: 'Edited schematics' });
    expect(card).toHaveTextContent(`single was edited: ${count} placements; all would still fit`);
    await userEvent.click(within(card).getByRole('button', { name: 'Show' }));
    expect(within(card).getAllByRole('listitem')).toHaveLength(count);
    const before = steps();
    await userEvent.click(within(card).getByRole('button', { name: 'Update all' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Edited schematics' })).toBeNull());
    expect(steps()).toBe(before + 1);
  });

  it('is asked about no more once it is kept', async () => {
    edit(store, 'Paint', (draft) => paintSegment(draft, 'single', { q: 0, r: 0, k: 0 }, 'wheat'));
    const card = await screen.findByRole('region', { name: 'Edited schematics' });
    await userEvent.click(within(card).getByRole('button', { name: 'Keep all' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Edited schematics' })).toBeNull());
    undoStep(store);
    expect(await screen.findByRole('region', { name: 'Edited schematics' })).toBeVisible();
  });
});
