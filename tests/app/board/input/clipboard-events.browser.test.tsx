import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useClipboardEvents } from '../../../../src/app/board/input/clipboard-events.ts';

const pasted: string[] = [];
const HANDLERS = {
  copied: () => null,
  canCut: () => false,
  cut: () => undefined,
  paste: (text: string) => pasted.push(text),
};

function Page() {
  useClipboardEvents(HANDLERS);
  return (
    <>
      <input aria-label="Seed" defaultValue="4711" />
      <button type="button">Board</button>
    </>
  );
}

afterEach(() => {
  cleanup();
  pasted.length = 0;
});

it('a board takes what Ctrl+V pastes, and not what is selected when the middle button is pressed', async () => {
  render(<Page />);
  const field = screen.getByRole('textbox', { name: 'Seed' });
  const board = screen.getByRole('button', { name: 'Board' });
  await userEvent.dblClick(field);
  // Linux would paste the selection, which it keeps besides the clipboard.
  await userEvent.click(board, { button: 'middle' });
  expect(pasted).toEqual([]);
  await userEvent.dblClick(field);
  await userEvent.keyboard('{Control>}c{/Control}');
  await userEvent.click(board);
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.poll(() => pasted).toEqual(['4711']);
});
