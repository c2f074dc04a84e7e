import type { Patch as EditPatch } from 'immer';

/**
 * Exchanges the values at two paths of records; where one has no value, the value of the other moves there. It holds no
 * value, so that it is small however large they are, and is its own inverse.
 */
export interface SwapPatch {
  readonly op: 'swap';
  readonly path: (string | number)[];
  readonly with: (string | number)[];
}

/** One change of a value at a path: those that immer finds, and an exchange of two values. */
export type Patch = EditPatch | SwapPatch;
