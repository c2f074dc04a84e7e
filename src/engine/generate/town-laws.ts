import { areasOf, landPartsOf, largestAreas } from '../board/areas.ts';
import type { Neighborhood } from '../fit/neighborhood.ts';
import type { AskedCell } from '../fit/asked-shape.ts';
import { keepsDistance } from '../fit/near.ts';
import type { NearRule } from '../fit/near-rule.ts';
import { asksForPublicGround } from '../fit/wish.ts';
import { distance, type Hex } from '../hex/hex.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Filling } from './filling.ts';
import { PARTERS, type Parter } from './problem.ts';
import { ofPart, ofSchematics, type RecipeProblem } from './recipe-problem.ts';
import { stampedIn, type Stamped } from './stamped.ts';
import type { Supply } from './supply.ts';
import type { TownDistances } from './town-distances.ts';
import type { TownPlan } from './town-plan.ts';

/**
 * All that a recipe asks for and its finished town does not keep: what pieces ask of the ground around them, distances, and
 * the reach of public ground. The generator keeps to all of it as it goes along, as far as it can see ahead; this is the
 * last look.
 */
export function brokenLaws(
  recipe: Recipe,
  plan: Pick<TownPlan, 'walls'>,
  neighborhood: Neighborhood,
  distances: TownDistances,
  filling: Filling,
): RecipeProblem[] {
  const stamped = stampedIn(filling);
  return [
    ...claimProblems(neighborhood, stamped),
    ...distanceProblems(distances, neighborhood, stamped),
    ...(recipe.reach ? reachProblems(recipe, plan, neighborhood, stamped) : []),
  ];
}

/** The first condition of each schematic that does not hold around one of its placements. */
function claimProblems({ surroundings, grid }: Neighborhood, stamped: readonly Stamped[]): RecipeProblem[] {
  return firstOfEach(stamped, (one) => {
    const broken = askedCells(one).find(({ cell, wish }) => !surroundings.holdsAtEnd(cell, wish));
    if (!broken) return null;
    const { cell, wish } = broken;
    return {
      code: 'condition-not-kept',
      values: { wish, found: surroundings.kindAt(cell)?.id ?? '@free' },
      ...ofSchematics([one.supply.rule.id], [grid.segmentOf(cell)]),
    };
  });
}

/** The conditions of a placement, by the cells around it. */
function askedCells({ supply, shape, start }: Stamped): readonly AskedCell[] {
  const asked = supply.nearby?.[shape]?.asked;
  return asked?.cellsAt(asked.startOf(start)) ?? [];
}

/**
 * The first placement of each schematic that does not keep a distance. Of kinds of its own only ground needs a last look:
 * no placement comes near to one that minds.
 */
function distanceProblems(
  distances: TownDistances,
  neighborhood: Neighborhood,
  stamped: readonly Stamped[],
): RecipeProblem[] {
  const tooNear = groundTooNear(neighborhood);
  return firstOfEach(stamped, ({ supply, center }) => {
    const keeps = (near: NearRule) =>
      supply.kinds.has(near.to)
        ? (tooNear.get(near.to) ?? []).every((hex) => distance(hex, center) >= near.least)
        : keepsDistance(near, distances, center);
    const broken = (supply.rule.near ?? []).find((near) => !keeps(near));
    if (!broken) return null;
    const { to, least, most } = broken;
    return {
      code: 'distance-not-kept',
      values: { to, least, most },
      ...ofSchematics([supply.rule.id], [center]),
    };
  });
}

/** The ground that lies nearer to some placement than that wants its kind to be, by kind. */
function groundTooNear({ surroundings, grid, kept }: Neighborhood): ReadonlyMap<string, readonly Hex[]> {
  const hexes_kind = new Map<string, Hex[]>();
  for (let cell = 0; cell < grid.land_cell.length; cell++) {
    if (!surroundings.isGround(cell)) continue;
    const { id } = surroundings.kindAt(cell)!;
    if (!kept.areAskedOf(id)) continue;
    const hex = grid.segmentOf(cell);
    if (kept.allows(id, hex)) continue;
    const hexes = hexes_kind.get(id);
    if (hexes) hexes.push(hex);
    else hexes_kind.set(id, [hex]);
  }
  return hexes_kind;
}

/** Public ground in more than one piece, or none of it, and doors of new placements that do not lead to its largest piece. */
export function reachProblems(
  recipe: Recipe,
  { walls }: Pick<TownPlan, 'walls'>,
  { surroundings, grid }: Neighborhood,
  stamped: readonly Stamped[] = [],
): RecipeProblem[] {
  const isPublic = (cell: number) => surroundings.isFree(cell) || surroundings.isPublicKind(cell);
  const areas = areasOf(grid, isPublic);
  const part_cell = landPartsOf(grid);
  const largest_part = largestAreas(areas, part_cell);
  const parts = part_cell.reduce((most, part) => Math.max(most, part + 1), 0);
  if (areas.length !== parts || largest_part.size !== parts) {
    const lost = areas.find((area) => largest_part.get(part_cell[area[0]!]!) !== area);
    const bare = part_cell.findIndex((part) => part >= 0 && !largest_part.has(part));
    const ofWalls = new Set(walls.flatMap(({ line }) => line.cells));
    const parterAt = (cell: number): Parter => {
      if (ofWalls.has(cell)) return 'walls';
      if (!surroundings.isGround(cell)) return 'pieces';
      return surroundings.kindAt(cell)!.id === recipe.rivers?.kind ? 'rivers' : 'rest';
    };
    const countWithout = (parter: Parter) =>
      areasOf(grid, (cell) => isPublic(cell) || parterAt(cell) === parter).length;
    return [
      {
        code: 'public-ground-parted',
        values: {
          areas: areas.length,
          parts,
          by: PARTERS.find((parter) => countWithout(parter) <= parts) ?? null,
        },
        ...ofPart(
          ['reach'],
          (lost ?? [bare]).map((cell) => grid.segmentOf(cell)),
        ),
      },
    ];
  }
  const main = new Set([...largest_part.values()].flat());
  return firstOfEach(stamped, (one) => {
    const lost = askedCells(one).find(({ cell, wish }) => asksForPublicGround(wish) && !main.has(cell));
    if (!lost) return null;
    const { supply } = one;
    return {
      code: 'no-street-to-door',
      values: { schematic: supply.rule.id },
      ...ofSchematics([supply.rule.id], [grid.segmentOf(lost.cell)]),
    };
  });
}

/** The first problem of the placements of each schematic. */
function firstOfEach(
  stamped: readonly Stamped[],
  problemOf: (one: Stamped) => RecipeProblem | null,
): RecipeProblem[] {
  const first = new Map<Supply, RecipeProblem>();
  for (const one of stamped) {
    if (first.has(one.supply)) continue;
    const problem = problemOf(one);
    if (problem) first.set(one.supply, problem);
  }
  return [...first.values()];
}
