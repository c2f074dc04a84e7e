import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chosenKeys } from '../../../src/app/contrib/key-preference.ts';
import { Filled } from '../../../src/app/contrib/slot.tsx';
import { PAGE_DIALOGS } from '../../../src/app/contrib/slots.ts';
import { forgetPreferences } from '../../../src/app/kit/preference.ts';
import { setSession, type AppStore } from '../../../src/app/store/store.ts';
import { plainStore } from '../../support/documents.ts';
import { boardNamed, renderWorkspace, SchematicsWorkspace } from '../../support/workspace.tsx';
import { schematicHand } from '../../../src/app/board/tools/schematic-hand.ts';
import { keyPlace } from '../../../src/app/board/input/key-place.ts';
import { schematicPose } from '../../../src/app/store/schematic-pose.ts';

let store: AppStore;

afterEach(() => {
  cleanup();
  forgetPreferences();
});

beforeEach(() => {
  store = plainStore();
  setSession(store, { workspace: 'schematics' });
  renderWorkspace(store, <Page />);
});

/** The workspace with what lies above it, as the app has them. */
function Page() {
  return (
    <>
      <SchematicsWorkspace />
      <Filled slot={PAGE_DIALOGS} />
    </>
  );
}

/** The tool in hand. */
function tool(): string {
  return schematicHand.of(store.getState()).tool;
}

/** The commands on the list; a panel of the page may have options of its own. */
function listed(): HTMLElement[] {
  return within(screen.getByRole('dialog', { name: 'Commands' })).getAllByRole('option');
}

function options(): string[] {
  return listed().map((option) => option.querySelector('[class*="name"]')!.textContent);
}

it('undo with no step left keeps the focus, and what was typed in a field before', async () => {
  const search = screen.getByRole('textbox', { name: 'Search library' });
  await userEvent.fill(search, 'wh');
  const board = boardNamed('Schematic single');
  board.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(board).toHaveFocus();
  expect(search).toHaveValue('wh');
});

describe('the palette of commands', () => {
  it('runs what was typed and chosen, and the keys are where they were', async () => {
    const board = boardNamed('Schematic single');
    board.focus();
    await userEvent.keyboard('{Control>}k{/Control}erase{Enter}');
    expect(tool()).toBe('erase');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(board).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(keyPlace.of(store.getState()).place).not.toBeNull();
  });

  it('opens schematics and takes kinds by their names', async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.fill(screen.getByRole('combobox', { name: 'Find a command' }), 'open pair');
    expect(options()).toEqual(['Open schematic pair']);
    await userEvent.click(screen.getByRole('option', { name: 'Open schematic pair' }));
    const board = boardNamed('Schematic pair');
    await waitFor(() => expect(board).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}select wheat{Enter}');
    expect(store.getState().session.kind).toBe('wheat');
  });

  it('is walked by arrows, round its ends, and offers on top what was used last', async () => {
    await userEvent.keyboard('{Control>}k{/Control}lasso{Enter}');
    await userEvent.keyboard('{Control>}k{/Control}');
    const recent = within(screen.getByRole('group', { name: 'Recently used' }));
    const [first] = recent.getAllByRole('option');
    expect(first).toHaveTextContent('Select by lasso or by rectangle');
    const field = screen.getByRole('combobox', { name: 'Find a command' });
    expect(field).toHaveAttribute('aria-activedescendant', first!.id);
    await userEvent.keyboard('{ArrowUp}');
    expect(field).toHaveAttribute('aria-activedescendant', listed().at(-1)!.id);
    await userEvent.keyboard('{ArrowDown}');
    expect(first).toHaveAttribute('aria-selected', 'true');
  });

  it('says why a command cannot be run, and does not run it', async () => {
    await userEvent.keyboard('{Control>}k{/Control}cut sel');
    const option = screen.getByRole('option', { name: /Cut the selection/ });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    expect(option).toHaveTextContent('nothing is selected');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Commands' })).toBeVisible();
  });

  it('opens over a field, keeps all keys that are typed, and goes by Escape or its own key', async () => {
    const name = screen.getByRole('textbox', { name: 'Name' });
    name.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = screen.getByRole('combobox', { name: 'Find a command' });
    expect(field).toHaveFocus();
    await userEvent.keyboard('e?b{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(name).toHaveFocus();
    expect(tool()).toBe('paint');
    await userEvent.keyboard('{Control>}kk{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the list of shortcuts', () => {
  async function open() {
    boardNamed('Schematic single').focus();
    await userEvent.keyboard('?');
    return screen.findByRole('dialog', { name: 'Keyboard and mouse' });
  }

  it('changes a key, tells it everywhere, and gives it back', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Change B, Paint tool' }));
    await userEvent.keyboard('y');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change Y, Paint tool' })).toHaveFocus());
    expect(chosenKeys.get()).toEqual({ paint: ['y'] });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const paint = screen.getByRole('button', { name: 'Paint' });
    expect(paint).toHaveAttribute('aria-keyshortcuts', 'Y');
    await userEvent.keyboard('eb');
    expect(tool()).toBe('erase');
    await userEvent.keyboard('y');
    expect(tool()).toBe('paint');
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Back to B, Paint tool' }));
    expect(chosenKeys.get()).toEqual({});
    expect(paint).toHaveAttribute('aria-keyshortcuts', 'B');
  });

  it('says whose a key is: it is swapped or taken over, or nothing changes', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Change B, Paint tool' }));
    await userEvent.keyboard('e');
    expect(screen.getByRole('alert')).toHaveTextContent('E is “Erase tool” in Schematics.');
    await userEvent.keyboard('{Escape}');
    expect(chosenKeys.get()).toEqual({});
    expect(screen.getByRole('dialog', { name: 'Keyboard and mouse' })).toBeVisible();
    await userEvent.keyboard('{Enter}e');
    await userEvent.click(screen.getByRole('button', { name: 'Swap for B' }));
    expect(screen.getByRole('button', { name: 'Change B, Erase tool' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change T, Tile tool' }));
    await userEvent.keyboard('e');
    await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
    expect(screen.getByRole('button', { name: 'Change E, Tile tool' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Change .*, Paint tool$/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Reset all keys' }));
    expect(chosenKeys.get()).toEqual({});
  });

  it('refuses what the browser or another command needs, in words', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add a key, Fit to view' }));
    await userEvent.keyboard('{F5}');
    expect(screen.getByRole('alert')).toHaveTextContent('F5 is the browser’s: it loads the page again.');
    await userEvent.keyboard('3');
    expect(screen.getByRole('alert')).toHaveTextContent('3 is always “Select kind 1 to 9”.');
    await userEvent.keyboard('{Alt>}f{/Alt}');
    expect(chosenKeys.get()).toEqual({ fit: ['0', 'alt+f'] });
    await userEvent.click(screen.getByRole('button', { name: 'Change 0, Fit to view' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(chosenKeys.get()).toEqual({ fit: ['alt+f'] });
  });

  it('is narrowed by name or key, and tells what hands do', async () => {
    await open();
    const search = screen.getByRole('textbox', { name: 'Search shortcuts' });
    await userEvent.fill(search, 'ctrl+d');
    expect(screen.getAllByRole('listitem').map((item) => item.dataset['command'])).toContain(
      'duplicate-schematic',
    );
    expect(screen.queryByText('Paint tool')).toBeNull();
    await userEvent.fill(search, 'right button');
    expect(screen.getByText('Erase with any tool')).toBeVisible();
  });
});

describe('keys', () => {
  it('are letters by their places where the alphabet has no a to z', async () => {
    const board = boardNamed('Schematic single');
    board.focus();
    const press = (init: KeyboardEventInit) =>
      board.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    press({ key: 'у', code: 'KeyE' });
    expect(tool()).toBe('erase');
    press({ key: 'b', code: 'KeyB', isComposing: true });
    press({ key: 'b', code: 'KeyB', altKey: true });
    press({ key: 'b', code: 'KeyB', ctrlKey: true });
    expect(tool()).toBe('erase');
    press({ key: 'b', code: 'KeyB' });
    expect(tool()).toBe('paint');
  });

  it('that are held run again only what walks, turns or goes back', () => {
    const board = boardNamed('Schematic single');
    board.focus();
    const hold = (key: string) =>
      board.dispatchEvent(
        new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, cancelable: true }),
      );
    hold('n');
    expect(store.getState().document.order).toHaveLength(4);
    hold('r');
    hold('r');
    expect(schematicPose.of(store.getState()).pose.rotation).toBe(2);
  });

  it('are told with the board, as they are', async () => {
    const board = boardNamed('Schematic single');
    expect(board).toHaveAccessibleDescription(
      /^Arrow keys walk .* Enter uses .* Delete erases, Page Up and Page Down/,
    );
    chosenKeys.set({ 'walk-left': ['h'], act: [] });
    await waitFor(() =>
      expect(board).toHaveAccessibleDescription(/^H, Arrow Right, Arrow Up, Arrow Down walk .* no key uses/),
    );
  });

  it('work though what is stored of them makes no sense', async () => {
    chosenKeys.set({ paint: 7, erase: ['', null, 'mod+t', 'x'], fit: {} } as never);
    const board = boardNamed('Schematic single');
    board.focus();
    await userEvent.keyboard('x');
    expect(tool()).toBe('erase');
    await userEvent.keyboard('b');
    expect(tool()).toBe('paint');
    chosenKeys.set('nonsense' as never);
    await userEvent.keyboard('e');
    expect(tool()).toBe('erase');
  });
});
