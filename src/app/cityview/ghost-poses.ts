import { explainFit, type Blocked } from '../../engine/fit/explain.ts';
import type { Conditions } from '../../engine/fit/conditions.ts';
import type { Nearby } from '../../engine/fit/neighborhood.ts';
import { posesFittingAt } from '../../engine/fit/poses-at.ts';
import type { Hex } from '../../engine/hex/hex.ts';
import { ALL_POSES, poseIndex } from '../../engine/schematic/pose-group.ts';
import { ANY_POSE, UNMIRRORED, type Pose } from '../../engine/schematic/pose.ts';
import { rememberedClasses } from '../../engine/schematic/remembered-classes.ts';
import type { Schematic } from '../../engine/schematic/schematic.ts';
import { posedShape } from '../board/posed-shape.ts';
import { mirroredPoses } from '../board/poses/mirrored-poses.ts';
import type { AppState } from '../store/store.ts';
import type { CityView } from './city-view.ts';
import * as words from './first-words.ts';
import { explainBlocked, placementName, reasonsInPoses } from './fit-words.ts';
import { allowsPose, handLimits } from './hand-limits.ts';
import { removalOf, type Removal } from './stamp-over.ts';

/** A hindrance to stamping a schematic in a pose: blocked segments, or a recipe that refuses the pose. */
export interface Hindrance {
  readonly blocked: readonly Blocked[];
  readonly poseRefused: boolean;
}

/** The hindrance to stamping a schematic of the library by hand at a hex; `null` when it fits. */
export function hindrance(
  { document }: AppState,
  city: CityView,
  schematic: Schematic,
  pose: Pose,
  at: Hex,
): Hindrance | null {
  const { rules, limits } = handLimits(document, city, schematic.id);
  const { hexes } = posedShape(schematic, pose, document.kinds);
  const blocked = explainFit(city.board, hexes, at, limits, { nearby: { schematic, pose } });
  const poseRefused = !allowsPose(rules, pose);
  return blocked.length > 0 || poseRefused ? { blocked, poseRefused } : null;
}

/** The way in which a stamp fits: what it removes, or what hinders it. */
export interface Fitting {
  /** The things that the stamp replaces; `null` when none are in its way, or when it does not fit. */
  readonly removal: Removal | null;
  readonly hindrance: Hindrance | null;
}

/**
 * The way in which a schematic of the library is stamped by hand at a hex.
 *
 * @param over whether it replaces what is in its way
 */
export function fittingOf(
  state: AppState,
  city: CityView,
  schematic: Schematic,
  pose: Pose,
  at: Hex,
  over: boolean,
): Fitting {
  const found = hindrance(state, city, schematic, pose, at);
  if (!found || !over) return { removal: null, hindrance: found };
  const removal = removalOf(found.blocked, city.city);
  const gone = new Set(removal.placements);
  const { limits } = handLimits(state.document, city, schematic.id);
  const { hexes } = posedShape(schematic, pose, state.document.kinds);
  const blocked = explainFit(city.board, hexes, at, limits, { gone, nearby: { schematic, pose } }).filter(
    ({ reason }) => reason !== 'ground',
  );
  if (blocked.length > 0 || found.poseRefused)
    return { removal: null, hindrance: { blocked, poseRefused: found.poseRefused } };
  return { removal, hindrance: null };
}

/** A hindrance in words. */
export function explainHindrance({ blocked, poseRefused }: Hindrance, city: CityView): string {
  if (blocked.length > 0) return explainBlocked(blocked, city.city);
  return poseRefused ? words.doesNotFit(words.poseRefusedHere) : words.fits;
}

/** How the poses of what is in hand fit at a hex. */
export interface PoseFits {
  readonly at: Hex;
  /** 1 where a pose fits, by `poseIndex`. */
  readonly fits_pose: Uint8Array;
  /** The distinct poses that count here, and those of them that fit; both in the order of all lists of poses. */
  readonly distinct: readonly Pose[];
  readonly fitting: readonly Pose[];
}

/** How the poses of a schematic of the library fit at a hex of the city. */
export function poseFits(
  { document }: AppState,
  city: CityView,
  schematic: Schematic,
  at: Hex,
  withMirror: boolean,
): PoseFits {
  const { rules, limits } = handLimits(document, city, schematic.id);
  const fits_pose = posesFittingAt(city.board, schematic.hexes, at, limits, nearbyOf(limits, schematic));
  if (rules !== ANY_POSE)
    for (const pose of ALL_POSES) if (!allowsPose(rules, pose)) fits_pose[poseIndex(pose)] = 0;
  const distinct = distinctOf(schematic, withMirror);
  return { at, fits_pose, distinct, fitting: distinct.filter((pose) => fits_pose[poseIndex(pose)] === 1) };
}

/** The neighborhood that a schematic is to fit into; `null` where there is none. */
export function nearbyOf({ neighborhood }: Conditions, schematic: Schematic): Nearby | null {
  return neighborhood && { neighborhood, schematic };
}

function distinctOf({ hexes, around }: Schematic, withMirror: boolean): readonly Pose[] {
  return rememberedClasses(hexes, withMirror ? ANY_POSE : UNMIRRORED, around).map(({ pose }) => pose);
}

/** Whether mirrored poses count: when they are shown, and when what is in hand is mirrored. */
export function countsMirrored(pose: Pose): boolean {
  return mirroredPoses.get() || pose.mirror;
}

/** The reasons that keep the most poses from fitting at a hex, in words. */
export function whyNone(
  state: AppState,
  city: CityView,
  schematic: Schematic,
  { at, distinct }: PoseFits,
): string {
  const count_reason = new Map<string, number>();
  for (const pose of distinct) {
    const found = hindrance(state, city, schematic, pose, at);
    if (!found) continue;
    for (const reason of reasonsOf(found, city))
      count_reason.set(reason, (count_reason.get(reason) ?? 0) + 1);
  }
  return reasonsInPoses(count_reason, distinct.length);
}

/** Each reason once, whatever the number of segments. */
function reasonsOf({ blocked, poseRefused }: Hindrance, { city }: CityView): Set<string> {
  const reasons = new Set<string>(
    blocked.map(({ reason, placement }) => {
      const { here } = words.reasons[reason];
      return placement === undefined ? here : words.by(here, placementName(placement, city));
    }),
  );
  if (poseRefused) reasons.add(words.poseRefused);
  return reasons;
}
