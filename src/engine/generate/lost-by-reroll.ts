import type { Library } from '../city/library.ts';
import type { AskedCell } from '../fit/asked-shape.ts';
import type { Schematic } from '../schematic/schematic.ts';
import type { Placement } from '../schematic/placement.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Filling } from './filling.ts';
import type { EngineProblem } from './problem.ts';
import type { RecipeProblem } from './recipe-problem.ts';
import type { RerolledCity } from './reroll-region.ts';
import { Town } from './town.ts';

/** Promises that a city kept before a part of it was filled again, and does not keep now. */
export interface Lost {
  readonly problems: readonly EngineProblem[];
  /** The removed placements that kept them. */
  readonly keepers: ReadonlySet<Placement>;
}

/**
 * The promises that are lost by filling a part of a town again: conditions around placements that stay, and the reach of
 * public ground; those that the city did not keep before do not count.
 *
 * @param town the town after it was filled
 * @param staying the placements that stay
 * @param removed those that were removed
 */
export function lostByReroll(
  town: Town,
  filling: Filling,
  city: RerolledCity,
  recipe: Recipe,
  library: Library,
  staying: readonly Placement[],
  removed: readonly Placement[],
): Lost {
  const schematics = new Map(city.schematics.map((schematic) => [schematic.id, schematic]));
  const claims = unmetClaims(town, staying, schematics);
  const broken = town.brokenLaws(filling);
  if (claims.length === 0 && broken.length === 0) return { problems: [], keepers: new Set() };
  const before = Town.standing(city, recipe, library, city);
  const unmetBefore = new Set(unmetClaims(before, staying, schematics).map(keyOf));
  const lostClaims = claims.filter((claim) => !unmetBefore.has(keyOf(claim)));
  const hadReach = before.reachProblems().length === 0;
  const isReach = ({ code }: RecipeProblem) =>
    code === 'public-ground-parted' || code === 'no-street-to-door';
  const lost = broken.filter((problem) => hadReach || !isReach(problem));
  const { grid, surroundings } = before.neighborhood;
  const cells = new Set(lostClaims.map(({ cell }) => cell));
  const isParted = lost.some(isReach);
  const keeps = (placement: Placement) =>
    grid
      .cellsOfPlacement(schematics.get(placement.schematic)?.hexes ?? [], placement)
      .some((cell) => cells.has(cell) || (isParted && surroundings.isPublicKind(cell)));
  return {
    problems: [
      ...lost,
      ...lostClaims.map(({ placement, wish, found }): EngineProblem => ({
        code: 'condition-not-kept',
        path: { of: 'placement', id: placement.id },
        values: { wish, found },
      })),
    ],
    keepers: new Set(removed.filter(keeps)),
  };
}

/** A condition of a placement that does not hold. */
interface UnmetClaim extends AskedCell {
  readonly placement: Placement;
  readonly found: string;
}

function unmetClaims(
  { neighborhood }: Town,
  placements: readonly Placement[],
  schematics: ReadonlyMap<string, Schematic>,
): UnmetClaim[] {
  const { surroundings } = neighborhood;
  return placements.flatMap((placement) => {
    const schematic = schematics.get(placement.schematic);
    if (!schematic?.around) return [];
    const { asked } = neighborhood.shapeOf(schematic, placement);
    return asked
      .cellsAt(asked.startOf(placement))
      .filter(({ cell, wish }) => !surroundings.holdsAtEnd(cell, wish))
      .map(({ cell, wish }) => ({
        placement,
        cell,
        wish,
        found: surroundings.kindAt(cell)?.id ?? '@free',
      }));
  });
}

function keyOf({ placement, cell, wish }: UnmetClaim): string {
  return `${placement.id} ${cell} ${wish}`;
}
