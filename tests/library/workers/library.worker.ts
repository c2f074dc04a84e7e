import { townFigures } from './town-figures.ts';

/** Sends the figures of a town back for each seed that comes. */
addEventListener('message', ({ data: seed }: MessageEvent<number>) => {
  postMessage(townFigures(seed));
});
