import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ClipboardForm } from '../../../../src/app/board/input/clipboard.ts';
import { useClipboard } from '../../../../src/app/board/input/clipboard-events.ts';
import { StoreProvider } from '../../../../src/app/store/context.tsx';
import { ORIGIN } from '../../../../src/engine/hex/hex.ts';
import { plainStore } from '../../../support/documents.ts';
// All features, of which that of files takes what is pasted: the page is shared by all tests.
import '../../../support/workspace.tsx';

const said: (string | null)[] = [];

const FORM: ClipboardForm = {
  none: 'no piece',
  only: 'a piece',
  copied: () => null,
  canCut: () => false,
  cut: () => null,
  work: () => true,
  kinds: ({ kinds }) => kinds,
  pasteSchematic: () => null,
};

const center = () => ORIGIN;
const say = (problem: string | null) => said.push(problem);

function Page() {
  useClipboard(FORM, center, say);
  return (
    <>
      <input aria-label="Seed" defaultValue="4711" />
      <button type="button">Board</button>
    </>
  );
}

afterEach(() => {
  cleanup();
  said.length = 0;
});

it('a board takes what Ctrl+V pastes, and not what is selected when the middle button is pressed', async () => {
  render(
    <StoreProvider store={plainStore()}>
      <Page />
    </StoreProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Seed' });
  const board = screen.getByRole('button', { name: 'Board' });
  await userEvent.dblClick(field);
  // Linux would paste the selection, which it keeps besides the clipboard.
  await userEvent.click(board, { button: 'middle' });
  expect(said).toEqual([]);
  // The clipboard is that of all pages of tests: another one may copy in between.
  await waitFor(
    async () => {
      said.length = 0;
      await userEvent.dblClick(field);
      await userEvent.keyboard('{Control>}c{/Control}');
      await userEvent.click(board);
      await userEvent.keyboard('{Control>}v{/Control}');
      await expect
        .poll(() => said, { timeout: 2000 })
        .toEqual([expect.stringMatching(/^The clipboard holds no piece: /)]);
    },
    { timeout: 30_000 },
  );
});
