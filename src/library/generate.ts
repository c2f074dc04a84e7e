import type { City } from '../engine/city/city.ts';
import type { Library } from '../engine/city/library.ts';
import { usedBy } from '../engine/city/used.ts';
import { generate as generateCity } from '../engine/generate/generate.ts';
import type { CancelSignal, OnProgress } from '../engine/generate/progress.ts';
import type { GenerationReport } from '../engine/generate/report.ts';
import { reroll as rerollCity } from '../engine/generate/reroll.ts';
import type { RerollRegion } from '../engine/generate/reroll-region.ts';
import type { Problem, Result } from '../engine/problem.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import { canonicalCity } from '../formats/city/canonical.ts';
import { describeProblem } from '../formats/recipe/problem-words.ts';
import {
  checkCity,
  checkedOptions,
  checkLibrary,
  checkRecipe,
  FUNCTION,
  integer,
  LIST,
  OBJECT,
  oneOf,
  withMembers,
} from './check-call.ts';

/** How a generation is watched and ended. */
export interface WatchOptions {
  /** Called regularly, stage by stage. */
  readonly onProgress?: OnProgress;
  /**
   * Its `throwIfAborted` is called many times a second and ends the call by throwing. The call keeps its thread busy, so
   * that an `AbortSignal` changes only when `onProgress` aborts it; an object of your own can throw when time is up.
   */
  readonly signal?: CancelSignal;
}

const WATCH = { onProgress: FUNCTION, signal: withMembers({ throwIfAborted: FUNCTION }) };

/** A city, or the problems because of which there is none; the report lists what was placed and why no more. */
export type Generated =
  | {
      readonly ok: true;
      /** The city, in the order of its file. */
      readonly value: City;
      /** The results of each rule. */
      readonly report: GenerationReport;
    }
  | {
      readonly ok: false;
      /** The requirements that were not met, or the faults of the recipe. */
      readonly problems: readonly Problem[];
      /** `null` when the recipe was refused before anything was placed. */
      readonly report: GenerationReport | null;
    };

/**
 * The city of a recipe: the same recipe, seed and library give the same city, everywhere. Takes from milliseconds to
 * seconds, by the size of the land: in a page, call it in a worker.
 *
 * @param library the kinds and schematics that the recipe names: of a folder, a pack, or {@link builtInLibrary}
 * @throws RangeError for arguments that make no sense; the reason of `options.signal` when it is canceled
 */
export function generate(recipe: Recipe, library: Library, options: WatchOptions = {}): Generated {
  checkRecipe('generate', recipe);
  checkLibrary('generate', library);
  const made = generateCity(recipe, library, checkedOptions('generate', options, WATCH));
  if (made.ok) return { ok: true, value: canonicalCity(made.value), report: made.report };
  return { ok: false, problems: made.problems.map(describeProblem), report: made.report };
}

/** The part of a city that is rerolled, and the choice among its many results. */
export interface RerollOptions extends WatchOptions {
  /** The part of the city; all of it when absent. Locked placements and walls stay. */
  readonly region?: RerollRegion;
  /** The number of the result, 1 or more: each number gives another one, always the same. 1 when absent. */
  readonly result?: number;
}

/**
 * Generates a part of a city again by the rules of its recipe. Land, districts and all that lies outside stay;
 * placements that come out as they were keep their ids.
 *
 * @param city a city with a recipe
 * @throws RangeError for a city without a recipe, a part that the city does not have, and other arguments that make no
 *   sense; the reason of `options.signal` when it is canceled
 */
export function reroll(city: City, library: Library, options: RerollOptions = {}): Result<City> {
  checkCity('reroll', city);
  checkLibrary('reroll', library);
  const rules = { ...WATCH, region: OBJECT, result: integer(1) };
  const { region = { kind: 'city' }, result = 1, ...watch } = checkedOptions('reroll', options, rules);
  checkRegion(city, region);
  const { recipe } = city;
  if (recipe === null) throw new RangeError('reroll: a city without a recipe has no rules to reroll it by');
  const rolled = rerollCity(city, recipe, library, region, result, watch);
  if (!rolled.ok) return { ok: false, problems: rolled.problems.map(describeProblem) };
  const { removed, added, ground = city.ground } = rolled.value;
  const gone = new Set(removed);
  const placements = [...city.placements.filter(({ id }) => !gone.has(id)), ...added];
  const used = usedBy(placements, bothOf(library, city), ground);
  return { ok: true, value: canonicalCity({ ...city, ...used, placements, ...(ground && { ground }) }) };
}

/** @throws RangeError for a part of the city that there is not */
function checkRegion(city: City, region: RerollRegion): void {
  const place = 'reroll: options.region';
  oneOf(['city', 'group', 'district', 'placements'])(region.kind, `${place}.kind`);
  switch (region.kind) {
    case 'city':
      return;
    case 'group':
      return known(
        region.group,
        new Set(city.districts.map(({ group }) => group)),
        `${place}.group`,
        'district of group',
      );
    case 'district':
      return known(region.id, new Set(city.districts.map(({ id }) => id)), `${place}.id`, 'district');
    case 'placements': {
      LIST(region.ids, `${place}.ids`);
      const ids = new Set(city.placements.map(({ id }) => id));
      region.ids.forEach((id, index) => known(id, ids, `${place}.ids[${index}]`, 'placement'));
    }
  }
}

function known<T>(value: T, values: ReadonlySet<T>, place: string, sort: string): void {
  if (!values.has(value)) throw new RangeError(`${place}: the city has no ${sort} ${JSON.stringify(value)}`);
}

/** The library, and what only the city has. */
function bothOf(library: Library, city: Library): Library {
  const kinds = new Set(library.kinds.map(({ id }) => id));
  const schematics = new Set(library.schematics.map(({ id }) => id));
  return {
    kinds: [...library.kinds, ...city.kinds.filter(({ id }) => !kinds.has(id))],
    schematics: [...library.schematics, ...city.schematics.filter(({ id }) => !schematics.has(id))],
  };
}
