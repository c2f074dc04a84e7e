import { hexagonLand } from '../../src/engine/land/shapes.ts';
import { randomStream } from '../../src/engine/random/stream.ts';
import { UNMIRRORED } from '../../src/engine/schematic/pose.ts';
import { countSegments } from '../../src/engine/schematic/schematic.ts';
import { atLeast, atMost, compareWays, type Benchmark } from '../support/bench.ts';
import { plainCity, plainCovered } from './plain/city.ts';
import { plainFill } from './plain/fill.ts';
import { generated, sixRecipe, UNTIL_FULL } from './recipe.ts';
import { SIX } from './shapes.ts';

const SEED = 3;

/** Segments on a hexagon of land of that radius. */
function segmentsOf(radius: number): number {
  return 6 * (3 * radius * radius + 3 * radius + 1);
}

/** Fills with the engine: a city with all of its placements. Returns the segments covered. */
function fillByEngine(radius: number): number {
  const { value } = generated(sixRecipe(radius, UNTIL_FULL, SEED));
  const size_schematic = new Map(SIX.schematics.map(({ id, hexes }) => [id, countSegments(hexes)]));
  let covered = 0;
  for (const { schematic } of value.placements) covered += size_schematic.get(schematic)!;
  return covered;
}

function fillPlainly(radius: number): number {
  const city = plainCity(hexagonLand(radius));
  plainFill(city, SIX.schematics, UNMIRRORED, randomStream(SEED, 'plain'));
  return plainCovered(city);
}

/** Fills land of a million segments, then of six million, with six schematics until nothing fits. */
export function measure(): Benchmark {
  const million = `fill ${segmentsOf(236)} segments with six schematics`;
  const small = compareWays(
    million,
    [
      { name: 'engine', run: () => fillByEngine(236) },
      { name: 'plain', run: () => fillPlainly(236), warmUp: () => fillPlainly(40), rounds: 1 },
    ],
    { rounds: 15, warmUps: 3 },
  );
  const millions = `the same on ${segmentsOf(577)} segments`;
  const large = compareWays(
    millions,
    [
      { name: 'engine, radius 236', run: () => fillByEngine(236) },
      { name: 'engine, radius 577', run: () => fillByEngine(577) },
    ],
    { rounds: 5, differ: true },
  );
  return {
    measurements: [...small, ...large],
    verdicts: [
      atLeast(50, million, small[0]!.faster, 'times faster than plain'),
      atMost(7, millions, large[0]!.faster, `times the time of ${segmentsOf(236)} segments`),
    ],
  };
}
