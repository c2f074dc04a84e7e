import { MAX_GROUPS } from '../../engine/districts/schelling.ts';
import * as v from 'valibot';
import { MAX_SCHELLING_STEPS, SAME_GROUP_NEEDED } from '../../engine/recipe/recipe.ts';
import { MAX_LAND_HEXES } from '../../engine/land/row.ts';
import {
  exactly,
  group,
  integer,
  list,
  oneOf,
  only,
  rule,
  share,
  strict,
  unique,
  weight,
} from '../form/pieces.ts';

const groups = v.pipe(
  list(group(), 'groups', MAX_GROUPS),
  v.minLength(1, 'at least one group'),
  unique('group', (name) => name),
  v.description('Names of the groups, each once.'),
);

const shares = v.optional(
  v.pipe(
    list(weight(), 'weights', MAX_GROUPS),
    v.description('A weight for each group; all equal when absent.'),
  ),
);

interface Shared {
  readonly groups: readonly string[];
  readonly shares?: readonly number[] | undefined;
}

function oneSharePerGroup<T extends Shared>() {
  return rule<T>(({ groups, shares }, report) => {
    if (shares && shares.length !== groups.length)
      report(['shares'], `expected a weight for each of ${groups.length} groups, found ${shares.length}`);
  });
}

const SEVEN = 'an array of seven integers 0..6';

/** Most steps that a recipe of version 1 could ask for. */
const MOST_ONCE = 1_000_000_000;

/**
 * The same form of a recipe, except that one of version 1, or without a version, may ask for more steps than are taken:
 * it is read as one that asks for the most.
 */
export function withFewerSteps<T extends v.GenericSchema>(form: T): T {
  const run: v.GenericSchema['~run'] = (dataset, config) =>
    form['~run'](
      { value: asksForTooMany(dataset.value) ? askingForMost(dataset.value) : dataset.value },
      config,
    );
  return { ...form, '~run': run };
}

interface TooMany {
  readonly districts: object;
}

function asksForTooMany(value: unknown): value is TooMany {
  const { version = 1, districts } = Object(value) as {
    readonly version?: unknown;
    readonly districts?: unknown;
  };
  const { method, maxSteps } = Object(districts) as {
    readonly method?: unknown;
    readonly maxSteps?: unknown;
  };
  return (
    version === 1 &&
    method === 'schelling' &&
    Number.isInteger(maxSteps) &&
    (maxSteps as number) > MAX_SCHELLING_STEPS &&
    (maxSteps as number) <= MOST_ONCE
  );
}

function askingForMost(recipe: TooMany): TooMany {
  return { ...recipe, districts: { ...recipe.districts, maxSteps: MAX_SCHELLING_STEPS } };
}

export const districtForm = v.variant(
  'method',
  [
    strict({ method: only('none') }),
    v.pipe(
      strict({
        method: only('schelling'),
        groups,
        shares,
        empty: v.optional(
          v.pipe(share(0, 1), v.description('Share of the hexes that have no group at the start.')),
          0.1,
        ),
        same: v.optional(
          v.pipe(
            exactly(7, integer(0, 6), SEVEN),
            v.description(
              'Number of neighbors of its own group that a hex needs to be happy, by the number 0..6 of its occupied neighbors.',
            ),
          ),
          [...SAME_GROUP_NEEDED],
        ),
        maxSteps: v.optional(integer(0, MAX_SCHELLING_STEPS), 1000),
      }),
      oneSharePerGroup(),
    ),
    v.pipe(
      strict({
        method: only('growth'),
        groups,
        shares,
        core: v.optional(
          v.pipe(
            integer(1, MAX_LAND_HEXES),
            v.description(
              'Number of hexes in the core of a territory. Territories get larger: they also take every free hex around their core, and may be joined.',
            ),
          ),
          8,
        ),
        min: v.optional(
          v.pipe(
            integer(0, MAX_LAND_HEXES),
            v.description(
              'Least number of hexes in a territory. A smaller one joins its largest neighbor, the smallest territories first; a single hex always does. A territory without neighbors, a small island, stays.',
            ),
          ),
          6,
        ),
        arrange: v.optional(
          v.pipe(
            oneOf(['center-out', 'random']),
            v.description(
              '"center-out" assigns groups to territories by their distance from the middle of the land, the first group innermost; "random" in random order.',
            ),
          ),
          'center-out',
        ),
      }),
      oneSharePerGroup(),
    ),
  ],
  (issue) => (issue.path ? 'one of "none", "schelling", "growth"' : 'an object'),
);
