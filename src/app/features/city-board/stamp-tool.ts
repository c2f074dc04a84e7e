import type { Segment } from '../../../engine/segment/segment.ts';
import { turned } from '../../board/poses/turns.ts';
import { waiting } from '../../board/tools/tool.ts';
import type { CityAction, CityTool } from '../../cityview/city-tools.ts';
import { hindrance } from '../../cityview/ghost-poses.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { lastStamp, stamping } from '../../cityview/stamping.ts';
import { toSchematic } from '../../document/document.ts';
import { stampSchematic } from '../../store/city-edits.ts';

/** Stamps the schematic in hand where it fits. The status line says already where it does not. */
function stampAt(segment: Segment): CityAction {
  return (store) => {
    const state = store.getState();
    const held = stamping.of(state);
    if (!held) return null;
    const { schematic: id, pose } = held;
    const schematic = toSchematic(state.document.schematics[id]!);
    const at = { q: segment.q, r: segment.r };
    if (schematic.hexes.length === 0 || hindrance(state, cityViewOf(store), schematic, pose, at)) return null;
    lastStamp.set(store, { stamped: { id: stampSchematic(store, id, at, pose), segment, pose } });
    return null;
  };
}

/** Stamps a schematic of the library, again and again. */
export const stampTool: CityTool = {
  aimsAtHexes: true,
  followsFinger: true,
  label: () => null,
  press: () => waiting(({ segment }) => [stampAt(segment)]),
  turn: (turn) => (store) => {
    const held = stamping.of(store.getState());
    if (held) stamping.take(store, { ...held, pose: turned(held.pose, turn) });
    return null;
  },
};
