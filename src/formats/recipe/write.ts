import {
  MAX_SCHELLING_STEPS,
  RULE_DEFAULTS,
  hasCountry,
  type DistrictRecipe,
  type LandRecipe,
  type Recipe,
} from '../../engine/recipe/recipe.ts';
import { isSeed, MAX_SEED } from '../../engine/random/seed.ts';
import type { SchematicRule } from '../../engine/recipe/recipe.ts';
import { inOrder } from '../../engine/recipe/by-group.ts';
import type { WallRecipe } from '../../engine/recipe/town.ts';
import { compareSides, type OpenSide } from '../../engine/land/open-side.ts';
import type { LandRow } from '../../engine/land/row.ts';
import { normalizeRows } from '../../engine/land/shapes.ts';
import { blockJson, inlineJson, inlineMeta, listJson, type Member } from '../json/inline.ts';

/**
 * The canonical text of a `sixfold/recipe` file.
 *
 * @throws RangeError for a seed that no file may have
 */
export function writeRecipe(recipe: Recipe): string {
  return `${blockRecipe(recipe, 0)}\n`;
}

/** A recipe as an object over several lines, with `indent` blanks before its braces. */
export function blockRecipe(recipe: Recipe, indent: number): string {
  if (!isSeed(recipe.seed)) throw new RangeError(`the seed ${recipe.seed} is no integer 0..${MAX_SEED}`);
  const groups = recipe.districts.method === 'none' ? [] : recipe.districts.groups;
  const members: Member[] = [
    ['format', '"sixfold/recipe"'],
    ['version', String(versionNeededBy(recipe))],
    ['seed', String(recipe.seed)],
    ['land', blockLand(recipe.land, indent + 2)],
    ['districts', inlineDistricts(recipe.districts)],
    ...townMembers(recipe, groups),
    ['schematics', listJson(recipe.schematics.map(inlineRule), indent + 2)],
    [
      'fill',
      inlineJson({
        method: recipe.fill.method,
        coverage: recipe.fill.coverageOf ? inOrder(recipe.fill.coverageOf, groups) : recipe.fill.coverage,
      }),
    ],
    ...endMembers(recipe, groups),
  ];
  if (recipe.meta) members.push(['meta', inlineMeta(recipe.meta)]);
  return blockJson(members, indent);
}

/** The version 2 members of a recipe that come before its rules, those that it has. */
function townMembers({ rivers, walls, streets }: Recipe, groups: readonly string[]): Member[] {
  const members: Member[] = [];
  if (rivers)
    members.push(['rivers', inlineJson({ count: rivers.count, kind: rivers.kind, width: rivers.width })]);
  if (walls) members.push(['walls', inlineJson(walls.map(plainWall))]);
  if (streets) {
    const { main, lane, bridge, loops, crooked, between } = streets;
    const within = typeof streets.within === 'object' ? inOrder(streets.within, groups) : streets.within;
    members.push(['streets', inlineJson({ main, lane, bridge, within, loops, crooked, between })]);
  }
  return members;
}

function plainWall({ around, pieces, gates }: WallRecipe) {
  return {
    around,
    pieces,
    gates: gates && { pieces: gates.pieces, min: gates.min, max: gates.max, spacing: gates.spacing },
  };
}

/** Those that come after. */
function endMembers({ rest, reach }: Recipe, groups: readonly string[]): Member[] {
  const members: Member[] = [];
  if (rest) members.push(['rest', inlineJson(inOrder(rest, groups))]);
  if (reach) members.push(['reach', inlineJson(reach)]);
  return members;
}

/** The lowest version that knows all that a recipe has. */
function versionNeededBy(recipe: Recipe): 1 | 2 | 3 {
  const { land, rivers, walls, streets, rest, reach, schematics, fill } = recipe;
  const isOpen = hasCountry(land);
  if (isOpen || walls?.some(({ gates }) => gates?.max !== undefined)) return 3;
  const isOfTwo =
    land.shape === 'coast' ||
    [rivers, walls, streets, rest, reach, fill.coverageOf].some((member) => member !== undefined) ||
    schematics.some(({ near, align }) => near !== undefined || align !== undefined);
  return isOfTwo ? 2 : 1;
}

function blockLand(land: LandRecipe, indent: number): string {
  switch (land.shape) {
    case 'hexagon':
      return inlineJson({ shape: land.shape, radius: land.radius });
    case 'rectangle':
      return inlineJson({ shape: land.shape, columns: land.columns, rows: land.rows });
    case 'island':
      return inlineJson({ shape: land.shape, algorithm: land.algorithm, hexes: land.hexes });
    case 'coast':
      return inlineJson({ shape: land.shape, hexes: land.hexes, form: land.form, sea: land.sea });
    case 'rows': {
      const rows = listJson(normalizeRows(land.rows).map(inlineRow), indent + 2);
      return blockJson(
        [
          ['shape', '"rows"'],
          ['rows', rows],
          ...(land.open?.length
            ? [['open', listJson(land.open.toSorted(compareSides).map(inlineSide), indent + 2)] as const]
            : []),
        ],
        indent,
      );
    }
  }
}

/** A run of land on one line. */
/** The side of a hex beyond which the country goes on, as a file has it. */
export function inlineSide({ q, r, side }: OpenSide): string {
  return inlineJson({ q, r, side });
}

export function inlineRow({ r, q, count }: LandRow): string {
  return `{ "r": ${r}, "q": ${q}, "count": ${count} }`;
}

function inlineDistricts(districts: DistrictRecipe): string {
  switch (districts.method) {
    case 'none':
      return inlineJson({ method: districts.method });
    case 'schelling': {
      const { method, groups, shares, empty, same } = districts;
      // Work of the app that is older than the bound may have more.
      const maxSteps = Math.min(districts.maxSteps, MAX_SCHELLING_STEPS);
      return inlineJson({ method, groups, shares, empty, same, maxSteps });
    }
    case 'growth': {
      const { method, groups, shares, core, min, arrange } = districts;
      return inlineJson({ method, groups, shares, core, min, arrange });
    }
  }
}

/** The fields of a rule in the order of files; fields of newer conditions come last. */
const RULE_FIELDS = [
  ...new Set(['weight', 'min', 'max', 'groups', ...Object.keys(RULE_DEFAULTS)]),
] as (keyof typeof RULE_DEFAULTS)[];

/** A rule on one line: its id, and the fields that differ from their defaults. */
function inlineRule(rule: SchematicRule): string {
  const rotations = rule.rotations.toSorted((a, b) => a - b);
  const shifts = rule.shifts.toSorted((a, b) => a - b);
  const sorted: SchematicRule = { ...RULE_DEFAULTS, ...rule, rotations, shifts };
  const told = RULE_FIELDS.filter((field) => inlineJson(sorted[field]) !== inlineJson(RULE_DEFAULTS[field]));
  const near = rule.near?.map(({ to, least, most }) => ({
    to,
    least: least === 0 ? undefined : least,
    most: most ?? undefined,
  }));
  return inlineJson({
    id: rule.id,
    ...Object.fromEntries(told.map((field) => [field, sorted[field]])),
    near,
    align: rule.align,
  });
}
