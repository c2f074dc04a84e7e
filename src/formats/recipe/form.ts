import { goesOn } from '../../engine/land/coast.ts';
import { MAX_GROUPS } from '../../engine/districts/schelling.ts';
import * as v from 'valibot';
import { RULE_DEFAULTS } from '../../engine/recipe/recipe.ts';
import { MAX_SEED } from '../../engine/random/seed.ts';
import { MAX_LAND_COORDINATE, MAX_LAND_HEXES } from '../../engine/land/row.ts';
import {
  flag,
  group,
  id,
  integer,
  list,
  META,
  meta,
  oneOf,
  only,
  rule,
  share,
  schemaLink,
  strict,
  unique,
  version,
  versioned,
  weight,
} from '../form/pieces.ts';
import { MAX_SCHEMATICS } from '../limits.ts';
import { districtForm, withFewerSteps } from './district-form.ts';
import { landForm } from './land-form.ts';
import { byGroup, nearForm, restForm, riversForm, streetsForm, wallsForm } from './town-form.ts';

const MAX_PLACEMENTS = 6 * MAX_LAND_HEXES;

const ruleForm = v.pipe(
  strict({
    id: v.pipe(id(), v.description('Id of the schematic.')),
    weight: v.optional(
      v.pipe(weight(), v.description('How often the schematic is drawn, compared with the others.')),
      RULE_DEFAULTS.weight,
    ),
    min: v.optional(
      v.pipe(
        integer(0, MAX_PLACEMENTS),
        v.description(
          'Least number of placements. When it cannot be met, an error reports whether that is proven.',
        ),
      ),
      RULE_DEFAULTS.min,
    ),
    max: v.optional(
      v.pipe(
        integer(0, MAX_PLACEMENTS),
        v.description('Largest number of placements; no limit when absent.'),
      ),
    ),
    groups: v.optional(
      v.pipe(
        list(group(), 'groups', MAX_GROUPS),
        v.minLength(1, 'at least one group'),
        unique('group', (name) => name),
        v.description(
          'Groups of the districts in which every segment of a placement must lie; all when absent. The commands `fits` and `why` apply them, too.',
        ),
      ),
    ),
    rotations: v.optional(
      v.pipe(
        list(integer(0, 5), 'rotations', 6),
        v.minLength(1, 'at least one rotation'),
        unique('rotation', (rotation) => rotation),
        v.description('Allowed turns by 60° clockwise; all six when absent.'),
      ),
      [...RULE_DEFAULTS.rotations],
    ),
    shifts: v.optional(
      v.pipe(
        list(integer(-1, 1), 'shifts', 3),
        v.minLength(1, 'at least one shift'),
        unique('shift', (shift) => shift),
        v.description('Allowed shifts by one side length: -1 left, 0 none, 1 right; all three when absent.'),
      ),
      [...RULE_DEFAULTS.shifts],
    ),
    mirror: v.optional(
      v.pipe(flag(), v.description('Whether mirrored poses are allowed besides the plain ones.')),
      RULE_DEFAULTS.mirror,
    ),
    spacing: v.optional(
      v.pipe(
        integer(0, 2 * MAX_LAND_COORDINATE),
        v.description(
          'Least hex distance between the centers of two placements of the schematic. Equal poses, which cover the same segments with the same kinds, have different centers. It is enough that one allowed equal pose keeps the distance; the plainest such pose is recorded: unmirrored before mirrored, then unshifted, then shifted left, then right, then least turned. The command `fits` lists each placement in that pose; `why` tests only the given pose.',
        ),
      ),
      RULE_DEFAULTS.spacing,
    ),
    near: v.optional(nearForm),
    align: v.optional(
      v.pipe(
        only('district'),
        v.description('"district" - all placements in one district lie along one direction.'),
      ),
    ),
  }),
  rule(({ min, max }, report) => {
    if (max !== undefined && max < min) report(['max'], `expected at least ${min}, the min, found ${max}`);
  }),
);

const members = {
  seed: integer(0, MAX_SEED),
  land: landForm,
  districts: districtForm,
  schematics: v.pipe(
    list(ruleForm, 'rules', MAX_SCHEMATICS),
    unique('id', (item) => item.id, 'id'),
    v.description('The rules, one per schematic.'),
  ),
  fill: strict({
    method: v.pipe(
      oneOf(['weighted', 'largest-first']),
      v.description(
        '"weighted" - draws a schematic by weight among those that still fit, then one of its distinct placements; "largest-first" - takes schematics by descending number of segments, each until it no longer fits.',
      ),
    ),
    coverage: v.pipe(
      v.union(
        [share(0, 1), byGroup(share(0, 1), 'an object of shares by group')],
        'a number 0..1 or an object of shares by group',
      ),
      v.description(
        "Share of the land's segments at which filling stops; 1: when nothing fits any more. By group: the share of its segments at which a group gets no more placements.",
      ),
    ),
  }),
  rivers: v.optional(riversForm),
  walls: v.optional(wallsForm),
  streets: v.optional(streetsForm),
  rest: v.optional(restForm),
  reach: v.optional(
    v.pipe(
      only('all'),
      v.description(
        '"all" - public and free ground is in one piece for each connected part of the land, and every door that asks for public ground or a street is on it.',
      ),
    ),
  ),
  meta: v.optional(v.pipe(meta(), v.description(META))),
};

export const recipeFile = withFewerSteps(
  versioned(
    strict({ $schema: schemaLink(), format: only('sixfold/recipe'), version: version(), ...members }),
    versionNeededBy,
  ),
);

/** The lowest version that knows all members of a recipe. */
function versionNeededBy(form: v.InferOutput<v.StrictObjectSchema<typeof members, undefined>>): number {
  const { land, rivers, walls, streets, rest, reach, schematics, fill } = form;
  const isOpen =
    (land.shape === 'coast' && goesOn(land.form)) || (land.shape === 'rows' && land.open !== undefined);
  if (isOpen || walls?.some(({ gates }) => gates?.max !== undefined)) return 3;
  const isOfTwo =
    land.shape === 'coast' ||
    [rivers, walls, streets, rest, reach].some((member) => member !== undefined) ||
    typeof fill.coverage === 'object' ||
    schematics.some(({ near, align }) => near !== undefined || align !== undefined);
  return isOfTwo ? 2 : 1;
}

/** A recipe inside a city, where its format and version may be left out. */
export const embeddedRecipe = withFewerSteps(
  versioned(
    strict({
      format: v.optional(only('sixfold/recipe')),
      version: v.optional(version()),
      ...members,
    }),
    versionNeededBy,
  ),
);

/** A recipe in the form of its file. */
export type RecipeForm = v.InferOutput<typeof embeddedRecipe>;
