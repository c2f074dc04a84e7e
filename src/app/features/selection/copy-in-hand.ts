import type { Placement } from '../../../engine/schematic/placement.ts';
import { segmentAt } from '../../../engine/segment/cell.ts';
import type { PlacementGroup } from '../../cityview/group.ts';
import { moveBy, movedPlacements } from '../../cityview/motion.ts';
import { middleAt } from '../../cityview/shape-extent.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { stamping } from '../../cityview/stamping.ts';
import { toSchematic, type Document } from '../../document/document.ts';
import { sameSchematic } from '../../store/city-edits.ts';
import type { AppStore } from '../../store/store.ts';
import { pasting } from './pasting.ts';
import { selectedPlacements } from './selection.ts';

/** The selected placements about hex (0, 0), with all that they are made of; `null` when none are. */
export function selectedGroup(store: AppStore): PlacementGroup | null {
  const { city } = store.getState().document;
  const selected = selectedPlacements(store.getState());
  if (selected.length === 0) return null;
  const view = cityViewOf(store);
  let [x, y] = [0, 0];
  for (const placement of selected) {
    const middle = middleAt(view.shapeOf(placement), placement);
    x += middle.x / selected.length;
    y += middle.y / selected.length;
  }
  const { q, r } = segmentAt(x + 1e-6, y + 1e-6);
  const [only] = selected;
  // One placement is held at its center, as when it is stamped.
  const by = selected.length === 1 && only ? { q: 0 - only.q, r: 0 - only.r } : { q: 0 - q, r: 0 - r };
  const placements = movedPlacements(selected, moveBy(by)).map((placement) => ({
    ...placement,
    locked: false,
  }));
  return { ...partsOf(city, placements), placements };
}

function partsOf(
  { schematics, kinds }: Document['city'],
  placements: readonly Placement[],
): Pick<PlacementGroup, 'schematics' | 'kinds'> {
  const ids = [...new Set(placements.map(({ schematic }) => schematic))].sort();
  const used = ids.map((id) => schematics[id]!);
  const made = new Set(used.flatMap(({ hexes }) => hexes.flatMap(({ segments }) => segments)));
  return { schematics: used, kinds: kinds.filter(({ id }) => made.has(id)) };
}

/** Takes a copy of what is selected in hand. */
export function takeCopy(store: AppStore): void {
  const group = selectedGroup(store);
  if (!group) return;
  const [first] = group.placements;
  const [schematic] = group.schematics;
  const own = schematic && store.getState().document.schematics[schematic.id];
  if (group.placements.length === 1 && first && own && sameSchematic(toSchematic(own), schematic)) {
    const { mirror, rotation, shift } = first;
    const pose = { mirror, rotation, shift };
    stamping.take(store, { schematic: schematic.id, pose });
  } else pasting.take(store, { group });
}
