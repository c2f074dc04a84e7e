import { useSyncExternalStore } from 'react';
import { watchCommandTable } from '../contrib/command-table.ts';
import { toolBars } from '../contrib/registry.ts';
import type { Workspace } from '../store/session.ts';

/** The bar over a board, with the buttons that features put there. They come with the commands. */
export function ToolBar({ workspace }: { readonly workspace: Workspace }) {
  const items = useSyncExternalStore(watchCommandTable, toolBars);
  return items
    .filter((item) => item.workspace === workspace)
    .map(({ order, Buttons }) => <Buttons key={order} />);
}
