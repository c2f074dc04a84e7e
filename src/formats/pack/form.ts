import * as v from 'valibot';
import { hexKey } from '../../engine/hex/hex.ts';
import { TESTED_SEEDS } from '../../engine/pack/pack.ts';
import { MAX_SCHEMATIC_HEXES, MAX_SCHEMATIC_RADIUS } from '../../engine/schematic/schematic.ts';
import {
  flag,
  id,
  integer,
  list,
  META,
  meta,
  oneOf,
  only,
  rule,
  schemaLink,
  six,
  strict,
  text,
  unique,
} from '../form/pieces.ts';
import {
  MAX_AUTHOR,
  MAX_DESCRIPTION,
  MAX_LICENSE,
  MAX_NAME,
  MAX_PACK_RECIPES,
  MAX_PACK_SCHEMATICS,
  MAX_RELEASE,
  MAX_TESTS,
} from '../limits.ts';
import { quote } from '../json/path.ts';
import { embeddedRecipe } from '../recipe/form.ts';
import { SIX_ORDER } from '../schematic/form.ts';

const coordinate = integer(-MAX_SCHEMATIC_RADIUS, MAX_SCHEMATIC_RADIUS);

const sceneHex = strict({
  q: coordinate,
  r: coordinate,
  segments: v.pipe(
    six(v.nullable(id(' or null')), 'kinds or null'),
    v.description(`${SIX_ORDER}: the kind that stands there; null: free ground.`),
  ),
});

const common = {
  name: v.optional(v.pipe(text(MAX_NAME), v.description('What the test is about, for people.')), ''),
  schematic: v.pipe(id(), v.description('Id of one of `schematics`.')),
};

const placeTest = strict({
  kind: v.pipe(
    oneOf(['fits', 'blocked']),
    v.description('"fits": the schematic must fit there; "blocked": it must not.'),
  ),
  ...common,
  q: v.pipe(coordinate, v.description("The hex of the schematic's center, together with r.")),
  r: coordinate,
  mirror: v.optional(flag(), false),
  rotation: v.optional(integer(0, 5), 0),
  shift: v.optional(integer(-1, 1), 0),
  around: v.pipe(
    list(sceneHex, 'hexes', MAX_SCHEMATIC_HEXES),
    unique<v.InferOutput<typeof sceneHex>>('hex', hexKey),
    v.description(
      'All land of the scene; hexes that are not listed are sea. Written sorted by r, then by q.',
    ),
  ),
});

const placedTest = strict({
  kind: only('placed'),
  ...common,
  recipe: v.pipe(
    id(),
    v.description('Id of one of `recipes`, otherwise the name of a preset, such as "walled-town".'),
  ),
  atLeast: v.pipe(
    integer(1, TESTED_SEEDS),
    v.description(
      `Of the cities of seeds 1 to ${TESTED_SEEDS}, at least so many must have the schematic. Without a rule of the recipe it gets one of weight 1.`,
    ),
  ),
});

const test = v.variant('kind', [placeTest, placedTest], 'a test: "fits", "blocked" or "placed"');

const packRecipe = strict({
  id: v.pipe(id(), v.description('The name that tests have for it.')),
  recipe: embeddedRecipe,
});

const whole = strict({
  $schema: schemaLink(),
  format: only('sixfold/pack'),
  version: only(1),
  id: v.pipe(id(), v.description('Tells the pack from all others: an import of the same id is an update.')),
  name: v.pipe(text(MAX_NAME), v.description('Name for people.')),
  author: v.optional(text(MAX_AUTHOR), ''),
  license: v.optional(
    v.pipe(text(MAX_LICENSE), v.description('Under which others may use it, such as "CC BY 4.0".')),
    '',
  ),
  description: v.optional(text(MAX_DESCRIPTION), ''),
  release: v.optional(v.pipe(text(MAX_RELEASE), v.description('The release, such as "1.2".')), ''),
  cover: v.optional(
    v.pipe(v.nullable(id(' or null')), v.description('Id of the schematic that stands for the pack.')),
    null,
  ),
  schematics: v.pipe(
    list(id(), 'ids', MAX_PACK_SCHEMATICS),
    unique<string>('id', (one) => one),
    v.description('Ids of its schematics, in order.'),
  ),
  files: v.optional(
    v.pipe(
      list(strict({ schematic: id(), file: id() }), 'files', MAX_PACK_SCHEMATICS),
      unique('schematic', ({ schematic }) => schematic, 'schematic'),
      v.description(
        'Schematics that stand in another file than <id>.schematic.json beside this one, because its name was taken: "file" is the id in that file.',
      ),
    ),
    [],
  ),
  tests: v.optional(list(test, 'tests', MAX_TESTS), []),
  recipes: v.optional(
    v.pipe(
      list(packRecipe, 'recipes', MAX_PACK_RECIPES),
      unique<v.InferOutput<typeof packRecipe>>('id', ({ id: own }) => own),
      v.description(
        'Recipes of the pack that tests name. They take schematics of the pack by their ids in it, and built-in ones.',
      ),
    ),
    [],
  ),
  library: v.optional(
    v.pipe(
      strict({
        packs: v.pipe(
          list(id(), 'ids', MAX_PACK_SCHEMATICS),
          unique<string>('id', (one) => one),
          v.description('Ids of the packs in the order of the library.'),
        ),
      }),
      v.description(
        'Says that the file is no pack, but the order of a library: `schematics` are those without a pack.',
      ),
    ),
  ),
  meta: v.optional(v.pipe(meta(), v.description(META))),
});

/** The form of `pack.json`: all ids that it names are those of its schematics. */
export const packFile = v.pipe(
  whole,
  rule<v.InferOutput<typeof whole>>(({ schematics, cover, files, tests }, report) => {
    const known = new Set(schematics);
    const check = (one: string, path: readonly (string | number)[]) => {
      if (!known.has(one)) report(path, `${quote(one)} is none of the pack's schematics`);
    };
    if (cover !== null) check(cover, ['cover']);
    files.forEach(({ schematic }, index) => check(schematic, ['files', index, 'schematic']));
    tests.forEach(({ schematic }, index) => check(schematic, ['tests', index, 'schematic']));
  }),
);

export type PackForm = v.InferOutput<typeof packFile>;
