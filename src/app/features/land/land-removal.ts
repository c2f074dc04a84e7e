import { DIRECTIONS, type Hex } from '../../../engine/hex/hex.ts';
import { hexesOf, type LandRow } from '../../../engine/land/row.ts';
import { withoutRows } from '../../../engine/land/row-sets.ts';
import { normalizeRows } from '../../../engine/land/shapes.ts';
import type { Placement } from '../../../engine/schematic/placement.ts';
import type { CityAction } from '../../cityview/city-tools.ts';
import type { CityView } from '../../cityview/city-view.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { showButtonNote } from '../../kit/button-note.tsx';
import { endWith } from '../../store/passing-note.ts';
import { editPlacements, undoStep, type AppStore } from '../../store/store.ts';
import { removeLand } from './land-edits.ts';
import * as words from './words.ts';

/** A placement on hexes that are to be erased. */
interface Standing {
  readonly placement: Placement;
  readonly name: string;
  /** Those of the hexes on which it stands. */
  readonly hexes: readonly Hex[];
}

/** The placements on some land, each once. */
export function standingOn(view: CityView, land: readonly LandRow[]): readonly Standing[] {
  const found = new Map<number, Standing & { readonly hexes: Hex[] }>();
  for (const hex of hexesOf(land))
    for (const k of DIRECTIONS) {
      const placement = view.placementAt({ ...hex, k });
      if (!placement) continue;
      const { name } = view.city.schematics[placement.schematic]!;
      const known = found.get(placement.id) ?? { placement, name, hexes: [] };
      if (known.hexes.at(-1) !== hex) known.hexes.push(hex);
      found.set(placement.id, known);
    }
  return [...found.values()];
}

/** The land that placements stand on, of that which they were looked for on. */
export function landUnder(standing: readonly Standing[]): readonly LandRow[] {
  return normalizeRows(standing.flatMap(({ hexes }) => hexes.map(({ q, r }) => ({ r, q, count: 1 }))));
}

/**
 * Offers to remove the placements on hexes that a drag came over, and to erase these, too. All of it is one step with
 * what the drag erased, as long as that is the last one.
 *
 * @param gone the land that the drag erased
 * @param kept the land on which placements stand
 */
export function offerRemoval(gone: readonly LandRow[], kept: readonly LandRow[]): CityAction {
  return (store) => {
    const standing = standingOn(cityViewOf(store), kept);
    const removable = standing.filter(({ placement }) => !placement.locked);
    if (removable.length === 0) return null;
    const free = withoutRows(kept, landUnder(standing.filter(({ placement }) => placement.locked)));
    const ids = removable.map(({ placement }) => placement.id);
    // The step of the drag is made when this returns.
    queueMicrotask(() => show(store, gone, free, ids, words.standOnLand(removable.map(({ name }) => name))));
    return null;
  };
}

function show(
  store: AppStore,
  gone: readonly LandRow[],
  free: readonly LandRow[],
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
        removeLand(draft, document, isLast ? [...gone, ...free] : free);
        return { removed: ids };
      });
    },
  });
  endWith(store, id);
}
