import { hexKey } from '../../../engine/hex/hex.ts';
import { MAX_LAND_COORDINATE } from '../../../engine/land/row.ts';
import {
  MAX_SCHEMATIC_HEXES,
  MAX_SCHEMATIC_RADIUS,
  type Schematic,
} from '../../../engine/schematic/schematic.ts';
import { TESTED_SEEDS } from '../../../engine/pack/pack.ts';
import { WISH_PATTERN } from '../../../engine/fit/wish.ts';
import { EDGES, ROOFS, SURFACES } from '../../../engine/schematic/kind-look.ts';
import type { Placement } from '../../../engine/schematic/placement.ts';
import { isSymbol } from '../../../formats/kinds/symbol.ts';
import type { Cities, Document } from '../../document/document.ts';
import { checkAgreement } from './check-city.ts';
import { CITY_ID, cityId, coordinate, id, landRows, meta, open, recipe } from './check-recipe.ts';
import {
  all,
  fields,
  flag,
  isLonger,
  list,
  members,
  misfit,
  number,
  once,
  oneOf,
  optional,
  orNull,
  record,
  text,
  textLike,
  textUpTo,
  unique,
  variant,
  whole,
  type Check,
} from './check.ts';
import { MOST } from './short-texts.ts';
import * as words from './words.ts';

/*
 * The form of a document: as strict as the files of what it holds, but for what the app itself lets stand while it is
 * worked on, which no file may hold but the desk does. An empty schematic; two kinds with the same glyph; segments of
 * a kind that was deleted while their schematic was; a recipe that cannot be met; schematics of a city that nothing is
 * made of.
 */

const MAX_ID = 0xffffffff;

const idOf = (value: { readonly id: unknown }) => value.id;

const color = textLike(/^#[0-9a-fA-F]{6}$/, words.colorSuchAsB5533c);

const look = fields({
  edge: optional(oneOf(...EDGES)),
  second: optional(color),
  roof: optional(oneOf(...ROOFS)),
  surface: optional(oneOf(...SURFACES)),
  symbol: optional((value, path) => {
    if (!isSymbol(value)) throw misfit(path, words.aSymbol);
  }),
});

/** The texts of a document by their names. */
const upTo = Object.fromEntries(
  Object.entries(MOST).map(([name, most]) => [name, textUpTo(most)]),
) as Readonly<Record<keyof typeof MOST, Check>>;

/** Most characters of the label of a step: those of the app are sentences with names in them. */
const MAX_LABEL = 10_000;

const kind = fields({
  id,
  name: upTo.name,
  color,
  glyph: textLike(/^[!-\-/-}]$/, words.onePrintableCharacter),
  footprint: oneOf('segment', 'tile', 'area'),
  open: flag,
  pattern: optional(upTo.pattern),
  look: optional(look),
  height: optional(number(0, 100)),
  blocks: optional(oneOf('all', 'movement', 'none')),
  public: optional(flag),
});

const kinds = once(all(list(kind), unique('id', idOf)));

const hexSegments = list(orNull(id), 6);
const reach = whole(-MAX_SCHEMATIC_RADIUS, MAX_SCHEMATIC_RADIUS);

const near: Check = (value, path) => {
  const { q, r } = value as { readonly q: number; readonly r: number };
  if (!isNear(q, r)) throw misfit(path, words.hexNearCenter(MAX_SCHEMATIC_RADIUS));
};

/** Conditions around a schematic. */
const around = all(
  list(
    all(
      fields({ q: reach, r: reach, segments: list(orNull(textLike(WISH_PATTERN, words.aCondition)), 6) }),
      near,
    ),
  ),
  unique('hex', hexKey),
);

const about = {
  name: upTo.name,
  description: upTo.description,
  author: upTo.author,
  tags: list(upTo.tags),
  around: optional(around),
  meta,
};

function isNear(q: number, r: number): boolean {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= MAX_SCHEMATIC_RADIUS;
}

/** Whether a key is that of a hex that a schematic can have, as `hexKey` makes it. */
function isHexKey(key: string): boolean {
  const [q, r] = key.split(',').map(Number) as [number, number];
  return Number.isInteger(q) && Number.isInteger(r) && hexKey({ q, r }) === key && isNear(q, r);
}

const atMost: Check = (value, path) => {
  if (Object.keys(value as object).length > MAX_SCHEMATIC_HEXES)
    throw misfit(path, words.atMostHexes(MAX_SCHEMATIC_HEXES));
};

const membership = fields({ id, as: id });

const editedSchematic = once(
  fields({
    ...about,
    id,
    hexes: all(record(hexSegments, isHexKey), atMost),
    pack: optional(membership),
  }),
);

/** A scene or a recipe that a schematic of a pack is tried in. */
const packTest = variant('kind', {
  fits: placeTest(),
  blocked: placeTest(),
  placed: fields({ name: upTo.name, schematic: id, recipe: id, atLeast: whole(1, TESTED_SEEDS) }),
});

function placeTest(): Check {
  return fields({
    name: upTo.name,
    schematic: id,
    q: reach,
    r: reach,
    mirror: flag,
    rotation: oneOf(0, 1, 2, 3, 4, 5),
    shift: oneOf(-1, 0, 1),
    around: all(list(fields({ q: reach, r: reach, segments: hexSegments })), unique('hex', hexKey)),
  });
}

const pack = fields({
  id,
  name: upTo.name,
  author: upTo.author,
  license: upTo.license,
  description: upTo.description,
  release: upTo.release,
  cover: orNull(id),
  tests: list(packTest),
  recipes: optional(all(list(fields({ id, recipe })), unique('id', idOf))),
  meta,
});

const packs = once(all(list(pack), unique('id', idOf)));

const paintedHex = all(fields({ q: reach, r: reach, segments: hexSegments }), near);

const citySchematic = once(
  fields({
    ...about,
    id: cityId,
    hexes: all(list(paintedHex), atMost, unique('hex', hexKey)),
  }),
);

/** Records under their own ids. */
const byId = (check: Check): Check =>
  all(record(check), (value, path) => {
    for (const [key, one] of Object.entries(value as Readonly<Record<string, Schematic>>))
      if (one.id !== key) throw misfit(`${path}.${key}.id`, key);
  });

const placement = fields({
  id: whole(1, MAX_ID),
  schematic: cityId,
  q: coordinate,
  r: coordinate,
  mirror: flag,
  rotation: oneOf(0, 1, 2, 3, 4, 5),
  shift: oneOf(-1, 0, 1),
  locked: flag,
});

const isWholeKey = (key: string) => /^(?:0|[1-9]\d{0,9})$/.test(key);

/** Whether a value is a placement that stands under a key: quick, for a city has hundreds of thousands. */
function isPlacementAt(value: unknown, chunk: string, key: string): boolean {
  const one = Object(value) as Readonly<Record<keyof Placement, unknown>>;
  const { id: number, q, r, rotation, shift } = one;
  return (
    isWithin(number, 1, MAX_ID) &&
    String(number) === key &&
    String(number >>> 8) === chunk &&
    typeof one.schematic === 'string' &&
    CITY_ID.test(one.schematic) &&
    isWithin(q, -MAX_LAND_COORDINATE, MAX_LAND_COORDINATE) &&
    isWithin(r, -MAX_LAND_COORDINATE, MAX_LAND_COORDINATE) &&
    isWithin(rotation, 0, 5) &&
    isWithin(shift, -1, 1) &&
    typeof one.mirror === 'boolean' &&
    typeof one.locked === 'boolean'
  );
}

function isWithin(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

const goodChunks = new WeakMap<object, string>();

const placements: Check = (value, path) => {
  record(members, isWholeKey)(value, path);
  for (const [key, chunk] of Object.entries(value as Document['city']['placements'])) {
    if (goodChunks.get(chunk) === key) continue;
    for (const number in chunk)
      if (!isPlacementAt(chunk[Number(number)], key, number)) {
        placement(chunk[Number(number)], `${path}.${key}.${number}`);
        throw misfit(`${path}.${key}.${number}`, words.placementInPlace);
      }
    goodChunks.set(chunk, key);
  }
};

const districts: Check = all(
  list(fields({ id: whole(1, MAX_ID), group: upTo.group, rows: landRows })),
  unique('id', idOf),
);

/** Ground that belongs to no placement; that it is land is another question, see {@link checkAgreement}. */
const ground: Check = all(
  list(fields({ q: coordinate, r: coordinate, segments: hexSegments })),
  unique('hex', hexKey),
);

const walls = list(
  fields({
    placements: list(whole(1, MAX_ID)),
    gates: list(whole(1, MAX_ID)),
    water: list(fields({ q: coordinate, r: coordinate, k: oneOf(0, 1, 2, 3, 4, 5) })),
  }),
);

const soundRecipe = once(recipe);

const parkedCity = {
  recipe: soundRecipe,
  groupColors: record(color, (group) => !isLonger(group, MOST.group)),
  city: fields({
    engine: upTo.engine,
    recipe: orNull(soundRecipe),
    kinds,
    schematics: byId(citySchematic),
    land: once(landRows),
    open: optional(once(open)),
    districts: once(districts),
    placements: once(placements),
    ground: optional(once(ground)),
    walls: optional(walls),
    meta: once(meta),
  }),
};

/** Most characters of the id of a city. */
export const LONGEST_CITY_ID = 200;

const namedId = textUpTo(LONGEST_CITY_ID);

const namedCity = fields({ id: namedId, name: upTo.name });

const cities: Check = all(
  fields({
    open: namedId,
    list: all(list(namedCity), unique('id', idOf)),
    parked: record(once(fields(parkedCity))),
  }),
  (value, path) => {
    const { open, list: named, parked } = value as Cities;
    const ids = named.map(({ id: one }) => one);
    const isComplete = ids.every((one) => one === open || Object.hasOwn(parked, one));
    if (!isComplete || !ids.includes(open) || Object.keys(parked).length !== ids.length - 1)
      throw misfit(`${path}.list`, words.idsAllCities);
  },
);

const form = fields({
  kinds,
  schematics: byId(editedSchematic),
  order: list(text),
  packs: optional(packs),
  ...parkedCity,
  cities: optional(cities),
});

/** The checks of parts of a document, for when the whole does not pass. */
export const PARTS = {
  kind,
  schematic: editedSchematic,
  packs,
  citySchematic,
  recipe: soundRecipe,
  color,
  land: landRows,
  districts,
  placement,
  meta,
  open,
  ground,
  walls,
  namedCity,
} as const;

const patchPath = list((value, path) => {
  if (typeof value !== 'string') whole(0, Number.MAX_SAFE_INTEGER)(value, path);
});

const edited = fields({ path: patchPath });

const patches = list(
  variant('op', {
    add: edited,
    remove: edited,
    replace: edited,
    swap: fields({ path: patchPath, with: patchPath }),
  }),
);

/** Throws {@link MisfitError} for what is no step of a history. */
export const checkStep: Check = fields({
  label: textUpTo(MAX_LABEL),
  patches,
  inverse: patches,
  bytes: number(0, Number.MAX_SAFE_INTEGER),
});

/**
 * The value as a document all parts of which are of the right form, each looked at once. Whether what stands in the
 * city stands well is another question, see {@link checkDocument}.
 *
 * @throws MisfitError with the first thing that is wrong
 */
export function checkParts(value: unknown): Document {
  form(value, 'document');
  const document = value as Document;
  const { order, schematics } = document;
  const isKnown = (one: string) => Object.hasOwn(schematics, one);
  if (
    new Set(order).size !== order.length ||
    order.length !== Object.keys(schematics).length ||
    !order.every(isKnown)
  )
    throw misfit('document.order', words.idsAllSchematics);
  return document;
}

/**
 * The value as a document that the app can work with.
 *
 * @throws MisfitError with the first thing that is wrong
 */
export function checkDocument(value: unknown): Document {
  const document = checkParts(value);
  checkCities(document);
  return document;
}

/**
 * Checks that what stands in the cities of a document stands on their land and apart.
 *
 * @throws MisfitError with the first thing that is wrong
 */
export function checkCities({ city, cities: others }: Document): void {
  checkAgreement(city);
  for (const [one, parked] of Object.entries(others?.parked ?? {}))
    checkAgreement(parked.city, `document.cities.parked.${one}.city`);
}
