import { enablePatches, produceWithPatches, type Draft, type Patch } from 'immer';
import { valueBytes } from './value-bytes.ts';

enablePatches();

/** What an edit did, and what takes it back. */
export interface Change {
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
}

/** One undoable step: its change both ways, and what it is called in the history and the tooltips. */
export interface Step extends Change {
  /** In the imperative, as a menu says it: "Paint wheat". */
  readonly label: string;
  /** Memory that the step is held to take, see {@link valueBytes}. */
  readonly bytes: number;
}

export type Recipe<T> = (draft: Draft<T>) => void;

/** What a value has become, and by what. */
export interface Changed<T> {
  readonly value: T;
  readonly change: Change;
}

/** Changes a value by an immer recipe and says what changed; `null` when nothing did. */
export function change<T>(value: T, recipe: Recipe<T>): Changed<T> | null {
  const [next, patches, inverse] = produceWithPatches(value, recipe as (draft: Draft<T>) => void);
  return patches.length === 0 ? null : { value: next, change: { patches, inverse } };
}

export function makeStep(label: string, { patches, inverse }: Change): Step {
  return { label, patches, inverse, bytes: valueBytes(label) + valueBytes(patches) + valueBytes(inverse) };
}

/** Changes that become one step, the last one first: adding one costs the same however many there are. */
export interface Parts {
  readonly last: Change;
  readonly before: Parts | null;
}

/**
 * The parts with one more. A value that is replaced again and again, as while a name is typed, stays one part; put
 * back to what it was, none.
 */
export function addPart(parts: Parts | null, next: Change): Parts | null {
  const joined = parts && joinReplacements(parts.last, next);
  if (!joined) return { last: next, before: parts };
  return Object.is(joined.patches[0]!.value, joined.inverse[0]!.value)
    ? parts.before
    : { last: joined, before: parts.before };
}

/** Two changes as one where both do nothing but replace the same value; `null` where they do more. */
function joinReplacements(first: Change, second: Change): Change | null {
  const [one, back] = onlyReplacement(first) ?? [];
  const [two] = onlyReplacement(second) ?? [];
  if (!one || !back || !two || !samePath(one, two)) return null;
  return { patches: [two], inverse: [back] };
}

function onlyReplacement({ patches, inverse }: Change): readonly [Patch, Patch] | null {
  const [patch, ...more] = patches;
  const [back, ...moreBack] = inverse;
  if (!patch || !back || more.length > 0 || moreBack.length > 0) return null;
  return patch.op === 'replace' && back.op === 'replace' && samePath(patch, back) ? [patch, back] : null;
}

function samePath(a: Patch, b: Patch): boolean {
  return a.path.length === b.path.length && a.path.every((key, index) => key === b.path[index]);
}

/** All parts as one change. */
export function joinParts(parts: Parts | null): Change {
  const changes: Change[] = [];
  for (let at = parts; at; at = at.before) changes.push(at.last);
  const inverse = changes.flatMap((one) => one.inverse);
  return { patches: changes.reverse().flatMap((one) => one.patches), inverse };
}
