import { lazyPart } from '../kit/lazy-part.tsx';
import * as words from './first-words.ts';

export const ViewControls = lazyPart(
  words.zoomPart,
  async () => (await import('./ViewControls.tsx')).ViewControls,
);
