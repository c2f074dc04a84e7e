import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { KindDialogHost } from '../../../../src/app/features/kinds/KindDialogHost.tsx';
import { KindPalette } from '../../../../src/app/features/kinds/KindPalette.tsx';
import { letterSymbol } from '../../../../src/app/features/kinds/letter-symbol.ts';
import { symbolShape } from '../../../../src/formats/kinds/symbol.ts';
import { undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { plainStore } from '../../../support/documents.ts';
import { renderWorkspace } from '../../../support/workspace.tsx';

let store: AppStore;

afterEach(cleanup);

beforeEach(() => {
  store = plainStore();
  renderWorkspace(
    store,
    <>
      <KindPalette />
      <KindDialogHost />
    </>,
  );
});

const house = () => store.getState().document.kinds[0]!;

async function editHouse() {
  await userEvent.click(screen.getByRole('button', { name: 'Edit kind House' }));
  return within(await screen.findByRole('dialog', { name: 'Edit kind House' }));
}

/** The pixels of the pictures in a part of the dialog. */
const drawn = (part: HTMLElement) =>
  [...part.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL()).join();

describe('the look of a kind', () => {
  it('is chosen by pictures that follow it, and saved as one step', async () => {
    const dialog = await editHouse();
    const preview = dialog.getByRole('region', { name: 'Preview' });
    let before = drawn(preview);
    const expectChange = async () => {
      await waitFor(() => expect(drawn(preview)).not.toBe(before));
      before = drawn(preview);
    };
    const roofs = within(dialog.getByRole('group', { name: 'Roof' }));
    expect(roofs.getByRole('radio', { name: 'Automatic' })).toBeChecked();
    await userEvent.click(roofs.getByRole('radio', { name: 'Half and half' }));
    await expectChange();
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Second color' }), '#3a5f7');
    expect(dialog.getByText('Paints the ridges.')).toBeVisible();
    expect(drawn(preview)).toBe(before);
    await userEvent.keyboard('A');
    await expectChange();
    await userEvent.click(
      within(dialog.getByRole('group', { name: 'Edge' })).getByRole('radio', { name: 'Quay' }),
    );
    await expectChange();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(house().look).toEqual({ edge: 'quay', second: '#3a5f7a', roof: 'split' });
    expect(store.getState().timeline.past.map(({ label }) => label)).toEqual(['Edit kind House']);
    undoStep(store);
    expect(house().look).toBeUndefined();
  });

  it('offers what suits the pattern, and keeps a bad second color from being saved', async () => {
    const dialog = await editHouse();
    await userEvent.click(dialog.getByRole('radio', { name: 'Yard' }));
    expect(await dialog.findByRole('group', { name: 'Surface' })).toBeVisible();
    expect(dialog.queryByRole('group', { name: 'Roof' })).toBeNull();
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Second color' }), 'red');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText(/^A color is # and six of 0-9 and a-f; leave it empty/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear second color' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(house()).toMatchObject({ pattern: 'yard' });
    expect(house().look).toBeUndefined();
  });

  it('has a symbol: a letter, or an SVG that is pasted or chosen; what cannot be read says why', async () => {
    const dialog = await editHouse();
    const symbol = within(dialog.getByRole('region', { name: 'Symbol' }));
    const text = symbol.getByRole('textbox', { name: 'Letter or SVG text' });
    expect(symbol.getByRole('button', { name: 'Remove' })).toBeDisabled();
    await userEvent.fill(text, 'O');
    await waitFor(() => expect(symbol.getByRole('button', { name: 'Remove' })).toBeEnabled());
    await userEvent.fill(text, '<svg><text>A</text></svg>');
    expect(
      await symbol.findByText('svg/text[1]: <text> needs a font: convert it to paths first.'),
    ).toBeVisible();
    await userEvent.upload(
      dialog.getByRole('region', { name: 'Symbol' }).querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['<svg><rect width="4" height="4"/></svg>'], 'square.svg', { type: 'image/svg+xml' }),
    );
    await waitFor(() => expect(symbol.queryByText(/needs a font/)).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(house().look).toEqual({ symbol: 'M0 0L1000 0L1000 1000L0 1000Z' });
  });
});

describe('the symbol of a letter', () => {
  it('has the rings of the letter, and none for a blank', () => {
    const rings = (letter: string) => symbolShape(letterSymbol(letter)!).rings.length;
    expect([rings('O'), rings('B'), rings('i')]).toEqual([2, 3, 2]);
    expect(letterSymbol(' ')).toBeNull();
  });
});
