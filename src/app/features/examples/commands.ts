import { GalleryHorizontalEnd } from 'lucide-react';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import type { Command } from '../../contrib/command.ts';
import type { MenuItem } from '../../contrib/menu-item.ts';
import type { SearchedCommands } from '../../contrib/searched-commands.ts';
import { tellDone, tellProblem } from '../../kit/tell.ts';
import type { AppStore } from '../../store/store.ts';
import { EXAMPLES, exampleCity, type Example } from './examples.ts';
import { examplesSlice } from './examples-slice.ts';
import { openExample } from './open-example.ts';
import * as words from './words.ts';

const examplesCommand: Command = {
  id: 'examples',
  name: words.command,
  keywords: words.keywords,
  keys: [],
  run: ({ store }) => examplesSlice.set(store, { shown: true }),
};

/** Opens an example by its name, and reports what it brought, or why there is none. */
export async function openByName(store: AppStore, { id, name }: Example): Promise<void> {
  try {
    const brought = openExample(store, name, await exampleCity(id));
    tellDone(brought === 0 ? words.opened(name) : words.openedWith(name, brought));
  } catch (error) {
    tellProblem(words.failed(error instanceof Error ? error.message : String(error)));
  }
}

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 30, commands: [examplesCommand] },
];

export const MENU: readonly MenuItem[] = [
  { order: 25, command: examplesCommand, Icon: GalleryHorizontalEnd },
];

export const HELP: readonly MenuItem[] = [
  { order: 10, command: examplesCommand, Icon: GalleryHorizontalEnd },
];

export const SEARCHED: readonly SearchedCommands[] = [
  {
    title: words.title,
    Icon: GalleryHorizontalEnd,
    commands: () =>
      EXAMPLES.map((example) => ({
        id: `example:${example.id}`,
        name: words.openExample(example.name),
        keywords: example.about,
        keys: [],
        run: ({ store }) => void openByName(store, example),
      })),
  },
];
