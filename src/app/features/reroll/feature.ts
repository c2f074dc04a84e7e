import { lazyLayer } from '../../board/lazy-layer.tsx';
import { rerollSlice } from '../../cityview/reroll-state.ts';
import { CITY_MARKS } from '../../cityview/slots.ts';
import type { Feature } from '../../contrib/feature.ts';
import { shownWhile } from '../../contrib/shown-while.tsx';
import { fill } from '../../contrib/slot.tsx';
import { BOARDS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import type { AppState } from '../../store/store.ts';
import * as words from './first-words.ts';

const RerollBar = lazyPart(words.bar, async () => (await import('./RerollBar.tsx')).RerollBar);
const RerollLayer = lazyLayer(words.layer, async () => (await import('./RerollLayer.tsx')).RerollLayer);

const isRerolling = (state: AppState) => rerollSlice.of(state).roll.kind !== 'none';

/** Whether the reroll menu points at districts. */
function isAiming(state: AppState): boolean {
  const { roll } = rerollSlice.of(state);
  return roll.kind === 'none' && roll.aimed !== undefined;
}

/** Rerolls of parts of the city. */
export const reroll: Feature = {
  id: 'reroll',
  commands: () => import('./commands.ts'),
  fills: [
    fill(
      CITY_MARKS,
      50,
      shownWhile((state) => isRerolling(state) || isAiming(state), RerollLayer),
    ),
    fill(BOARDS.city, 50, shownWhile(isRerolling, RerollBar)),
  ],
  parts: [RerollBar],
};
