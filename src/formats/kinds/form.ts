import * as v from 'valibot';
import { flag, id, list, META, meta, oneOf, only, strict, text, unique } from '../form/pieces.ts';
import { VERSION } from '../form/header.ts';
import { MAX_KINDS, MAX_NAME } from '../limits.ts';

const COLOR = 'a color such as "#b5533c"';
const GLYPH = 'one printable ASCII character, not "~", "." or blank';

/** The schema's description of `meta` in a file with kinds. */
export const KINDS_META = `${META} A member "patterns", an object, may name by id of kind the picture that Sixfold shows it with, such as { "inn": "shop" }; entries that Sixfold does not know are kept, too. Where one is for a kind of the list, "patterns" is written last, its entries for kinds after all others.`;

export const kindForm = strict({
  id: v.pipe(id(), v.description('Unique in the list.')),
  name: v.pipe(text(MAX_NAME), v.description('For people.')),
  color: v.pipe(
    v.string(COLOR),
    v.regex(/^#[0-9a-fA-F]{6}$/, COLOR),
    v.description('#rrggbb; written in lower case.'),
  ),
  glyph: v.pipe(
    v.string(GLYPH),
    v.regex(/^[!-\-/-}]$/, GLYPH),
    v.description('The kind in maps made of text: unique in the list.'),
  ),
  footprint: v.pipe(
    oneOf(['segment', 'tile', 'area']),
    v.description(
      'How segments make buildings: "segment" - each is one building; "tile" - a building is the six segments around a hex center or corner; "area" - segments of the kind that touch along edges are one building.',
    ),
  ),
  open: v.pipe(flag(), v.description('Ground that people can cross.')),
});

/** A list of kinds with no id and no glyph twice. */
export const kindList = v.pipe(
  list(kindForm, 'kinds', MAX_KINDS),
  unique('id', (kind) => kind.id, 'id'),
  unique('glyph', (kind) => kind.glyph, 'glyph'),
);

export const kindsFile = strict({
  format: only('sixfold/kinds'),
  version: only(VERSION),
  kinds: kindList,
  meta: v.optional(v.pipe(meta(), v.description(KINDS_META))),
});
