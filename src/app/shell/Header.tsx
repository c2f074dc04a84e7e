import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useStore } from 'zustand';
import { workspaceNames } from '../contrib/first-words.ts';
import { Filled } from '../contrib/slot.tsx';
import { HEADER_END, HEADER_HISTORY, HEADER_STATUS } from '../contrib/slots.ts';
import { viewings } from '../store/viewing.ts';
import { Mark } from '../kit/Mark.tsx';
import { useApp, useAppStore } from '../store/context.tsx';
import type { Workspace } from '../store/session.ts';
import { setSession } from '../store/store.ts';
import classes from './Header.module.css';
import * as words from './first-words.ts';

export function Header() {
  const store = useAppStore();
  const workspace = useApp((state) => state.session.workspace);
  // As `header-label.module.css` has it: buttons for fingers need more room.
  const isNarrow = useMediaQuery('(max-width: 599px), (pointer: coarse) and (max-width: 699px)', false, {
    getInitialValueInEffect: false,
  });
  const isSaved = useStore(viewings, ({ viewing }) => !viewing?.store);
  return (
    <header className={classes.header}>
      <div className={classes.brand}>
        <Mark />
        <h1 className={classes.name}>{words.product}</h1>
      </div>
      <Tabs
        value={workspace}
        onChange={(value) => setSession(store, { workspace: value as Workspace })}
        variant="pills"
        className={classes.tabs}
      >
        <Tabs.List aria-label={words.workspace} className={classes.list}>
          <Tabs.Tab value="schematics" className={classes.tab} data-tour="schematics">
            {workspaceNames.schematics}
          </Tabs.Tab>
          <Tabs.Tab value="city" className={classes.tab}>
            {workspaceNames.city}
          </Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <div className={classes.history}>
        <Filled slot={HEADER_HISTORY} />
      </div>
      {isSaved && <Filled slot={HEADER_STATUS} />}
      <div className={classes.space} />
      <Filled slot={HEADER_END} isNarrow={isNarrow} />
    </header>
  );
}
