import { ORIGIN } from '../../../engine/hex/hex.ts';
import type { Turn } from '../../contrib/posed.ts';
import { waiting } from '../../board/tools/tool.ts';
import type { CityTool } from '../../cityview/city-tools.ts';
import { movedGroup } from '../../cityview/group.ts';
import { mirrorAbout, slide, turnAbout, type Motion } from '../../cityview/motion.ts';
import { stampGroup } from './group-edits.ts';
import { pasting } from './pasting.ts';

const MOTIONS: Readonly<Record<Turn, Motion>> = {
  turn: turnAbout(ORIGIN, 1),
  'turn-back': turnAbout(ORIGIN, 5),
  shift: slide(1),
  'shift-back': slide(-1),
  mirror: mirrorAbout(ORIGIN),
};

/** Stamps copied placements together; with Shift they stay in hand. */
export const pasteTool: CityTool = {
  aimsAtHexes: true,
  followsFinger: true,
  label: () => null,
  press: () =>
    waiting(({ segment, modifiers }) => [
      (store) => {
        const held = pasting.of(store.getState());
        // The status line says already where the copy does not fit.
        if (held) stampGroup(store, held.group, segment, modifiers.shift);
        return null;
      },
    ]),
  turn: (turn) => (store) => {
    const held = pasting.of(store.getState());
    if (held) pasting.take(store, { group: movedGroup(held.group, MOTIONS[turn]) });
    return null;
  },
};
