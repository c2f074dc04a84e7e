import type { Library } from '../city/library.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { STREET_DEFAULTS, type StreetRecipe } from '../recipe/town.ts';
import type { RecipeChange } from './change.ts';
import type { RecipeProblem } from './recipe-problem.ts';

/** Most steps to a street that are tried. */
const FAR = 32;

/** Shares of the land that a wall is put around where groups have nothing to enclose. */
const SHARES = [0.6, 0.4, 0.8, 0.25];

/** The problems of a wall that are gone with the wall, where nothing else may help. */
const WITHOUT_WALL: ReadonlySet<RecipeProblem['code']> = new Set([
  'nothing-to-wall',
  'nothing-outside',
  'wall-gap',
  'wall-broken',
  'no-street-to-gate',
]);

/** The changes of the town of a recipe that may solve a problem, the least intrusive first; each is to be tested. */
export function* townChanges(
  recipe: Recipe,
  library: Library,
  problem: RecipeProblem,
): Generator<RecipeChange> {
  const { code, path } = problem;
  const wall = path.of === 'recipe' && path.members[0] === 'walls' ? Number(path.members[1]) : -1;
  const { gates } = recipe.walls?.[wall] ?? {};
  if (problem.code === 'too-few-gates') {
    yield { kind: 'gates', wall, part: { min: problem.values.gates } };
    // Halves, because it takes a wall to see what fits.
    for (let spacing = gates!.spacing >> 1; spacing > 0; spacing >>= 1)
      yield { kind: 'gates', wall, part: { spacing } };
  }
  if (problem.code === 'gates-too-far-apart') {
    yield { kind: 'gates', wall, part: { spacing: problem.values.widest } };
    yield { kind: 'gates', wall, part: { min: problem.values.gates } };
  }
  if (problem.code === 'min-above-max' && gates) {
    const { min, max } = problem.values;
    yield { kind: 'gates', wall, part: { min: max } };
    yield { kind: 'gates', wall, part: { max: min } };
  }
  if (code === 'nothing-to-wall' || code === 'nothing-outside' || code === 'wall-broken')
    yield* otherGround(recipe, wall);
  if (WITHOUT_WALL.has(code)) yield { kind: 'without-wall', wall };
  if (problem.code === 'too-few-rivers')
    yield problem.values.rivers > 0
      ? { kind: 'rivers', count: problem.values.rivers }
      : { kind: 'without-part', part: 'rivers' };
  if (code === 'too-far-from-street') yield* fartherStreets(recipe);
  if (problem.code === 'public-ground-parted') {
    const { by } = problem.values;
    const streets = recipe.streets === undefined ? streetsOf(recipe, library) : null;
    if (streets) yield { kind: 'streets', streets };
    if (by === 'walls') yield* moreGates(recipe);
    if (by === 'rest' || by === 'rivers') yield { kind: 'without-part', part: by };
    yield { kind: 'without-part', part: 'reach' };
  }
  if (code === 'no-street-to-door' || code === 'condition-not-kept') {
    if (recipe.rest) yield { kind: 'without-part', part: 'rest' };
    if (recipe.reach) yield { kind: 'without-part', part: 'reach' };
  }
}

function* otherGround(recipe: Recipe, wall: number): Generator<RecipeChange> {
  const { districts } = recipe;
  const around = recipe.walls![wall]!.around;
  if (districts.method !== 'none')
    for (const group of districts.groups)
      if (typeof around === 'number' || !around.includes(group))
        yield { kind: 'around', wall, around: [group] };
  for (const share of SHARES) if (share !== around) yield { kind: 'around', wall, around: share };
}

function* fartherStreets({ streets }: Recipe): Generator<RecipeChange> {
  const { within } = streets ?? {};
  const limits = typeof within === 'object' ? Object.entries(within) : [[null, within ?? FAR] as const];
  for (const [group, steps] of limits)
    for (let farther = steps + 1; farther <= FAR; farther += Math.ceil(farther / 4))
      yield { kind: 'within', group, steps: farther };
}

function* moreGates({ walls = [] }: Recipe): Generator<RecipeChange> {
  for (const [wall, { gates }] of walls.entries()) {
    if (!gates) continue;
    const min = gates.min + 1;
    const isAbove = gates.max !== undefined && gates.max < min;
    yield { kind: 'gates', wall, part: { min, ...(isAbove && { max: min }) } };
  }
}

/** Streets of the kinds that everybody may cross, by their usual ids where there are such; `null` without any. */
function streetsOf({ districts }: Recipe, { kinds }: Library): StreetRecipe | null {
  const ids = kinds.filter((kind) => kind.public === true && kind.footprint !== 'tile').map(({ id }) => id);
  const [first] = ids;
  if (first === undefined) return null;
  const one = (id: string, other: string) => (ids.includes(id) ? id : other);
  const main = one('street', first);
  const group = districts.method === 'none' ? undefined : districts.groups[0];
  return {
    main,
    lane: one('lane', main),
    bridge: one('bridge', main),
    ...STREET_DEFAULTS,
    ...(group !== undefined && { within: { [group]: 6 } }),
  };
}
