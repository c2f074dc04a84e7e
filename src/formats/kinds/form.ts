import * as v from 'valibot';
import {
  flag,
  id,
  list,
  META,
  meta,
  oneOf,
  only,
  schemaLink,
  share,
  strict,
  text,
  unique,
  version,
  versioned,
} from '../form/pieces.ts';
import { BLOCKS } from '../../engine/schematic/kind.ts';
import { MAX_KINDS, MAX_NAME } from '../limits.ts';

/** Greatest height of a kind in side lengths. */
const MAX_HEIGHT = 100;

const COLOR = 'a color such as "#b5533c"';
const GLYPH = 'one printable ASCII character, not "~", "." or blank';

/** The schema's description of `meta` in a file with kinds. */
export const KINDS_META = `${META} Its member "patterns", an object, can give the pattern of a kind by its id, such as { "inn": "shop" }; unknown entries are kept, too. When an entry is for a kind of the list, "patterns" is written last, and its entries for kinds after all others. Its member "looks" gives further choices about the pictures of kinds in the same manner, such as { "inn": { "edge": "stone", "second": "#f6ecd6", "roof": "hip", "surface": "cobbles", "symbol": "M0 0L1000 0L500 900Z" } }; it is written after "patterns". Edges: grass, quay, stone, none. Roofs: gable, hip, tent, flat, split. Surfaces: plain, lines, slabs, cobbles, tufts, ripples. With "roofs": "own" a kind keeps its color on its roofs, where maps give others the tones of their town. A symbol is path data of M, L and Z with whole coordinates 0..1000: closed parts are filled by the nonzero rule, open ones are lines 80 wide.`;

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
  height: v.optional(
    v.pipe(share(0, MAX_HEIGHT), v.description('Height in side lengths, for exports with depth.')),
  ),
  blocks: v.optional(
    v.pipe(
      oneOf(BLOCKS),
      v.description(
        'What the kind blocks: "all", the default of closed kinds; "movement", as water and hedges do; "none", the default of walkable kinds.',
      ),
    ),
  ),
  public: v.optional(
    v.pipe(
      flag(),
      v.description(
        'Whether everybody may cross the kind, as a street or a square; a garden is walkable, and not public.',
      ),
    ),
  ),
});

type KindForm = v.InferOutput<typeof kindForm>;

/** A list of kinds with no id and no glyph twice. */
export const kindList = v.pipe(
  list(kindForm, 'kinds', MAX_KINDS),
  unique('id', (kind) => kind.id, 'id'),
  unique('glyph', (kind) => kind.glyph, 'glyph'),
);

export const kindsFile = versioned(
  strict({
    $schema: schemaLink(),
    format: only('sixfold/kinds'),
    version: version(),
    kinds: kindList,
    meta: v.optional(v.pipe(meta(), v.description(KINDS_META))),
  }),
  ({ kinds }) => (kinds.some(usesNewKind) ? 2 : 1),
);

/** Whether a kind has members that version 1 does not know. */
export function usesNewKind(kind: Pick<KindForm, 'height' | 'blocks' | 'public'>): boolean {
  return kind.height !== undefined || kind.blocks !== undefined || kind.public !== undefined;
}
