import type { Library } from '../../engine/city/library.ts';
import type { Blocked } from '../../engine/fit/explain.ts';
import { countPlaced, type CountOptions } from '../../engine/pack/count-placed.ts';
import { TESTED_SEEDS, type PackTest, type PlacedTest, type PlaceTest } from '../../engine/pack/pack.ts';
import { generate } from '../../engine/generate/generate.ts';
import type { PackFinding } from '../../engine/pack/lint.ts';
import { tryPlace } from '../../engine/pack/try-place.ts';
import type { Problem } from '../../engine/problem.ts';
import type { Recipe } from '../../engine/recipe/recipe.ts';
import { paintedSegments, type Schematic } from '../../engine/schematic/schematic.ts';
import { describeProblem } from '../recipe/problem-words.ts';
import { SEGMENT_NAMES } from '../../engine/segment/segment.ts';

/** Why a schematic is blocked on a segment, in a few words. */
const REASONS: Readonly<Record<Blocked['reason'], string>> = {
  'off-land': 'off the land',
  ground: 'the segment is taken',
  occupied: 'the segment is taken',
  'wrong-group': 'another district',
  spacing: 'too near to another one',
  near: 'not as near as asked',
  align: 'across its district',
  condition: 'a condition does not hold',
  'cuts-off': 'it cuts public ground off',
};

/**
 * The reason why the test of a place fails, as a sentence without a period; `null` when it passes.
 *
 * @param library with the schematic of the test, under its id in the pack
 */
export function placeFailure(test: PlaceTest, { kinds, schematics }: Library): string | null {
  const schematic = schematics.find(({ id }) => id === test.schematic);
  if (!schematic) return `there is no schematic "${test.schematic}"`;
  const known = new Set(kinds.map(({ id }) => id));
  const unknown = paintedSegments(test.around).find(({ kind }) => !known.has(kind));
  if (unknown) return `the scene has an unknown kind "${unknown.kind}"`;
  const blocked = tryPlace(test, schematic, kinds);
  const [first] = blocked;
  if (test.kind === 'blocked') return first ? null : 'it must not fit there, and does';
  return first ? `it must fit there, and is blocked ${blockedAt(first)}` : null;
}

function blockedAt({ q, r, k, reason, wanted, found }: Blocked): string {
  const why = wanted === undefined ? REASONS[reason] : `asked to be ${wanted}, found ${found ?? 'nothing'}`;
  return `at ${q}, ${r} ${SEGMENT_NAMES[k]}: ${why}`;
}

/** The reason why too few cities have a schematic; `null` when enough have it. */
export function placedFailure(
  { schematic, recipe: name, atLeast }: Pick<PlacedTest, 'schematic' | 'recipe' | 'atLeast'>,
  recipe: Recipe,
  library: Library,
  options: CountOptions = {},
): string | null {
  const count = countPlaced(recipe, library, schematic, { ...options, atLeast });
  if (count >= atLeast) return null;
  const [problem] = count === 0 ? firstProblems(recipe, library) : [];
  if (problem) return `no city of ${name} can be generated: ${problem.message}`;
  return `fewer than ${atLeast} of ${TESTED_SEEDS} cities of ${name} have it`;
}

/** The problems of a recipe with the first of the seeds; none where a city can be generated. */
function firstProblems(recipe: Recipe, library: Library): readonly Problem[] {
  const city = generate({ ...recipe, seed: 1 }, library);
  return city.ok ? [] : city.problems.map(describeProblem);
}

/** The failing tests of a pack that need no generation, with their paths in its file. */
export function placeProblems(tests: readonly PackTest[], library: Library): Problem[] {
  return tests.flatMap((test, index) => {
    const failure = test.kind === 'placed' ? null : placeFailure(test, library);
    return failure === null ? [] : [testProblem(test, index, failure)];
  });
}

/** A failing test as a problem of the pack's file. */
export function testProblem({ name, schematic }: PackTest, index: number, failure: string): Problem {
  const what = name === '' ? schematic : `${schematic}, ${name}`;
  return { path: `$.tests[${index}]`, message: `the test fails (${what}): ${failure}` };
}

/** A library with the schematics of a pack in place of those that have the same ids. */
export function withPack(
  library: Library,
  schematics: readonly Schematic[],
  kinds: Library['kinds'],
): Library {
  const own = new Set(schematics.map(({ id }) => id));
  const ownKinds = new Set(kinds.map(({ id }) => id));
  return {
    kinds: [...kinds, ...library.kinds.filter(({ id }) => !ownKinds.has(id))],
    schematics: [...schematics, ...library.schematics.filter(({ id }) => !own.has(id))],
  };
}

/** Findings about the schematics of a pack as problems of its file. */
export function findingProblems(findings: readonly PackFinding[], ids: readonly string[]): Problem[] {
  return findings.map((finding) => ({
    path: `$.schematics[${ids.indexOf(finding.schematic)}]`,
    message: `"${finding.schematic}" ${findingWords(finding)}`,
  }));
}

function findingWords(finding: PackFinding): string {
  switch (finding.kind) {
    case 'double':
      return `is the same as "${finding.of}" in another pose: keep one, with double the weight`;
    case 'never-placed':
      return `stands in none of ${TESTED_SEEDS} cities`;
    case 'unused-poses':
      return `stands in none of ${TESTED_SEEDS} cities in ${finding.poses.length} of its poses: ${finding.poses
        .map(({ mirror, rotation, shift }) => `${mirror ? 'mirrored ' : ''}${60 * rotation}° shift ${shift}`)
        .join(', ')}`;
  }
}
