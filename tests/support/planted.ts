import type { LandRow } from '../../src/engine/land/row.ts';
import { normalizeRows } from '../../src/engine/land/shapes.ts';
import { DIRECTIONS, distance, neighbor, type Hex } from '../../src/engine/hex/hex.ts';
import { placeOne } from '../../src/engine/generate/filling.ts';
import { NOTHING_GIVEN } from '../../src/engine/generate/given.ts';
import { prepareFilling } from '../../src/engine/generate/prepare.ts';
import type { RandomStream } from '../../src/engine/random/stream.ts';
import { mergeSegments, type PaintedHex } from '../../src/engine/schematic/schematic.ts';
import { modulo6 } from '../../src/engine/hex/hex.ts';
import { segmentKey, type Segment } from '../../src/engine/segment/segment.ts';
import { makeRecipe, makeSchematic, rule } from './cities.ts';
import type { Work } from './fillings.ts';
import { referencePose } from './reference.ts';

/** Connected land of some hexes. */
export function grownLand(random: RandomStream, hexes: number): readonly LandRow[] {
  const land = new Map<string, Hex>([['0,0', { q: 0, r: 0 }]]);
  while (land.size < hexes) {
    const { q, r } = neighbor(pick([...land.values()], random), DIRECTIONS[random.below(6)]!);
    land.set(`${q},${r}`, { q, r });
  }
  return normalizeRows([...land.values()].map(({ q, r }) => ({ q, r, count: 1 })));
}

/** A connected piece of some segments. */
export function grownPiece(random: RandomStream, segments: number): PaintedHex[] {
  const first: Segment = { q: 0, r: 0, k: 0 };
  const piece = new Map([[segmentKey(first), first]]);
  while (piece.size < segments) {
    const { q, r, k } = pick([...piece.values()], random);
    const beside: Segment[] = [
      { q, r, k: modulo6(k + 1) },
      { q, r, k: modulo6(k - 1) },
      { ...neighbor({ q, r }, k), k: modulo6(k + 3) },
    ];
    const next = pick(beside, random);
    piece.set(segmentKey(next), next);
  }
  return mergeSegments([...piece.values()].map((segment) => ({ ...segment, kind: 'house' })));
}

function pick<T>(items: readonly T[], random: RandomStream): T {
  return items[random.below(items.length)]!;
}

/**
 * A recipe that can be met: pieces were put on land of up to ten hexes until hardly any more fit, and their numbers are
 * the minimums.
 */
export function plantedWork(random: RandomStream, seed: number): Work {
  const land = grownLand(random, 4 + random.below(7));
  const schematics = Array.from({ length: 1 + random.below(5) }, (_, index) =>
    makeSchematic(`s${index}`, grownPiece(random, 1 + random.below(12))),
  );
  const rules = schematics.map(({ id }) =>
    rule(id, { mirror: random.below(2) === 0, spacing: [0, 0, 0, 1, 2, 3][random.below(6)]! }),
  );
  const terrain = { land, districts: [] };
  const prepared = prepareFilling(terrain, rules, schematics, NOTHING_GIVEN, () => {});
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
  const { supplies } = prepared.value;
  for (let misses = 0; misses < 20;) if (!placeOne(prepared.value, pick(supplies, random), random)) misses++;
  const required = rules.map((one, index) => ({ ...one, min: supplies[index]!.placed }));
  const recipe = makeRecipe(seed, { shape: 'rows', rows: land }, required, { coverage: 0 });
  return { terrain, recipe, schematics, given: NOTHING_GIVEN };
}

interface Stand {
  readonly segments: readonly string[];
  readonly center: Hex;
}

/** Whether all required pieces of a recipe fit together, found by trying every way. */
export function canStand({ terrain, recipe, schematics }: Work): boolean {
  const land = new Set(
    terrain.land.flatMap(({ r, q, count }) => Array.from({ length: count }, (_, step) => `${q + step},${r}`)),
  );
  const stands = recipe.schematics.map(({ id, rotations, shifts, mirror, spacing }) => {
    const { hexes } = schematics.find((schematic) => schematic.id === id)!;
    const all = [false, ...(mirror ? [true] : [])].flatMap((mirrored) =>
      rotations.flatMap((rotation) =>
        shifts.flatMap((shift) => standsOf(hexes, { mirror: mirrored, rotation, shift }, land)),
      ),
    );
    // Stands that take the same make no difference, and trying each of them would take minutes.
    const sameAs = ({ segments, center }: Stand) =>
      [...segments].sort().join(' ') + (spacing > 0 ? ` about ${center.q},${center.r}` : '');
    return [...new Map(all.map((stand) => [sameAs(stand), stand])).values()];
  });
  const taken = new Set<string>();
  const tryFrom = (sort: number, from: number, own: readonly Hex[]): boolean => {
    const ruled = recipe.schematics[sort];
    if (!ruled) return true;
    if (own.length === ruled.min) return tryFrom(sort + 1, 0, []);
    for (let index = from; index < stands[sort]!.length; index++) {
      const { segments, center } = stands[sort]![index]!;
      if (segments.some((segment) => taken.has(segment))) continue;
      if (own.some((other) => distance(other, center) < ruled.spacing)) continue;
      for (const segment of segments) taken.add(segment);
      if (tryFrom(sort, index + 1, [...own, center])) return true;
      for (const segment of segments) taken.delete(segment);
    }
    return false;
  };
  return tryFrom(0, 0, []);
}

function standsOf(
  hexes: readonly PaintedHex[],
  pose: Parameters<typeof referencePose>[1],
  land: ReadonlySet<string>,
): Stand[] {
  const [first] = referencePose(hexes, pose, { q: 0, r: 0 });
  return [...land].flatMap((hex) => {
    const [q = 0, r = 0] = hex.split(',').map(Number);
    const center = { q: q - first!.q, r: r - first!.r };
    const placed = referencePose(hexes, pose, center);
    if (!placed.every((segment) => land.has(`${segment.q},${segment.r}`))) return [];
    return [{ segments: placed.map(segmentKey), center }];
  });
}
