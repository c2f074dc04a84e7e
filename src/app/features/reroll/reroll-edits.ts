import { deleteChunked, getChunked, setChunked } from '../../document/chunked.ts';
import type { Draft } from 'immer';
import { paintedSegments, type PaintedHex } from '../../../engine/schematic/schematic.ts';
import { toSchematic, type CityDocument, type Document } from '../../document/document.ts';
import { editApart, type AppStore } from '../../store/store.ts';
import { standingSchematics } from '../../document/standing-schematics.ts';
import { embedSchematic } from '../../store/city-edits.ts';
import { recordOrigin } from '../../document/origin.ts';
import type { Proposal } from '../../cityview/reroll-state.ts';

/** Key in a city's `meta` for the number of the last accepted reroll. */
const KEY = 'rolls';

/** The number of the last accepted reroll, 0 when there is none. */
export function acceptedRerolls({ meta }: CityDocument): number {
  const number = meta?.[KEY];
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : 0;
}

/** The ground of a rolled city, with the kinds that it did not have. */
function takeGround(draft: Draft<Document>, { kinds }: Document, ground: readonly PaintedHex[]): void {
  const known = new Set(draft.city.kinds.map(({ id }) => id));
  const used = new Set(paintedSegments(ground).map(({ kind }) => kind));
  draft.city.kinds.push(...kinds.filter(({ id }) => used.has(id) && !known.has(id)));
  draft.city.ground = ground as Draft<typeof ground>;
}

/** Applies a previewed reroll to the city as one step. */
export function takeReroll(
  store: AppStore,
  label: string,
  { document, roll, number, seed, kept }: Proposal,
): void {
  const standing = standingSchematics(document.city, new Set(roll.removed));
  editApart(store, label, (draft) => {
    for (const id of roll.removed) deleteChunked(draft.city.placements, id);
    for (const id of kept) {
      const placement = getChunked(document.city.placements, id);
      if (placement) setChunked(draft.city.placements, { ...placement, locked: true });
    }
    recordOrigin(
      draft,
      document.city,
      roll.added.map(({ id }) => id),
      () => ({ kind: 'generated', seed, stage: 'again', changed: false }),
    );
    const embedded = new Map<string, string>();
    for (const placement of roll.added) {
      let id = embedded.get(placement.schematic);
      if (id === undefined) {
        const schematic = toSchematic(document.schematics[placement.schematic]!);
        embedded.set(placement.schematic, (id = embedSchematic(draft, document, schematic, standing)));
      }
      setChunked(draft.city.placements, { ...placement, schematic: id });
    }
    if (roll.ground) takeGround(draft, document, roll.ground);
    draft.city.meta = { ...draft.city.meta, [KEY]: number };
  });
}
