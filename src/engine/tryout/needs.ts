import { readWish, type Alternative } from '../fit/wish.ts';
import { paintedSegments, type PaintedHex } from '../schematic/schematic.ts';

/** The ground that conditions around a piece ask for, beside free land. */
export interface Needs {
  readonly sea: boolean;
  readonly street: boolean;
  /** Ids of kinds, in the order in which conditions name them. */
  readonly kinds: readonly string[];
}

/** The needs of conditions; each one that free land does not meet needs the first of its alternatives. */
export function needsOf(around: readonly PaintedHex[] = []): Needs {
  const kinds = new Set<string>();
  let [sea, street] = [false, false];
  for (const wish of new Set(paintedSegments(around).map(({ kind }) => kind))) {
    const { alternatives } = readWish(wish);
    if (alternatives.some(holdsOnFreeLand)) {
      // A way is better seen with a street.
      if (alternatives.some(({ name, not }) => name === '@public' && !not)) street = true;
      continue;
    }
    const [first] = alternatives;
    if (!first) continue;
    if (first.not) sea ||= first.name === '@land';
    else if (first.name === '@sea') sea = true;
    else if (first.name === '@street') street = true;
    else kinds.add(first.name);
  }
  return { sea, street, kinds: [...kinds] };
}

const OF_FREE_LAND: ReadonlySet<string> = new Set(['@public', '@open', '@free', '@land']);

function holdsOnFreeLand({ name, not }: Alternative): boolean {
  return OF_FREE_LAND.has(name) !== not;
}

/** All needs of some. */
export function joinNeeds(all: readonly Needs[]): Needs {
  return {
    sea: all.some(({ sea }) => sea),
    street: all.some(({ street }) => street),
    kinds: [...new Set(all.flatMap(({ kinds }) => kinds))],
  };
}
