import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openKindDialog } from '../../../src/app/features/kinds/kind-dialog.ts';
import { CityGrid } from '../../../src/app/features/cities/CityGrid.tsx';
import { setSession, type AppStore } from '../../../src/app/store/store.ts';
import { plainStore } from '../../support/documents.ts';
import { renderWorkspace, SchematicsWorkspace } from '../../support/workspace.tsx';

/*
 * Enter and Escape belong to a text that is composed, as a Korean name is: no field ends by them meanwhile.
 */

let store: AppStore;

afterEach(cleanup);

beforeEach(() => {
  store = plainStore();
  setSession(store, { workspace: 'schematics' });
});

/** The marks of a key of a composition, as most browsers make them and as Safari marks the last one. */
const MARKS: readonly KeyboardEventInit[] = [{ isComposing: true }, { keyCode: 229 }];

/** Types a Korean name by a composition that takes Enter and Escape for itself. */
function compose(field: HTMLElement, text: string): void {
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: text }, isComposing: true });
  for (const key of ['Enter', 'Escape']) for (const mark of MARKS) fireEvent.keyDown(field, { key, ...mark });
  expect(field).toHaveFocus();
  expect(field).toHaveValue(text);
  fireEvent.compositionEnd(field);
}

describe('a name that is composed is kept whole', () => {
  it('as that of a schematic, in its field and in the list', async () => {
    renderWorkspace(store, <SchematicsWorkspace />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.click(field);
    compose(field, '성');
    await userEvent.keyboard('{Enter}');
    expect(store.getState().document.schematics['single']!.name).toBe('성');

    const list = within(screen.getByRole('grid', { name: 'Schematics' }));
    await userEvent.click(list.getByRole('button', { name: 'pair' }));
    await userEvent.keyboard('{F2}');
    compose(list.getByRole('textbox'), '마을');
    await userEvent.keyboard('{Enter}');
    expect(store.getState().document.schematics['pair']!.name).toBe('마을');
  });

  it('as that of a kind, in its dialog', async () => {
    renderWorkspace(store, <SchematicsWorkspace />);
    openKindDialog(store, { kind: 'edit', id: 'house' });
    const name = within(await screen.findByRole('dialog', { name: /^Edit kind/ })).getByRole('textbox', {
      name: 'Name',
    });
    await userEvent.click(name);
    compose(name, '집');
    await userEvent.keyboard('{Enter}');
    expect(store.getState().document.kinds.find(({ id }) => id === 'house')!.name).toBe('집');
  });

  it('as the symbol of a kind, of several letters until its end', async () => {
    renderWorkspace(store, <SchematicsWorkspace />);
    openKindDialog(store, { kind: 'edit', id: 'house' });
    const dialog = within(await screen.findByRole('dialog', { name: /^Edit kind/ }));
    const symbol = await dialog.findByRole('textbox', { name: 'Letter or SVG text' });
    await userEvent.click(symbol);
    compose(symbol, 'sh');
    expect(symbol).toHaveValue('h');
  });

  it('as that of a city', async () => {
    renderWorkspace(store, <CityGrid onOpened={() => {}} />);
    screen.getByText('City 1').closest('button')!.focus();
    await userEvent.keyboard('{F2}');
    compose(screen.getByRole('textbox'), '서울');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toHaveTextContent(/^서울/);
  });

  it('as what is searched in the library', async () => {
    renderWorkspace(store, <SchematicsWorkspace />);
    const search = screen.getByRole('textbox', { name: 'Search library' });
    await userEvent.click(search);
    compose(search, '성');
    await userEvent.keyboard('{Escape}');
    expect(search).toHaveValue('');
  });
});
