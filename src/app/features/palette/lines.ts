import type { PaletteEntry } from './entries.ts';
import { findEntries, type Found } from './search.ts';
import * as words from './words.ts';

/** Entries that stand together in the palette, under a heading or under none. */
export interface PaletteSection {
  readonly title: string | null;
  readonly lines: readonly Found<PaletteEntry>[];
}

/** Entries shown at once: nobody reads on, but types on. */
const MOST_FOUND = 60;

/** Whether an entry belongs to the app: those of the document are only found by search, for they may be thousands. */
function isOwn({ picture }: PaletteEntry): boolean {
  return picture.kind === 'command';
}

/**
 * The entries that the palette shows for a query. For none: those used last, then all commands that can be run. Else
 * the found entries, with those that cannot be run now behind all that can.
 */
export function paletteSections(
  entries: readonly PaletteEntry[],
  query: string,
  recent: readonly string[],
): readonly PaletteSection[] {
  if (query.trim() === '') return sectionsAtRest(entries, recent);
  const found = findEntries(entries, query);
  const possible = found.filter(({ entry }) => entry.obstacle === null);
  const others = found.filter(({ entry }) => entry.obstacle !== null);
  const lines = [...possible, ...others].slice(0, MOST_FOUND);
  return lines.length === 0 ? [] : [{ title: null, lines }];
}

function sectionsAtRest(
  entries: readonly PaletteEntry[],
  recent: readonly string[],
): readonly PaletteSection[] {
  const possible = entries.filter(({ obstacle }) => obstacle === null);
  const last = recent.flatMap((id) => possible.find((entry) => entry.id === id) ?? []);
  const others = possible.filter((entry) => isOwn(entry) && !last.includes(entry));
  const sections: { title: string; lines: Found<PaletteEntry>[] }[] = [];
  if (last.length > 0) sections.push({ title: words.recentlyUsed, lines: last.map(plain) });
  for (const entry of others) {
    const section = sections.find(({ title }) => title === entry.group);
    if (section) section.lines.push(plain(entry));
    else sections.push({ title: entry.group, lines: [plain(entry)] });
  }
  return sections;
}

function plain(entry: PaletteEntry): Found<PaletteEntry> {
  return { entry, marks: [] };
}
