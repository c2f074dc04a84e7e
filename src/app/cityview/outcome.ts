import type { GenerationReport } from '../../engine/generate/report.ts';
import type { Recipe } from '../../engine/recipe/recipe.ts';
import type { CityDocument } from '../document/document.ts';
import type { GenerationProblem } from './problem-words.ts';

/** The outcome of a generation, for the panel that reports on it. */
export interface Outcome {
  readonly recipe: Recipe;
  /** The report by rule; `null` when the generation failed before anything was placed. */
  readonly report: GenerationReport | null;
  /** Why there is no new city; none when there is. */
  readonly problems: readonly GenerationProblem[];
  /** The city that stood when it ended: the new one, or the one that stayed. */
  readonly city: CityDocument;
}

/** Whether the city is another by now than the one that the report tells of: its land, or what stands on it. */
export function isStale({ city }: Outcome, now: CityDocument): boolean {
  return !standsSame(city, now);
}

/** Whether nothing was done to a city since: its schematics may have other names, and it other free data. */
function standsSame(a: CityDocument, b: CityDocument): boolean {
  return (
    a === b ||
    (a.land === b.land &&
      a.districts === b.districts &&
      a.placements === b.placements &&
      a.kinds === b.kinds &&
      a.recipe === b.recipe)
  );
}
