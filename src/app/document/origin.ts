import type { Draft } from 'immer';
import type { City } from '../../engine/city/city.ts';
import type { Placement } from '../../engine/schematic/placement.ts';
import { lastId } from './chunked.ts';
import type { CityDocument, Document, ParkedCity } from './document.ts';

/** Where a placement came from. */
export type Origin =
  | { readonly kind: 'hand' }
  | {
      readonly kind: 'generated';
      readonly seed: number;
      /** `minimums`: the recipe requires it; `fill`: it fills the rest; `again`: it came by a reroll. */
      readonly stage: Stage;
      /** Whether it was moved or turned by hand since. */
      readonly changed: boolean;
    };

export type Stage = 'minimums' | 'fill' | 'again';

/**
 * Ids that came from the same: a member of the list `origins` in the free data of a city. Only what differs from a
 * city that is just generated is written there, so that such a city stays what its recipe gives, byte for byte.
 */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly origin: Origin;
}

/** Key of the runs in a city's `meta`. */
const KEY = 'origins';

const HAND: Origin = { kind: 'hand' };

/** Where a placement came from. What is not written down was generated from the recipe, or made by hand without one. */
export function originOf(city: CityDocument, { id }: Pick<Placement, 'id'>): Origin {
  const runs = runsOf(city);
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (runs[middle]!.to < id) low = middle + 1;
    else high = middle;
  }
  const run = runs[low];
  return run && run.from <= id ? run.origin : defaultOrigin(city, id);
}

/** An engine gives ids in the order of placing, and places first what is required. */
function defaultOrigin({ recipe }: CityDocument, id: number): Origin {
  if (!recipe) return HAND;
  const required = recipe.schematics.reduce((sum, { min }) => sum + min, 0);
  return {
    kind: 'generated',
    seed: recipe.seed,
    stage: id <= required ? 'minimums' : 'fill',
    changed: false,
  };
}

/**
 * Writes down where placements came from.
 *
 * @param city the city as it was before the edit
 * @param next told the origin known before
 */
export function recordOrigin(
  draft: Draft<Document>,
  city: CityDocument,
  ids: readonly number[],
  next: (before: Origin) => Origin,
): void {
  const changed = [...ids].sort((a, b) => a - b).map((id) => ({ id, origin: next(originOf(city, { id })) }));
  if (changed.every(({ id, origin }) => sameOrigin(origin, originOf(city, { id })))) return;
  const kept = without(runsOf(city), spans(ids));
  const added = changed.map(({ id, origin }): Run => ({ from: id, to: id, origin }));
  const all = joined([...kept, ...added].sort((a, b) => a.from - b.from));
  // Of the draft: others write there in the same step.
  draft.city.meta = { ...draft.city.meta, [KEY]: all.map(written) };
}

/**
 * Writes down where the placements of a city came from that was just generated around some that stayed. One that was
 * generated from nothing needs no such words.
 *
 * @param before the city with those that stayed
 */
export function keepOrigins(
  draft: Draft<ParkedCity>,
  before: CityDocument,
  { recipe, placements }: City,
): void {
  const stayed = placements.filter(({ locked }) => locked);
  if (!recipe || stayed.length === 0) return;
  const given = new Map<string, number>();
  for (const { schematic } of stayed) given.set(schematic, (given.get(schematic) ?? 0) + 1);
  const required = recipe.schematics.reduce(
    (sum, { id, min }) => sum + Math.max(0, min - (given.get(id) ?? 0)),
    0,
  );
  let made = 0;
  const runs = placements.map(({ id, locked }): Run => {
    const stage = locked || made++ < required ? 'minimums' : 'fill';
    const origin: Origin = locked
      ? originOf(before, { id })
      : { kind: 'generated', seed: recipe.seed, stage, changed: false };
    return { from: id, to: id, origin };
  });
  draft.city.meta = { ...draft.city.meta, [KEY]: joined(runs).map(written) };
}

/** The origin of a placement that was changed by hand. */
export function changedByHand(origin: Origin): Origin {
  return origin.kind === 'hand' ? origin : { ...origin, changed: true };
}

export function madeByHand(): Origin {
  return HAND;
}

/** The least id that neither a placement has nor a generation gave: what is made by hand is told apart by it. */
export function nextId(city: CityDocument): number {
  return Math.max(lastId(city.placements), ...runsOf(city).map(({ to }) => to)) + 1;
}

/** Runs of consecutive ids. */
function spans(ids: readonly number[]): { from: number; to: number }[] {
  const list: { from: number; to: number }[] = [];
  for (const id of [...ids].sort((a, b) => a - b)) {
    const last = list.at(-1);
    if (last && id === last.to + 1) last.to = id;
    else list.push({ from: id, to: id });
  }
  return list;
}

/** The runs without some ids; both are in order. */
function without(
  runs: readonly Run[],
  gaps: readonly { readonly from: number; readonly to: number }[],
): Run[] {
  const left: Run[] = [];
  let first = 0;
  for (const run of runs) {
    while (first < gaps.length && gaps[first]!.to < run.from) first++;
    let { from } = run;
    for (let index = first; index < gaps.length && gaps[index]!.from <= run.to; index++) {
      if (gaps[index]!.from > from) left.push({ ...run, from, to: gaps[index]!.from - 1 });
      from = gaps[index]!.to + 1;
    }
    if (from <= run.to) left.push({ ...run, from });
  }
  return left;
}

function joined(runs: readonly Run[]): Run[] {
  const list: Run[] = [];
  for (const run of runs) {
    const last = list.at(-1);
    if (last && last.to + 1 === run.from && sameOrigin(last.origin, run.origin))
      list[list.length - 1] = { ...last, to: run.to };
    else list.push(run);
  }
  return list;
}

function sameOrigin(a: Origin, b: Origin): boolean {
  if (a.kind === 'hand' || b.kind === 'hand') return a.kind === b.kind;
  return a.seed === b.seed && a.stage === b.stage && a.changed === b.changed;
}

function written({ from, to, origin }: Run): Record<string, unknown> {
  if (origin.kind === 'hand') return { from, to };
  const { seed, stage, changed } = origin;
  return { from, to, seed, stage, ...(changed && { changed }) };
}

const known = new WeakMap<object, readonly Run[]>();

/** The runs in a city's free data, as far as they make sense: anyone may have written there. */
function runsOf({ meta }: CityDocument): readonly Run[] {
  const list = meta?.[KEY];
  if (!Array.isArray(list)) return [];
  let runs = known.get(list);
  if (!runs) known.set(list, (runs = list.flatMap(readRun).sort((a, b) => a.from - b.from)));
  return runs;
}

function readRun(value: unknown): Run[] {
  if (typeof value !== 'object' || value === null) return [];
  const { from, to, seed, stage, changed } = value as Record<string, unknown>;
  if (!isId(from) || !isId(to) || to < from) return [];
  if (seed === undefined) return [{ from, to, origin: HAND }];
  if (typeof seed !== 'number' || (stage !== 'minimums' && stage !== 'fill' && stage !== 'again')) return [];
  return [{ from, to, origin: { kind: 'generated', seed, stage, changed: changed === true } }];
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}
