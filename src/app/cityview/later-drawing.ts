import type { pictureOfAround } from '../../formats/picture/art/signs.ts';
import type { colorSea } from './color-sea.ts';

/** What is drawn of a city after its ground: the signs of conditions, and the sea beside country that goes on. */
export interface LaterDrawing {
  readonly pictureOfAround: typeof pictureOfAround;
  readonly colorSea: typeof colorSea;
}

/** Loads that part of the program. */
export async function loadLaterDrawing(): Promise<LaterDrawing> {
  const [signs, sea] = await Promise.all([
    import('../../formats/picture/art/signs.ts'),
    import('./color-sea.ts'),
  ]);
  return { pictureOfAround: signs.pictureOfAround, colorSea: sea.colorSea };
}
