import type { Board } from '../../engine/board/board.ts';
import type { District, Placement } from '../../engine/city/city.ts';
import { NO_LIMITS, type Limits } from '../../engine/fit/limits.ts';
import { Spacing } from '../../engine/fit/spacing.ts';
import { zoneOf } from '../../engine/fit/zone.ts';
import type { SchematicRule } from '../../engine/generate/recipe.ts';
import { ANY_POSE, type Pose, type PoseRules } from '../../engine/schematic/pose.ts';
import { recipeFits } from './recipe-fits.ts';
import { forEachChange, type Chunked } from '../document/chunked.ts';
import type { Document } from '../document/document.ts';
import type { CityView } from './city-view.ts';

/** The limits of a schematic that is stamped by hand. */
export interface HandLimits {
  readonly rules: PoseRules;
  readonly limits: Limits;
}

const FREE_HAND: HandLimits = { rules: ANY_POSE, limits: NO_LIMITS };

const known = new WeakMap<object, Map<SchematicRule, HandLimits>>();

/**
 * The limits of a schematic that is stamped by hand: only free land, unless the user wants the rules of the recipe to
 * count, too. The same object as long as city and rule are the same.
 *
 * @param city brought up to date with the document
 */
export function handLimits({ recipe }: Document, city: CityView, id: string): HandLimits {
  if (!recipeFits.get()) return FREE_HAND;
  const rule = recipe.schematics.find((one) => one.id === id);
  if (!rule) return FREE_HAND;
  const document = city.city;
  let ofCity = known.get(document);
  if (!ofCity) known.set(document, (ofCity = new Map<SchematicRule, HandLimits>()));
  // It is one for all states of a city: an earlier one that is back again finds it as the later left it.
  const spacing = spacingFor(city, rule);
  let asked = ofCity.get(rule);
  if (!asked) {
    const { rotations, shifts, mirror } = rule;
    const limits: Limits = { zone_hex: zoneFor(city.board, document.districts, rule.groups), spacing };
    ofCity.set(rule, (asked = { rules: { rotations, shifts, mirror }, limits }));
  }
  return asked;
}

const zones = new WeakMap<Board, WeakMap<readonly District[], Map<string, Limits['zone_hex']>>>();

/** The zone of a rule, the same object as long as land, districts and groups are the same. */
function zoneFor(
  board: Board,
  districts: readonly District[],
  groups: SchematicRule['groups'],
): Limits['zone_hex'] {
  let ofBoard = zones.get(board);
  if (!ofBoard) zones.set(board, (ofBoard = new WeakMap<readonly District[], Map<string, null>>()));
  let ofDistricts = ofBoard.get(districts);
  if (!ofDistricts) ofBoard.set(districts, (ofDistricts = new Map<string, Limits['zone_hex']>()));
  const key = JSON.stringify(groups);
  let zone_hex = ofDistricts.get(key);
  if (zone_hex === undefined) ofDistricts.set(key, (zone_hex = zoneOf(board, districts, groups)));
  return zone_hex;
}

/** The centers of a schematic in a city, as they were when they were last asked for. */
interface FollowedSpacing {
  readonly spacing: Spacing;
  placements: Chunked<Placement>;
}

const spacings = new WeakMap<Board, Map<string, FollowedSpacing>>();

/** How far from others of its kind a rule has a schematic stay: it follows the city by what changed. */
function spacingFor({ board, city }: CityView, { id, spacing: least }: SchematicRule): Spacing | null {
  if (least === 0) return null;
  let ofBoard = spacings.get(board);
  if (!ofBoard) spacings.set(board, (ofBoard = new Map<string, FollowedSpacing>()));
  const key = `${least} ${id}`;
  let followed = ofBoard.get(key);
  if (!followed) ofBoard.set(key, (followed = { spacing: new Spacing(least), placements: {} }));
  const { spacing } = followed;
  if (followed.placements === city.placements) return spacing;
  forEachChange(followed.placements, city.placements, (_, before, after) => {
    if (before?.schematic === id) spacing.remove(before);
    if (after?.schematic === id) spacing.add(after);
  });
  followed.placements = city.placements;
  return spacing;
}

/** Whether some rules allow a pose. */
export function allowsPose({ rotations, shifts, mirror }: PoseRules, pose: Pose): boolean {
  return rotations.includes(pose.rotation) && shifts.includes(pose.shift) && (mirror || !pose.mirror);
}
