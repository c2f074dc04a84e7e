import { readdirSync, readFileSync } from 'node:fs';
import type { City } from '../../src/engine/city/city.ts';
import type { Library } from '../../src/engine/city/library.ts';
import { countHexes } from '../../src/engine/land/row.ts';
import { generate } from '../../src/engine/generate/generate.ts';
import { schematicsOf } from '../../src/engine/recipe/parts.ts';
import type { Recipe } from '../../src/engine/recipe/recipe.ts';
import { countSegments } from '../../src/engine/schematic/schematic.ts';
import { cityStatistics } from '../../src/formats/city/statistics.ts';
import { writeCity } from '../../src/formats/city/write.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { townFaults } from './town-oracle.ts';

const FOLDER = 'schematics/recipes';

/** A recipe that comes with Sixfold. */
export interface Preset {
  readonly name: string;
  readonly recipe: Recipe;
}

export function readPresets(): Preset[] {
  return readdirSync(FOLDER).map((file) => {
    const read = readRecipe(readFileSync(`${FOLDER}/${file}`, 'utf8'));
    if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.problems)}`);
    return { name: file.replace('.recipe.json', ''), recipe: read.value };
  });
}

/** The beginning of the fault of a recipe that gets no city for a seed. */
export const NOT_GENERATED = 'not generated';

/** The cities of a preset, judged one by one. */
export class JudgedPreset {
  readonly #recipe: Recipe;
  readonly #library: Library;
  readonly #placed = new Set<string>();

  constructor(recipe: Recipe, library: Library) {
    this.#recipe = recipe;
    this.#library = library;
  }

  /** Everything that is wrong with the city of a seed: nothing is made, it is small or bare, or it is no town. */
  faults(seed: number): string[] {
    const recipe = { ...this.#recipe, seed };
    const made = generate(recipe, this.#library);
    if (!made.ok) return made.problems.map((problem) => `${NOT_GENERATED}: ${JSON.stringify(problem)}`);
    const city = made.value;
    for (const { schematic } of city.placements) this.#placed.add(schematic);
    return [...sizeFaults(city, recipe), ...townFaults(writeCity(city))];
  }

  /** Ids of the recipe's schematics that no judged city has, and of others that one has. */
  schematicFaults(): string[] {
    const named = schematicsOf(this.#recipe);
    return [
      ...[...named].filter((id) => !this.#placed.has(id)).map((id) => `${id} is never placed`),
      ...[...this.#placed].filter((id) => !named.has(id)).map((id) => `${id} is not of the recipe`),
    ];
  }
}

function sizeFaults(city: City, { fill }: Recipe): string[] {
  const faults: string[] = [];
  const hexes = countHexes(city.land);
  if (hexes <= 100) faults.push(`land of ${hexes} hexes`);
  // Streets, water and yards of a town are covered, too.
  const { segments, covered } = cityStatistics(city);
  const share = (covered + countSegments(city.ground ?? [])) / segments;
  if (!(share > Math.min(0.7, fill.coverage - 0.01))) faults.push(`${share} of the segments are covered`);
  return faults;
}
