import { symbolOf } from '../../../formats/symbol/fit.ts';
import { tracedRings } from './traced-rings.ts';

/** Width and height of the picture that a letter is traced from, in pixels. */
const SIZE = 128;

/** The symbol of a letter or sign as the font of the app draws it; `null` for one that leaves no mark. */
export function letterSymbol(letter: string): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.font = `700 ${0.6 * SIZE}px Inter Variable, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(letter, SIZE / 2, SIZE / 2);
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  const alpha = Float32Array.from({ length: SIZE * SIZE }, (_, i) => data[4 * i + 3]! / 255);
  const rings = tracedRings(alpha, SIZE);
  return rings.length === 0 ? null : symbolOf([{ kind: 'filled', rings, rule: 'evenodd' }]);
}
