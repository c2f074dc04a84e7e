import { lazyLayer } from '../../board/lazy-layer.tsx';
import { CITY_MARKS, CITY_STATUS } from '../../cityview/slots.ts';
import type { Feature } from '../../contrib/feature.ts';
import { shownWhile } from '../../contrib/shown-while.tsx';
import { fill } from '../../contrib/slot.tsx';
import { lazyPart } from '../../kit/lazy-part.tsx';
import type { AppState } from '../../store/store.ts';
import { groundHand } from './ground-hand.ts';
import * as words from './first-words.ts';

const GroundLayer = lazyLayer(words.layer, async () => (await import('./GroundLayer.tsx')).GroundLayer);
const GroundLine = lazyPart(words.layer, async () => (await import('./GroundLine.tsx')).GroundLine);
const GroundPanel = lazyPart(words.layer, async () => (await import('./GroundPanel.tsx')).GroundPanel);

const isLaying = (state: AppState) => groundHand.of(state) !== null;

/** Streets, rivers and other ground, laid and painted by hand. Its tool comes with its commands. */
export const ground: Feature = {
  id: 'ground',
  commands: () => import('./commands.ts'),
  fills: [
    fill(CITY_MARKS, 20, shownWhile(isLaying, GroundLayer)),
    fill(CITY_STATUS, 40, shownWhile(isLaying, GroundLine)),
  ],
  panels: [
    {
      id: 'ground',
      workspace: 'city',
      side: 'right',
      order: 25,
      title: words.ground,
      shown: isLaying,
      Content: GroundPanel,
    },
  ],
  parts: [GroundLine, GroundPanel],
};
