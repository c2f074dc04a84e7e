import { Download, RefreshCw } from 'lucide-react';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import type { Command } from '../../contrib/command.ts';
import type { MenuItem } from '../../contrib/menu-item.ts';
import { installSlice } from './install-slice.ts';
import { pageState } from './page-state.ts';
import { takeNewVersion } from './versions.ts';
import * as words from './words.ts';

const installCommand: Command = {
  id: 'install',
  name: words.install,
  keywords: words.installKeywords,
  keys: [],
  enabled: () => pageState.getState().installing !== 'no',
  lacking: words.notOffered,
  run: ({ store }) => installSlice.set(store, { shown: true }),
};

const newVersionCommand: Command = {
  id: 'new-version',
  name: words.update,
  keywords: words.updateKeywords,
  keys: [],
  enabled: () => pageState.getState().hasNewVersion,
  lacking: words.noNewVersion,
  run: takeNewVersion,
};

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 50, commands: [installCommand, newVersionCommand] },
];

export const MENU: readonly MenuItem[] = [
  { order: 40, command: installCommand, Icon: Download },
  { order: 41, command: newVersionCommand, Icon: RefreshCw },
];

export const HELP: readonly MenuItem[] = [
  { order: 40, command: installCommand, Icon: Download },
  { order: 41, command: newVersionCommand, Icon: RefreshCw },
];
