import type { Patch as EditPatch } from 'immer';
import type { Patch, SwapPatch } from './patch.ts';

type Node = Record<string | number, unknown>;

/**
 * The value after patches, each on what the one before left.
 *
 * Immer has such a function for its own. This one puts in the patches' own values instead of deep copies: undoing a
 * generation costs nothing however large the city, and brings back the same objects, so that whatever is remembered
 * of them still holds. It also takes keys such as `constructor`, which a schematic may be called.
 *
 * @returns a frozen value that shares all that no patch touches; the same value without patches
 * @throws RangeError for a patch of something that is not there
 */
export function applyPatches<T>(value: T, patches: readonly Patch[]): T {
  /** Copies made here: nobody else has seen them yet. */
  const own = new Set<object>();
  const copy = (node: unknown, path: Patch['path']): Node => {
    if (typeof node !== 'object' || node === null) throw misplaced(path);
    if (own.has(node)) return node as Node;
    const made = Array.isArray(node) ? (node.slice() as unknown as Node) : copyOf(node as Node);
    own.add(made);
    return made;
  };
  let root: unknown = value;
  /** A copy of what holds the value at a path. */
  const parentOf = (path: Patch['path']): Node => {
    let node = copy(root, path);
    root = node;
    for (const step of path.slice(0, -1)) {
      if (!Object.hasOwn(node, step)) throw misplaced(path);
      const child = copy(node[step], path);
      node[step] = child;
      node = child;
    }
    return node;
  };
  for (const patch of patches) {
    const key = patch.path.at(-1);
    if (patch.op === 'swap') swap(parentOf, patch);
    else if (key === undefined) root = frozen(patch.value as unknown);
    else change(parentOf(patch.path), key, patch);
  }
  for (const made of own) Object.freeze(made);
  return root as T;
}

/** @throws RangeError where neither has a value, or one lies within the other */
function swap(parentOf: (path: Patch['path']) => Node, { path, with: other }: SwapPatch): void {
  const shorter = Math.min(path.length, other.length);
  if (path.slice(0, shorter).every((key, index) => String(key) === String(other[index])))
    throw misplaced(path);
  const [left, right] = [memberAt(parentOf, path), memberAt(parentOf, other)];
  if (!left.isThere && !right.isThere) throw misplaced(path);
  put(left, right);
  put(right, left);
}

/** A member of a record as it was found. */
interface Member {
  readonly node: Node;
  readonly key: string | number;
  readonly isThere: boolean;
  readonly value: unknown;
}

function memberAt(parentOf: (path: Patch['path']) => Node, path: Patch['path']): Member {
  const node = parentOf(path);
  const key = path.at(-1);
  if (key === undefined || key === '__proto__' || Array.isArray(node)) throw misplaced(path);
  return { node, key, isThere: Object.hasOwn(node, key), value: node[key] };
}

function put({ node, key }: Member, { isThere, value }: Member): void {
  if (isThere) node[key] = value;
  else delete node[key];
}

/** Plain data inherits nothing, so that all keys are its own: to walk them takes half the time of a spread. */
function copyOf(node: Node): Node {
  if (Object.hasOwn(node, '__proto__')) return { ...node };
  const made: Node = {};
  for (const key in node) made[key] = node[key];
  return made;
}

function change(node: Node, key: string | number, { op, path, value }: EditPatch): void {
  if (key === '__proto__') throw misplaced(path);
  if (Array.isArray(node)) changeList(node, key, op, frozen(value as unknown));
  else if (op === 'remove') delete node[key];
  else node[key] = frozen(value as unknown);
}

function changeList(list: unknown[], key: string | number, op: EditPatch['op'], value: unknown): void {
  const index = Number(key);
  if (key === 'length') list.length = Number(value);
  else if (op === 'add') list.splice(index, 0, value);
  else if (op === 'remove') list.splice(index, 1);
  else list[index] = value;
}

/** Plain data, frozen as deep as it goes; what is frozen already is so all the way. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  // Plain data inherits nothing, and lists of keys or entries would cost several times as much.
  if (Array.isArray(value)) for (const item of value) frozen(item as unknown);
  else for (const key in value) frozen(value[key]);
  return value;
}

function misplaced(path: Patch['path']): RangeError {
  return new RangeError(`nothing can be changed at ${path.join('.')}`);
}
