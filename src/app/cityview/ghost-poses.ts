import { explainFit, type Blocked } from '../../engine/fit/explain.ts';
import type { Hex } from '../../engine/hex/hex.ts';
import type { Pose } from '../../engine/schematic/pose.ts';
import type { Schematic } from '../../engine/schematic/schematic.ts';
import { posedShape } from '../board/posed-shape.ts';
import type { AppState } from '../store/store.ts';
import type { CityView } from './city-view.ts';
import * as words from './first-words.ts';
import { allowsPose, handLimits } from './hand-limits.ts';
import { boardForHand, explainBlocked } from './nearby.ts';
import { removalOf, type Removal } from './stamp-over.ts';

/** A hindrance to stamping a schematic in a pose: blocked segments, or a recipe that refuses the pose. */
export interface Hindrance {
  readonly blocked: readonly Blocked[];
  readonly poseRefused: boolean;
}

/**
 * The hindrance to stamping a schematic of the library by hand at a hex; `null` when it fits.
 *
 * @param gone placements that are replaced, and with them all ground in the way; without it, neither is
 */
function hindranceOf(
  { document }: AppState,
  city: CityView,
  schematic: Schematic,
  pose: Pose,
  at: Hex,
  gone?: ReadonlySet<number>,
): Hindrance | null {
  const { rules, limits } = handLimits(document, city, schematic.id);
  const { hexes } = posedShape(schematic, pose, document.kinds);
  const board = boardForHand(document, city);
  const blocked = explainFit(board, hexes, at, limits, { gone, nearby: { schematic, pose } }).filter(
    ({ reason }) => !gone || reason !== 'ground',
  );
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
  const found = hindranceOf(state, city, schematic, pose, at);
  if (!found || !over) return { removal: null, hindrance: found };
  const removal = removalOf(found.blocked, city.city);
  const hindrance = hindranceOf(state, city, schematic, pose, at, new Set(removal.placements));
  return { removal: hindrance ? null : removal, hindrance };
}

/** A hindrance in words. */
export function explainHindrance({ blocked, poseRefused }: Hindrance, city: CityView): string {
  if (blocked.length > 0) return explainBlocked(blocked, city);
  return poseRefused ? words.poseRefusedHere : words.fits;
}
