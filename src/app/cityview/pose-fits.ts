import type { Conditions } from '../../engine/fit/conditions.ts';
import type { Nearby } from '../../engine/fit/neighborhood.ts';
import { posesFittingAt } from '../../engine/fit/poses-at.ts';
import type { Hex } from '../../engine/hex/hex.ts';
import { ALL_POSES, poseIndex } from '../../engine/schematic/pose-group.ts';
import { ANY_POSE, UNMIRRORED, type Pose } from '../../engine/schematic/pose.ts';
import { rememberedClasses } from '../../engine/schematic/remembered-classes.ts';
import type { Schematic } from '../../engine/schematic/schematic.ts';
import { mirroredPoses } from '../board/poses/mirrored-poses.ts';
import type { AppState } from '../store/store.ts';
import type { CityView } from './city-view.ts';
import * as words from './words.ts';
import { placementName, reasonWords } from './fit-words.ts';
import { reasonsInPoses } from './pose-reasons.ts';
import { fittingOf, type Hindrance } from './ghost-poses.ts';
import { handBoard } from './hand-board.ts';
import { allowsPose, handLimits } from './hand-limits.ts';
import { isStampingOver } from './stamp-over.ts';

/** How the poses of what is in hand fit at a hex. */
export interface PoseFits {
  readonly at: Hex;
  /**
   * By `poseIndex`: 1 where a pose fits, 2 where it fits once what is in its way is replaced. There is no 2 unless stamps
   * replace what is in their way.
   */
  readonly fits_pose: Uint8Array;
  /** The distinct poses that count here, and those of them that fit, also by replacing; both in the order of all lists of poses. */
  readonly distinct: readonly Pose[];
  readonly fitting: readonly Pose[];
}

/** How the poses of a schematic of the library fit at a hex of the city, as stamps are made now. */
export function poseFits(
  state: AppState,
  city: CityView,
  schematic: Schematic,
  at: Hex,
  withMirror: boolean,
): PoseFits {
  const { rules, limits } = handLimits(state.document, city, schematic.id);
  const board = handBoard(state.document, city);
  const fits_pose = posesFittingAt(board, schematic.hexes, at, limits, nearbyOf(limits, schematic));
  if (rules !== ANY_POSE)
    for (const pose of ALL_POSES) if (!allowsPose(rules, pose)) fits_pose[poseIndex(pose)] = 0;
  if (isStampingOver(state))
    for (const pose of ALL_POSES)
      if (fits_pose[poseIndex(pose)] === 0 && (withMirror || !pose.mirror))
        fits_pose[poseIndex(pose)] = fittingOf(state, city, schematic, pose, at, true).hindrance ? 0 : 2;
  const distinct = distinctOf(schematic, withMirror);
  return { at, fits_pose, distinct, fitting: distinct.filter((pose) => fits_pose[poseIndex(pose)] !== 0) };
}

/** The neighborhood that a schematic is to fit into; `null` where there is none. */
function nearbyOf({ neighborhood }: Conditions, schematic: Schematic): Nearby | null {
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
  const over = isStampingOver(state);
  for (const pose of distinct) {
    const found = fittingOf(state, city, schematic, pose, at, over).hindrance;
    if (!found) continue;
    for (const reason of reasonsOf(found, city))
      count_reason.set(reason, (count_reason.get(reason) ?? 0) + 1);
  }
  return reasonsInPoses(count_reason, distinct.length);
}

/** Each reason once, whatever the number of segments. */
function reasonsOf({ blocked, poseRefused }: Hindrance, view: CityView): Set<string> {
  const reasons = new Set<string>(
    blocked.map((one) => {
      const here = reasonWords(one, view);
      const { placement } = one;
      return placement === undefined ? here : words.by(here, placementName(placement, view.city));
    }),
  );
  if (poseRefused) reasons.add(words.poseRefused);
  return reasons;
}
