import { lazyLayer } from '../../board/lazy-layer.tsx';
import { CITY_FIGURES, CITY_STATUS, CITY_TINTS } from '../../cityview/slots.ts';
import type { Feature } from '../../contrib/feature.ts';
import { shownWhile } from '../../contrib/shown-while.tsx';
import { fill } from '../../contrib/slot.tsx';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { reachSlice } from './reach-slice.ts';
import { isWalking } from './walking.ts';
import * as words from './first-words.ts';

const ReachLayer = lazyLayer(words.reach, async () => (await import('./ReachLayer.tsx')).ReachLayer);
const WalkLayer = lazyLayer(words.walker, async () => (await import('./WalkLayer.tsx')).WalkLayer);
const WalkStatus = lazyPart(words.status, async () => (await import('./WalkStatus.tsx')).WalkStatus);
const WalkPad = lazyPart(words.arrows, async () => (await import('./WalkPad.tsx')).WalkPad);

/** The walker over the open ground of the city. */
export const walk: Feature = {
  id: 'walk',
  commands: () => import('./commands.ts'),
  fills: [
    fill(
      CITY_TINTS,
      30,
      shownWhile((state) => isWalking(state) && reachSlice.of(state).shown, ReachLayer),
    ),
    fill(CITY_FIGURES, 10, shownWhile(isWalking, WalkLayer)),
    fill(CITY_STATUS, 20, shownWhile(isWalking, WalkStatus)),
    fill(CITY_STATUS, 60, shownWhile(isWalking, WalkPad)),
  ],
  parts: [WalkStatus, WalkPad],
};
