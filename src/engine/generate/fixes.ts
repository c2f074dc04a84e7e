import type { Library } from '../city/library.ts';
import { ANY_POSE } from '../schematic/pose.ts';
import { countSegments } from '../schematic/schematic.ts';
import { hexesOfLand } from './land.ts';
import { changeRecipe, type RecipeChange } from './change.ts';
import type { LandRecipe, Recipe, SchematicRule } from '../recipe/recipe.ts';
import type { RecipeProblem } from './recipe-problem.ts';
import { townChanges } from './town-fixes.ts';

/** A change of a recipe that solves one of its problems. */
export interface Fix {
  readonly change: RecipeChange;
  /** Number of problems that remain after the change. */
  readonly left: number;
}

/** Number of hexes of the largest land for which more land, or another seed, is tried. */
const LARGEST_TRIED = 20_000;

/** Number of seeds that are tried, counted up from the recipe's seed. */
const SEEDS_TRIED = 12;

/** Finds all problems of a recipe, see `checkRecipe`. */
export type Check = (recipe: Recipe) => readonly RecipeProblem[];

/**
 * The fixes of one problem of a recipe, the least intrusive first. Each has been tested: after it that problem is gone,
 * and `left` others remain.
 *
 * @param problem one of `check(recipe)`
 */
export function* findFixes(
  recipe: Recipe,
  library: Library,
  problem: RecipeProblem,
  check: Check,
): Generator<Fix> {
  const tried = (change: RecipeChange): Fix | undefined => {
    const after = check(changeRecipe(recipe, change));
    return after.some((other) => isSame(other, problem)) ? undefined : { change, left: after.length };
  };
  const rules = recipe.schematics.filter(({ id }) => problem.schematics.includes(id));
  const sizes = new Map(library.schematics.map(({ id, hexes }) => [id, countSegments(hexes)]));
  if (rules.length === 1)
    for (const change of changesOf(rules[0]!, recipe, sizes, problem)) {
      const fix = tried(change);
      if (fix) yield fix;
    }
  const shown = new Set<string>();
  for (const change of townChanges(recipe, library, problem)) {
    // One fix of a kind, the first that does; one for each member of a sum.
    const sort = sortOf(change);
    const fix = shown.has(sort) ? undefined : tried(change);
    if (!fix) continue;
    shown.add(sort);
    yield fix;
  }
  const [rule] = byNeed(rules, sizes);
  if (isAboutRule(problem)) return;
  if (rule && (rules.length > 1 || problem.most === null || problem.most >= rule.min)) {
    const fewer = least(lacking(problem, rule), rule.min, (less) =>
      tried(ofRule(rule, { min: rule.min - less })),
    );
    if (fewer) yield fewer;
  }
  if (rule && rules.length === 1 && rule.spacing > 0) {
    const spacing = least(0, rule.spacing - 1, (less) =>
      tried(ofRule(rule, { spacing: rule.spacing - 1 - less })),
    );
    if (spacing) yield spacing;
  }
  if (hexesOfLand(recipe.land) > LARGEST_TRIED || FOR_GOOD.has(problem.code)) return;
  for (let step = 1; step <= SEEDS_TRIED; step++) {
    const fix = tried({ kind: 'seed', seed: (recipe.seed + step) % 2 ** 32 });
    if (fix?.left !== 0) continue;
    yield fix;
    break;
  }
  const more = least(1, 64, (steps) => {
    const land = largerLand(recipe.land, steps);
    return land && hexesOfLand(land) <= LARGEST_TRIED ? tried({ kind: 'land', land }) : undefined;
  });
  if (more) yield more;
}

/**
 * Whether two problems are the same, compared by their schematics or their place, because a value may have changed. What
 * a rule says against itself is another problem than that the land has no room for it.
 */
function isSame(a: RecipeProblem, b: RecipeProblem): boolean {
  if (isAboutRule(b)) return a.code === b.code && JSON.stringify(a.path) === JSON.stringify(b.path);
  return b.schematics.length > 0
    ? a.schematics.some((id) => b.schematics.includes(id))
    : a.code === b.code && JSON.stringify(a.path) === JSON.stringify(b.path);
}

/** Whether a problem is about a rule by itself, whatever the land. */
function isAboutRule({ path, schematics }: RecipeProblem): boolean {
  return path.of === 'recipe' && schematics.length > 0;
}

/** The problems that no seed and no land takes away. */
const FOR_GOOD: ReadonlySet<RecipeProblem['code']> = new Set([
  'bad-seed',
  'unknown-kind',
  'unknown-schematic',
  'no-strip',
  'land-too-wide',
  'too-many-groups',
]);

/** Number of required pieces that were not placed, as far as a search tells: so many fewer are a sure start. */
function lacking({ code, values }: RecipeProblem, { min }: SchematicRule): number {
  if (code !== 'no-room-found' && code !== 'no-room-together') return 1;
  return Math.max(1, Math.min(min, values.required - values.standing));
}

/** Changes of one sort are choices of the same number. */
function sortOf(change: RecipeChange): string {
  if (change.kind === 'gates') return JSON.stringify([change.wall, Object.keys(change.part)]);
  if (change.kind === 'within') return JSON.stringify([change.group]);
  return JSON.stringify(change.kind === 'around' ? typeof change.around : change);
}

/** Rules by descending number of segments that their minimums need. */
function byNeed(rules: readonly SchematicRule[], sizes: ReadonlyMap<string, number>): SchematicRule[] {
  const needOf = ({ id, min }: SchematicRule) => min * (sizes.get(id) ?? 0);
  return rules.toSorted((a, b) => needOf(b) - needOf(a));
}

/** The changes of a rule that may solve a problem. */
function* changesOf(
  rule: SchematicRule,
  recipe: Recipe,
  sizes: ReadonlyMap<string, number>,
  problem: RecipeProblem,
): Generator<RecipeChange> {
  const { path, most } = problem;
  if (!sizes.has(rule.id)) {
    yield { kind: 'without', id: rule.id };
    return;
  }
  if (rule.max !== null && rule.min > rule.max) {
    yield ofRule(rule, { max: rule.min });
    yield ofRule(rule, { min: rule.max });
  }
  if (problem.code === 'near-nothing' || problem.code === 'distance-not-kept') {
    const { to } = problem.values;
    yield ofRule(rule, { near: rule.near?.filter((one) => one.to !== to) ?? [] });
    return;
  }
  if (path.of === 'recipe') {
    const { districts } = recipe;
    const known = rule.groups?.filter(
      (group) => districts.method !== 'none' && districts.groups.includes(group),
    );
    if (known && known.length > 0 && known.length < rule.groups!.length)
      yield ofRule(rule, { groups: known });
    if (rule.groups !== null) yield ofRule(rule, { groups: null });
    return;
  }
  if (most !== null && most < rule.min) yield ofRule(rule, { min: most });
  if (rule.groups !== null) yield ofRule(rule, { groups: null });
  if (rule.near && rule.near.length > 0) yield ofRule(rule, { near: [] });
  const { rotations, shifts } = ANY_POSE;
  if (rule.rotations.length < rotations.length || rule.shifts.length < shifts.length)
    yield ofRule(rule, { rotations, shifts });
}

function ofRule({ id }: SchematicRule, part: Partial<Omit<SchematicRule, 'id'>>): RecipeChange {
  return { kind: 'rules', rules: [{ id, part }] };
}

/**
 * The result for the least number of a range that has a result, found by doubling and bisection: all greater numbers
 * are taken to have one, too.
 */
function least<T>(from: number, to: number, result: (value: number) => T | undefined): T | undefined {
  let low = from;
  let step = 1;
  let found: T | undefined;
  let high = from;
  for (; high <= to; high = Math.min(to, high + step), step *= 2) {
    found = result(high);
    if (found || high === to) break;
    low = high + 1;
  }
  if (!found) return undefined;
  while (low < high) {
    const middle = (low + high) >> 1;
    const nearer = result(middle);
    if (nearer) {
      found = nearer;
      high = middle;
    } else low = middle + 1;
  }
  return found;
}

/** Larger land of the same shape: each step adds a ring, a row and a column, or a twentieth; nothing for drawn land. */
function largerLand(land: LandRecipe, steps: number): LandRecipe | undefined {
  switch (land.shape) {
    case 'hexagon':
      return { ...land, radius: land.radius + steps };
    case 'rectangle':
      return { ...land, columns: land.columns + steps, rows: land.rows + steps };
    case 'island':
    case 'coast':
      return { ...land, hexes: land.hexes + Math.ceil((land.hexes * steps) / 20) };
    case 'rows':
      return undefined;
  }
}
