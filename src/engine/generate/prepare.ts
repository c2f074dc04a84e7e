import type { EngineProblem } from './problem.ts';
import { createOccupancy, type Occupancy } from '../board/board.ts';
import { conditionsOf } from '../fit/conditions.ts';
import { failure, success, type Result } from '../problem.ts';
import type { Schematic } from '../schematic/schematic.ts';
import type { Filling } from './filling.ts';
import { closeCleared, takeGiven, type Given } from './given.ts';
import type { Terrain } from './terrain.ts';
import type { SchematicRule } from '../recipe/recipe.ts';
import { LocalChanges } from './local-changes.ts';
import { Stamps } from './stamps.ts';
import { Supply } from './supply.ts';
import type { Town } from './town.ts';

/**
 * A city with the given placements, prepared to be filled by rules. The library must have the schematics of all rules.
 *
 * @param town the town whose rivers and walls are laid already; its walls are among the given placements
 * @param watch called regularly during long work; an error that it throws is passed on
 * @returns the problems of given placements that do not fit, if there are any
 */
export function prepareFilling(
  terrain: Terrain,
  rules: readonly SchematicRule[],
  schematics: readonly Schematic[],
  given: Given,
  watch: () => void,
  town: Town | null = null,
): Result<Filling, EngineProblem> {
  const occupancy = town?.occupancy ?? createOccupancy(terrain.land);
  const misplaced = takeGiven(occupancy, given);
  if (misplaced.length > 0) return failure(misplaced);
  closeCleared(occupancy, given.cleared ?? []);
  return success({
    occupancy,
    supplies: makeSupplies(occupancy, terrain, rules, schematics, given, watch, town),
    stamps: new Stamps(),
    watch,
  });
}

/** The parts of a town that conditions read. */
function nearbyOf(town: Town | null) {
  return town ? { neighborhood: town.neighborhood, distances: town.distances } : {};
}

function makeSupplies(
  occupancy: Occupancy,
  terrain: Terrain,
  rules: readonly SchematicRule[],
  schematics: readonly Schematic[],
  given: Given,
  watch: () => void,
  town: Town | null,
): Supply[] {
  const byId = new Map(schematics.map((schematic) => [schematic.id, schematic]));
  const site = { board: occupancy, districts: terrain.districts, placements: [], ...nearbyOf(town) };
  const changes = town ? new LocalChanges(occupancy.mask_hex.length) : null;
  return rules.map((rule, index) => {
    const makeConditions = () => conditionsOf(rule, site);
    const supply = new Supply(
      occupancy,
      index,
      rule,
      byId.get(rule.id)!,
      makeConditions,
      watch,
      town?.quota ?? null,
      changes,
    );
    for (const { id, schematic, q, r } of given.placements)
      if (schematic === rule.id) supply.addGiven({ q, r, id });
    return supply;
  });
}
