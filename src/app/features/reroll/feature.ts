import { lazyLayer } from '../../board/lazy-layer.tsx';
import { rollSlice } from '../../cityview/reroll-state.ts';
import { CITY_MARKS } from '../../cityview/slots.ts';
import type { Feature } from '../../contrib/feature.ts';
import { shownWhile } from '../../contrib/shown-while.tsx';
import { fill } from '../../contrib/slot.tsx';
import { BOARDS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import type { AppState } from '../../store/store.ts';
import * as words from './first-words.ts';

const RollBar = lazyPart(words.bar, async () => (await import('./RerollBar.tsx')).RollBar);
const RollLayer = lazyLayer(words.layer, async () => (await import('./RerollLayer.tsx')).RollLayer);

const isRolling = (state: AppState) => rollSlice.of(state).roll.kind !== 'none';

/** Whether the menu of rolls points at a district. */
function isAiming(state: AppState): boolean {
  const { roll } = rollSlice.of(state);
  return roll.kind === 'none' && roll.district !== undefined;
}

/** Parts of the city that are rolled again. */
export const reroll: Feature = {
  id: 'reroll',
  commands: () => import('./commands.ts'),
  fills: [
    fill(
      CITY_MARKS,
      50,
      shownWhile((state) => isRolling(state) || isAiming(state), RollLayer),
    ),
    fill(BOARDS.city, 50, shownWhile(isRolling, RollBar)),
  ],
  parts: [RollBar],
};
