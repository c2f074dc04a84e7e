import { createField } from '../../src/engine/districts/field.ts';
import { growDistricts, growTerritories } from '../../src/engine/districts/growth.ts';
import type { GrowthRecipe } from '../../src/engine/recipe/recipe.ts';
import { neighborhoodDistricts } from '../../src/engine/districts/neighborhoods.ts';
import { Schelling } from '../../src/engine/districts/schelling.ts';
import type { SchellingRecipe } from '../../src/engine/recipe/recipe.ts';
import { apportion } from '../../src/engine/districts/shares.ts';
import { SAME_GROUP_NEEDED } from '../../src/engine/recipe/recipe.ts';
import { hexagonLand } from '../../src/engine/land/shapes.ts';
import { randomStream } from '../../src/engine/random/stream.ts';
import {
  atLeast,
  atMost,
  compareWays,
  type Benchmark,
  type Measurement,
  type Verdict,
} from '../support/bench.ts';
import { HeapCandidates, publishedGrowth, ScannedCandidates, type Candidates } from './published/growth.ts';
import { PublishedSchelling } from './published/schelling.ts';

const SEED = 3;
/** Steps that are compared, and steps that the engine alone takes: for the others they take too long. */
const STEPS = 2;
const MORE_STEPS = 20;
/** A hexagon of 1,000,519 hexes. */
const RADIUS = 577;
const GROUPS = ['old-town', 'market', 'farmland'];

const NEIGHBORHOODS: SchellingRecipe = {
  method: 'schelling',
  groups: GROUPS,
  empty: 0.1,
  same: SAME_GROUP_NEEDED,
  maxSteps: 1000,
};

const TERRITORIES: GrowthRecipe = {
  method: 'growth',
  groups: GROUPS,
  core: 8,
  min: 6,
  arrange: 'center-out',
};

/** The start and some steps; returns who is unhappy then. */
function stepByEngine(radius: number, steps: number): number {
  const schelling = new Schelling(hexagonLand(radius), NEIGHBORHOODS, SEED);
  for (let step = 0; step < steps; step++) schelling.step();
  return schelling.total - schelling.satisfied;
}

function stepAsPublished(radius: number): number {
  const land = hexagonLand(radius);
  const hexes = 3 * radius * (radius + 1) + 1;
  const counts = apportion(hexes - Math.round(NEIGHBORHOODS.empty * hexes), [1, 1, 1]);
  const schelling = new PublishedSchelling(land, counts, SAME_GROUP_NEEDED, randomStream(SEED, 'districts'));
  for (let step = 0; step < STEPS; step++) schelling.step();
  return schelling.unhappy().length;
}

/** Grows territories; returns their number. */
function growByEngine(radius: number): number {
  const field = createField(hexagonLand(radius));
  return growTerritories(field, TERRITORIES.core, randomStream(SEED, 'districts')).size_area.length - 1;
}

function growAsPublished(radius: number, candidates: Candidates): number {
  const random = randomStream(SEED, 'districts');
  let territories = 0;
  for (const { owner } of publishedGrowth(hexagonLand(radius), TERRITORIES.core, random, candidates).values())
    territories = Math.max(territories, owner);
  return territories;
}

/** Schelling's steps and the growth of territories on a million hexes, against an object per hex with a text key. */
export function measure(): Benchmark {
  const parts = [measureSteps(), measureGrowth(), measureWhole()];
  return {
    measurements: parts.flatMap(({ measurements }) => measurements),
    verdicts: parts.flatMap(({ verdicts }) => verdicts),
  };
}

function measureSteps(): Benchmark {
  const name = `${STEPS} Schelling steps with their start on 1000519 hexes`;
  const measurements = compareWays(
    name,
    [
      { name: 'engine', run: () => stepByEngine(RADIUS, STEPS) },
      {
        name: 'published',
        run: () => stepAsPublished(RADIUS),
        warmUp: () => void stepAsPublished(40),
        rounds: 1,
      },
    ],
    { rounds: 7, warmUps: 2 },
  );
  const more = `${MORE_STEPS} Schelling steps with their start on 1000519 hexes`;
  measurements.push(
    ...compareWays(more, [{ name: 'engine', run: () => stepByEngine(RADIUS, MORE_STEPS) }], { rounds: 5 }),
  );
  return {
    measurements,
    verdicts: [
      atLeast(20, name, measurements[0]!.faster, 'times faster than published'),
      atLeast(5, more, (1000 * MORE_STEPS) / measurements[2]!.median, 'steps a second'),
    ],
  };
}

function measureGrowth(): Benchmark {
  const small = 'territories on 7651 hexes';
  const measurements: Measurement[] = compareWays(
    small,
    [
      { name: 'engine', run: () => growByEngine(50) },
      {
        name: 'published: the lowest candidate by looking at all',
        run: () => growAsPublished(50, new ScannedCandidates()),
        warmUp: () => void growAsPublished(20, new ScannedCandidates()),
        rounds: 3,
      },
    ],
    { rounds: 21, warmUps: 3 },
  );
  const large = 'territories on 1000519 hexes';
  measurements.push(
    ...compareWays(
      large,
      [
        { name: 'engine', run: () => growByEngine(RADIUS) },
        {
          name: 'published, with a heap of candidates',
          run: () => growAsPublished(RADIUS, new HeapCandidates()),
          warmUp: () => void growAsPublished(40, new HeapCandidates()),
          rounds: 1,
        },
      ],
      { rounds: 7, warmUps: 2 },
    ),
  );
  const verdicts: Verdict[] = [
    atLeast(20, small, measurements[0]!.faster, 'times faster than published'),
    atLeast(20, large, measurements[2]!.faster, 'times faster than published with a heap'),
  ];
  return { measurements, verdicts };
}

/** From land to districts with ids, groups and rows. */
function measureWhole(): Benchmark {
  const name = 'districts of 1000519 hexes, as a city has them';
  const land = hexagonLand(RADIUS);
  const measurements = compareWays(
    name,
    [
      { name: 'growth', run: () => growDistricts(land, TERRITORIES, SEED).length },
      {
        name: 'Schelling until all are happy',
        run: () => {
          const schelling = new Schelling(land, NEIGHBORHOODS, SEED);
          schelling.run();
          return neighborhoodDistricts(schelling).length;
        },
      },
    ],
    { rounds: 5, differ: true },
  );
  return {
    measurements,
    verdicts: [atMost(2000, `${name}, by growth`, measurements[0]!.median, 'ms')],
  };
}
