import { lazyLayer } from '../../board/lazy-layer.tsx';
import { CITY_MARKS } from '../../cityview/slots.ts';
import type { Feature } from '../../contrib/feature.ts';
import { shownWhile } from '../../contrib/shown-while.tsx';
import { fill } from '../../contrib/slot.tsx';
import { BOARDS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { livingSlice } from './living-slice.ts';
import * as words from './first-words.ts';

const LivingLayer = lazyLayer(words.layer, async () => (await import('./LivingLayer.tsx')).LivingLayer);

const LivingCard = lazyPart(words.card, async () => (await import('./LivingCard.tsx')).LivingCard);

/** Placements whose schematics were edited since they were stamped. */
export const living: Feature = {
  id: 'living',
  fills: [
    fill(
      CITY_MARKS,
      40,
      shownWhile((state) => livingSlice.of(state).shown, LivingLayer),
    ),
    fill(BOARDS.city, 60, LivingCard),
  ],
  firstParts: [LivingCard],
};
