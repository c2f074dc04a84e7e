import * as v from 'valibot';
import { digestForm } from '../../../formats/city/form.ts';
import { cityCore } from '../../../formats/city/form.ts';
import { list, only, strict, text, unique, version } from '../../../formats/form/pieces.ts';
import { kindsFile } from '../../../formats/kinds/form.ts';
import { MAX_ENGINE, MAX_NAME, MAX_SCHEMATICS } from '../../../formats/limits.ts';
import { embeddedRecipe } from '../../../formats/recipe/form.ts';
import { embeddedSchematic } from '../../../formats/schematic/form.ts';

export const LINK_FORMAT = 'sixfold/link';

/** The newest version of links that this program makes and reads. */
export const LINK_VERSION = 2;

const { land, open, districts, placements, ground, walls } = cityCore.entries;

/** The form of a link's content, once it is unpacked and parsed. */
export const linkForm = strict({
  format: only(LINK_FORMAT),
  version: version(),
  engine: text(MAX_ENGINE),
  name: v.optional(text(MAX_NAME)),
  recipe: embeddedRecipe,
  kinds: kindsFile,
  schematics: v.pipe(
    list(embeddedSchematic, 'schematics', MAX_SCHEMATICS),
    unique('id', ({ id }) => id, 'id'),
  ),
  pieces: digestForm,
  digest: digestForm,
  layout: v.optional(strict({ land, open, districts, placements, ground, walls })),
});
