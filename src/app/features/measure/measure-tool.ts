import { equalSegments, type Segment } from '../../../engine/segment/segment.ts';
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

/** @param before the ends at the press */
function measuringFrom(start: Segment, before: Measuring, at: Segment): CityStroke<null> {
  const isClick = equalSegments(at, start);
  const shown = isClick && awaitsEnd(before) ? before : { from: start, to: null };
  return {
    actions: [setEnds(shown)],
    preview: null,
    move: (crossed) => measuringFrom(start, before, lastOf(crossed).segment),
    release({ segment }) {
      if (!equalSegments(segment, start)) return [setEnds({ from: start, to: segment })];
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
  followsFinger: true,
  label: () => null,
  press: ({ segment }, { state }) => measuringFrom(segment, measuring.of(state) ?? NOTHING_MEASURED, segment),
};
