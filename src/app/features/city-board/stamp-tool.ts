import type { Segment } from '../../../engine/segment/segment.ts';
import { posedShape } from '../../board/posed-shape.ts';
import { turned } from '../../board/poses/turns.ts';
import { waiting } from '../../board/tools/tool.ts';
import type { CityAction, CityTool } from '../../cityview/city-tools.ts';
import { fittingOf } from '../../cityview/ghost-poses.ts';
import { groundForHand } from '../../cityview/nearby.ts';
import { stampOver } from '../../cityview/stamp-over.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { lastStamp, stamping } from '../../cityview/stamping.ts';
import { toSchematic } from '../../document/document.ts';
import { stampSchematic } from '../../store/city-edits.ts';

/**
 * Stamps the schematic in hand where it fits. The status line says already where it does not.
 *
 * @param alt whether Alt is held: then the stamp replaces what is in its way
 */
function stampAt(segment: Segment, alt: boolean): CityAction {
  return (store) => {
    const state = store.getState();
    const held = stamping.of(state);
    if (!held) return null;
    const { schematic: id, pose } = held;
    const schematic = toSchematic(state.document.schematics[id]!);
    const at = { q: segment.q, r: segment.r };
    if (schematic.hexes.length === 0) return null;
    const over = alt || stampOver.of(state).on;
    const city = cityViewOf(store);
    const { hindrance, removal } = fittingOf(state, city, schematic, pose, at, over);
    if (hindrance) return null;
    const yielding = groundForHand(state.document, city, [
      { shape: posedShape(schematic, pose, state.document.kinds), at },
    ]);
    lastStamp.set(store, {
      stamped: { id: stampSchematic(store, id, at, pose, removal, yielding), segment, pose },
    });
    return null;
  };
}

/** Stamps a schematic of the library, again and again. */
export const stampTool: CityTool = {
  aimsAtHexes: true,
  followsFinger: true,
  label: () => null,
  press: () => waiting(({ segment, modifiers }) => [stampAt(segment, modifiers.alt)]),
  turn: (turn) => (store) => {
    const held = stamping.of(store.getState());
    if (held) stamping.take(store, { ...held, pose: turned(held.pose, turn) });
    return null;
  },
};
