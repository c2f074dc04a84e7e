import type { Library } from '../city/library.ts';
import { generate } from '../generate/generate.ts';
import type { CancelSignal } from '../generate/progress.ts';
import { RULE_DEFAULTS, type Recipe } from '../recipe/recipe.ts';
import { TESTED_SEEDS } from './pack.ts';

/** The schematics of cities of one recipe and library that were made before, by what the cities depend on. */
export type MadeCities = Map<string, ReadonlySet<string>>;

export interface CountOptions {
  /** Remembers cities from one count to the next of the same recipe and library. */
  readonly cities?: MadeCities;
  /** Tested many times a second; an error that it throws ends the count. */
  readonly signal?: CancelSignal;
  /** Called after each city with the number of cities made, and of those that have the schematic. */
  readonly onCity?: (made: number, having: number) => void;
  /** The number of cities with the schematic that is asked for: the count ends as soon as it is decided. */
  readonly atLeast?: number;
}

/**
 * Number of the cities of seeds 1 to {@link TESTED_SEEDS} of a recipe that have a schematic. Without a rule of the recipe
 * the schematic gets one of weight 1. A city that cannot be generated has none.
 */
export function countPlaced(
  recipe: Recipe,
  library: Library,
  id: string,
  { signal, onCity = () => {}, atLeast = Infinity, cities = new Map() }: CountOptions = {},
): number {
  const isInRecipe = recipe.schematics.some((rule) => rule.id === id);
  const schematics = isInRecipe ? recipe.schematics : [...recipe.schematics, { id, ...RULE_DEFAULTS }];
  let having = 0;
  for (let seed = 1; seed <= TESTED_SEEDS; seed++) {
    const key = `${seed} ${isInRecipe ? '' : id}`;
    let placed = cities.get(key);
    if (!placed) {
      const city = generate({ ...recipe, schematics, seed }, library, signal && { signal });
      placed = new Set(city.ok ? city.value.placements.map(({ schematic }) => schematic) : []);
      cities.set(key, placed);
    }
    if (placed.has(id)) having++;
    onCity(seed, having);
    const isDecided = having >= atLeast || having + TESTED_SEEDS - seed < atLeast;
    if (isDecided && atLeast <= TESTED_SEEDS) break;
  }
  return having;
}
