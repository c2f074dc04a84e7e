import type { BoundKeys } from '../../../contrib/bindings.ts';
import type { Command } from '../../../contrib/command.ts';
import { commandGroups } from '../../../contrib/command-table.ts';
import { workspaceNames } from '../../../contrib/first-words.ts';
import { keyLabel } from '../../../kit/keys.ts';
import { findEntries } from '../search.ts';
import { GESTURE_GROUPS, type GestureGroup } from './gestures.ts';
import * as words from '../words.ts';

/** Commands of one heading; `where` they can be run, when that is one workspace for all of them. */
export interface CommandSection {
  readonly title: string;
  readonly where: string | null;
  readonly commands: readonly Command[];
}

/** The workspace in which a command can be run, by its name; `null` for all. */
export function whereOf({ workspace }: Command): string | null {
  return workspace === undefined ? null : workspaceNames[workspace];
}

/** The sections of the table, narrowed to what a query finds by name, keyword or key. */
export function commandSections(query: string, bound: BoundKeys): readonly CommandSection[] {
  return commandGroups().flatMap(({ title, commands }) => {
    const places = new Set(commands.map(whereOf));
    const where = places.size === 1 ? [...places][0]! : null;
    const wanted = narrowed(commands, query, (command) => ({
      name: command.name,
      keywords: [
        command.keywords,
        title,
        where,
        ...(bound.get(command.id) ?? []).map((key) => keyLabel(key)),
      ].join(' '),
    }));
    // A title that says where already needs not say it again.
    return wanted.length === 0 ? [] : [{ title, where: where === title ? null : where, commands: wanted }];
  });
}

/** The gestures, narrowed by the same query. */
export function gestureSections(query: string): readonly GestureGroup[] {
  return GESTURE_GROUPS.flatMap(({ title, gestures }) => {
    const wanted = narrowed(gestures, query, ({ name, how }) => ({
      name,
      keywords: words.mouseTouch(how, title),
    }));
    return wanted.length === 0 ? [] : [{ title, gestures: wanted }];
  });
}

/** Those that are found, in the order in which they stand. */
function narrowed<T>(
  items: readonly T[],
  query: string,
  words: (item: T) => { readonly name: string; readonly keywords: string },
): readonly T[] {
  if (query.trim() === '') return items;
  const found = findEntries(
    items.map((item) => ({ item, ...words(item) })),
    query,
  );
  const wanted = new Set(found.map(({ entry }) => entry.item));
  return items.filter((item) => wanted.has(item));
}
