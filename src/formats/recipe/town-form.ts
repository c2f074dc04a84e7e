import * as v from 'valibot';
import { MAX_GROUPS } from '../../engine/districts/schelling.ts';
import { MAX_LAND_COORDINATE } from '../../engine/land/row.ts';
import { NEAR_PLACES } from '../../engine/fit/near.ts';
import { STREET_DEFAULTS, STREET_ENDS } from '../../engine/recipe/town.ts';
import { atMost, withAnyKeys } from '../form/bounds.ts';
import { group, id, integer, list, oneOf, rule, share, strict, unique } from '../form/pieces.ts';
import { MAX_KINDS } from '../limits.ts';

/** Most walls and rivers of a recipe. */
const MAX_LINES = 8;

/** Most schematics of a wall, and of its gates. */
const MAX_PIECES = 100;

/** Most steps, segments and links of a town. */
const MAX_STEPS = 1000;

/** Ids of kinds, each once. */
const kindIds = v.pipe(
  list(id(), 'ids', MAX_KINDS),
  v.minLength(1, 'at least one id'),
  unique('kind', (kind) => kind),
);

const pieceIds = v.pipe(
  list(id(), 'ids', MAX_PIECES),
  v.minLength(1, 'at least one id'),
  unique('schematic', (piece) => piece),
);

/** A value for each group that has one. */
export function byGroup<T extends v.GenericSchema>(value: T, expected: string) {
  return atMost(withAnyKeys(v.record(group(), value, expected)), MAX_GROUPS, `at most ${MAX_GROUPS} groups`);
}

export const riversForm = strict({
  count: integer(1, MAX_LINES),
  kind: v.pipe(id(), v.description('Id of the kind of the water.')),
  width: v.pipe(integer(1, 3), v.description('Width in segments.')),
});

const SHARE_OR_GROUPS = 'a share 0..1 or an array of groups';

export const wallsForm = list(
  strict({
    around: v.pipe(
      v.union(
        [
          share(0, 1),
          v.pipe(
            list(group(), 'groups', MAX_GROUPS),
            v.minLength(1, 'at least one group'),
            unique('group', (name) => name),
          ),
        ],
        SHARE_OR_GROUPS,
      ),
      v.description(
        'The groups of districts that the wall encloses, traced smoothly near their border, or a share of the radius of the land.',
      ),
    ),
    pieces: v.pipe(
      pieceIds,
      v.description('Ids of the schematics that the wall is made of: strips of segments.'),
    ),
    gates: v.optional(
      v.pipe(
        strict({
          pieces: v.pipe(
            pieceIds,
            v.description('Ids of the schematics of gates: two segments that share a side.'),
          ),
          min: v.pipe(integer(0, MAX_STEPS), v.description('Least number of gates.')),
          max: v.optional(
            v.pipe(
              integer(0, MAX_STEPS),
              v.description(
                'Most gates; with `min` equal to it, exactly so many. Without it, chance adds up to two.',
              ),
            ),
          ),
          spacing: v.pipe(
            integer(0, MAX_STEPS),
            v.description('Least number of segments of the wall between two gates.'),
          ),
        }),
        rule(({ min, max }, report) => {
          if (max !== undefined && max < min)
            report(['max'], `expected at least ${min}, the min, found ${max}`);
        }),
      ),
    ),
  }),
  'walls',
  MAX_LINES,
);

const steps = integer(1, MAX_STEPS);

export const streetsForm = strict({
  main: v.pipe(id(), v.description('Id of the kind of main streets.')),
  lane: v.pipe(id(), v.description('Id of the kind of lanes.')),
  bridge: v.pipe(id(), v.description('Id of the kind of streets over a river.')),
  within: v.optional(
    v.pipe(
      v.union(
        [steps, byGroup(steps, 'an object of steps by group')],
        `an integer 1..${MAX_STEPS} or an object of steps by group`,
      ),
      v.description(
        'Most steps from a free segment of the town to a street: one number inside the walls, or one per group. Without it, no lanes are laid beside those that join the ends.',
      ),
    ),
  ),
  loops: v.optional(
    v.pipe(integer(0, MAX_STEPS), v.description('Number of links beside those that the network needs.')),
    STREET_DEFAULTS.loops,
  ),
  crooked: v.optional(
    v.pipe(share(0, 4), v.description('How much streets wind; 0 is as straight as the land allows.')),
    STREET_DEFAULTS.crooked,
  ),
  between: v.optional(
    v.pipe(
      list(oneOf(STREET_ENDS), 'ends', STREET_ENDS.length),
      unique('end', (end) => end),
      v.description(
        'What the network joins: gates of walls, doors of required schematics, and the edge of the land.',
      ),
    ),
    [...STREET_DEFAULTS.between],
  ),
});

export const restForm = v.pipe(
  byGroup(kindIds, 'an object of kinds by group'),
  v.description(
    'The ground that nothing covered, by group: each connected piece of it becomes one of these kinds.',
  ),
);

const PLACE = `one of ${NEAR_PLACES.map((place) => `"${place}"`).join(', ')}, or the id of a kind`;

export const nearForm = v.pipe(
  list(
    v.pipe(
      strict({
        to: v.pipe(
          v.string(PLACE),
          v.regex(new RegExp(`^(${NEAR_PLACES.join('|')}|[a-z][a-z0-9-]{0,63})$`), PLACE),
          v.description(
            'A street, the sea, the edge of the land, its middle, a wall, a gate, or a kind by its id.',
          ),
        ),
        least: v.optional(integer(0, 2 * MAX_LAND_COORDINATE), 0),
        most: v.optional(integer(0, 2 * MAX_LAND_COORDINATE)),
      }),
      rule(({ least, most }, report) => {
        if (most !== undefined && most < least)
          report(['most'], `expected at least ${least}, the least, found ${most}`);
      }),
    ),
    'distances',
    MAX_PIECES,
  ),
  v.description(
    'Hex distances from the center of a placement to the nearest of something, from `least` to `most`.',
  ),
);
