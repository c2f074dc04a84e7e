import type { Schematic } from '../../../engine/schematic/schematic.ts';
import type { Document, PackDocument } from '../../document/document.ts';
import { packIdOf } from '../../document/packs.ts';

/** A folder of the list: a pack, or the schematics without one. */
export interface LibraryGroup {
  /** `null` for the schematics without a pack. */
  readonly pack: PackDocument | null;
  /** The schematics shown in it, in order, folded or not. */
  readonly schematics: readonly Schematic[];
  /** Whether they are folded away. */
  readonly isFolded: boolean;
}

/** The id of a folder among those of the rows, which no schematic has. */
export function folderRow({ pack }: Pick<LibraryGroup, 'pack'>): string {
  return `pack:${pack?.id ?? ''}`;
}

export function isFolderRow(row: string): boolean {
  return row.startsWith('pack:');
}

/** Id of the pack of a folder's row; `null` for the one of the schematics without a pack. */
export function packOfFolder(row: string): string | null {
  return row.slice('pack:'.length) || null;
}

/**
 * The schematics shown, by packs in their order, those without a pack last. A library without packs is one group.
 *
 * @param isNarrowed whether the list is filtered: then every folder is open, and none is empty
 */
export function groupsOf(
  library: Pick<Document, 'schematics' | 'order' | 'packs'>,
  shown: readonly Schematic[],
  folded: readonly string[],
  isNarrowed: boolean,
): readonly LibraryGroup[] {
  const byPack = new Map<string | null, Schematic[]>();
  for (const schematic of shown) {
    const pack = packIdOf(library, schematic.id);
    byPack.set(pack, [...(byPack.get(pack) ?? []), schematic]);
  }
  const groups = [...(library.packs ?? []), null].map((pack) => ({
    pack,
    schematics: byPack.get(pack?.id ?? null) ?? [],
    isFolded: !isNarrowed && folded.includes(pack?.id ?? ''),
  }));
  return groups.filter(({ pack, schematics }) => schematics.length > 0 || (pack !== null && !isNarrowed));
}
