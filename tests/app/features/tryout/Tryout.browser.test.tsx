import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forgetPreferences } from '../../../../src/app/kit/preference.ts';
import { pinnedPanels } from '../../../../src/app/shell/pinned-panels.ts';
import { schematicPose } from '../../../../src/app/store/schematic-pose.ts';
import { edit, setSession, type AppStore } from '../../../../src/app/store/store.ts';
import { PLAIN_POSE } from '../../../../src/engine/schematic/pose.ts';
import { plainStore } from '../../../support/documents.ts';
import { boardNamed, placeOf, renderWorkspace, SchematicsWorkspace } from '../../../support/workspace.tsx';

let store: AppStore;

beforeEach(() => {
  pinnedPanels.set({ tryout: true, poses: false });
  store = plainStore();
  setSession(store, { workspace: 'schematics', schematic: 'single' });
  renderWorkspace(store, <SchematicsWorkspace />);
});

afterEach(() => {
  cleanup();
  forgetPreferences();
});

const panel = () => within(screen.getByRole('region', { name: 'Try it out' }));
const copies = () => panel().findByRole('listbox', { name: /^Copies of / });
const pixelsOf = async () => {
  const canvas = (await copies()).querySelector('canvas')!;
  return canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data.join();
};

describe('the patch', () => {
  it('shows the piece in all of its poses, and follows a stroke', async () => {
    expect(await panel().findByText(/^\d+ copies$/)).toBeVisible();
    expect(panel().getByText(/^in 6 of 6 poses$/)).toBeVisible();
    const board = boardNamed('Schematic single');
    await userEvent.click(board, { position: placeOf(board, { q: 0, r: 0, k: 1 }).inside });
    expect(await panel().findByText(/^in \d+ of 9 poses$/)).toBeVisible();
  });

  it('is rerolled with the dice, and has other neighbors', async () => {
    const before = await pixelsOf();
    await userEvent.click(panel().getByRole('button', { name: 'Reroll the patch' }));
    await waitFor(async () => expect(await pixelsOf()).not.toBe(before));
    const count = () => Number.parseInt(panel().getByText(/^\d+ copies$/).textContent, 10);
    const among = count();
    await userEvent.selectOptions(panel().getByRole('combobox', { name: 'Neighbors' }), 'The same piece');
    await waitFor(() => expect(count()).toBeGreaterThan(among));
  });

  it('is walked copy by copy, and shows the pose of each', async () => {
    (await copies()).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const option = panel().getByRole('option', { name: /^Copy 2 of \d+: Rotation \d/ });
    const rotation = Number(/Rotation (\d)/.exec(option.textContent)![1]);
    await userEvent.keyboard('{Enter}');
    expect(schematicPose.of(store.getState()).pose.rotation).toBe(rotation);
  });

  it('shows the pose of the copy under a click', async () => {
    const list = await copies();
    await panel().findByText(/^\d+ copies$/);
    const { width, height } = list.getBoundingClientRect();
    // Half of all places are copies: some click hits one in another pose.
    for (let x = 0.1; x < 0.9; x += 0.07)
      if (schematicPose.of(store.getState()).pose === PLAIN_POSE)
        await userEvent.click(list, { position: { x: x * width, y: height / 4 } });
    expect(schematicPose.of(store.getState()).pose).not.toBe(PLAIN_POSE);
  });

  it('says why and where nothing fits', async () => {
    await copies();
    act(() =>
      edit(store, 'ask', ({ schematics }) => {
        schematics['single']!.around = [{ q: 0, r: 0, segments: [null, '@sea', null, null, null, '@sea'] }];
      }),
    );
    expect(await panel().findByText('Fits nowhere in this patch')).toBeVisible();
    expect(panel().getAllByRole('listitem')[0]).toHaveTextContent(
      /^Needs sea here, but (?:every place has|[\d,]+ of [\d,]+ places have) [a-z ]+$/,
    );
    expect(panel().getByText(/^The nearest place is marked, with \d segments? in red\.$/)).toBeVisible();
  });

  it('says that an empty piece has to be painted first', async () => {
    act(() =>
      edit(store, 'empty', ({ schematics }) => {
        schematics['single']!.hexes = {};
      }),
    );
    expect(await panel().findByText('Paint a segment, and the piece is tried out here.')).toBeVisible();
  });

  it('is enlarged in a dialog', async () => {
    await userEvent.click(panel().getByRole('button', { name: 'Enlarge the patch' }));
    const dialog = within(await screen.findByRole('dialog', { name: / among its neighbors$/ }));
    expect(await dialog.findByText(/^\d+ copies$/)).toBeVisible();
  });
});
