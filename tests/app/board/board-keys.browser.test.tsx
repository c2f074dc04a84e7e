import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { schematicHand } from '../../../src/app/board/tools/schematic-hand.ts';
import { setSession, type AppStore } from '../../../src/app/store/store.ts';
import { plainStore } from '../../support/documents.ts';
import { boardNamed, renderWorkspace, SchematicsWorkspace } from '../../support/workspace.tsx';
import { BoardUser, firePointer } from './board-user.ts';

/*
 * Keys of the board work wherever the focus is, unless keys have led to a control, or text is typed.
 */

let store: AppStore;

afterEach(cleanup);

beforeEach(() => {
  store = plainStore();
  setSession(store, { workspace: 'schematics' });
  renderWorkspace(store, <SchematicsWorkspace />);
});

const user = new BoardUser('Schematic single');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const hexes = () => store.getState().document.schematics['single']!.hexes;
const origin = () => [Number(user.element.dataset['originX']), Number(user.element.dataset['originY'])];

/** Drags over the board with Space held, and tells whether that has panned it and painted nothing. */
async function pansBySpace(): Promise<boolean> {
  const [before, painted] = [origin(), hexes()];
  await userEvent.keyboard('{ >}');
  await user.drag([
    { q: 0, r: 0, k: 3 },
    { q: 0, r: 1, k: 0 },
  ]);
  await userEvent.keyboard('{/ }');
  expect(hexes()).toBe(painted);
  return String(origin()) !== String(before);
}

describe('Space with a drag pans', () => {
  it.each(['Erase', 'Hex', 'Zoom in'])('after a click on %s, which is not pressed again', async (name) => {
    await userEvent.click(button(name));
    const { scale } = user;
    expect(await pansBySpace()).toBe(true);
    expect(user.scale).toBe(scale);
  });

  it('after a click on a kind, a checkbox and an entry of the library', async () => {
    await userEvent.click(button(/^Wheat/));
    expect(await pansBySpace()).toBe(true);
    await userEvent.click(button('pair'));
    await userEvent.click(button('single'));
    expect(await pansBySpace()).toBe(true);
    expect(screen.queryAllByRole('row', { selected: true })).toHaveLength(0);
  });

  it('once the pointer has come to the board from a button that keys led to', async () => {
    button('Erase').focus();
    await userEvent.keyboard('{Tab}');
    await user.hover({ q: 0, r: 0, k: 0 });
    await user.hover({ q: 0, r: 0, k: 3 });
    expect(await pansBySpace()).toBe(true);
  });

  it('but presses a button that keys led to, though the pointer lies on the board', async () => {
    await user.hover({ q: 0, r: 0, k: 0 });
    await user.hover({ q: 0, r: 0, k: 3 });
    button('Erase').focus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab} ');
    await waitFor(() => expect(button('Erase')).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.keyboard('{Tab}{Enter}');
    expect(button('Erase')).toHaveAttribute('aria-pressed', 'false');
  });

  it('but is text in a field', async () => {
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.click(field);
    await userEvent.keyboard('{End}{ }x');
    expect(field).toHaveValue('single x');
  });
});

it('letters, digits, arrows and Enter go to the board after a click on a tool', async () => {
  await userEvent.click(button('Hex'));
  expect(user.element).toHaveFocus();
  await userEvent.keyboard('2');
  expect(store.getState().session.kind).not.toBe('house');
  const before = hexes();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(hexes()).not.toBe(before);
  await userEvent.click(button('Paint'));
  await userEvent.keyboard('e');
  expect(button('Erase')).toHaveAttribute('aria-pressed', 'true');
});

describe('the eraser of a pen', () => {
  const pen = { pointerType: 'pen', pointerId: 7 } as const;

  it.each(['paint', 'select', 'pan', 'line'] as const)('erases while %s is in hand', (tool) => {
    schematicHand.set(store, { tool });
    const board = boardNamed('Schematic single');
    const at = user.pixelOf({ q: 0, r: 0, k: 0 });
    expect(hexes()['0,0']![0]).not.toBeNull();
    firePointer(board, 'pointerdown', at, { ...pen, button: 5, buttons: 32 });
    firePointer(board, 'pointermove', { ...at, x: at.x + 1 }, { ...pen, button: -1, buttons: 32 });
    firePointer(board, 'pointerup', at, { ...pen, button: 5, buttons: 0 });
    expect(hexes()['0,0']?.[0] ?? null).toBeNull();
  });
});
