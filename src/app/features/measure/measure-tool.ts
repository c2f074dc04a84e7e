import { equalHexes, type Hex } from '../../../engine/hex/hex.ts';
import { lastOf } from '../../board/tools/tool.ts';
import type { CityAction, CityStroke, CityTool } from '../../cityview/city-tools.ts';
import { measuring, NOTHING_MEASURED, type Measuring } from './measuring.ts';

/** Sets the ends, unless another tool was taken meanwhile. */
function setEnds(ends: Measuring): CityAction {
  return (store) => {
    if (measuring.of(store.getState())) measuring.take(store, ends);
    return null;
  };
}

/** Whether the near end is set and the far one is not. */
function awaitsEnd({ from, to }: Measuring): boolean {
  return from !== null && to === null;
}

/** A segment is a hex, too. */
function hexOnly({ q, r }: Hex): Hex {
  return { q, r };
}

/** @param before the ends at the press */
function measuringFrom(start: Hex, before: Measuring, at: Hex): CityStroke<null> {
  const isClick = equalHexes(at, start);
  const shown = isClick && awaitsEnd(before) ? before : { from: start, to: null };
  return {
    actions: [setEnds(shown)],
    preview: null,
    move: (crossed) => measuringFrom(start, before, hexOnly(lastOf(crossed).segment)),
    release({ segment }) {
      if (!equalHexes(segment, start)) return [setEnds({ from: start, to: hexOnly(segment) })];
      return [setEnds(awaitsEnd(before) ? { ...before, to: start } : { from: start, to: null })];
    },
    cancel: () => [setEnds(before)],
  };
}

/**
 * Sets the ends of a way: a drag sets both of them, a click the near one, then the far one. A press shows at once where
 * the way would begin.
 */
export const measureTool: CityTool = {
  aimsAtHexes: true,
  followsFinger: true,
  label: () => null,
  press: ({ segment }, { state }) =>
    measuringFrom(hexOnly(segment), measuring.of(state) ?? NOTHING_MEASURED, segment),
};
