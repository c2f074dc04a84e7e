import type { Die as DieValue } from '../../../engine/land/dice.ts';
import * as words from './words.ts';

/** Where the pips of each face lie, in a square from -1 to 1. */
const PIPS: Readonly<Record<DieValue, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die that shows a number. */
export function Die({ value, label }: { readonly value: DieValue | null; readonly label: string }) {
  return (
    <svg width="40" height="40" viewBox="-20 -20 40 40" role="img" aria-label={words.die(label, value)}>
      <rect x="-17" y="-17" width="34" height="34" rx="7" fill="var(--raised)" stroke="var(--quiet)" />
      {value !== null &&
        PIPS[value].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={8.5 * x} cy={8.5 * y} r="3.1" fill="var(--ink)" />
        ))}
    </svg>
  );
}
