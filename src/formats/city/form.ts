import * as v from 'valibot';
import { MAX_LAND_HEXES } from '../../engine/land/row.ts';
import { SEGMENT_NAMES } from '../../engine/segment/segment.ts';
import { atMost, withAnyKeys } from '../form/bounds.ts';
import {
  flag,
  group,
  id,
  integer,
  list,
  meta,
  only,
  schemaLink,
  share,
  six,
  strict,
  text,
  unique,
  version,
} from '../form/pieces.ts';
import { kindList, KINDS_META } from '../kinds/form.ts';
import { MAX_ENGINE, MAX_SCHEMATICS } from '../limits.ts';
import { embeddedRecipe } from '../recipe/form.ts';
import { coordinate, landRows, openForm } from '../recipe/land-form.ts';
import { embeddedSchematic, SIX_ORDER } from '../schematic/form.ts';

/** Largest id of a placement or district. */
const LARGEST_ID = 0xffffffff;

/** Most placements of a city: each takes at least one segment. */
const MAX_PLACEMENTS = 6 * MAX_LAND_HEXES;

const districtForm = strict({
  id: v.pipe(integer(1, LARGEST_ID), v.description('Unique among the districts.')),
  group: group(),
  rows: v.pipe(
    landRows,
    v.minLength(1, 'at least one run'),
    v.description('Land hexes of the district; no other district has them.'),
  ),
});

const placementForm = strict({
  id: v.pipe(integer(1, LARGEST_ID), v.description('Unique among the placements.')),
  schematic: v.pipe(id(), v.description('Id of one of `schematics`.')),
  q: v.pipe(coordinate, v.description("The hex of the schematic's center, together with r.")),
  r: coordinate,
  mirror: v.pipe(flag(), v.description('Mirrored left-right, before the rotation.')),
  rotation: v.pipe(integer(0, 5), v.description('Turns by 60° clockwise, before the shift.')),
  shift: v.pipe(integer(-1, 1), v.description('Shift by one side length: -1 left, 0 none, 1 right.')),
  locked: v.pipe(flag(), v.description('Whether generating keeps the placement.')),
});

export const hexesForm = list(
  strict({
    q: coordinate,
    r: coordinate,
    district: v.optional(
      v.pipe(
        v.nullable(integer(1, LARGEST_ID)),
        v.description('Id of the district of the hex, null for none. Absent in version 1.'),
      ),
    ),
    segments: v.pipe(
      six(v.nullable(id(' or null')), 'kinds or null'),
      v.description(`${SIX_ORDER}: the id of the kind on each segment, null where there is none.`),
    ),
    placements: v.pipe(
      six(v.nullable(integer(1, LARGEST_ID)), 'ids or null'),
      v.description(`${SIX_ORDER}: the id of the placement on each segment, null where there is none.`),
    ),
  }),
  'hexes',
  MAX_LAND_HEXES,
);

const count = (max: number) => integer(0, max);

const segments = count(6 * MAX_LAND_HEXES);

const segmentForm = strict({
  q: coordinate,
  r: coordinate,
  segment: v.pipe(integer(0, 5), v.description('0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW.')),
});

const groundForm = v.pipe(
  list(
    strict({
      q: coordinate,
      r: coordinate,
      segments: v.pipe(
        six(v.nullable(id(' or null')), 'kinds or null'),
        v.description(`${SIX_ORDER}: the id of the kind of the ground, null where there is none.`),
      ),
    }),
    'hexes',
    MAX_LAND_HEXES,
  ),
  v.description(
    'Segments whose kind belongs to no placement: streets, rivers, bridges, yards, and what was painted by hand. Nothing stands on them. Sorted by r, then by q.',
  ),
);

export const wallsForm = v.pipe(
  list(
    strict({
      placements: v.pipe(
        list(integer(1, LARGEST_ID), 'ids', MAX_PLACEMENTS),
        v.description('Ids of its placements, gates included.'),
      ),
      gates: v.pipe(
        list(integer(1, LARGEST_ID), 'ids', MAX_PLACEMENTS),
        v.description('Ids of those that are gates.'),
      ),
      water: v.pipe(
        list(segmentForm, 'segments', MAX_PLACEMENTS),
        v.description('Segments of rivers where the wall crosses them.'),
      ),
    }),
    'walls',
    MAX_LAND_HEXES,
  ),
  v.description(
    'Closed walls: with the segments of one blocked, inside and outside have no way to each other over land.',
  ),
);

export const buildingsForm = v.pipe(
  list(
    strict({
      id: integer(1, LARGEST_ID),
      kind: id(),
      placement: integer(1, LARGEST_ID),
      segments: list(segmentForm, 'segments', MAX_PLACEMENTS),
      doors: v.pipe(
        list(strict({ ...segmentForm.entries, to: segmentForm }), 'doors', MAX_PLACEMENTS),
        v.description('Sides of its segments, each with the segment on the other side.'),
      ),
    }),
    'buildings',
    MAX_PLACEMENTS,
  ),
  v.description('All buildings, placement by placement, numbered from 1. Follows from the placements.'),
);

export const statisticsForm = strict({
  hexes: v.pipe(count(MAX_LAND_HEXES), v.description('Number of hexes of land.')),
  segments: v.pipe(count(6 * MAX_LAND_HEXES), v.description('Number of segments of land: six per hex.')),
  covered: v.pipe(count(6 * MAX_LAND_HEXES), v.description('Number of segments that placements cover.')),
  coverage: v.pipe(
    share(0, 1),
    v.description('covered / segments, rounded to four decimals; 0 without land.'),
  ),
  perSchematic: v.pipe(
    atMost(
      withAnyKeys(v.record(id(), integer(1, MAX_PLACEMENTS), 'an object')),
      MAX_SCHEMATICS,
      `at most ${MAX_SCHEMATICS} members`,
    ),
    v.maxEntries(MAX_SCHEMATICS),
    v.description(
      'Number of placements by id of schematic, sorted by id; schematics without placements are left out.',
    ),
  ),
  publicAreas: v.optional(
    v.pipe(segments, v.description('Connected pieces of ground that is free or of a public kind.')),
  ),
  landAreas: v.optional(v.pipe(segments, v.description('Connected parts of the land.'))),
  doors: v.optional(
    v.pipe(segments, v.description('Number of doors that ask for public ground or a street.')),
  ),
  doorsReached: v.optional(
    v.pipe(
      segments,
      v.description('Those of them that lead to the largest public area of their part of the land.'),
    ),
  ),
  walls: v.optional(
    strict({
      closed: v.pipe(segments, v.description('Number of walls that have no gap.')),
      of: v.pipe(segments, v.description('Number of walls.')),
    }),
  ),
  streets: v.optional(
    v.pipe(segments, v.description("Number of segments of ground of the recipe's streets.")),
  ),
});

const DIGEST = '"sha256:" and 64 hexadecimal digits';

export const digestForm = v.pipe(v.string(DIGEST), v.regex(/^sha256:[0-9a-f]{64}$/, DIGEST));

/** The members that make up a city; all other members of its file follow from them. */
const members = {
  format: only('sixfold/city'),
  version: version(),
  engine: v.pipe(text(MAX_ENGINE), v.description('The program that made the city, with its version.')),
  orientation: v.pipe(only('flat'), v.description('Hexes have a flat top; y grows downward.')),
  segmentOrder: v.strictTuple(
    SEGMENT_NAMES.map((name) => only(name)) as Six,
    'the six names N, NE, SE, S, SW, NW',
  ),
  recipe: v.pipe(
    v.nullable(embeddedRecipe),
    v.description('The recipe that the city was generated from; null for a city made by hand.'),
  ),
  kinds: v.pipe(kindList, v.description('The kinds of its schematics, with all their members.')),
  schematics: v.pipe(
    list(embeddedSchematic, 'schematics', MAX_SCHEMATICS),
    unique('id', (schematic) => schematic.id, 'id'),
    v.description('The schematics of its placements, with all their members, sorted by id.'),
  ),
  land: strict({ rows: landRows }),
  open: v.optional(openForm),
  districts: v.pipe(
    list(districtForm, 'districts', MAX_LAND_HEXES),
    unique('id', (district) => district.id, 'id'),
    v.description('Connected parts of the land, sorted by id.'),
  ),
  placements: v.pipe(
    list(placementForm, 'placements', MAX_PLACEMENTS),
    unique('id', (placement) => placement.id, 'id'),
    v.description('Sorted by id. Every placement lies wholly on land; no two cover the same segment.'),
  ),
  ground: v.optional(groundForm),
  walls: v.optional(wallsForm),
};

type Name<N extends string> = ReturnType<typeof only<N>>;
type Six = [Name<'N'>, Name<'NE'>, Name<'SE'>, Name<'S'>, Name<'SW'>, Name<'NW'>];

const metaMember = v.optional(v.pipe(meta(), v.description(KINDS_META)));

export const cityFile = strict({
  $schema: schemaLink(),
  ...members,
  buildings: v.optional(buildingsForm),
  hexes: v.pipe(
    hexesForm,
    v.description(
      'Every land hex, sorted by r, then by q; in version 1 only those with a covered segment. Follows from the placements and the ground, and must agree with them.',
    ),
  ),
  statistics: statisticsForm,
  digest: v.pipe(
    digestForm,
    v.description(
      'SHA-256 of the UTF-8 bytes of {"land":…,"districts":…,"placements":…}: these members of the file in this order, and then "ground" when there is any, keys in the documented order, without white space.',
    ),
  ),
  meta: metaMember,
});

/** A city's file, its derived members not checked. */
export const cityCore = strict({
  $schema: schemaLink(),
  ...members,
  buildings: v.optional(v.unknown()),
  hexes: v.unknown(),
  statistics: v.unknown(),
  digest: v.unknown(),
  meta: metaMember,
});

export type CityForm = v.InferOutput<typeof cityCore>;
