import type { Draft } from 'immer';
import type { Placement } from '../../../engine/schematic/placement.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import type { Document } from '../../document/document.ts';
import { edit, editPlacements, type AppStore } from '../../store/store.ts';
import { standingSchematics } from '../../document/standing-schematics.ts';
import { embedSchematic } from '../../store/city-edits.ts';
import type { Edited } from './edited.ts';
import { recordKept } from '../../document/kept-copies.ts';
import { recordSource } from '../../document/sources.ts';
import * as words from './words.ts';

/** Puts edited schematics, as they are now, in place of those that placements were stamped with: all that fit. */
export function updateFitting(store: AppStore, all: readonly Edited[]): void {
  updatePlacements(
    store,
    all.map(({ schematic, placements }) => ({
      schematic,
      placements: placements.flatMap(({ placement, fits }) => (fits ? [placement] : [])),
    })),
  );
}

/** Puts a schematic, as it is now, in place of what some placements were stamped with; they have to fit together. */
export function updatePlacements(
  store: AppStore,
  updates: readonly { readonly schematic: Schematic; readonly placements: readonly Placement[] }[],
): void {
  const { document } = store.getState();
  const going = new Set(updates.flatMap(({ placements }) => placements.map(({ id }) => id)));
  if (going.size === 0) return;
  const standing = standingSchematics(document.city, going);
  const [first] = updates;
  const what = updates.length === 1 ? first!.schematic.name : words.schematics(updates.length);
  editPlacements(store, words.updateStep(what), (draft) => {
    const embedded = new Set<string>();
    const set: Placement[] = [];
    for (const { schematic, placements } of updates) {
      if (placements.length === 0) continue;
      const id = embedSchematic(draft, document, schematic, standing);
      embedded.add(id);
      // As new objects, also under the same id: whoever follows the city by its placements sees that they changed.
      for (const placement of placements) set.push({ ...placement, schematic: id });
    }
    // Copies that were updated and that nothing is made of any more.
    for (const { placements } of updates)
      for (const { schematic: id } of placements)
        if (!standing.has(id) && !embedded.has(id)) delete draft.city.schematics[id];
    return { set };
  });
}

/** Leaves placements as they are and asks no more until the schematic is edited again. */
export function keepPlacements(store: AppStore, all: readonly Edited[]): void {
  const what = all.length === 1 ? all[0]!.schematic.name : words.schematics(all.length);
  edit(store, words.keepStep(what), (draft) => {
    for (const { schematic, copies } of all) for (const id of copies) recordKept(draft, id, schematic);
  });
}

/** Cuts the link of the city's copies to the library: from then on they are schematics of the city alone. */
export function detachPlacements(store: AppStore, { schematic, copies, placements }: Edited): void {
  const { document } = store.getState();
  editPlacements(store, words.detachStep(schematic.name), (draft) => {
    const set: Placement[] = [];
    for (const copy of copies) {
      const id = ownId(draft, document, schematic.id);
      draft.city.schematics[id] = { ...document.city.schematics[copy]!, id } as Draft<Schematic>;
      recordSource(draft, id, null);
      for (const { placement } of placements)
        if (placement.schematic === copy) set.push({ ...placement, schematic: id });
      delete draft.city.schematics[copy];
    }
    return { set };
  });
}

/** An id that neither the city has nor the library, so that generating never takes the one for the other. */
function ownId(draft: Draft<Document>, document: Document, base: string): string {
  for (let number = 1; ; number++) {
    const id = `${base}-own${number === 1 ? '' : `-${number}`}`;
    if (!Object.hasOwn(draft.city.schematics, id) && !Object.hasOwn(document.schematics, id)) return id;
  }
}
