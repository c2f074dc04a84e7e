import { createOccupancy, type Occupancy } from '../board/board.ts';
import { conditionsOf } from '../fit/conditions.ts';
import { failure, success, type Result } from '../problem.ts';
import type { Schematic } from '../schematic/schematic.ts';
import type { Filling } from './filling.ts';
import { takeGiven, type Given } from './given.ts';
import type { Ground } from './ground.ts';
import type { SchematicRule } from '../recipe/recipe.ts';
import { Stamps } from './stamps.ts';
import { Supply } from './supply.ts';

/**
 * A city with what is given on it and nothing else, ready to be filled by rules whose schematics are all there.
 *
 * @param watch called now and then in long work; what it throws is thrown on
 * @returns a problem for each that is given and does not fit
 */
export function prepareFilling(
  ground: Ground,
  rules: readonly SchematicRule[],
  schematics: readonly Schematic[],
  given: Given,
  watch: () => void,
): Result<Filling> {
  const occupancy = createOccupancy(ground.land);
  const misplaced = takeGiven(occupancy, given);
  if (misplaced.length > 0) return failure(misplaced);
  return success({
    occupancy,
    supplies: makeSupplies(occupancy, ground, rules, schematics, given, watch),
    stamps: new Stamps(),
    watch,
  });
}

function makeSupplies(
  occupancy: Occupancy,
  ground: Ground,
  rules: readonly SchematicRule[],
  schematics: readonly Schematic[],
  given: Given,
  watch: () => void,
): Supply[] {
  const byId = new Map(schematics.map((schematic) => [schematic.id, schematic]));
  const site = { box: occupancy, districts: ground.districts, placements: [] };
  return rules.map((rule, index) => {
    const makeConditions = () => conditionsOf(rule, site);
    const supply = new Supply(occupancy, index, rule, byId.get(rule.id)!, makeConditions, watch);
    for (const { id, schematic, q, r } of given.placements)
      if (schematic === rule.id) supply.addGiven({ q, r, id });
    return supply;
  });
}
