import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { shownPlaceSlice } from '../../../../src/app/board/shown-place.ts';
import { ChecksPanel } from '../../../../src/app/features/checks/ChecksPanel.tsx';
import { addSchematic } from '../../../../src/app/document/library-edits.ts';
import { paintSegment } from '../../../../src/app/features/schematics/painting.ts';
import {
  beginGesture,
  edit,
  endGesture,
  setSession,
  undoStep,
  type AppStore,
} from '../../../../src/app/store/store.ts';
import { plainStore } from '../../../support/documents.ts';
import { renderWorkspace } from '../../../support/workspace.tsx';

let store: AppStore;

afterEach(cleanup);

beforeEach(() => {
  store = plainStore();
  renderWorkspace(store, <ChecksPanel />);
});

function paint(schematic: string, q: number, k: 0 | 3): void {
  act(() => edit(store, 'Paint', (draft) => paintSegment(draft, schematic, { q, r: 0, k }, 'house')));
}

const problems = () => within(screen.getByRole('list', { name: 'Problems' })).getAllByRole('listitem');

describe('the checks', () => {
  it('are content with a good piece, and follow what is painted and undone', async () => {
    expect(screen.getByText('No problems')).toBeVisible();
    paint('single', 4, 0);
    expect(await screen.findByText('2 parts that do not touch')).toBeVisible();
    expect(screen.getByText('1 problem')).toBeVisible();
    act(() => undoStep(store));
    expect(await screen.findByText('No problems')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Problems' })).toBeNull();
  });

  it('wait for the end of a stroke', async () => {
    act(() => void beginGesture(store, 'Paint'));
    paint('single', 4, 0);
    paint('single', 8, 0);
    expect(screen.getByText('No problems')).toBeVisible();
    act(() => endGesture(store));
    expect(await screen.findByText('3 parts that do not touch')).toBeVisible();
  });

  it('show one place after the other by a click', async () => {
    paint('single', 4, 0);
    paint('single', 8, 3);
    const entry = await screen.findByRole('button', { name: /3 parts that do not touch/, pressed: false });
    const shown = () => shownPlaceSlice.of(store.getState()).segments;
    await userEvent.click(entry);
    expect(shown()).toEqual([{ q: 4, r: 0, k: 0 }]);
    await waitFor(() => expect(entry).toHaveAttribute('aria-pressed', 'true'));
    expect(within(entry).getByText('1 of 2')).toBeVisible();
    await userEvent.click(entry);
    expect(shown()).toEqual([{ q: 8, r: 0, k: 3 }]);
    await userEvent.click(entry);
    expect(shown()).toBeNull();
  });

  it('lead to a schematic that is the same, and to others of the library with problems', async () => {
    act(() =>
      edit(store, 'New', (draft) => {
        addSchematic(draft, 'copy', 'Copy', null);
        paintSegment(draft, 'copy', { q: 0, r: 0, k: 3 }, 'house');
        addSchematic(draft, 'apart', 'Apart', null);
        paintSegment(draft, 'apart', { q: 0, r: 0, k: 0 }, 'house');
        paintSegment(draft, 'apart', { q: 3, r: 0, k: 0 }, 'house');
        addSchematic(draft, 'bare', 'Bare', null);
      }),
    );
    const twin = await screen.findByRole('button', { name: /^Suggestion: The same as Copy turned 180°/ });
    await userEvent.click(await screen.findByText('1 other schematic has problems'));
    await userEvent.click(screen.getByRole('button', { name: 'Apart 1 problem' }));
    expect(store.getState().session.schematic).toBe('apart');
    expect(await screen.findByText('2 parts that do not touch')).toBeVisible();
    expect(problems()).toHaveLength(1);
    expect(twin).not.toBeInTheDocument();
    act(() => setSession(store, { schematic: 'single' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Suggestion: The same as Copy/ }));
    expect(store.getState().session.schematic).toBe('copy');
  });
});

describe('a check', () => {
  it('is dismissed with a reason, is seen with it, and is restored', async () => {
    paint('single', 4, 0);
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss: 2 parts that do not touch' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Dismiss: 2 parts that do not touch' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const reason = screen.getByRole('textbox', { name: 'Why is this intended?' });
    expect(reason).toHaveFocus();
    await userEvent.fill(reason, 'Two islets');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('No problems')).toHaveFocus();
    expect(store.getState().timeline.past.at(-1)!.label).toBe('Dismiss check in single');
    await userEvent.click(screen.getByText('1 dismissed'));
    expect(screen.getByText('Two islets')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore: 2 parts that do not touch' }));
    expect(await screen.findByText('1 problem')).toBeVisible();
    expect(screen.queryByText('1 dismissed')).toBeNull();
  });
});
