import * as v from 'valibot';
import { WISH_PATTERN, WISHES } from '../../engine/fit/wish.ts';
import { hexKey, type Hex } from '../../engine/hex/hex.ts';
import { MAX_SCHEMATIC_HEXES, MAX_SCHEMATIC_RADIUS } from '../../engine/schematic/schematic.ts';
import {
  id,
  integer,
  list,
  META,
  meta,
  only,
  rule,
  schemaLink,
  six,
  strict,
  text,
  version,
  versioned,
  type Report,
} from '../form/pieces.ts';
import { characters } from '../form/bounds.ts';
import { describeValue } from '../json/path.ts';
import { MAX_AUTHOR, MAX_DESCRIPTION, MAX_NAME, MAX_TAG, MAX_TAGS, MAX_WISH } from '../limits.ts';

const coordinate = integer(-MAX_SCHEMATIC_RADIUS, MAX_SCHEMATIC_RADIUS);

export const SIX_ORDER = 'In the order N, NE, SE, S, SW, NW';

const paintedHex = strict({
  q: coordinate,
  r: coordinate,
  segments: v.pipe(
    six(v.nullable(id(' or null')), 'kinds or null'),
    v.description(
      `${SIX_ORDER}: the id of the kind on each segment; null: the segment is not part of the schematic.`,
    ),
  ),
});

const paintedHexes = v.pipe(
  list(paintedHex, 'hexes', MAX_SCHEMATIC_HEXES),
  rule<v.InferOutput<typeof paintedHex>[]>((hexes, report) => {
    reportHexes(hexes, report);
    if (hexes.every(({ segments }) => segments.every((kind) => kind === null)))
      report([], 'expected at least one segment with a kind, found none');
  }),
  v.description(
    'Each hex at most once; |q + r| is at most 512; at least one segment has a kind. The center, the axis of rotation, is always hex (0, 0). Written sorted by r, then by q, without hexes that are all null.',
  ),
);

/** Reports hexes that are listed twice, or lie too far from the center. */
function reportHexes(hexes: readonly Hex[], report: Report): void {
  const seen = new Map<string, number>();
  hexes.forEach((hex, index) => {
    const first = seen.get(hexKey(hex));
    if (first === undefined) seen.set(hexKey(hex), index);
    else report([index], `hex ${hex.q}, ${hex.r} is listed already, as element ${first}`);
    const sum = hex.q + hex.r;
    // A q or r that is out of range by itself is reported already.
    const inRange = Math.max(Math.abs(hex.q), Math.abs(hex.r)) <= MAX_SCHEMATIC_RADIUS;
    if (inRange && Math.abs(sum) > MAX_SCHEMATIC_RADIUS)
      report(
        [index],
        `expected q + r to be -${MAX_SCHEMATIC_RADIUS}..${MAX_SCHEMATIC_RADIUS}, found ${describeValue(sum)}`,
      );
  });
}

const WISH = `a condition: ${WISHES.join(', ')} or the id of a kind, each with "!" in front or not, with "|" between alternatives, or null`;

const askedHex = strict({
  q: coordinate,
  r: coordinate,
  segments: v.pipe(
    six(
      v.nullable(v.pipe(v.string(WISH), characters(MAX_WISH, WISH), v.regex(WISH_PATTERN, WISH))),
      'conditions or null',
    ),
    v.description(`${SIX_ORDER}: the condition on each segment; null: none.`),
  ),
});

const around = v.pipe(
  list(askedHex, 'hexes', MAX_SCHEMATIC_HEXES),
  rule<v.InferOutput<typeof askedHex>[]>(reportHexes),
  v.description(
    'Conditions on segments near the shape, which hold in the finished city: "@public" (public ground), "@street" (ground of the recipe\'s streets), "@open" (free or of a walkable kind), "@free" (covered by nothing at the end), "@sea", "@land", or the id of a kind; "!" in front turns one around, and with "|" between them one is enough. A closed segment of the shape that shares a side with a "@public", "@street" or "@open" condition has a door there. Not on segments of the shape.',
  ),
);

const members = {
  id: v.pipe(id(), v.description('The file is called <id>.schematic.json.')),
  name: v.pipe(text(MAX_NAME), v.description('Name for people.')),
  description: v.optional(text(MAX_DESCRIPTION), ''),
  author: v.optional(text(MAX_AUTHOR), ''),
  tags: v.optional(list(text(MAX_TAG), 'strings', MAX_TAGS), []),
  hexes: paintedHexes,
  around: v.optional(around),
  meta: v.optional(v.pipe(meta(), v.description(META))),
};

/** A form of schematics, with the rules about its members together. */
function whole<T extends v.GenericSchema<unknown, Parts>>(form: T): T {
  const apart = rule<v.InferOutput<T>>(({ hexes, around = [] }, report) => {
    const painted = new Map(hexes.map((hex) => [hexKey(hex), hex.segments]));
    around.forEach((hex, index) => {
      const own = painted.get(hexKey(hex));
      hex.segments.forEach((wish, k) => {
        if (wish !== null && own && own[k] !== null)
          report(
            ['around', index, 'segments', k],
            'this segment is part of the shape, so that nothing can be asked of it',
          );
      });
    });
  });
  return v.pipe(
    versioned(form, ({ around }) => (around === undefined ? 1 : 2)),
    apart,
  ) as unknown as T;
}

export interface Parts {
  readonly version?: number | undefined;
  readonly hexes: readonly PlainHex[];
  readonly around?: readonly PlainHex[] | undefined;
}

export interface PlainHex extends Hex {
  readonly segments: readonly (string | null)[];
}

export const schematicFile = whole(
  strict({
    $schema: schemaLink(),
    format: only('sixfold/schematic'),
    version: version(),
    ...members,
  }),
);

/** A schematic inside a city, where its format and version may be left out. */
export const embeddedSchematic = whole(
  strict({
    format: v.optional(only('sixfold/schematic')),
    version: v.optional(version()),
    ...members,
  }),
);

/** A schematic in the form of its file: hexes in the file's order, those without segments included. */
export type SchematicForm = v.InferOutput<typeof embeddedSchematic>;
