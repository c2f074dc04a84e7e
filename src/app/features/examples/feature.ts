import { dialogOf } from '../../contrib/dialog.tsx';
import type { Feature } from '../../contrib/feature.ts';
import { fill } from '../../contrib/slot.tsx';
import { PAGE_DIALOGS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { examplesSlice } from './examples-slice.ts';
import * as words from './first-words.ts';

const ExampleGallery = lazyPart(
  words.part,
  async () => (await import('./ExampleGallery.tsx')).ExampleGallery,
);

/** Example cities to open and change. */
export const examples: Feature = {
  id: 'examples',
  commands: () => import('./commands.ts'),
  fills: [fill(PAGE_DIALOGS, 60, dialogOf(examplesSlice, ExampleGallery))],
  parts: [ExampleGallery],
};
