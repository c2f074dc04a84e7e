import { BRIDGE, FREE, LANE, PUBLIC, RIVER, SEA, TAKEN } from '../../../engine/town/grid.ts';
import { WayFinder } from '../../../engine/town/way-finder.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { isPublic } from '../../../engine/schematic/walkable.ts';
import type { Placement } from '../../../engine/schematic/placement.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../../engine/segment/segment.ts';
import { isLand, placementAt } from '../../../engine/board/board.ts';
import { patternOf } from '../../../formats/kinds/pattern.ts';
import type { CityView } from '../../cityview/city-view.ts';
import type { CityDocument, Document } from '../../document/document.ts';
import type { Repainted } from '../../../engine/schematic/repaint.ts';

/** The finder of each view, for the city that it showed. */
const finders = new WeakMap<CityView, { readonly city: CityDocument; readonly finder: WayFinder }>();

/** The cheapest way for a street between two segments of the city; `null` when there is none. */
export function wayBetween(
  { recipe }: Document,
  view: CityView,
  from: Segment,
  to: Segment,
): readonly Segment[] | null {
  if (!isLand(view.board, from) || !isLand(view.board, to)) return null;
  const { city } = view;
  let known = finders.get(view);
  if (known?.city !== city) {
    const crooked = recipe.streets?.crooked ?? 0;
    known = { city, finder: new WayFinder(city.land, stateIn(view), crooked, recipe.seed) };
    finders.set(view, known);
  }
  return known.finder.between(from, to);
}

/**
 * The placements that keep a street between two segments of land out: those around the end that can be left for the
 * fewest segments, each once, in the order of their nearness to it. None where no land joins the two.
 */
export function placementsBetween(view: CityView, from: Segment, to: Segment): readonly Placement[] {
  const stateOf = stateIn(view);
  const sides = [sideOf(from), sideOf(to)];
  // In turns, so that a small court is told of at once, whatever lies outside.
  for (;;)
    for (const { waiting, seen, around } of sides) {
      const segment = waiting.shift();
      if (!segment) return [...around.values()];
      for (const next of adjacentSegments(segment)) {
        const key = segmentKey(next);
        if (seen.has(key)) continue;
        seen.add(key);
        const state = stateOf(next);
        if (state === TAKEN) {
          const placement = view.placementAt(next);
          if (placement) around.set(placement.id, placement);
        } else if (state !== SEA) waiting.push(next);
      }
    }
}

/** A search outward from a segment: where it goes on, what it has seen, and the placements that stopped it. */
function sideOf(segment: Segment) {
  return {
    waiting: [segment],
    seen: new Set([segmentKey(segment)]),
    around: new Map<number, Placement>(),
  };
}

/** The state of each segment for streets, as long as the view shows the same city. */
function stateIn(view: CityView): (segment: Segment) => number {
  const state_kind = new Map(view.city.kinds.map((kind) => [kind, groundState(kind)]));
  return (segment) => {
    if (!isLand(view.board, segment)) return SEA;
    const kind = view.kindAt(segment);
    if (placementAt(view.board, segment, segment.k) !== 0) return kind && isPublic(kind) ? PUBLIC : TAKEN;
    return kind ? state_kind.get(kind)! : FREE;
  };
}

/** The state of ground for streets. Gardens, yards and fields give way. */
function groundState(kind: Kind): number {
  const pattern = patternOf(kind);
  if (pattern === 'river') return RIVER;
  if (pattern === 'bridge') return BRIDGE;
  return isPublic(kind) ? LANE : FREE;
}

/**
 * The changes that lay a street along a way: over rivers as bridges; where one can go already, and on what placements
 * have, nothing changes.
 */
export function pave(document: Document, view: CityView, way: readonly Segment[], kind: string): Repainted[] {
  const bridge = document.recipe.streets?.bridge ?? kindOfPattern(document, 'bridge') ?? kind;
  return way.flatMap((segment) => {
    if (view.placementAt(segment)) return [];
    const there = view.kindAt(segment);
    if (there && patternOf(there) === 'river') return { segment, kind: bridge };
    return there && isPublic(there) ? [] : { segment, kind };
  });
}

/** Id of the first kind of a pattern. */
function kindOfPattern({ kinds }: Document, pattern: string): string | undefined {
  return kinds.find((kind) => patternOf(kind) === pattern)?.id;
}
