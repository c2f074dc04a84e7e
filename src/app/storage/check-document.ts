import type { Document } from '../store/document.ts';
import {
  fields,
  finite,
  flag,
  list,
  MisfitError,
  oneOf,
  optional,
  orNull,
  record,
  text,
  variant,
  whole,
  type Check,
} from './check.ts';

/*
 * The form of a document, as loose as the app itself takes it: an empty schematic or two kinds with the same glyph
 * are work under way, which no file may hold but the desk does.
 */

const kind = fields({
  id: text,
  name: text,
  color: text,
  glyph: text,
  footprint: oneOf('segment', 'tile', 'area'),
  open: flag,
});

const hexSegments = list(orNull(text), 6);
const about = { id: text, name: text, description: text, author: text, tags: list(text) };
const editedSchematic = fields({ ...about, hexes: record(hexSegments, /^-?\d+,-?\d+$/) });
const schematic = fields({ ...about, hexes: list(fields({ q: whole, r: whole, segments: hexSegments })) });

const rows = list(fields({ r: whole, q: whole, count: whole }));
const groups = { groups: list(text), shares: optional(list(finite)) };

const recipe = fields({
  seed: whole,
  land: variant('shape', {
    hexagon: fields({ radius: whole }),
    rectangle: fields({ columns: whole, rows: whole }),
    island: fields({ algorithm: whole, hexes: whole }),
    rows: fields({ rows }),
  }),
  districts: variant('method', {
    none: fields({}),
    schelling: fields({ ...groups, empty: finite, same: list(finite), maxSteps: whole }),
    growth: fields({ ...groups, core: whole, min: whole, arrange: oneOf('center-out', 'random') }),
  }),
  schematics: list(
    fields({
      id: text,
      weight: finite,
      min: whole,
      max: orNull(whole),
      groups: orNull(list(text)),
      rotations: list(whole),
      shifts: list(whole),
      mirror: flag,
      spacing: whole,
    }),
  ),
  fill: fields({ method: oneOf('weighted', 'largest-first'), coverage: finite }),
});

const placement = fields({
  id: whole,
  schematic: text,
  q: whole,
  r: whole,
  mirror: flag,
  rotation: oneOf(0, 1, 2, 3, 4, 5),
  shift: oneOf(-1, 0, 1),
  locked: flag,
});

const document = fields({
  kinds: list(kind),
  schematics: record(editedSchematic),
  order: list(text),
  recipe,
  groupColors: record(text),
  city: fields({
    engine: text,
    recipe: orNull(recipe),
    kinds: list(kind),
    schematics: record(schematic),
    land: rows,
    districts: list(fields({ id: whole, group: text, rows })),
    placements: record(record(placement, /^\d+$/), /^\d+$/),
  }),
});

const patches = list(
  fields({
    op: oneOf('add', 'remove', 'replace'),
    path: list((value, path) => (typeof value === 'number' ? whole : text)(value, path)),
  }),
);

/** Throws {@link MisfitError} for what is no step of a history. */
export const checkStep: Check = fields({ label: text, patches, inverse: patches, bytes: finite });

/**
 * The value as a document that the app can work with.
 *
 * @throws MisfitError with the first thing that is wrong
 */
export function checkDocument(value: unknown): Document {
  document(value, 'document');
  const checked = value as Document;
  const { order, schematics: library } = checked;
  const isNamed = (id: string) => Object.hasOwn(library, id) && library[id]!.id === id;
  if (
    new Set(order).size !== order.length ||
    order.length !== Object.keys(library).length ||
    !order.every(isNamed)
  )
    throw new MisfitError('document.order: expected the ids of all schematics');
  const { placements, schematics } = checked.city;
  for (const chunk of Object.values(placements))
    for (const [id, one] of Object.entries(chunk))
      if (one.id !== Number(id) || !Object.hasOwn(schematics, one.schematic))
        throw new MisfitError(`document.city.placements.${id}: expected a placement of a known schematic`);
  return checked;
}
