import type { Board } from '../../engine/board/board.ts';
import type { District } from '../../engine/land/district.ts';
import type { Placement } from '../../engine/schematic/placement.ts';
import { conditionsKey, conditionsOf, FREE_LAND, type Conditions } from '../../engine/fit/conditions.ts';
import type { SchematicRule } from '../../engine/recipe/recipe.ts';
import { ANY_POSE, type Pose, type PoseRules } from '../../engine/schematic/pose.ts';
import { cityNearby, type CityNearby } from './nearby.ts';
import { recipeFits } from './recipe-fits.ts';
import { forEachChange, type Chunked } from '../document/chunked.ts';
import type { Document } from '../document/document.ts';
import type { CityView } from './city-view.ts';

/** The poses and the conditions of a schematic that is stamped by hand. */
export interface HandLimits {
  /** The rule that sets them; none where only free land counts. */
  readonly rule: SchematicRule | undefined;
  readonly rules: PoseRules;
  /** The same object as long as the land, the districts and all that a rule asks are the same. */
  readonly limits: Conditions;
}

const FREE_HAND: HandLimits = { rule: undefined, rules: ANY_POSE, limits: FREE_LAND };

/**
 * The poses and the conditions of a schematic that is stamped by hand: free land, and where the user wants the recipe
 * to count, its rule, conditions around pieces and the reach of public ground.
 *
 * @param city brought up to date with the document
 */
export function handLimits(document: Document, city: CityView, id: string): HandLimits {
  if (!recipeFits.get()) return FREE_HAND;
  const rule = document.recipe.schematics.find((one) => one.id === id);
  const nearby = cityNearby(document, city);
  if (!rule) return nearby ? { ...FREE_HAND, limits: aroundOnly(nearby) } : FREE_HAND;
  const { rotations, shifts, mirror } = rule;
  return { rule, rules: { rotations, shifts, mirror }, limits: followedConditions(city, rule, nearby) };
}

const limits_nearby = new WeakMap<CityNearby, Conditions>();

/** The conditions of a schematic that the recipe does not name, in a town. */
function aroundOnly(nearby: CityNearby): Conditions {
  let limits = limits_nearby.get(nearby);
  if (!limits) {
    const { neighborhood } = nearby;
    limits_nearby.set(nearby, (limits = { ...FREE_LAND, neighborhood }));
  }
  return limits;
}

/** The conditions of a rule, and the placements that they follow. */
interface Followed {
  readonly conditions: Conditions;
  placements: Chunked<Placement>;
}

const known = new WeakMap<Board | CityNearby, WeakMap<readonly District[], Map<string, Followed>>>();

/** The conditions of a rule in a city: one object for all its states, which follows the city by what changed. */
function followedConditions(
  { board, city }: CityView,
  rule: SchematicRule,
  nearby: CityNearby | null,
): Conditions {
  const { districts } = city;
  const site = nearby ?? board;
  let ofBoard = known.get(site);
  if (!ofBoard) known.set(site, (ofBoard = new WeakMap<readonly District[], Map<string, Followed>>()));
  let ofDistricts = ofBoard.get(districts);
  if (!ofDistricts) ofBoard.set(districts, (ofDistricts = new Map<string, Followed>()));
  const key = conditionsKey(rule);
  let followed = ofDistricts.get(key);
  if (!followed) {
    const conditions = conditionsOf(rule, { board, districts, placements: [], ...nearby });
    ofDistricts.set(key, (followed = { conditions, placements: {} }));
  }
  const { conditions, placements } = followed;
  if (conditions.centers.length === 0 || placements === city.placements) return conditions;
  forEachChange(placements, city.placements, (_, before, after) => {
    for (const condition of conditions.centers) {
      if (before?.schematic === rule.id) condition.remove(before);
      if (after?.schematic === rule.id) condition.add(after);
    }
  });
  followed.placements = city.placements;
  return conditions;
}

/** Whether some rules allow a pose. */
export function allowsPose({ rotations, shifts, mirror }: PoseRules, pose: Pose): boolean {
  return rotations.includes(pose.rotation) && shifts.includes(pose.shift) && (mirror || !pose.mirror);
}
