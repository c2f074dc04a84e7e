import type { Kind } from '../../engine/schematic/kind.ts';
import { patternOf } from '../kinds/pattern.ts';
import { isWarm, mix } from './palette.ts';

/** The tones of the roofs of a town, the first of which is that of most. */
const ROOFS = [
  ['#b65b3e', '#c4754f', '#a5523d', '#cc9166', '#8f5242', '#b78059', '#86695e'],
  ['#a8543c', '#b5694b', '#8f4a3c', '#bf8158', '#7d5448', '#a9745a', '#6f6560'],
  ['#b98a52', '#c79a62', '#a87a48', '#9c6b4a', '#b06a48', '#cfa978', '#8a6a50'],
  ['#9b7566', '#a66b56', '#8d7468', '#b07a62', '#7f7672', '#967060', '#a98a76'],
] as const;

/** The set of tones of the roofs of a city, 0..3: the chosen one, else by its seed. Four seeds in a row have all. */
export function roofSetOf(seed: number, chosen: number | undefined): number {
  return chosen ?? (seed + 1) % ROOFS.length;
}

/** Whether a value is the number of a set. */
export function isRoofSet(value: unknown): value is number {
  return typeof value === 'number' && value in ROOFS;
}

/** The tones of a set. */
export function roofTones(set: number): readonly string[] {
  return ROOFS[set]!;
}

/** The share of a town's tone in the color of a town house of a plan. */
const SHARE = 0.6;

/**
 * The kinds as the plan of one city shows them: the warm colors of town houses are drawn to the tones of its map, as
 * tiles are of one sort in a town. Kinds of other colors and patterns stay as they are, as do all colors in files. The
 * same kinds and set give the same object, and so does each kind.
 *
 * @param seed of the city's recipe; `undefined` for a city without one
 * @param chosen the set of tones, 0..3; that of the seed when absent
 */
export function roofedKinds(
  kinds: readonly Kind[],
  seed: number | undefined,
  chosen?: number,
): readonly Kind[] {
  if (seed === undefined && chosen === undefined) return kinds;
  const set = roofSetOf(seed ?? 0, chosen);
  let covered = roofed.get(kinds);
  if (!covered) roofed.set(kinds, (covered = []));
  return (covered[set] ??= kinds.map((kind) => roofedKind(kind, set)));
}

/** By identity and set, so that pictures of the same kinds are found again. */
const roofed = new WeakMap<readonly Kind[], (readonly Kind[] | undefined)[]>();

/** The same for one kind, which other lists may have, too. */
const roofedOne = new WeakMap<Kind, (Kind | undefined)[]>();

function roofedKind(kind: Kind, set: number): Kind {
  if (patternOf(kind) !== 'townhouse' || !isWarm(kind.color) || kind.look?.roofs === 'own') return kind;
  let covered = roofedOne.get(kind);
  if (!covered) roofedOne.set(kind, (covered = []));
  return (covered[set] ??= { ...kind, color: mix(kind.color, roofTones(set)[0]!, SHARE) });
}
