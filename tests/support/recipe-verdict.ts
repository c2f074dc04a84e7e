import { generate } from '../../src/engine/generate/generate.ts';
import type { Problem } from '../../src/engine/problem.ts';
import { readCity } from '../../src/formats/city/read.ts';
import { writeCity } from '../../src/formats/city/write.ts';
import { describeProblem } from '../../src/formats/recipe/problem-words.ts';
import { readRandom, type RandomRecipe } from './random-recipes.ts';
import { townFaults } from './town-oracle.ts';

/** The result of a recipe: how it was refused, or the faults of its city. */
export interface RecipeVerdict {
  readonly seed: number;
  /** Codes of the problems because of which there is no city. */
  readonly refused: readonly string[];
  /** The faults, each with the name of its law, a colon and more. */
  readonly faults: readonly string[];
  /** Milliseconds of the processor for the city and its file. */
  readonly milliseconds: number;
}

/** Judges the city of a recipe, or its refusal. */
export function judgeRecipe(random: RandomRecipe, seed: number): RecipeVerdict {
  const { recipe, library } = readRandom(random);
  const start = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(start);
    return Math.round((user + system) / 1000);
  };
  try {
    const made = generate(recipe, library);
    if (!made.ok) {
      const milliseconds = spent();
      const refused = made.problems.map(({ code }) => code);
      return { seed, refused, faults: refusalFaults(made.problems.map(describeProblem)), milliseconds };
    }
    const text = writeCity(made.value);
    const milliseconds = spent();
    const back = readCity(text);
    const unread = back.ok ? [] : back.problems.map(({ path, message }) => `file: ${path}: ${message}`);
    return { seed, refused: [], faults: [...unread, ...townFaults(text, random.library)], milliseconds };
  } catch (error) {
    const words = error instanceof Error ? error.stack?.split('\n', 2).join('') : String(error);
    return { seed, refused: [], faults: [`throws: ${words}`], milliseconds: spent() };
  }
}

/** A refusal names the place and the reason. */
function refusalFaults(problems: readonly Problem[]): string[] {
  if (problems.length === 0) return ['refusal: no problem is named'];
  return problems.flatMap(({ path, message }) =>
    path === '' || message === '' ? [`refusal: "${path}: ${message}" lacks a path or words`] : [],
  );
}
