import type { Hex } from '../../src/engine/hex/hex.ts';
import { explainFit } from '../../src/engine/fit/explain.ts';
import { randomStream } from '../../src/engine/random/stream.ts';
import { orient, UNMIRRORED } from '../../src/engine/schematic/pose.ts';
import { poseClasses } from '../../src/engine/schematic/pose-classes.ts';
import type { PaintedHex, Schematic } from '../../src/engine/schematic/schematic.ts';
import { atMost, compareWays, type Benchmark } from '../support/bench.ts';
import { plainBlocked, plainCity, plainStamp } from './plain/city.ts';
import { plainOrient, plainShape, type PlainShape } from './plain/schematic.ts';
import { boardOf, generated, sixRecipe, UNTIL_FULL, UNTIL_HALF } from './recipe.ts';
import { SIX } from './shapes.ts';

const RADIUS = 236;
const CHECKS = 20_000;

const CITIES = [
  { name: 'an empty city', fill: { ...UNTIL_HALF, coverage: 0 } },
  { name: 'a city half full', fill: UNTIL_HALF },
  { name: 'a full city', fill: UNTIL_FULL },
];

/** The piece at the pointer, and its place. */
interface Check {
  readonly at: Hex;
  readonly hexes: readonly PaintedHex[];
  readonly parts: PlainShape;
}

/** Poses of a schematic at random hexes on land and just beyond its shore. */
function checksOf({ hexes }: Schematic): Check[] {
  const random = randomStream(11, 'pointer');
  const poses = poseClasses(hexes, UNMIRRORED).map(({ pose }) => ({
    hexes: orient(hexes, pose),
    parts: plainOrient(plainShape(hexes), pose),
  }));
  return Array.from({ length: CHECKS }, () => {
    const q = random.below(2 * RADIUS + 5) - RADIUS - 2;
    const r = random.below(2 * RADIUS + 5) - RADIUS - 2;
    return { at: { q, r }, ...poses[random.below(poses.length)]! };
  });
}

/** Explains whether the largest and the smallest schematic fit, 20,000 times each, in three cities. */
export function measure(): Benchmark {
  const [largest, smallest] = [SIX.schematics[0]!, SIX.schematics.at(-1)!];
  const shapes = new Map(SIX.schematics.map(({ id, hexes }) => [id, plainShape(hexes)]));
  const results = CITIES.flatMap(({ name: cityName, fill }) => {
    const { land, placements } = generated(sixRecipe(RADIUS, fill, 7)).value;
    const board = boardOf({ land, placements });
    const city = plainCity(land);
    for (const one of placements)
      plainStamp(city, plainOrient(shapes.get(one.schematic)!, one), one.q, one.r);
    return [largest, smallest].map((schematic): Benchmark => {
      const name = `${CHECKS} fit checks of ${schematic.id} in ${cityName}`;
      const checks = checksOf(schematic);
      const measurements = compareWays(
        name,
        [
          {
            name: 'engine',
            run: () => checks.reduce((sum, { hexes, at }) => sum + explainFit(board, hexes, at).length, 0),
          },
          {
            name: 'plain',
            rounds: 3,
            run: () =>
              checks.reduce((sum, { parts, at }) => sum + plainBlocked(city, parts, at.q, at.r).length, 0),
          },
        ],
        { rounds: 11, warmUps: 3 },
      );
      const microseconds = (1000 * measurements[0]!.median) / CHECKS;
      return { measurements, verdicts: [atMost(5, name, microseconds, 'microseconds each')] };
    });
  });
  return {
    measurements: results.flatMap(({ measurements }) => measurements),
    verdicts: results.flatMap(({ verdicts }) => verdicts),
  };
}
