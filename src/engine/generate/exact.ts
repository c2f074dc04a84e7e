import type { Occupancy } from '../board/board.ts';
import { allFits, countBits, forEachFit } from '../fit/all.ts';
import { allowedPose, centerAt } from '../fit/placed.ts';
import { columnParity } from '../fit/shape.ts';
import type { PlacedCenter } from '../fit/condition.ts';
import { allowsCenter } from '../fit/conditions.ts';
import { Spacing } from '../fit/spacing.ts';
import type { RandomStream } from '../random/stream.ts';
import type { Spot } from './spot.ts';
import { HALF, MOST_SEGMENTS, packPieces, type PackingOption } from './packing.ts';
import type { Supply } from './supply.ts';

/** A required placement and a place for it. */
export interface PlacedSpot {
  readonly supply: Supply;
  readonly spot: Spot;
}

/** The result of a search through all ways to place the required pieces. */
export type Exact =
  | { readonly kind: 'found'; readonly spots: readonly PlacedSpot[] }
  | { readonly kind: 'impossible' }
  /** Too many segments, or too many ways, to search all of them. */
  | { readonly kind: 'unknown' };

/** Most distinct placements of a piece on so few segments: each has its first segment on one of the segments. */
const MOST_FITS = 36 * MOST_SEGMENTS;

/**
 * Searches all ways to place the required pieces, when they can reach at most 60 segments.
 *
 * @param before the occupancy without the required pieces
 * @param random chooses between the ways; when `null`, the first is taken
 * @param watch called regularly; an error that it throws ends the search
 */
export function placeExactly(
  before: Occupancy,
  supplies: readonly Supply[],
  random: RandomStream | null,
  watch: () => void,
): Exact {
  const required = supplies.filter(({ rule, placed }) => rule.min > placed);
  const options: Option[] = [];
  const segments = new Map<number, number>();
  for (const [sort, supply] of required.entries()) {
    const found = optionsOf(before, supply, sort, segments, watch);
    if (!found) return { kind: 'unknown' };
    options.push(...found);
  }
  if (random) shuffle(options, random);
  const sorts = required.map(({ rule, placed, segments: own }) => ({
    need: rule.min - placed,
    segments: own,
    spacing: rule.spacing,
  }));
  const packing = packPieces(options, sorts, watch);
  if (packing.kind !== 'found') return packing;
  const spots = packing.options.map((index) => ({
    supply: required[options[index]!.sort]!,
    spot: options[index]!,
  }));
  return { kind: 'found', spots: required.flatMap((supply) => plainest(before, supply, spots)) };
}

interface Option extends PackingOption, Spot {}

/** The places that a piece can take, one for each set of segments; nothing when they reach too many segments. */
function optionsOf(
  before: Occupancy,
  { shapes, givenConditions }: Supply,
  sort: number,
  segments: Map<number, number>,
  watch: () => void,
): readonly Option[] | undefined {
  const { centers } = givenConditions;
  const fits = allFits(before, shapes, givenConditions, watch);
  if (countBits(fits) > MOST_FITS) return undefined;
  const options = new Map<string, Option>();
  forEachFit(fits, (shape, slot) => {
    const mask = maskOf(before, shapes[shape]!, slot, segments);
    shapes[shape]!.poses.forEach((_, pose) => {
      const center = centerAt(before, shapes[shape]!, pose, slot);
      if (!allowsCenter(centers, center)) return;
      // With conditions on the center, equal poses are different options.
      const key =
        centers.length > 0 ? `${mask.low},${mask.high},${center.q},${center.r}` : `${mask.low},${mask.high}`;
      if (!options.has(key)) options.set(key, { sort, ...mask, center, shape, pose, slot });
    });
  });
  return segments.size > MOST_SEGMENTS ? undefined : [...options.values()];
}

/** The segments of a shape as bits; new segments get the next numbers. */
function maskOf(
  before: Occupancy,
  { step_hex, mask_hex }: Supply['shapes'][number],
  slot: number,
  segments: Map<number, number>,
): { readonly low: number; readonly high: number } {
  const steps = step_hex[columnParity(before, Math.floor(slot / before.rows))];
  let [low, high] = [0, 0];
  for (let hex = 0; hex < mask_hex.length; hex++)
    for (let k = 0; k < 6; k++) {
      if ((mask_hex[hex]! & (1 << k)) === 0) continue;
      const segment = 6 * (slot + steps[hex]!) + k;
      let number = segments.get(segment);
      if (number === undefined) segments.set(segment, (number = segments.size));
      if (number < HALF) low |= 1 << number;
      else high |= 1 << (number - HALF);
    }
  return { low, high };
}

function shuffle(items: unknown[], random: RandomStream): void {
  for (let left = items.length; left > 1; left--) {
    const other = random.below(left);
    [items[left - 1], items[other]] = [items[other], items[left - 1]];
  }
}

/** The pieces of a supply, each in the plainest of its equal poses that keeps the spacing to all others. */
function plainest(before: Occupancy, supply: Supply, spots: readonly PlacedSpot[]): PlacedSpot[] {
  const { rule, shapes, given } = supply;
  const own = spots.filter((placed) => placed.supply === supply).map(({ spot }) => spot);
  if (rule.spacing === 0 && supply.givenConditions.centers.length === 0)
    return own.map((spot) => ({ supply, spot: { ...spot, pose: 0 } }));
  const others = supply.givenConditions.centers.filter((condition) => !(condition instanceof Spacing));
  const spacing = new Spacing(rule.spacing, given);
  const centers = own.map(({ shape, pose, slot }): PlacedCenter => {
    const center = { ...centerAt(before, shapes[shape]!, pose, slot), id: 0 };
    spacing.add(center);
    return center;
  });
  return own.map(({ shape, slot }, index) => {
    spacing.remove(centers[index]!);
    const pose = allowedPose(before, shapes[shape]!, slot, { centers: [...others, spacing] });
    spacing.add({ ...centerAt(before, shapes[shape]!, pose, slot), id: 0 });
    return { supply, spot: { shape, pose, slot } };
  });
}
