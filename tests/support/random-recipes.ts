import { randomStream } from '../../src/engine/random/stream.ts';
import type { Library } from '../../src/engine/city/library.ts';
import type { Result } from '../../src/engine/problem.ts';
import type { Recipe } from '../../src/engine/recipe/recipe.ts';
import { readKinds } from '../../src/formats/kinds/read.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { readSchematic } from '../../src/formats/schematic/read.ts';
import { Draw, KINDS, randomPiece, WALL_PIECES, type PlainSchematic } from './random-pieces.ts';

/** A recipe with its library, as the JSON of their files. */
export interface RandomRecipe {
  readonly recipe: object;
  readonly library: { readonly kinds: readonly object[]; readonly schematics: readonly PlainSchematic[] };
}

/** The most hexes of land. */
const MOST_HEXES = 2000;

/** Names of groups that have tripped up programs. */
const ODD_GROUPS = ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty', 'Old town 1'];

/**
 * The random recipe of a seed, over the whole form of recipes, with a small random library. Every other one is modest: it
 * asks for little, so that most can be made.
 */
export function randomRecipe(seed: number): RandomRecipe {
  const draw = new Draw(randomStream(seed, 'recipe'));
  const isModest = seed % 2 === 0;
  const hexes = draw.one([7, 19, 37, 60, 60, 100, 100, 200, 400, isModest ? 300 : MOST_HEXES]);
  const groups = draw.chance(0.25) ? [] : groupNames(draw);
  const pieces = Array.from({ length: draw.between(isModest ? 1 : 0, 6) }, (_, index) =>
    randomPiece(draw, `p${index}`, isModest),
  );
  const walls = draw.chance(0.35) ? randomWalls(draw, groups, isModest) : undefined;
  const streets = draw.chance(0.55) ? randomStreets(draw, groups) : undefined;
  const rivers = draw.chance(0.3)
    ? { count: draw.between(1, isModest ? 1 : 3), kind: 'river', width: draw.between(1, 3) }
    : undefined;
  const hasRest = groups.length > 0 && draw.chance(0.45);
  const parts: Parts = { groups, hasStreets: streets !== undefined, hasGates: walls !== undefined, isModest };
  const wallRules = walls && draw.chance(0.2) ? [randomWallRule(draw)] : [];
  const recipe = {
    format: 'sixfold/recipe',
    version: 3,
    seed: draw.one([0, 1, 2, 3, draw.random.below(2 ** 32), 2 ** 32 - 1]),
    land: randomLand(draw, hexes),
    districts: randomDistricts(draw, groups, isModest),
    schematics: [...pieces.map((piece) => randomRule(draw, piece, parts)), ...wallRules],
    fill: {
      method: draw.one(['weighted', 'weighted', 'largest-first']),
      coverage: randomCoverage(draw, groups),
    },
    ...(rivers && { rivers }),
    ...(walls && { walls }),
    ...(streets && { streets }),
    ...(hasRest && { rest: randomRest(draw, groups) }),
    ...(draw.chance(0.5) && { reach: 'all' }),
  };
  return { recipe, library: { kinds: KINDS, schematics: [...WALL_PIECES, ...pieces] } };
}

/** A random recipe and its library, as read from their files. */
export function readRandom({ recipe, library }: RandomRecipe): {
  readonly recipe: Recipe;
  readonly library: Library;
} {
  const { kinds } = must(
    readKinds(JSON.stringify({ format: 'sixfold/kinds', version: 2, kinds: library.kinds })),
  );
  const schematics = library.schematics.map((schematic) => must(readSchematic(JSON.stringify(schematic))));
  return { recipe: must(readRecipe(JSON.stringify(recipe))), library: { kinds, schematics } };
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`a random recipe is not valid: ${JSON.stringify(result.problems)}`);
  return result.value;
}

/** The same recipe on land beyond which the country goes on, and its own seed. */
export function inOpenCountry({ recipe, library }: RandomRecipe, seed: number): RandomRecipe {
  const { land } = recipe as { readonly land: { readonly hexes?: number } };
  const form = seed % 3 === 0 ? { form: 'inland' } : { form: 'shore', sea: seed % 6 };
  return { recipe: { ...recipe, land: { shape: 'coast', hexes: land.hexes ?? 100, ...form } }, library };
}

function groupNames(draw: Draw): string[] {
  const names = ['a', 'b', 'c', 'd'].slice(0, draw.between(1, 4));
  if (draw.chance(0.03)) names[draw.random.below(names.length)] = draw.one(ODD_GROUPS);
  return names;
}

function randomLand(draw: Draw, hexes: number): object {
  switch (draw.one(['hexagon', 'hexagon', 'rectangle', 'island', 'coast', 'coast', 'rows'])) {
    case 'hexagon':
      return { shape: 'hexagon', radius: Math.floor(Math.sqrt(hexes / 3)) - draw.random.below(2) };
    case 'rectangle': {
      const columns = draw.between(1, Math.ceil(Math.sqrt(2 * hexes)));
      return { shape: 'rectangle', columns, rows: Math.max(1, Math.floor(hexes / columns)) };
    }
    case 'island':
      return { shape: 'island', algorithm: draw.between(1, 5), hexes };
    case 'coast':
      return { shape: 'coast', hexes, form: draw.one(['round', 'bay', 'peninsula', 'valley']) };
    default:
      return { shape: 'rows', rows: randomRows(draw, hexes) };
  }
}

/** Runs of hexes, one or two in each row, which mostly hang together. */
function randomRows(draw: Draw, hexes: number): object[] {
  const width = Math.max(1, Math.floor(Math.sqrt(hexes)));
  let q = 0;
  return Array.from({ length: Math.max(1, Math.floor(hexes / width)) }, (_, r) => {
    q += draw.one([-1, -1, 0, 0, 1]);
    const count = draw.between(Math.ceil(width / 2), width);
    if (count < 3 || !draw.chance(0.15)) return [{ r, q, count }];
    const first = draw.between(1, count - 2);
    return [
      { r, q, count: first },
      { r, q: q + first + 1, count: count - first - 1 },
    ];
  }).flat();
}

function randomDistricts(draw: Draw, groups: readonly string[], isModest: boolean): object {
  if (groups.length === 0) return { method: 'none' };
  const shares = draw.chance(0.3) && { shares: groups.map(() => draw.one([0.5, 1, 2, 5])) };
  if (draw.chance(0.65))
    return {
      method: 'growth',
      groups,
      ...shares,
      ...(draw.chance(0.7) && { core: draw.between(1, 12), min: draw.between(0, 12) }),
      ...(draw.chance(0.5) && { arrange: draw.one(['center-out', 'random']) }),
    };
  return {
    method: 'schelling',
    groups,
    ...shares,
    ...(draw.chance(0.5) && { empty: draw.one([0, 0.05, 0.1, 0.5, isModest ? 0.2 : 1]) }),
    ...(!isModest && draw.chance(0.3) && { same: Array.from({ length: 7 }, () => draw.between(0, 6)) }),
    ...(draw.chance(0.5) && { maxSteps: draw.one([0, 10, 300, 1000]) }),
  };
}

interface Parts {
  readonly groups: readonly string[];
  readonly hasStreets: boolean;
  readonly hasGates: boolean;
  readonly isModest: boolean;
}

function randomRule(draw: Draw, { id }: PlainSchematic, parts: Parts): object {
  const { groups, isModest } = parts;
  const min = draw.chance(0.35) ? draw.between(1, isModest ? 2 : 5) : 0;
  return {
    id,
    ...(draw.chance(0.4) && { weight: draw.one([1e-9, 0.5, 2, 7, 40]) }),
    ...(min > 0 && { min }),
    ...(draw.chance(0.35) && { max: min + draw.between(0, 8) }),
    ...(groups.length > 0 && draw.chance(0.4) && { groups: draw.some(groups, 1) }),
    ...(draw.chance(0.25) && { rotations: draw.some([0, 1, 2, 3, 4, 5], 1) }),
    ...(draw.chance(0.2) && { shifts: draw.some([-1, 0, 1], 1) }),
    ...(draw.chance(0.3) && { mirror: draw.chance(0.7) }),
    ...(draw.chance(0.2) && { spacing: draw.between(1, 5) }),
    ...(draw.chance(0.25) && {
      near: Array.from({ length: draw.one([1, 1, 2]) }, () => randomNear(draw, parts)),
    }),
    ...(draw.chance(0.2) && { align: 'district' }),
  };
}

function randomNear(draw: Draw, { hasStreets, hasGates, isModest }: Parts): object {
  const there = [
    '@sea',
    '@edge',
    '@center',
    ...(hasStreets ? ['@street'] : []),
    ...(hasGates ? ['@wall', '@gate'] : []),
  ];
  const to = isModest
    ? draw.one(there)
    : draw.one([...there, '@street', '@gate', 'house', 'square', 'yard', 'river', 'street', 'bridge']);
  const least = draw.chance(0.4) ? draw.between(0, 3) : undefined;
  const most = draw.chance(0.7) ? (least ?? 0) + draw.between(isModest ? 3 : 0, 6) : undefined;
  return { to, ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
}

function randomWalls(draw: Draw, groups: readonly string[], isModest: boolean): object[] {
  return Array.from({ length: isModest ? 1 : draw.one([1, 1, 2, 3]) }, () => {
    const around =
      groups.length > 0 && draw.chance(0.6)
        ? draw.some(groups, 1)
        : draw.one([0.3, 0.5, 0.6, 0.7, isModest ? 0.6 : 1]);
    const min = isModest ? draw.between(0, 2) : draw.between(0, 5);
    return {
      around,
      pieces:
        isModest || draw.chance(0.8) ? ['w1', 'w2', 'w3', 'w4'] : draw.some(['w1', 'w2', 'w3', 'w4'], 1),
      ...(draw.chance(0.8) && {
        gates: {
          pieces: isModest || draw.chance(0.9) ? ['g2'] : draw.some(['g1', 'g2'], 1),
          min,
          ...(draw.chance(0.4) && { max: min + draw.between(0, 2) }),
          spacing: draw.between(isModest ? 2 : 0, 8),
        },
      }),
    };
  });
}

/** A rule for a piece of walls, which is placed elsewhere by it, too. */
function randomWallRule(draw: Draw): object {
  return { id: draw.one(['w1', 'w2', 'g2']), weight: draw.one([0.5, 2]), max: draw.between(0, 3) };
}

function randomStreets(draw: Draw, groups: readonly string[]): object {
  const steps = () => draw.between(1, 9);
  const byGroup = () => Object.fromEntries(draw.some(groups, 1).map((group) => [group, steps()]));
  return {
    main: 'street',
    lane: draw.one(['lane', 'lane', 'street']),
    bridge: 'bridge',
    ...(draw.chance(0.6) && { within: groups.length > 0 && draw.chance(0.5) ? byGroup() : steps() }),
    ...(draw.chance(0.4) && { loops: draw.between(0, 6) }),
    ...(draw.chance(0.4) && { crooked: draw.one([0, 0.3, 1, 4]) }),
    ...(draw.chance(0.4) && { between: draw.some(['gates', 'doors', 'edge'], 0) }),
  };
}

function randomRest(draw: Draw, groups: readonly string[]): object {
  const kinds = ['yard', 'garden', 'meadow', 'square'];
  return Object.fromEntries(draw.some(groups, 1).map((group) => [group, draw.some(kinds, 1).slice(0, 3)]));
}

function randomCoverage(draw: Draw, groups: readonly string[]): number | object {
  if (groups.length > 0 && draw.chance(0.15))
    return Object.fromEntries(draw.some(groups, 1).map((group) => [group, draw.one([0, 0.2, 0.5, 0.9, 1])]));
  return draw.one([1, 1, 1, 0.9, 0.6, 0.4, 0.1, 0]);
}
