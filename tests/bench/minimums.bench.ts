import type { Occupancy } from '../../src/engine/board/board.ts';
import { SEA } from '../../src/engine/board/board.ts';
import { generate } from '../../src/engine/generate/generate.ts';
import { NOTHING_GIVEN } from '../../src/engine/generate/given.ts';
import { nearestMiss } from '../../src/engine/generate/miss.ts';
import { prepareFilling } from '../../src/engine/generate/prepare.ts';
import type { Supply } from '../../src/engine/generate/supply.ts';
import { hexagonLand } from '../../src/engine/land/shapes.ts';
import { RandomStream } from '../../src/engine/random/stream.ts';
import type { PaintedHex } from '../../src/engine/schematic/schematic.ts';
import { atLeast, atMost, compareWays, type Benchmark } from '../support/bench.ts';
import { HOUSE, makeRecipe, makeSchematic, rule } from '../support/cities.ts';
import { naiveMiss } from '../support/naive-miss.ts';
import { grownPiece } from '../support/planted.ts';

/** Whole hexes in a hexagon, as many as wanted. */
function solidPiece(hexes: number): PaintedHex[] {
  return hexagonLand(40)
    .flatMap(({ q, r, count }) => Array.from({ length: count }, (_, step) => ({ q: q + step, r })))
    .sort((a, b) => reach(a) - reach(b))
    .slice(0, hexes)
    .map((hex) => ({ ...hex, segments: ['house', 'house', 'house', 'house', 'house', 'house'] }));
}

function reach({ q, r }: { readonly q: number; readonly r: number }): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Land with two in five segments taken, and a piece that fits nowhere there. */
function crowded(radius: number, segments: number): { occupancy: Occupancy; supply: Supply } {
  const random = new RandomStream(5);
  const schematic = makeSchematic('piece', grownPiece(random, segments));
  const ground = { land: hexagonLand(radius), districts: [] };
  const prepared = prepareFilling(ground, [rule('piece')], [schematic], NOTHING_GIVEN, () => {});
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
  const { occupancy, supplies } = prepared.value;
  const { mask_hex } = occupancy;
  for (let slot = 0; slot < mask_hex.length; slot++)
    for (let k = 0; k < 6; k++)
      if (mask_hex[slot] !== SEA && random.fraction() < 0.4) mask_hex[slot]! |= 1 << k;
  return { occupancy, supply: supplies[0]! };
}

/** Fills land with solid pieces of some hexes until it is proven that no more fits. */
function fillWithSolid(hexes: number): number {
  const recipe = makeRecipe(1, { shape: 'hexagon', radius: 80 }, [rule('solid')]);
  const made = generate(recipe, { kinds: [HOUSE], schematics: [makeSchematic('solid', solidPiece(hexes))] });
  return made.ok ? made.value.placements.length : -1;
}

/** Finds the nearest miss of 600 segments on 7,651 hexes; fills land with solid pieces of two sizes. */
export function measure(): Benchmark {
  const { occupancy, supply } = crowded(50, 600);
  const near = 'nearest miss of 600 segments, 18 poses, on 7,651 hexes';
  const misses = compareWays(
    near,
    [
      {
        name: 'engine: 32 places at once',
        run: () => nearestMiss(occupancy, supply, () => {})!.blocked.length,
      },
      { name: 'place by place', run: () => naiveMiss(occupancy, supply).count },
    ],
    { rounds: 5 },
  );
  const fill = 'solid pieces on 19,441 hexes until none fits';
  const fills = compareWays(
    fill,
    [
      { name: '1,024 hexes each', run: () => fillWithSolid(1024) },
      { name: '4,096 hexes each', run: () => fillWithSolid(4096) },
    ],
    { rounds: 7, differ: true },
  );
  return {
    measurements: [...misses, ...fills],
    verdicts: [
      atLeast(3, near, misses[0]!.faster, 'times faster than place by place'),
      atMost(8, fill, fills[0]!.faster, 'times longer with four times the hexes'),
    ],
  };
}
