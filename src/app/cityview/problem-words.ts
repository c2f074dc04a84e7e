import { wordsOf, type EngineProblem, type ProblemPath } from '../../engine/generate/problem.ts';
import type { SchematicRule } from '../../engine/recipe/recipe.ts';
import * as words from './words.ts';

/** A reason why there is no new city: one of the engine's, or one that only the app has. */
export type GenerationProblem =
  | EngineProblem
  | { readonly code: 'city-changed' }
  /** An error in the generator itself. */
  | { readonly code: 'generator-failed'; readonly reason: string };

/**
 * A problem of a generation or a reroll as a sentence.
 *
 * @param rules the rules of the recipe that was generated from
 */
export function problemWords(
  problem: GenerationProblem,
  nameOf: (id: string) => string,
  rules: readonly SchematicRule[],
): string {
  if (problem.code === 'city-changed') return words.cityChanged;
  if (problem.code === 'generator-failed') return words.generatorFailed(problem.reason);
  const { path } = problem;
  return path.of === 'placement'
    ? words.placementProblem(path.id, wordsOf(words.problems, problem))
    : problemSentence(problem, schematicsOf(path, rules).map(nameOf));
}

/** A problem of a recipe as a sentence that begins with the names of schematics. */
export function problemSentence(problem: EngineProblem, names: readonly string[]): string {
  const reason = wordsOf(words.problems, problem);
  return names.length === 0 ? words.sentence(reason) : words.problemOfSchematics(names, reason);
}

/** Ids of the schematics that a path names: by their ids, or by their rules. */
function schematicsOf(path: ProblemPath, rules: readonly SchematicRule[]): readonly string[] {
  if (path.of === 'schematics') return path.ids;
  if (path.of !== 'recipe') return [];
  const [list, index] = path.members;
  const rule = list === 'schematics' ? rules[Number(index)] : undefined;
  return rule ? [rule.id] : [];
}
