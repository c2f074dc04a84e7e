import * as v from 'valibot';
import { flag, id, list, META, meta, oneOf, only, strict, text, unique } from '../form/pieces.ts';
import { VERSION } from '../form/header.ts';
import { MAX_KINDS, MAX_NAME } from '../limits.ts';

const COLOR = 'a color such as "#b5533c"';
const GLYPH = 'one printable ASCII character, not "~", "." or blank';

/** The schema's description of `meta` in a file with kinds. */
export const KINDS_META = `${META} Its member "patterns", an object, can give the pattern of a kind by its id, such as { "inn": "shop" }; unknown entries are kept, too. When an entry is for a kind of the list, "patterns" is written last, and its entries for kinds after all others.`;

export const kindForm = strict({
  id: v.pipe(id(), v.description('Unique in the list.')),
  name: v.pipe(text(MAX_NAME), v.description('Name for people.')),
  color: v.pipe(
    v.string(COLOR),
    v.regex(/^#[0-9a-fA-F]{6}$/, COLOR),
    v.description('#rrggbb; written in lower case.'),
  ),
  glyph: v.pipe(
    v.string(GLYPH),
    v.regex(/^[!-\-/-}]$/, GLYPH),
    v.description('The character of the kind in text maps; unique in the list.'),
  ),
  footprint: v.pipe(
    oneOf(['segment', 'tile', 'area']),
    v.description(
      'The rule by which segments form buildings: "segment" - each segment is a building; "tile" - the six segments around a hex center or corner are a building; "area" - segments of the kind that are connected along edges are a building.',
    ),
  ),
  open: v.pipe(flag(), v.description('Whether the kind is walkable: ground that people can cross.')),
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
