import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isLand } from '../../../engine/board/board.ts';
import { DIRECTIONS, distance, ORIGIN, type Direction, type Hex } from '../../../engine/hex/hex.ts';
import { ringHex, ringSize } from '../../../engine/hex/ring.ts';
import { isOpenAt, stepFrom } from '../../../engine/map/open-ground.ts';
import { paintedSegments } from '../../../engine/schematic/schematic.ts';
import { segmentAt } from '../../../engine/segment/cell.ts';
import { SEGMENT_WORDS, type Segment } from '../../../engine/segment/segment.ts';
import type { BoardView } from '../../view/board-view.ts';
import { useAppStore } from '../../store/context.tsx';
import { getChunked } from '../../document/chunked.ts';
import { createService } from '../../store/service.ts';
import { type AppStore } from '../../store/store.ts';
import { announce } from '../../store/announcements.ts';
import type { CityView } from '../../cityview/city-view.ts';
import { placementName } from '../../cityview/fit-words.ts';
import { groundOf } from '../../cityview/open-ground-of.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { reachOf, standOf, type Reach } from './walk-ground.ts';
import { walking } from './walking.ts';
import * as words from './words.ts';

/** How the last step went. */
export interface Stride {
  /** One more with each step, so that two alike are told apart. */
  readonly number: number;
  /** The segment that was in the way; `null` when there was none. */
  readonly bump: { readonly way: Direction; readonly by: Segment } | null;
  /** Why it did not lead anywhere, in words; `null` when it did. */
  readonly problem: string | null;
}

const START: Stride = { number: 0, bump: null, problem: null };

const strideOf = createService(() => createStore(() => START));

export function useStride(): Stride {
  return useStore(strideOf(useAppStore()));
}

function tell(store: AppStore, part: Omit<Stride, 'number'>): void {
  const stride = strideOf(store);
  stride.setState({ ...part, number: stride.getState().number + 1 });
}

/** Puts the walker on a segment, if that is open ground; steps are counted from there. */
export function putWalker(store: AppStore, segment: Segment): void {
  const city = cityViewOf(store);
  if (!isOpenAt(city.board, groundOf(city), segment)) {
    const problem = words.needsOpenGround(wallWords(city, segment));
    return tell(store, { bump: null, problem });
  }
  walking.take(store, { walker: segment, steps: 0 });
  tell(store, { bump: null, problem: null });
}

/**
 * Takes a step in one of the six directions, and keeps the walker in view. Without a walker it puts one near the middle
 * of what is seen.
 */
export function step(store: AppStore, way: Direction, view: BoardView | null): void {
  const walk = walking.of(store.getState());
  if (!walk) return;
  const city = cityViewOf(store);
  const open_hex = groundOf(city);
  const { walker, steps } = walk;
  if (!walker || !isOpenAt(city.board, open_hex, walker)) {
    const start = openNear(city, middleOf(view));
    if (start) putWalker(store, start);
    else tell(store, { bump: null, problem: words.noGroundNear });
    return;
  }
  const taken = stepFrom(city.board, open_hex, walker, way);
  if (taken.kind === 'moved') {
    walking.take(store, { walker: taken.to, steps: steps + 1 });
    tell(store, { bump: null, problem: null });
    if (view) follow(view, city, taken.to);
    announce(store, words.stepped(SEGMENT_WORDS[way], taken.to.q, taken.to.r, groundWords(city, taken.to)));
    return;
  }
  const problem = taken.kind === 'sea' ? words.landEnds : words.inTheWay(wallWords(city, taken.by));
  tell(store, { bump: { way, by: taken.by }, problem });
}

/** The name of the building on a segment that is not open: "Town wall of Gate (No. 4)". */
function wallWords(city: CityView, segment: Segment): string {
  const placement = city.placementAt(segment);
  if (!placement) return isLand(city.board, segment) ? words.land : words.sea;
  const whole = placementName(placement.id, city.city);
  const kind = city.kindAt(segment)?.name ?? words.building;
  // "House (No. 4)", not "House of House (No. 4)".
  return whole.startsWith(`${kind} (`) ? whole : words.kindOf(kind, whole);
}

/** The name of the ground at a segment. */
export function groundWords(city: CityView, segment: Segment): string {
  return city.kindAt(segment)?.name.toLowerCase() ?? words.freeLand;
}

/** Puts the walker at the gate nearest to the middle of what is seen, if the city has gates and nobody walks yet. */
export function startAtGate(store: AppStore, view: BoardView | null): void {
  const walk = walking.of(store.getState());
  if (!walk || walk.walker) return;
  const city = cityViewOf(store);
  const start = gateNear(city, middleOf(view));
  if (!start) return;
  putWalker(store, start);
  if (view) follow(view, city, start);
}

/** Open ground of the gate nearest to a hex. */
function gateNear(city: CityView, to: Hex): Segment | undefined {
  const { walls = [], placements } = city.city;
  const open_hex = groundOf(city);
  const starts = walls
    .flatMap(({ gates }) => gates)
    .flatMap((id) => {
      const gate = getChunked(placements, id);
      if (!gate) return [];
      const segments = paintedSegments(city.hexesOf(gate)).map(({ q, r, k }) => ({
        q: q + gate.q,
        r: r + gate.r,
        k,
      }));
      return segments.find((segment) => isOpenAt(city.board, open_hex, segment)) ?? [];
    });
  return starts.toSorted((a, b) => distance(a, to) - distance(b, to))[0];
}

function middleOf(view: BoardView | null): Hex {
  if (!view) return ORIGIN;
  const { size } = view.getState();
  const { x, y } = view.pointAt({ x: size.width / 2, y: size.height / 2 });
  return segmentAt(x, y);
}

/** Rings of hexes looked through for open ground, and separate grounds looked at. */
const SEARCHED_RINGS = 40;
const SEARCHED_GROUNDS = 150;

/** Open ground near a hex: the nearest that reaches a good part of the city, else what reaches most. */
function openNear(city: CityView, { q, r }: Hex): Segment | undefined {
  const open_hex = groundOf(city);
  const known: { readonly segment: Segment; readonly reach: Reach }[] = [];
  for (let radius = 0; radius <= SEARCHED_RINGS; radius++)
    for (let index = 0; index < ringSize(radius); index++) {
      const hex = ringHex(radius, index);
      for (const k of DIRECTIONS) {
        const segment = { q: q + hex.q, r: r + hex.r, k };
        if (!isOpenAt(city.board, open_hex, segment)) continue;
        if (known.some(({ reach }) => isOpenAt(city.board, reach.reached_hex, segment))) continue;
        const reach = reachOf(city, segment);
        if (5 * reach.reached >= reach.open) return segment;
        known.push({ segment, reach });
        if (known.length >= SEARCHED_GROUNDS) return widest(known);
      }
    }
  return widest(known);
}

function widest(known: readonly { readonly segment: Segment; readonly reach: Reach }[]): Segment | undefined {
  return [...known].sort((a, b) => b.reach.reached - a.reach.reached)[0]?.segment;
}

/** The share of the board that the walker keeps to its edges. */
const CLEAR = 0.28;

/** Moves the view as little as keeps the walker away from its edges. */
function follow(view: BoardView, city: CityView, at: Segment): void {
  const { size } = view.getState();
  const { x, y } = view.placeOf(standOf(city, at));
  const by = (place: number, length: number) =>
    Math.min(Math.max(place, CLEAR * length), (1 - CLEAR) * length) - place;
  const [moveX, moveY] = [by(x, size.width), by(y, size.height)];
  if (moveX !== 0 || moveY !== 0) view.pan(moveX, moveY);
}
