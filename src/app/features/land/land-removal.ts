import { DIRECTIONS, type Hex } from '../../../engine/hex/hex.ts';
import type { Placement } from '../../../engine/schematic/placement.ts';
import type { CityAction } from '../../cityview/city-tools.ts';
import type { CityView } from '../../cityview/city-view.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { showButtonNote } from '../../kit/button-note.tsx';
import { endWith } from '../../store/passing-note.ts';
import { editPlacements, undoStep, type AppStore } from '../../store/store.ts';
import { removeLand } from './land-edits.ts';
import * as words from './first-words.ts';

/** A placement on hexes that are to be erased. */
interface Standing {
  readonly placement: Placement;
  readonly name: string;
  /** Those of the hexes on which it stands. */
  readonly hexes: readonly Hex[];
}

/** The placements on some hexes, each once. */
export function standingOn(view: CityView, hexes: readonly Hex[]): readonly Standing[] {
  const found = new Map<number, Standing & { readonly hexes: Hex[] }>();
  for (const hex of hexes)
    for (const k of DIRECTIONS) {
      const placement = view.placementAt({ ...hex, k });
      if (!placement) continue;
      const { name } = view.city.schematics[placement.schematic]!;
      const known = found.get(placement.id) ?? { placement, name, hexes: [] };
      if (!known.hexes.includes(hex)) known.hexes.push(hex);
      found.set(placement.id, known);
    }
  return [...found.values()];
}

/**
 * Offers to remove the placements on hexes that a drag came over, and to erase these, too. All of it is one step with
 * what the drag erased, as long as that is the last one.
 *
 * @param gone the hexes that the drag erased
 * @param kept the hexes on which placements stand
 */
export function offerRemoval(gone: readonly Hex[], kept: readonly Hex[]): CityAction {
  return (store) => {
    const standing = standingOn(cityViewOf(store), kept);
    const removable = standing.filter(({ placement }) => !placement.locked);
    if (removable.length === 0) return null;
    const locked = new Set(
      standing.filter(({ placement }) => placement.locked).flatMap(({ hexes }) => hexes),
    );
    const hexes = kept.filter((hex) => !locked.has(hex));
    const ids = removable.map(({ placement }) => placement.id);
    // The step of the drag is made when this returns.
    queueMicrotask(() => show(store, gone, hexes, ids, words.standOnLand(removable.map(({ name }) => name))));
    return null;
  };
}

function show(
  store: AppStore,
  gone: readonly Hex[],
  hexes: readonly Hex[],
  ids: readonly number[],
  message: string,
): void {
  const step = gone.length > 0 ? store.getState().timeline.last : undefined;
  const id = showButtonNote({
    name: 'land-removal',
    message,
    button: words.removeAndErase,
    onClick() {
      const isLast = step !== undefined && store.getState().timeline.last === step;
      if (isLast) undoStep(store);
      const { document } = store.getState();
      editPlacements(store, words.eraseLand, (draft) => {
        removeLand(draft, document, isLast ? [...gone, ...hexes] : hexes);
        return { removed: ids };
      });
    },
  });
  endWith(store, id);
}
