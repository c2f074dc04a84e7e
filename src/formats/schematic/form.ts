import * as v from 'valibot';
import { hexKey } from '../../engine/hex/hex.ts';
import { MAX_SCHEMATIC_HEXES, MAX_SCHEMATIC_RADIUS } from '../../engine/schematic/schematic.ts';
import { VERSION } from '../form/header.ts';
import { id, integer, list, META, meta, only, rule, six, strict, text } from '../form/pieces.ts';
import { describeValue } from '../json/path.ts';
import { MAX_AUTHOR, MAX_DESCRIPTION, MAX_NAME, MAX_TAG, MAX_TAGS } from '../limits.ts';

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
    if (hexes.every(({ segments }) => segments.every((kind) => kind === null)))
      report([], 'expected at least one segment with a kind, found none');
  }),
  v.description(
    'Each hex at most once; |q + r| is at most 512; at least one segment has a kind. The center, the axis of rotation, is always hex (0, 0). Written sorted by r, then by q, without hexes that are all null.',
  ),
);

const members = {
  id: v.pipe(id(), v.description('The file is called <id>.schematic.json.')),
  name: v.pipe(text(MAX_NAME), v.description('Name for people.')),
  description: v.optional(text(MAX_DESCRIPTION), ''),
  author: v.optional(text(MAX_AUTHOR), ''),
  tags: v.optional(list(text(MAX_TAG), 'strings', MAX_TAGS), []),
  hexes: paintedHexes,
  meta: v.optional(v.pipe(meta(), v.description(META))),
};

export const schematicFile = strict({
  format: only('sixfold/schematic'),
  version: only(VERSION),
  ...members,
});

/** A schematic inside a city, where its format and version may be left out. */
export const embeddedSchematic = strict({
  format: v.optional(only('sixfold/schematic')),
  version: v.optional(only(VERSION)),
  ...members,
});

/** A schematic in the form of its file: hexes in the file's order, those without segments included. */
export type SchematicForm = v.InferOutput<typeof embeddedSchematic>;
