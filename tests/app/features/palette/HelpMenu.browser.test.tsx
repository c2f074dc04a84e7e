import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadCommandTable } from '../../../../src/app/contrib/command-table.ts';
import { HelpMenu } from '../../../../src/app/features/palette/help-menu-part.tsx';
import { plainStore } from '../../../support/documents.ts';
import { renderWorkspace } from '../../../support/workspace.tsx';

afterEach(cleanup);

it('pressed before its menu is here, help opens the menu as soon as it comes', async () => {
  renderWorkspace(plainStore(), <HelpMenu />);
  expect(screen.queryByRole('menu')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Help' }).click());
  await loadCommandTable();
  expect(await screen.findByRole('menu')).toBeVisible();
  expect(await screen.findByRole('menuitem', { name: 'Examples…' })).toBeVisible();
});
