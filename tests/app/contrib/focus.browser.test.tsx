import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FileMenus } from '../../../src/app/features/files/FileMenus.tsx';
import { importPicked } from '../../../src/app/features/files/import-picked.ts';
import { pickFile } from '../../../src/app/features/files/import/picked-files.ts';
import { setSession, undoStep, type AppStore } from '../../../src/app/store/store.ts';
import { writeKinds } from '../../../src/formats/kinds/write.ts';
import { writeSchematic } from '../../../src/formats/schematic/write.ts';
import { HOUSE, makeSchematic } from '../../support/cities.ts';
import { plainStore } from '../../support/documents.ts';
import { renderWorkspace, SchematicsWorkspace } from '../../support/workspace.tsx';

/*
 * What is closed or goes away with the focus in it leaves that where keys go on, never on nothing.
 */

let store: AppStore;

afterEach(cleanup);

beforeEach(() => {
  store = plainStore();
  setSession(store, { workspace: 'schematics' });
  renderWorkspace(
    store,
    <>
      <FileMenus />
      <SchematicsWorkspace />
      <Notifications />
    </>,
  );
});

const board = () => screen.getByRole('application');
const grid = () => screen.getByRole('grid', { name: 'Schematics' });
const entry = (name: string) => within(grid()).getByRole('button', { name });
const isFocused = (element: () => HTMLElement) => waitFor(() => expect(element()).toHaveFocus());

describe('the menu of an entry', () => {
  const actions = () => screen.getByRole('button', { name: 'Actions for pair' });

  async function openTags(): Promise<void> {
    await userEvent.click(actions());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tags…' }));
    await isFocused(() => screen.getByRole('combobox', { name: 'Tags' }));
  }

  it('leads back to its button', async () => {
    await userEvent.click(actions());
    await waitFor(() =>
      expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    await isFocused(actions);
  });

  it('has its dialog lead back to the entry, closed by Escape or saved', async () => {
    await openTags();
    await userEvent.keyboard('{Escape}');
    await isFocused(actions);
    await openTags();
    await userEvent.keyboard('farm{Enter}{Enter}');
    await isFocused(actions);
    expect(store.getState().document.schematics['pair']!.tags).toEqual(['farm']);
  });
});

describe('what files ask', () => {
  const pick = (name: string, text: string) => importPicked(store, [pickFile(new File([text], name))]);

  it('leads back to where it was asked, or to the board', async () => {
    entry('tile').focus();
    void pick('bad.json', '{"format": 1}');
    const refused = await screen.findByRole('dialog', { name: 'bad.json cannot be imported' });
    await waitFor(() => expect(refused).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await isFocused(() => entry('tile'));
    (document.activeElement as HTMLElement).blur();
    void pick('bad.json', '{"format": 1}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await isFocused(board);
  });

  it('leads back also when one question follows another', async () => {
    const inn = makeSchematic('inn', [{ q: 0, r: 0, segments: ['inn', 'house', null, null, null, null] }]);
    entry('tile').focus();
    void importPicked(store, [
      pickFile(new File([writeKinds({ kinds: [{ ...HOUSE, color: '#2244cc' }] })], 'kinds.json')),
      pickFile(new File([writeSchematic(inn)], 'inn.json')),
    ]);
    const clash = within(await screen.findByRole('dialog'));
    await userEvent.click(clash.getByRole('button', { name: 'Import' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add plain kind' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await isFocused(() => entry('tile'));
  });
});

describe('the board has the keys', () => {
  it('after the buttons that end a selection', async () => {
    board().focus();
    await userEvent.keyboard('{Control>}a{/Control}b');
    await userEvent.click(screen.getByRole('button', { name: 'Deselect' }));
    await isFocused(board);
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(screen.getByRole('button', { name: 'Delete selection' }));
    await isFocused(board);
    expect(store.getState().document.schematics['single']!.hexes).toEqual({});
  });

  it('after a deletion was taken back from its note', async () => {
    entry('pair').focus();
    await userEvent.keyboard('{Delete}');
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Undo' }));
    expect(board()).toHaveFocus();
  });

  it('and what stands in its place has them when the library is empty', async () => {
    entry('pair').focus();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await isFocused(() => screen.getByRole('button', { name: 'Draw the first schematic' }));
    expect(screen.queryByRole('application')).toBeNull();
    undoStep(store);
    await isFocused(board);
  });
});
