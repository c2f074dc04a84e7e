import type { Pixels } from './read-png.ts';

/** Difference of a channel, of 255, from which a pixel counts as another. */
const OTHER = 48;

/** The share of pixels of two pictures that differ by more than `most` in a channel: programs smooth edges in their own ways. */
export function pictureDifference(one: Pixels, other: Pixels, most = OTHER): number {
  let count = 0;
  for (let y = 0; y < one.height; y++)
    for (let x = 0; x < one.width; x++) {
      const [a, b] = [channels(one.at(x, y)), channels(other.at(x, y))];
      if (a.some((value, at) => Math.abs(value - b[at]!) > most)) count++;
    }
  return count / (one.width * one.height);
}

/** A part of a picture, in pixels of it. */
export function cutOut(
  { at }: Pixels,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): Pixels {
  return { width: right - left, height: bottom - top, at: (x, y) => at(left + x, top + y) };
}

function channels(color = '#ffffff'): number[] {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
}
