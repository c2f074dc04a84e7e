import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announce } from '../../../src/app/store/announcements.ts';
import { setSession, type AppStore } from '../../../src/app/store/store.ts';
import { plainStore } from '../../support/documents.ts';
import { boardNamed, CityWorkspace, renderWorkspace, SchematicsWorkspace } from '../../support/workspace.tsx';

afterEach(cleanup);

const log = () => screen.getByRole('log', { name: 'Announcements' });
/** The log once it is about something: it answers with its words. */
async function said(pattern: RegExp): Promise<string> {
  await waitFor(() => expect(log()).toHaveTextContent(pattern));
  return log().textContent.trim();
}

describe('screen readers hear', () => {
  it('tools, widths, kinds, poses, selections, undo and redo of schematics', async () => {
    const store = plainStore();
    setSession(store, { workspace: 'schematics', schematic: 'pair' });
    renderWorkspace(store, <SchematicsWorkspace />);
    boardNamed('Schematic pair').focus();
    for (const [keys, words] of [
      ['e', /^Erase tool$/],
      ['b', /^Paint tool$/],
      ['q', /^Width: 2 segments$/],
      ['2', /^Wheat field$/],
      ['r', /^Rotation 1, not shifted$/],
      ['m', /^Rotation 1, not shifted, mirrored$/],
      ['{Escape}', /^Rotation 0, not shifted$/],
      ['{Control>}a{/Control}', /^Select tool, 2 segments selected$/],
      ['{Delete}', /^Delete selection in pair$/],
      ['{Control>}z{/Control}', /^Undone: .* in pair/],
      ['{Control>}{Shift>}z{/Shift}{/Control}', /^Redone: .* in pair/],
    ] as const) {
      await userEvent.keyboard(keys);
      expect(await said(words)).toMatch(words);
    }
  });

  it('tools, pieces and selections of the city', async () => {
    const store = plainStore();
    renderWorkspace(store, <CityWorkspace />);
    boardNamed('City').focus();
    for (const [keys, words] of [
      ['d', /^Measure$/],
      ['v', /^Select tool$/],
      ['l', /^Draw land$/],
    ] as const) {
      await userEvent.keyboard(keys);
      expect(await said(words)).toMatch(words);
    }
    await userEvent.click(screen.getByRole('button', { name: 'tile' }));
    expect(await said(/^tile in hand$/)).toBe('tile in hand');
    for (const [keys, words] of [
      ['r', /^Rotation 1, not shifted$/],
      ['{Escape}', /^Select tool$/],
    ] as const) {
      await userEvent.keyboard(keys);
      expect(await said(words)).toMatch(words);
    }
  });

  it('the words of an action in place of those of its changes, and the same words again', async () => {
    const store: AppStore = plainStore();
    renderWorkspace(store, <CityWorkspace />);
    await userEvent.keyboard('d');
    await said(/^Measure$/);
    act(() => {
      store.setState((state) => ({ slices: { ...state.slices, 'city-tool': { id: 'pan', state: {} } } }));
      announce(store, 'Mill moved');
    });
    await said(/^Mill moved$/);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(log()).toHaveTextContent(/^Mill moved$/);
    const before = log().firstElementChild;
    act(() => announce(store, 'Mill moved'));
    expect(log().firstElementChild).not.toBe(before);
    expect(log()).toHaveTextContent(/^Mill moved$/);
  });
});
