import type { City } from '../city/city.ts';
import type { Library } from '../city/library.ts';
import { usedBy } from '../city/used.ts';
import { listPlacements, type Placements } from '../schematic/placement.ts';
import type { EngineProblem } from './problem.ts';
import { ENGINE } from '../version.ts';
import { ruleProblems } from './feasibility.ts';
import { fillCity } from './fill-city.ts';
import { NOTHING_GIVEN, type Given } from './given.ts';
import { makeTerrain } from './terrain.ts';
import type { CancelSignal, OnProgress } from './progress.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { GenerationReport } from './report.ts';

export interface GenerateOptions {
  /** Called regularly, stage by stage. */
  readonly onProgress?: OnProgress;
  /** Tested many times a second, in every stage; an error that it throws ends the generation. */
  readonly signal?: CancelSignal;
  /** Placements that keep their place, pose and id, and what else of a city stays. */
  readonly given?: Given;
}

/**
 * A city with the report of its generation, or the problems because of which there is none, with the report up to that
 * point.
 */
export type Generated =
  | { readonly ok: true; readonly value: City; readonly report: GenerationReport }
  | NotGenerated;

interface NotGenerated {
  readonly ok: false;
  readonly problems: readonly EngineProblem[];
  readonly report: GenerationReport | null;
}

/** A city whose placements are sorted by id, but no list. */
export type StampedCity = Omit<City, 'placements'> & { readonly placements: Placements };

/** The same as {@link Generated}, with a city whose placements are no list. */
export type GeneratedStamps =
  | { readonly ok: true; readonly value: StampedCity; readonly report: GenerationReport }
  | NotGenerated;

/**
 * The city of a recipe: makes the land and its districts, then places the required schematics, then fills the rest. A
 * pure function of its input: each stage draws from a random stream of its own, forked from the seed by name.
 *
 * @param library valid kinds and schematics; the city has only those that it uses
 * @throws the error that `options.signal` throws when it is canceled
 */
export function generate(recipe: Recipe, library: Library, options: GenerateOptions = {}): Generated {
  const made = generateStamps(recipe, library, options);
  return made.ok ? { ...made, value: listedCity(made.value) } : made;
}

/** The same city with its placements as a list. */
export function listedCity(city: StampedCity): City {
  return { ...city, placements: listPlacements(city.placements) };
}

/**
 * The same as {@link generate} without a list of the placements: the objects of a large city take as long to make as the
 * city itself.
 */
export function generateStamps(
  recipe: Recipe,
  library: Library,
  options: GenerateOptions = {},
): GeneratedStamps {
  const { onProgress = () => {}, signal, given = NOTHING_GIVEN } = options;
  const tell: OnProgress = (progress) => {
    signal?.throwIfAborted();
    onProgress(progress);
  };
  const { kinds, schematics } = withGiven(library, given);
  const problems = ruleProblems(recipe, schematics, given);
  if (problems.length > 0) return { ok: false, problems, report: null };

  tell({ stage: 'land', done: 0, of: 1 });
  const terrain = makeTerrain(recipe, () => signal?.throwIfAborted(), given.districts);
  if (!terrain.ok) return { ...terrain, report: null };
  tell({ stage: 'land', done: 1, of: 1 });

  const filled = fillCity(terrain.value, recipe, { kinds, schematics }, given, {
    onProgress: tell,
    watch: () => signal?.throwIfAborted(),
  });
  if (!filled.ok) return filled;
  const { value, report } = filled;
  const used = usedBy(value.placements, { kinds, schematics }, value.ground);
  return { ok: true, value: { engine: ENGINE, recipe, ...used, ...terrain.value, ...value }, report };
}

/** The library with the given schematics, which replace those with the same ids. */
export function withGiven({ kinds, schematics }: Library, given: Given): Library {
  const ids = new Set(given.schematics.map(({ id }) => id));
  return { kinds, schematics: [...given.schematics, ...schematics.filter(({ id }) => !ids.has(id))] };
}
