import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findCommand, loadCommandTable } from '../../../../src/app/contrib/command-table.ts';
import { isEnabled, type Command } from '../../../../src/app/contrib/command.ts';
import { dialogOf } from '../../../../src/app/contrib/dialog.tsx';
import { InstallDialog } from '../../../../src/app/features/offline/InstallDialog.tsx';
import { keepInstallPrompt, offerByHand } from '../../../../src/app/features/offline/install-prompt.ts';
import { installSlice } from '../../../../src/app/features/offline/install-slice.ts';
import type { AppStore } from '../../../../src/app/store/store.ts';
import { plainStore } from '../../../support/documents.ts';
import { renderWorkspace } from '../../../support/workspace.tsx';

const Dialog = dialogOf(installSlice, InstallDialog);

afterEach(() => {
  cleanup();
  dispatchEvent(new Event('appinstalled'));
});

/** The command, whose dialog is rendered for a store. */
async function renderInstall(): Promise<readonly [Command, AppStore]> {
  const store = plainStore();
  renderWorkspace(store, <Dialog />);
  await loadCommandTable();
  return [findCommand('install')!, store];
}

function run(command: Command, store: AppStore): Promise<HTMLElement> {
  command.run({ store, board: null, cursor: null, switchColors: () => {} });
  return screen.findByRole('dialog', { name: 'Install Sixfold' });
}

it('says what installing brings, lets the browser ask once, and is offered no more once installed', async () => {
  keepInstallPrompt();
  const [command, store] = await renderInstall();
  expect(isEnabled(command, store.getState())).toBe(false);
  let asked = 0;
  const offer = () => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve(++asked) }));
    expect(event.defaultPrevented).toBe(true);
  };
  offer();
  expect(isEnabled(command, store.getState())).toBe(true);
  const dialog = await run(command, store);
  expect(dialog).toHaveTextContent('works without a network');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Install' }));
  expect(asked).toBe(1);
  expect(isEnabled(command, store.getState())).toBe(false);
  // Refused: the browser offers it again some day.
  offer();
  expect(isEnabled(command, store.getState())).toBe(true);
  dispatchEvent(new Event('appinstalled'));
  expect(isEnabled(command, store.getState())).toBe(false);
});

it('names the menu of Safari, which makes no offer', async () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  offerByHand();
  const [command, store] = await renderInstall();
  const dialog = await run(command, store);
  expect(dialog).toHaveTextContent('Add to Home Screen');
  expect(within(dialog).queryByRole('button', { name: 'Install' })).toBeNull();
  Reflect.deleteProperty(navigator, 'standalone');
});
