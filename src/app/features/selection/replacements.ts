import type { Board } from '../../../engine/board/board.ts';
import { remove, stamp } from '../../../engine/board/board.ts';
import type { Placement } from '../../../engine/schematic/placement.ts';
import { distance, type Hex } from '../../../engine/hex/hex.ts';
import { ANY_POSE, equalPoses, UNMIRRORED, type Pose } from '../../../engine/schematic/pose.ts';
import { rememberedClasses } from '../../../engine/schematic/remembered-classes.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { posedShape } from '../../board/posed-shape.ts';
import { toSchematic, type Document } from '../../document/document.ts';
import { editPlacements, type AppStore } from '../../store/store.ts';
import type { CityView } from '../../cityview/city-view.ts';
import { madeByHand, recordOrigin } from '../../document/origin.ts';
import { embedSchematic, removeGround, sameSchematic } from '../../store/city-edits.ts';
import { boardForHand, groundForHand } from '../../cityview/nearby.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { fitsBeside } from './arrange.ts';
import { lockedObstacle } from './selection-edits.ts';
import type { Laid } from '../../cityview/proposal.ts';
import { proposed } from './proposed.ts';
import * as words from './words.ts';

/** Most hexes of what is replaced where the center of the other schematic is tried. */
const MOST_CENTERS = 40;

/** The schematics of the library that are not what a placement is made of. */
export function otherSchematics(document: Document, schematic: Schematic): readonly Schematic[] {
  return document.order
    .map((id) => toSchematic(document.schematics[id]!))
    .filter((other) => other.hexes.length > 0 && !sameSchematic(other, schematic));
}

/**
 * How a schematic can stand where a placement stands, once that is gone: at the same center and in the same pose when
 * that fits, else in another pose, else about the nearest hex of it; mirrored only when what stands is. `null` when
 * it fits in no way.
 */
function replacementFor(
  view: CityView,
  board: Board,
  placement: Placement,
  schematic: Schematic,
  kinds: Document['kinds'],
): Laid | null {
  const gone = new Set([placement.id]);
  const poses = posesLike(placement, schematic);
  for (const { q, r } of centersOf(view, placement))
    for (const { mirror, rotation, shift } of poses) {
      const laid = { q, r, mirror, rotation, shift, schematic };
      if (fitsBeside(board, posedShape(schematic, laid, kinds).hexes, laid, gone)) return laid;
    }
  return null;
}

/** The distinct poses of a schematic, those most like another pose first. */
function posesLike(pose: Pose, { hexes, around }: Schematic): readonly Pose[] {
  const classes = rememberedClasses(hexes, pose.mirror ? ANY_POSE : UNMIRRORED, around);
  const own = classes.find(({ equal }) => equal.some((one) => equalPoses(one.pose, pose)));
  const unlike = (other: Pose) =>
    (other.mirror === pose.mirror ? 0 : 2) + (other.shift === pose.shift ? 0 : 1);
  const others = classes
    .filter((one) => one !== own)
    .map((one) => one.pose)
    .sort((a, b) => unlike(a) - unlike(b));
  return own ? [pose, ...others] : others;
}

/** The hexes that a placement stands on, the nearest to its center first; the center itself before all. */
function centersOf(view: CityView, placement: Placement): readonly Hex[] {
  const center = { q: placement.q, r: placement.r };
  const hexes = view
    .shapeOf(placement)
    .hexes.map(({ q, r }) => ({ q: q + center.q, r: r + center.r }))
    .filter((hex) => distance(hex, center) > 0)
    .sort((a, b) => distance(a, center) - distance(b, center));
  return [center, ...hexes.slice(0, MOST_CENTERS)];
}

/** The outcome of replacing placements. */
export interface Replaced {
  readonly done: number;
  readonly left: number;
  /** Why nothing was done, in words; `null` when something was. */
  readonly problem: string | null;
}

/**
 * Puts a schematic of the library in place of placements, one after the other by id, wherever it fits; one step. They
 * keep their ids.
 */
export function replacePlacements(store: AppStore, placements: readonly Placement[], id: string): Replaced {
  const { document } = store.getState();
  const locked = lockedObstacle(store.getState(), placements);
  const none = { done: 0, left: placements.length };
  if (locked !== null) return { ...none, problem: locked };
  const schematic = toSchematic(document.schematics[id]!);
  const view = cityViewOf(store);
  const laid = layAll(document, view, placements, schematic);
  if (laid.length === 0) return { ...none, problem: words.fitsNowhere(schematic.name) };
  proposed.set(store, { proposal: null });
  const ids = laid.map(({ placement }) => placement.id);
  const label = words.replaceBy(ids.length, schematic.name);
  const shapes = laid.map(({ at }) => ({ shape: posedShape(schematic, at, document.kinds), at }));
  const yielding = groundForHand(document, view, shapes);
  editPlacements(store, label, (draft) => {
    const embedded = embedSchematic(draft, document, schematic);
    recordOrigin(draft, document.city, ids, madeByHand);
    removeGround(draft, document.city, yielding);
    return {
      set: laid.map(({ placement: { id }, at: { q, r, mirror, rotation, shift } }) => ({
        id,
        schematic: embedded,
        q,
        r,
        mirror,
        rotation,
        shift,
        locked: false,
      })),
    };
  });
  return { done: ids.length, left: placements.length - ids.length, problem: null };
}

/** Where a schematic goes in place of each of some placements, those left out in whose place it does not fit. */
export function layAll(
  document: Document,
  view: CityView,
  placements: readonly Placement[],
  schematic: Schematic,
): readonly { readonly placement: Placement; readonly at: Laid }[] {
  const { kinds } = document;
  const board = boardForHand(document, view);
  const trial: Board = {
    ...board,
    mask_hex: board.mask_hex.slice(),
    placement_segment: board.placement_segment.slice(),
  };
  const laid: { placement: Placement; at: Laid }[] = [];
  for (const placement of placements) {
    const at = replacementFor(view, trial, placement, schematic, kinds);
    if (!at) continue;
    remove(trial, view.shapeOf(placement).hexes, placement, placement.id);
    stamp(trial, posedShape(schematic, at, kinds).hexes, at, placement.id);
    laid.push({ placement, at });
  }
  return laid;
}
