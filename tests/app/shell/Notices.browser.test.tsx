import { notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { showButtonNote } from '../../../src/app/kit/button-note.tsx';
import { BoardFrame } from '../../../src/app/board/BoardFrame.tsx';
import { createBoardView } from '../../../src/app/view/board-view.ts';
import { statusRoom } from '../../../src/app/board/status-room.ts';
import { StatusLine } from '../../../src/app/board/StatusLine.tsx';
import { Notices } from '../../../src/app/shell/Notices.tsx';
import { plainStore } from '../../support/documents.ts';
import { renderWorkspace } from '../../support/workspace.tsx';

const said = createStore(() => ({ lines: ['hex 3, 4 · north-east · free land'], end: 0 }));

function Page() {
  const { lines, end } = useStore(said);
  const status = lines.map((line) => (
    <StatusLine key={line} live>
      {line}
    </StatusLine>
  ));
  return (
    <>
      <div data-testid="frame" style={{ position: 'relative', flex: 1, marginBottom: end }}>
        <BoardFrame view={view} tools={null} status={status}>
          {null}
        </BoardFrame>
      </div>
      <Notices />
    </>
  );
}

const view = createBoardView();

afterEach(() => {
  notifications.clean();
  cleanup();
});

it('messages lie over nothing that the board says, and do not come down while they are read', async () => {
  renderWorkspace(plainStore(), <Page />);
  notifications.show({ message: 'Copied.', autoClose: false });
  const note = await screen.findByRole('alert');
  const box = () => note.getBoundingClientRect();
  const top = () =>
    Math.min(...screen.getAllByRole('status').map((line) => line.getBoundingClientRect().top));
  await waitFor(() => expect(box().bottom).toBeLessThan(top()));
  act(() => said.setState({ lines: ['Fits here', '3 of 18 poses fit here', 'hex 3, 4'] }));
  await waitFor(() => expect(box().bottom).toBeLessThan(top()));
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const { bottom } = box();
  act(() => said.setState({ lines: ['hex 3, 4'] }));
  await waitFor(() => expect(statusRoom.getState().top).toBeLessThan(60));
  expect(top()).toBeGreaterThan(bottom + 50);
  // It may still be rising.
  expect(box().bottom).toBeLessThan(bottom + 1);
});

it('nothing lies over the board while there is no message', async () => {
  renderWorkspace(plainStore(), <Page />);
  await waitFor(() => expect(statusRoom.getState().top).toBeGreaterThan(0));
  const { left, top } = screen.getByTestId('frame').getBoundingClientRect();
  for (const y of [100, 300, 500])
    expect(screen.getByTestId('frame')).toContainElement(
      document.elementFromPoint(left + innerWidth / 2, top + y) as HTMLElement,
    );
});

it('messages lie below a board that ends far above the end of the page', async () => {
  said.setState({ end: 320 });
  renderWorkspace(plainStore(), <Page />);
  notifications.show({ message: 'Copied.', autoClose: false });
  const note = await screen.findByRole('alert');
  const line = screen.getByRole('status');
  expect(note.getBoundingClientRect().top).toBeGreaterThan(line.getBoundingClientRect().bottom);
});

it('a note with a button lies over the end of the left panels', async () => {
  renderWorkspace(plainStore(), <Page />);
  showButtonNote({ name: 'one', message: 'Deleted Mill.', button: 'Undo', onClick: () => {} });
  const note = await screen.findByRole('alert');
  // It slides in.
  await waitFor(() => expect(note.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
  const { right, bottom } = note.getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(innerHeight);
  expect(right).toBeLessThanOrEqual(innerWidth < 900 ? innerWidth : 264);
});
