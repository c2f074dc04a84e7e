import { enablePatches, produceWithPatches, type Draft } from 'immer';
import type { Patch } from './patch.ts';
import { applyPatches } from './patches.ts';
import { valueBytes } from './value-bytes.ts';

enablePatches();

/** The patches of an edit, and those that take it back. */
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

/** A changed value, and the patches that led to it. */
export interface Changed<T> {
  readonly value: T;
  readonly change: Change;
}

/** Changes a value by an immer recipe and says what changed; `null` when nothing did. */
export function change<T>(value: T, recipe: Recipe<T>): Changed<T> | null {
  const [next, patches, inverse] = produceWithPatches(value, recipe as (draft: Draft<T>) => void);
  return patches.length === 0 ? null : { value: next, change: { patches, inverse } };
}

/** Several changes as one, each made for the value that those before it left. */
export function changesInTurn<T>(value: T, makes: readonly ((value: T) => Change)[]): Change {
  const patches: Patch[] = [];
  const inverse: Patch[] = [];
  let now = value;
  for (const make of makes) {
    const made = make(now);
    now = applyPatches(now, made.patches);
    patches.push(...made.patches);
    inverse.unshift(...made.inverse);
  }
  return { patches, inverse };
}

/** The change of an immer recipe; of no patches when nothing changes. */
export function changeBy<T>(recipe: Recipe<T>): (value: T) => Change {
  return (value) => change(value, recipe)?.change ?? { patches: [], inverse: [] };
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
 * The parts with one more. Values that are replaced again and again, as while a name is typed, stay one part; put back to
 * what they were, none.
 */
export function addPart(parts: Parts | null, next: Change): Parts | null {
  const joined = parts && joinReplacements(parts.last, next);
  if (!joined) return { last: next, before: parts };
  const isBack = joined.patches.every((patch) =>
    Object.is(valueOf(patch), valueOf(patchAt(joined.inverse, patch))),
  );
  return isBack ? parts.before : { last: joined, before: parts.before };
}

/** A change of more values than that is no name that is typed. */
const MOST_JOINED = 16;

/** Two changes as one where both do nothing but replace the same values; `null` where they do more. */
function joinReplacements(first: Change, next: Change): Change | null {
  const isSame =
    onlyReplaces(first) &&
    onlyReplaces(next) &&
    first.patches.length === next.patches.length &&
    next.patches.every((patch) => patchAt(first.inverse, patch));
  return isSame ? { patches: next.patches, inverse: first.inverse } : null;
}

/** Whether each patch replaces a value of its own that its inverse puts back. */
function onlyReplaces({ patches, inverse }: Change): boolean {
  return (
    patches.length > 0 &&
    patches.length <= MOST_JOINED &&
    patches.length === inverse.length &&
    patches.every((patch) => patch.op === 'replace' && patchAt(inverse, patch)?.op === 'replace')
  );
}

function valueOf(patch: Patch | undefined): unknown {
  return patch?.op === 'replace' ? patch.value : undefined;
}

function patchAt(patches: readonly Patch[], { path }: Patch): Patch | undefined {
  return patches.find(
    (one) => one.path.length === path.length && path.every((key, i) => key === one.path[i]),
  );
}

/** All parts as one change. */
export function joinParts(parts: Parts | null): Change {
  const changes: Change[] = [];
  for (let at = parts; at; at = at.before) changes.push(at.last);
  const inverse = changes.flatMap((one) => one.inverse);
  return { patches: changes.reverse().flatMap((one) => one.patches), inverse };
}
