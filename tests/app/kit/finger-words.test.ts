import { expect, it } from 'vitest';
import { fingerWords } from '../../../src/app/kit/finger-words.ts';

it.each([
  ['Click on the land to stamp · R turns · S shifts · M mirrors · Esc cancels', 'Tap on the land to stamp'],
  ['Previewing 120° · Esc resets · you can paint here', 'Previewing 120° · you can paint here'],
  ['Fill a connected area; Shift fills every segment of that kind', 'Fill a connected area'],
  [
    'Click a building to see what it belongs to, or drag around some. Shift adds, Alt takes away.',
    'Tap a building to see what it belongs to, or drag around some.',
  ],
  [
    'Click open ground to put the walker there · Q W E and A S D step · X shows what is out of reach · Esc ends',
    'Tap open ground to put the walker there',
  ],
  ['Shift left: the piece moves one side.', 'Shift left: the piece moves one side.'],
  ['hex 1, 0, north-east: empty', 'hex 1, 0, north-east: empty'],
  ['Fits here at 60° · let go to stamp', 'Fits here at 60° · let go to stamp'],
  ['A finger pans', 'A finger pans'],
])('%o is %o for a finger', (hint, words) => {
  expect(fingerWords(hint)).toBe(words);
});
