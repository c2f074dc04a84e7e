import type { Library } from '../city/library.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { STREET_DEFAULTS, type StreetRecipe } from '../recipe/town.ts';
import type { RecipeChange } from './change.ts';
import type { RecipeProblem } from './recipe-problem.ts';

/** Most steps to a street that are tried. */
const FAR = 32;

/** Shares of the land that a wall is put around where groups have nothing to enclose. */
const SHARES = [0.6, 0.4, 0.8];

/** The changes of the town of a recipe that may solve a problem, the least intrusive first; each is to be tested. */
export function* townChanges(
  recipe: Recipe,
  library: Library,
  { code, values, path }: RecipeProblem,
): Generator<RecipeChange> {
  const wall = path.of === 'recipe' && path.members[0] === 'walls' ? Number(path.members[1]) : -1;
  const { gates } = recipe.walls?.[wall] ?? {};
  switch (code) {
    case 'too-few-gates':
      yield { kind: 'gates', wall, part: { min: values.gates } };
      // Halves, because it takes a wall to see what fits.
      for (let spacing = gates!.spacing >> 1; spacing > 0; spacing >>= 1)
        yield { kind: 'gates', wall, part: { spacing } };
      break;
    case 'nothing-to-wall':
      yield* otherGround(recipe, wall);
      yield { kind: 'without-wall', wall };
      break;
    case 'wall-gap':
      yield { kind: 'without-wall', wall };
      break;
    case 'too-few-rivers':
      yield values.rivers > 0
        ? { kind: 'rivers', count: values.rivers }
        : { kind: 'without-part', part: 'rivers' };
      break;
    case 'too-far-from-street':
      yield* fartherStreets(recipe);
      break;
    case 'public-ground-parted': {
      const streets = recipe.streets === undefined ? streetsOf(recipe, library) : null;
      if (streets) yield { kind: 'streets', streets };
      if (values.by === 'walls') yield* moreGates(recipe);
      if (values.by === 'rest' || values.by === 'rivers') yield { kind: 'without-part', part: values.by };
      yield { kind: 'without-part', part: 'reach' };
      break;
    }
    case 'no-street-to-door':
    case 'condition-not-kept':
      if (recipe.rest) yield { kind: 'without-part', part: 'rest' };
      if (recipe.reach) yield { kind: 'without-part', part: 'reach' };
      break;
    default:
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
  for (const [wall, { gates }] of walls.entries())
    if (gates) yield { kind: 'gates', wall, part: { min: gates.min + 1 } };
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
