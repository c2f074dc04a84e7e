import { isLand } from '../../../engine/board/board.ts';
import { equalSegments, type Segment } from '../../../engine/segment/segment.ts';
import { lastOf, type Crossed } from '../../board/tools/tool.ts';
import type { CityAction, CityStroke, CityTool, CityToolBoard } from '../../cityview/city-tools.ts';
import type { CityView } from '../../cityview/city-view.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import type { Document } from '../../document/document.ts';
import { edit } from '../../store/store.ts';
import { pave, placementsBetween, wayBetween } from './city-ways.ts';
import { groundHand, type GroundHand } from './ground-hand.ts';
import { layGroundBy } from './ground-edits.ts';
import * as words from './words.ts';

/** Why ground cannot be painted on a segment, in words; `null` when it can. */
function obstacle(segment: Segment, { state, city }: CityToolBoard): string | null {
  if (!isLand(city.board, segment)) return words.offLand;
  const placement = city.placementAt(segment);
  return placement
    ? words.isTaken(state.document.city.schematics[placement.schematic]!.name, placement.id)
    : null;
}

function paint(segments: readonly Segment[], kind: string | null): CityAction {
  return (store) => {
    const { document } = store.getState();
    const view = cityViewOf(store);
    const others = segments.filter((segment) => (view.kindAt(segment)?.id ?? null) !== kind);
    if (others.length === 0) return null;
    edit(store, kind === null ? words.eraseGround : words.paintGround, (draft) =>
      layGroundBy(
        draft,
        document,
        others.map(({ q, r, k }) => ({ segment: { q, r, k }, kind })),
      ),
    );
    return null;
  };
}

function brushing(crossed: Crossed, kind: string | null, board: CityToolBoard): CityStroke<null> {
  const segments = crossed.map(({ segment }) => segment);
  const free = segments.filter((segment) => obstacle(segment, board) === null);
  return {
    actions: free.length > 0 ? [paint(free, kind)] : [],
    preview: null,
    message: obstacle(lastOf(crossed).segment, board),
    move: (next, on) => brushing(next, kind, on),
    release: () => [],
  };
}

/** Sets the near end of a street; `null` takes it back. */
function begin(from: Segment | null): CityAction {
  return (store) => {
    const hand = groundHand.of(store.getState());
    if (hand) groundHand.take(store, { ...hand, from });
    return null;
  };
}

/** Most placements that a refusal names. */
const MOST_NAMED = 2;

/** Why no street leads from one segment to another. */
function refusalOf({ city }: Document, view: CityView, from: Segment, to: Segment): string {
  if (!isLand(view.board, to)) return words.noWayOffLand;
  const between = placementsBetween(view, from, to);
  if (between.length === 0) return words.noWayAcross;
  const named = between
    .slice(0, MOST_NAMED)
    .map(({ schematic, id }) => words.placementNamed(city.schematics[schematic]!.name, id));
  return words.noWayThrough(named, between.length - named.length);
}

/** Lays a street between two segments. The next one goes on from there. */
function lay(from: Segment, to: Segment, kind: string): CityAction {
  return (store) => {
    const { document } = store.getState();
    const view = cityViewOf(store);
    const way = wayBetween(document, view, from, to);
    if (!way) return refusalOf(document, view, from, to);
    const changes = pave(document, view, way, kind);
    if (changes.length > 0) edit(store, words.layStreet, (draft) => layGroundBy(draft, document, changes));
    return begin(to)(store);
  };
}

/** A press off the land, where no street begins. */
const REFUSED: CityStroke<null> = {
  actions: [],
  preview: null,
  message: words.beginsOffLand,
  move: () => REFUSED,
  release: () => [],
};

function wayFrom({ from, kind }: GroundHand, start: Segment): CityStroke<null> {
  const stroke: CityStroke<null> = {
    actions: from === null ? [begin(start)] : [],
    preview: null,
    move: () => stroke,
    release({ segment }) {
      // A second click on the end of the street leaves it there: the next one begins elsewhere.
      if (from !== null) return [equalSegments(segment, from) ? begin(null) : lay(from, segment, kind!)];
      return equalSegments(segment, start) ? [] : [lay(start, segment, kind!)];
    },
    cancel: () => [begin(from)],
  };
  return stroke;
}

/** The right button ends a street that goes on. */
const ENDING: CityStroke<null> = {
  actions: [begin(null)],
  preview: null,
  move: () => ENDING,
  release: () => [],
};

/** Paints ground along a drag, takes it away, or lays a street between two clicks or along a drag. */
export const groundTool: CityTool = {
  secondaryButton: true,
  followsFinger: true,
  isOneStep: true,
  keepsView: true,
  label: ({ button }, { state }) => {
    const hand = groundHand.of(state);
    if (!hand || hand.isWay) return null;
    return hand.kind === null || button === 'secondary' ? words.eraseGround : words.paintGround;
  },
  press(pointer, board) {
    const hand = groundHand.of(board.state)!;
    const isWay = hand.isWay && hand.kind !== null;
    if (isWay && pointer.button === 'secondary') return ENDING;
    if (isWay && hand.from === null && !isLand(board.city.board, pointer.segment)) return REFUSED;
    if (isWay) return wayFrom(hand, pointer.segment);
    return brushing([pointer], pointer.button === 'secondary' ? null : hand.kind, board);
  },
};
