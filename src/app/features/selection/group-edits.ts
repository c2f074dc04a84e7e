import type { Draft } from 'immer';
import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Hex } from '../../../engine/hex/hex.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import type { Blocked } from '../../../engine/fit/explain.ts';
import { type LaidShape, posedShape } from '../../board/posed-shape.ts';
import type { CityDocument, Document } from '../../document/document.ts';
import { editPlacements, type AppStore } from '../../store/store.ts';
import type { CityView } from '../../cityview/city-view.ts';
import { boardForHand, groundForHand, explainBlocked } from '../../cityview/nearby.ts';
import { removeGround, sameSchematic } from '../../store/city-edits.ts';
import { madeByHand, nextId, recordOrigin } from '../../document/origin.ts';
import { versionId } from '../../document/version-id.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { explainBeside } from './arrange.ts';
import { groupAt, type PlacementGroup } from '../../cityview/group.ts';
import { putDown } from '../../cityview/city-tool.ts';
import { citySelection } from '../../cityview/selection-slice.ts';
import * as words from './first-words.ts';

/** The shapes of a group with its middle at a hex. */
export function groupShapes(group: PlacementGroup, at: Hex): readonly LaidShape[] {
  const byId = new Map(group.schematics.map((schematic) => [schematic.id, schematic]));
  return groupAt(group, at).map((placement) => ({
    shape: posedShape(byId.get(placement.schematic)!, placement, group.kinds),
    at: placement,
  }));
}

const NOTHING_GONE: ReadonlySet<number> = new Set();

/** The segments that keep shapes from being stamped. */
export function explainShapes(document: Document, view: CityView, shapes: readonly LaidShape[]): Blocked[] {
  const board = boardForHand(document, view);
  return shapes.flatMap(({ shape, at }) => explainBeside(board, shape.hexes, at, NOTHING_GONE));
}

/**
 * Stamps a group with its middle at a hex, all of it or nothing, and selects it.
 *
 * @param again whether it stays in hand
 * @returns why it cannot be, in words; `null` when it is done
 */
export function stampGroup(store: AppStore, group: PlacementGroup, at: Hex, again: boolean): string | null {
  const { document } = store.getState();
  const { city } = document;
  const view = cityViewOf(store);
  const shapes = groupShapes(group, at);
  const blocked = explainShapes(document, view, shapes);
  if (blocked.length > 0) return explainBlocked(blocked, view);
  const { schematics, kinds, idOf } = embed(city, group);
  const first = nextId(city);
  const placements = groupAt(group, at).map((placement, index) => ({
    ...placement,
    id: first + index,
    schematic: idOf.get(placement.schematic)!,
    locked: false,
  }));
  const ids = placements.map(({ id }) => id);
  const label = words.paste(ids.length);
  const yielding = groundForHand(document, view, shapes);
  editPlacements(store, label, (draft) => {
    draft.city.schematics = schematics as Draft<CityDocument['schematics']>;
    draft.city.kinds = kinds as Draft<Kind[]>;
    recordOrigin(draft, city, ids, madeByHand);
    removeGround(draft, city, yielding);
    return { set: placements };
  });
  citySelection.set(store, { ids: ids });
  if (!again) putDown(store);
  return null;
}

/**
 * The schematics and kinds of a city with those of a group beside them. Another schematic of the same id stays as it
 * is, and the one that comes gets an id of its own.
 */
function embed(
  city: CityDocument,
  group: PlacementGroup,
): {
  readonly schematics: CityDocument['schematics'];
  readonly kinds: readonly Kind[];
  readonly idOf: ReadonlyMap<string, string>;
} {
  const added: Record<string, Schematic> = {};
  const idOf = new Map<string, string>();
  for (const schematic of group.schematics) {
    let { id } = schematic;
    const there = () => city.schematics[id] ?? added[id];
    for (let version = 2; there() && !sameSchematic(there()!, schematic); version++)
      id = versionId(schematic.id, version);
    if (!there()) added[id] = { ...schematic, id };
    idOf.set(schematic.id, id);
  }
  const known = new Set(city.kinds.map(({ id }) => id));
  const kinds = group.kinds.filter(({ id }) => !known.has(id));
  // The same objects when nothing comes: what is remembered of them still holds.
  return {
    schematics: Object.keys(added).length > 0 ? { ...city.schematics, ...added } : city.schematics,
    kinds: kinds.length > 0 ? [...city.kinds, ...kinds] : city.kinds,
    idOf,
  };
}
