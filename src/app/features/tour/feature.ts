import type { Feature } from '../../contrib/feature.ts';
import { fill } from '../../contrib/slot.tsx';
import { OWN_WORK } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import * as words from './first-words.ts';

const Tour = lazyPart(words.part, async () => (await import('./Tour.tsx')).Tour);

/** The tour of a first visit. */
export const tour: Feature = {
  id: 'tour',
  commands: () => import('./commands.ts'),
  fills: [fill(OWN_WORK, 90, Tour)],
};
