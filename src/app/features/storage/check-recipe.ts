import { MAX_LAND_COORDINATE, MAX_LAND_HEXES } from '../../../engine/land/row.ts';
import {
  all,
  fields,
  flag,
  list,
  misfit,
  number,
  oneOf,
  optional,
  orNull,
  plainData,
  record,
  textLike,
  textUpTo,
  unique,
  variant,
  whole,
  type Check,
} from './check.ts';
import { MOST } from './short-texts.ts';
import * as words from './words.ts';

/** Largest radius of a hexagon of land, as in files. */
const MAX_LAND_RADIUS = 2000;
const MAX_PLACEMENTS = 6 * MAX_LAND_HEXES;
const MAX_WEIGHT = 1e9;
/** Most steps of districts that older versions stored; fewer are taken. */
const MOST_STEPS_STORED = 1e9;
/** Most steps, segments and links of a town, as in files. */
const MAX_STEPS = 1000;

/** The id of a schematic of the library or of a kind, as in files. */
export const id = textLike(/^[a-z][a-z0-9-]{0,63}$/, words.anId);

/**
 * The id of a schematic in a city: that of one of the library with the mark of a version behind it, which makes it
 * longer than an id of a file.
 */
export const CITY_ID = /^[a-z][a-z0-9-]{0,199}$/;

export const cityId = textLike(CITY_ID, words.anId);

/** Data that users keep beside ours. */
export const meta = optional(record(plainData));

export const coordinate = whole(-MAX_LAND_COORDINATE, MAX_LAND_COORDINATE);

/** Runs of land, each within bounds. */
export const landRows = list(fields({ r: coordinate, q: coordinate, count: whole(1, MAX_LAND_HEXES) }));

/** Sides of the land; that there is none beyond is another question, as of ground. */
export const open = list(fields({ q: coordinate, r: coordinate, side: oneOf(0, 1, 2, 3, 4, 5) }));

const weight: Check = (value, path) => {
  if (!(typeof value === 'number' && value > 0 && value <= MAX_WEIGHT))
    throw misfit(path, words.aNumberAbove0);
};

const groups = all(
  list(textUpTo(MOST.groups)),
  unique('group', (group) => group),
  (value, path) => {
    if ((value as readonly unknown[]).length === 0) throw misfit(path, words.atLeastOneGroup);
  },
);

const withShares = fields({ groups, shares: optional(list(weight)) });

/** Numbers of a small set, each once, at least one. */
const someOf = (...options: readonly number[]) =>
  all(
    list(oneOf(...options)),
    unique('number', (value) => value),
    (value, path) => {
      if ((value as readonly unknown[]).length === 0) throw misfit(path, words.atLeastOneNumber);
    },
  );

const rule = fields({
  id: cityId,
  weight,
  min: whole(0, MAX_PLACEMENTS),
  // A maximum below the minimum is work under way: the panel says so.
  max: orNull(whole(0, MAX_PLACEMENTS)),
  groups: orNull(groups),
  rotations: someOf(0, 1, 2, 3, 4, 5),
  shifts: someOf(-1, 0, 1),
  mirror: flag,
  spacing: whole(0, 2 * MAX_LAND_COORDINATE),
  near: optional(
    list(
      fields({
        to: textLike(/^@?[a-z][a-z0-9-]{0,63}$/, words.anId),
        least: whole(0, 2 * MAX_LAND_COORDINATE),
        most: orNull(whole(0, 2 * MAX_LAND_COORDINATE)),
      }),
    ),
  ),
  align: optional(oneOf('district')),
});

const steps = whole(1, MAX_STEPS);

const within: Check = (value, path) => {
  if (typeof value === 'number') steps(value, path);
  else record(steps)(value, path);
};

const wallAround: Check = (value, path) => {
  if (typeof value === 'number') number(0, 1)(value, path);
  else groups(value, path);
};

const wall = fields({
  around: wallAround,
  pieces: list(cityId),
  gates: optional(
    fields({
      pieces: list(cityId),
      min: whole(0, MAX_STEPS),
      max: optional(whole(0, MAX_STEPS)),
      spacing: whole(0, MAX_STEPS),
    }),
  ),
});

const streets = fields({
  main: id,
  lane: id,
  bridge: id,
  within: optional(within),
  loops: whole(0, MAX_STEPS),
  crooked: number(0, 4),
  between: list(oneOf('gates', 'doors', 'edge')),
});

/** A recipe, which need not be one that can be met: the panel of the recipe says what keeps it from that. */
export const recipe = fields({
  seed: whole(0, 0xffffffff),
  land: variant('shape', {
    hexagon: fields({ radius: whole(0, MAX_LAND_RADIUS) }),
    rectangle: fields({ columns: whole(1, MAX_LAND_HEXES), rows: whole(1, MAX_LAND_HEXES) }),
    island: fields({ algorithm: oneOf(1, 2, 3, 4, 5), hexes: whole(1, MAX_LAND_HEXES) }),
    coast: fields({
      hexes: whole(1, MAX_LAND_HEXES),
      form: oneOf('round', 'bay', 'peninsula', 'valley', 'inland', 'shore'),
      sea: optional(whole(0, 5)),
    }),
    rows: fields({ rows: landRows, open: optional(open) }),
  }),
  districts: variant('method', {
    none: fields({}),
    schelling: all(
      withShares,
      fields({ empty: number(0, 1), same: list(whole(0, 6), 7), maxSteps: whole(0, MOST_STEPS_STORED) }),
    ),
    growth: all(
      withShares,
      fields({
        core: whole(1, MAX_LAND_HEXES),
        min: whole(0, MAX_LAND_HEXES),
        arrange: oneOf('center-out', 'random'),
      }),
    ),
  }),
  schematics: all(
    list(rule),
    unique('id', (one: { readonly id: string }) => one.id),
  ),
  fill: fields({
    method: oneOf('weighted', 'largest-first'),
    coverage: number(0, 1),
    coverageOf: optional(record(number(0, 1))),
  }),
  rivers: optional(fields({ count: whole(1, 8), kind: id, width: whole(1, 3) })),
  walls: optional(list(wall)),
  streets: optional(streets),
  rest: optional(record(list(id))),
  reach: optional(oneOf('all')),
  meta,
});
