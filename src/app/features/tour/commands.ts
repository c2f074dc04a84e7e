import { Footprints } from 'lucide-react';
import type { Cancel } from '../../contrib/cancel.ts';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import type { Command } from '../../contrib/command.ts';
import type { MenuItem } from '../../contrib/menu-item.ts';
import { setSession } from '../../store/store.ts';
import { endTour, startTour } from './tour-slice.ts';
import * as words from './words.ts';

const tourCommand: Command = {
  id: 'tour',
  name: words.command,
  keywords: words.keywords,
  keys: [],
  run({ store }) {
    setSession(store, { workspace: 'city' });
    startTour(store);
  },
};

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 40, commands: [tourCommand] },
];

export const CANCELS: readonly Cancel[] = [{ order: 5, run: endTour }];

export const MENU: readonly MenuItem[] = [{ order: 26, command: tourCommand, Icon: Footprints }];

export const HELP: readonly MenuItem[] = [{ order: 20, command: tourCommand, Icon: Footprints }];
