import { FirstPicture } from './FirstPicture.tsx';
import { lazyLayer } from './lazy-layer.tsx';
import * as words from './first-words.ts';

/** Konva and its renderer come after the page: until then a board shows its picture alone, and takes presses. */
export const BoardStage = lazyLayer(
  words.stagePart,
  async () => (await import('./BoardStage.tsx')).BoardStage,
  FirstPicture,
);
