import type { Hex } from '../../../src/engine/hex/hex.ts';
import type { RandomStream } from '../../../src/engine/random/stream.ts';
import type { Pose, PoseRules } from '../../../src/engine/schematic/pose.ts';
import { countSegments, type Schematic } from '../../../src/engine/schematic/schematic.ts';
import { plainFits, plainStamp, type PlainCity } from './city.ts';
import { plainPoses, plainShape, type PlainPose } from './schematic.ts';

/** A schematic as it was stamped. */
export interface PlainPlacement extends Hex, Pose {
  readonly schematic: string;
}

interface Candidate {
  /** Where the center of the schematic would lie. */
  readonly q: number;
  readonly r: number;
  readonly pose: PlainPose;
}

/**
 * Fills a city, largest schematics first, each until it no longer fits: all that fits in random order, placing
 * what still fits when its turn comes. As nothing is ever taken off, every choice is uniform among all that fit.
 *
 * Tried: shuffling all candidates and looking only then whether they fit takes twice as long, because lookups in
 * random order miss the cache. Numbers as keys of the city instead of text take half the time of text.
 */
export function plainFill(
  city: PlainCity,
  schematics: readonly Schematic[],
  rules: PoseRules,
  random: RandomStream,
): PlainPlacement[] {
  const placements: PlainPlacement[] = [];
  const largestFirst = [...schematics].sort((a, b) => countSegments(b.hexes) - countSegments(a.hexes));
  for (const { id, hexes } of largestFirst)
    for (const { q, r, pose } of shuffle(candidatesOf(city, plainPoses(plainShape(hexes), rules)), random))
      if (plainFits(city, pose.parts, q, r)) {
        plainStamp(city, pose.parts, q, r);
        placements.push({ schematic: id, q, r, ...pose.pose });
      }
  return placements;
}

/** Every pose that fits, its first hex on every hex of land in turn: no other can lie on land. */
function candidatesOf(city: PlainCity, poses: readonly PlainPose[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (const { hex } of city.values())
    for (const pose of poses) {
      const first = pose.parts[0]!.hex;
      const q = hex.q - first.q;
      const r = hex.r - first.r;
      if (plainFits(city, pose.parts, q, r)) candidates.push({ q, r, pose });
    }
  return candidates;
}

/** Fisher and Yates's shuffle, in place. */
function shuffle<T>(list: T[], random: RandomStream): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
  return list;
}
