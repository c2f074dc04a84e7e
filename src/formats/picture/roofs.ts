import type { Kind } from '../../engine/schematic/kind.ts';
import { patternOf } from '../kinds/pattern.ts';
import { isWarm, mix } from './palette.ts';

/** The covers of roofs: a color, and how much of it comes into the kind's own. */
const COVERS = [
  { color: '#a94929', share: 0 },
  { color: '#c9803c', share: 0.5 },
  { color: '#7c4a3a', share: 0.5 },
  { color: '#8d3a3f', share: 0.55 },
  { color: '#b39a5a', share: 0.5 },
  { color: '#77706c', share: 0.5 },
] as const;

/**
 * The kinds as the art of one city shows them: the warm colors of town houses differ a little from seed to seed, as
 * tiles do from town to town. Kinds of other colors and patterns stay as they are, as do all colors in files. The same
 * kinds and seed give the same object, and so does each kind.
 *
 * @param seed of the city's recipe; `undefined` for a city without one
 */
export function roofedKinds(kinds: readonly Kind[], seed: number | undefined): readonly Kind[] {
  if (seed === undefined) return kinds;
  const cover = coverOf(seed);
  let covered = roofed.get(kinds);
  if (!covered) roofed.set(kinds, (covered = COVERS.map(() => undefined)));
  return (covered[cover] ??= kinds.map((kind) => roofedKind(kind, cover)));
}

/** By identity and cover, so that pictures of the same kinds are found again. */
const roofed = new WeakMap<readonly Kind[], (readonly Kind[] | undefined)[]>();

/** The same for one kind, which other lists may have, too. */
const roofedOne = new WeakMap<Kind, (Kind | undefined)[]>();

function roofedKind(kind: Kind, cover: number): Kind {
  if (patternOf(kind) !== 'townhouse' || !isWarm(kind.color)) return kind;
  let covered = roofedOne.get(kind);
  if (!covered) roofedOne.set(kind, (covered = COVERS.map(() => undefined)));
  const { color, share } = COVERS[cover]!;
  return (covered[cover] ??= { ...kind, color: mix(kind.color, color, share) });
}

/** Index of a cover; neighboring seeds differ. */
function coverOf(seed: number): number {
  return (Math.imul(seed ^ (seed >>> 16), 0x9e3779b1) >>> 16) % COVERS.length;
}
