import type { ComponentType } from 'react';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { PLAIN_POSE } from '../../../engine/schematic/pose.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { openSchematic } from '../../store/open-schematic.ts';
import { digitKinds } from '../../board/tools/kind-digits.ts';
import { takeKind } from '../../board/tools/take-kind.ts';
import { toSchematic } from '../../document/document.ts';
import { setSession, type AppState } from '../../store/store.ts';
import type { BoundKeys } from '../../contrib/bindings.ts';
import { isEnabled, type Command } from '../../contrib/command.ts';
import { searchedCommands } from '../../contrib/registry.ts';
import { commandGroups } from '../../contrib/command-table.ts';
import { workspaceNames } from '../../contrib/first-words.ts';
import { stamping } from '../../cityview/stamping.ts';
import { citySelection } from '../../cityview/selection-slice.ts';
import * as words from './words.ts';

/** A line of the palette: a command of the table, or one that the document makes possible. */
export interface PaletteEntry {
  readonly id: string;
  readonly name: string;
  readonly keywords?: string;
  /** The heading that it stands under. */
  readonly group: string;
  readonly keys: readonly string[];
  /** Why it cannot be run now, in words; `null` when it can. */
  readonly obstacle: string | null;
  readonly picture: EntryPicture;
  readonly command: Command;
}

export type EntryPicture =
  | { readonly kind: 'icon'; readonly Icon: ComponentType<{ readonly size: number }> }
  | { readonly kind: 'command' }
  | { readonly kind: 'schematic'; readonly schematic: Schematic }
  | { readonly kind: 'kind'; readonly of: Kind };

/** Commands that are no use in the palette: it is open, or they are about where the keys are on the board. */
const LEFT_OUT = new Set(['commands', 'escape', 'kind', 'act', 'corner']);

/** All that can be chosen, in the order of the table; what the document adds comes last. */
export function paletteEntries(state: AppState, bound: BoundKeys): readonly PaletteEntry[] {
  const own = commandGroups().flatMap(({ title, commands }) =>
    commands
      .filter(({ id }) => !LEFT_OUT.has(id) && !id.startsWith('walk-'))
      .map((command) => entryOf(command, title, bound.get(command.id) ?? [], state)),
  );
  return [
    ...own,
    ...searchedEntries(state),
    ...stampEntries(state),
    ...openEntries(state),
    ...kindEntries(state),
  ];
}

function entryOf(command: Command, group: string, keys: readonly string[], state: AppState): PaletteEntry {
  const { id, name, keywords } = command;
  return {
    id,
    name,
    keywords: `${keywords ?? ''} ${group}`,
    group,
    keys,
    obstacle: obstacleOf(command, state),
    picture: { kind: 'command' },
    command,
  };
}

function searchedEntries(state: AppState): readonly PaletteEntry[] {
  return searchedCommands().flatMap(({ title, Icon, commands }) =>
    commands(state).map((command): PaletteEntry => ({
      ...entryOf(command, title, [], state),
      picture: { kind: 'icon', Icon },
    })),
  );
}

function obstacleOf(command: Command, state: AppState): string | null {
  if (isEnabled(command, state)) return null;
  const { workspace } = command;
  if (workspace !== undefined && workspace !== state.session.workspace)
    return words.onlyIn(workspaceNames[workspace]);
  return command.lacking ?? words.notNow;
}

function schematicEntries(
  { document }: AppState,
  group: string,
  make: (schematic: Schematic) => Omit<Command, 'keys'>,
): readonly PaletteEntry[] {
  return document.order.map((id) => {
    const schematic = toSchematic(document.schematics[id]!);
    const command: Command = { ...make(schematic), keys: [] };
    return {
      id: command.id,
      name: command.name,
      keywords: `${schematic.tags.join(' ')} ${group}`,
      group,
      keys: [],
      obstacle: null,
      picture: { kind: 'schematic', schematic },
      command,
    };
  });
}

function openEntries(state: AppState): readonly PaletteEntry[] {
  return schematicEntries(state, words.open, ({ id, name }) => ({
    id: `open:${id}`,
    name: words.openNamed(name),
    run({ store }) {
      openSchematic(store, id);
      setSession(store, { workspace: 'schematics' });
    },
  }));
}

function stampEntries(state: AppState): readonly PaletteEntry[] {
  if (state.session.workspace !== 'city') return [];
  return schematicEntries(state, words.stamp, ({ id, name }) => ({
    id: `stamp:${id}`,
    name: words.stampNamed(name),
    run: ({ store }) => {
      stamping.take(store, { schematic: id, pose: PLAIN_POSE });
      citySelection.set(store, { ids: [] });
    },
  }));
}

function kindEntries(state: AppState): readonly PaletteEntry[] {
  const { document, session } = state;
  if (session.workspace !== 'schematics') return [];
  const digits = digitKinds(state);
  return document.kinds.map((kind) => ({
    id: `take:${kind.id}`,
    name: words.select(kind.name.toLowerCase()),
    keywords: words.kindAliases(kind.id),
    group: words.selectKind,
    keys: digits.includes(kind.id) ? [String(digits.indexOf(kind.id) + 1)] : [],
    obstacle: null,
    picture: { kind: 'kind', of: kind },
    command: {
      id: `take:${kind.id}`,
      name: kind.name,
      keys: [],
      run: ({ store }) => takeKind(store, kind.id),
    },
  }));
}
