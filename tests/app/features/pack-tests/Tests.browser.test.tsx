import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { addPack, putIntoPack } from '../../../../src/app/document/packs.ts';
import { TestsDialog } from '../../../../src/app/features/pack-tests/TestsDialog.tsx';
import { TestsPanel } from '../../../../src/app/features/pack-tests/TestsPanel.tsx';
import { testsDialog } from '../../../../src/app/features/pack-tests/tests-dialog.ts';
import { openSchematic } from '../../../../src/app/store/open-schematic.ts';
import { useApp } from '../../../../src/app/store/context.tsx';
import { edit, setSession, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { plainStore } from '../../../support/documents.ts';
import { renderWorkspace } from '../../../support/workspace.tsx';

let store: AppStore;

function Dialog() {
  const { shown } = useApp((state) => testsDialog.of(state));
  return <TestsDialog opened={shown} onClose={() => testsDialog.set(store, { shown: false })} />;
}

beforeEach(() => {
  store = plainStore();
  edit(store, 'Pack', (draft) => {
    addPack(draft, 'small', { name: 'Small', author: '', license: '', description: '', release: '' });
    putIntoPack(draft, ['single', 'pair', 'tile'], 'small');
  });
  setSession(store, { workspace: 'schematics' });
  openSchematic(store, 'pair');
  renderWorkspace(
    store,
    <div style={{ width: 264 }}>
      <TestsPanel />
      <Dialog />
    </div>,
  );
});

afterEach(cleanup);

const tests = () => store.getState().document.packs![0]!.tests;
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('a scene is painted by keys, named, saved as one step, and edited again', async () => {
  await click('Paint scene');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name of the test' }), 'on a house');
  expect(screen.getByText('Passes')).toBeVisible();
  await click('House');
  const board = screen.getByRole('application', { name: 'Scene' });
  act(() => board.focus());
  // The first key shows the cursor at the center of the piece.
  await userEvent.keyboard('{ArrowRight}');
  expect(within(board).getByText(/free ground/)).toBeInTheDocument();
  await userEvent.keyboard(' ');
  expect(within(board).getByText(/House/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText(/^Fails: it must fit there/)).toBeVisible());
  // Ctrl+Z takes a stroke back, not a step of the work.
  const steps = store.getState().timeline.past.length;
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByText('Passes')).toBeVisible();
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(store.getState().timeline.past).toHaveLength(steps);
  await userEvent.click(screen.getByText('Must not fit'));
  await waitFor(() => expect(screen.getByText('Passes')).toBeVisible());
  await click('Save test');
  await waitFor(() =>
    expect(tests()).toMatchObject([{ kind: 'blocked', name: 'on a house', schematic: 'pair' }]),
  );
  const list = screen.getByRole('list', { name: 'Tests of the pack Small' });
  await waitFor(() => expect(list).toHaveTextContent('on a houseMust not fitPasses'));

  await click(/^Edit test: on a house/);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name of the test' }), 'on a roof');
  await click('Save test');
  await waitFor(() => expect(tests()).toMatchObject([{ name: 'on a roof' }]));
  undoStep(store);
  expect(tests()).toMatchObject([{ name: 'on a house' }]);
});

it('the piece of a scene turns by its keys and moves to the cursor', async () => {
  await click('Paint scene');
  await click('Move piece');
  const board = screen.getByRole('application', { name: 'Scene' });
  act(() => board.focus());
  await userEvent.keyboard('r{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp} ');
  await click('Mirror');
  await click('Save test');
  await waitFor(() => expect(tests()).toMatchObject([{ rotation: 1, mirror: true }]));
  const [test] = tests();
  expect(test?.kind !== 'placed' && [test?.q, test?.r]).not.toEqual([0, 0]);
});

it('Escape asks before a painted scene is lost, and not where there is nothing to lose', async () => {
  const editor = () => screen.queryByRole('dialog', { name: 'Test in a scene' });
  await click('Paint scene');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(editor()).toBeNull());

  await click('Paint scene');
  await click('Mirror');
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Leave the scene?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('dialog', { name: 'Leave the scene?' })).toBeNull();
  await click('Undo stroke');
  await click('Cancel');
  await waitFor(() => expect(editor()).toBeNull());

  await click('Paint scene');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name of the test' }), 'on a house');
  await userEvent.keyboard('{Escape}');
  await click('Leave without it');
  await waitFor(() => expect(editor()).toBeNull());
  expect(tests()).toEqual([]);
});

it('a test in the cities of the open recipe keeps a copy of it, runs, and is checked with the pack', async () => {
  await click('Count cities');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name of the test' }), 'often');
  await click('Add test');
  const [pack] = store.getState().document.packs!;
  expect(pack!.tests).toMatchObject([{ kind: 'placed', name: 'often', recipe: pack!.recipes![0]!.id }]);
  await click('Run test: often');
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Tests of the pack Small' })).toHaveTextContent(/Passes/),
  );
  await click('Check pack…');
  const dialog = await screen.findByRole('dialog', { name: 'Check “Small”' });
  await waitFor(() => expect(within(dialog).getByText(/^100 cities were generated/)).toBeVisible());
  expect(within(dialog).getByRole('list', { name: 'Tests of the pack Small' })).toHaveTextContent(
    'Edit test: pair: oftenIn at least 50 of 100 cities of',
  );

  // A test that ran with the pack has run in the panel, too, until the piece changes.
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const list = screen.getByRole('list', { name: 'Tests of the pack Small' });
  expect(list).toHaveTextContent(/Passes/);
  act(() => edit(store, 'Empty', (draft) => void (draft.schematics['pair']!.hexes = {})));
  await waitFor(() => expect(list).toHaveTextContent(/Not run yet/));
});
