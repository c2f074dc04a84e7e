import { createOccupancy, slotOf, type Occupancy } from '../board/board.ts';
import type { District, Placement } from '../city/city.ts';
import { poseShape } from '../schematic/pose-classes.ts';
import { blockedHex, centerAt, columnParity, compileShape, isInside, takeShape } from '../fit/shape.ts';
import { zoneOf } from '../fit/zone.ts';
import type { LandRow } from '../land/row.ts';
import type { Problem } from '../problem.ts';
import type { RandomStream } from '../random/stream.ts';
import { countSegments, type Schematic } from '../schematic/schematic.ts';
import { spaceProblems } from './feasibility.ts';
import { fillBoard } from './fill.ts';
import type { Filling } from './filling.ts';
import type { Given } from './given.ts';
import { placeMinimums } from './minimums.ts';
import type { OnProgress } from './progress.ts';
import type { Recipe, SchematicRule } from './recipe.ts';
import { describeMiss, makeReport, type GenerationReport } from './report.ts';
import { Stamps } from './stamps.ts';
import { Supply } from './supply.ts';

/** Where a city is filled. */
export interface Ground {
  readonly land: readonly LandRow[];
  readonly districts: readonly District[];
}

export interface FillOptions {
  readonly minimums: RandomStream;
  readonly fill: RandomStream;
  readonly onProgress: OnProgress;
}

export type Filled =
  | { readonly ok: true; readonly value: Placement[]; readonly report: GenerationReport }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly report: GenerationReport | null };

/**
 * Places schematics on given land with given districts by the rules of a recipe: first what must stand, largest
 * first, then what fills the rest. What is given keeps its place and its id; the others get the ids that are free.
 */
export function fillCity(
  ground: Ground,
  recipe: Recipe,
  schematics: readonly Schematic[],
  given: Given,
  { minimums, fill, onProgress }: FillOptions,
): Filled {
  const occupancy = createOccupancy(ground.land);
  const misplaced = takeGiven(occupancy, given);
  if (misplaced.length > 0) return { ok: false, problems: misplaced, report: null };

  const filling: Filling = {
    occupancy,
    supplies: makeSupplies(occupancy, ground, recipe.schematics, schematics, given),
    stamps: new Stamps(),
  };
  const { supplies } = filling;
  onProgress({ stage: 'check', done: 0, of: 1 });
  const impossible = spaceProblems(occupancy, supplies);
  if (impossible.length > 0) return failed(filling, impossible);
  onProgress({ stage: 'check', done: 1, of: 1 });

  const met = placeMinimums(filling, minimums, onProgress);
  if (!met.ok) return failed(filling, met.problems);
  fillBoard(filling, recipe.fill, fill, onProgress);
  return { ok: true, value: listPlacements(filling, given), report: makeReport(occupancy, supplies) };
}

function failed(filling: Filling, problems: readonly Problem[]): Filled {
  const report = makeReport(filling.occupancy, filling.supplies);
  const missOf = new Map(report.schematics.map(({ id, nearestMiss }) => [`schematic ${id}`, nearestMiss]));
  return {
    ok: false,
    report,
    problems: problems.map(({ path, message }) => {
      const miss = missOf.get(path);
      return { path, message: miss ? `${message}; ${describeMiss(miss)}` : message };
    }),
  };
}

function makeSupplies(
  occupancy: Occupancy,
  ground: Ground,
  rules: readonly SchematicRule[],
  schematics: readonly Schematic[],
  given: Given,
): Supply[] {
  const byId = new Map(schematics.map((schematic) => [schematic.id, schematic]));
  const zones = new Map<string, Uint8Array | null>();
  return rules.map((rule, index) => {
    const key = JSON.stringify(rule.groups);
    const known = zones.get(key);
    const zone_hex = known === undefined ? zoneOf(occupancy, ground.districts, rule.groups) : known;
    zones.set(key, zone_hex);
    const supply = new Supply(occupancy, index, rule, byId.get(rule.id)!, zone_hex);
    for (const { schematic, q, r } of given.placements)
      if (schematic === rule.id) {
        supply.placed++;
        supply.given.push({ q, r });
        supply.spacing.add({ q, r });
      }
    return supply;
  });
}

/** Takes the segments of what is given; a problem for each that does not fit the land or the others. */
function takeGiven(occupancy: Occupancy, given: Given): Problem[] {
  const problems: Problem[] = [];
  const byId = new Map(given.schematics.map((schematic) => [schematic.id, schematic]));
  for (const { id, schematic: schematicId, q, r, mirror, rotation, shift } of given.placements) {
    const path = `placement ${id}`;
    const schematic = byId.get(schematicId);
    const pose = schematic && poseShape(schematic.hexes, { mirror, rotation, shift });
    if (!schematic || !pose || pose.q_hex.length === 0) {
      problems.push({ path, message: `its schematic "${schematicId}" is not there` });
      continue;
    }
    const shape = compileShape(occupancy, pose);
    const first = { q: q + shape.first.q, r: r + shape.first.r };
    const slot = slotOf(occupancy, first);
    const column = first.q - occupancy.column0;
    const row = slot - column * occupancy.rows;
    const parity = columnParity(occupancy, column);
    const fits =
      slot >= 0 &&
      isInside(occupancy, shape, column, row) &&
      blockedHex(occupancy, null, shape, slot, parity) < 0;
    if (!fits) {
      problems.push({ path, message: 'does not fit on this land beside the other placements that stay' });
      continue;
    }
    takeShape(occupancy, shape, slot, parity);
    occupancy.covered += countSegments(schematic.hexes);
  }
  return problems;
}

/** All placements by id: what is given, and what was made, under the free ids in the order of making. */
function listPlacements({ occupancy, supplies, stamps }: Filling, given: Given): Placement[] {
  const placements = [...given.placements];
  const taken = new Set(placements.map(({ id }) => id));
  let id = 0;
  for (let index = 0; index < stamps.count; index++) {
    const supply = supplies[stamps.supply_stamp[index]!]!;
    const shape = supply.shapes[stamps.shape_stamp[index]!]!;
    const { q, r } = centerAt(occupancy, shape, stamps.slot_stamp[index]!);
    const { mirror, rotation, shift } = shape.pose;
    do id++;
    while (taken.size > 0 && taken.has(id));
    placements.push({ id, schematic: supply.rule.id, q, r, mirror, rotation, shift, locked: false });
  }
  return taken.size === 0 ? placements : placements.sort((a, b) => a.id - b.id);
}
