import { BRIDGE, LANE, PUBLIC, RIVER, TAKEN } from '../../../engine/town/grid.ts';
import { WayFinder, type SegmentState } from '../../../engine/town/way-finder.ts';
import { paintedSegments } from '../../../engine/schematic/schematic.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { isLand } from '../../../engine/board/board.ts';
import { patternOf } from '../../../formats/kinds/pattern.ts';
import type { CityView } from '../../cityview/city-view.ts';
import { fromChunks } from '../../document/chunked.ts';
import type { CityDocument, Document } from '../../document/document.ts';
import type { Repainted } from '../../../engine/schematic/repaint.ts';

const finders = new WeakMap<CityDocument, WayFinder>();

/** The cheapest way for a street between two segments of the city; `null` when there is none. */
export function wayBetween(
  { recipe }: Document,
  view: CityView,
  from: Segment,
  to: Segment,
): readonly Segment[] | null {
  if (!isLand(view.board, from) || !isLand(view.board, to)) return null;
  const { city } = view;
  let finder = finders.get(city);
  if (!finder) {
    const crooked = recipe.streets?.crooked ?? 0;
    finder = new WayFinder(city.land, standing(view), crooked, recipe.seed);
    finders.set(city, finder);
  }
  return finder.between(from, to);
}

/** The segments of a city that are not free to streets. Gardens, yards and fields give way. */
function* standing(view: CityView): Generator<SegmentState> {
  const { city } = view;
  const kinds = new Map(city.kinds.map((kind) => [kind.id, kind]));
  for (const { kind: id, ...segment } of paintedSegments(city.ground ?? [])) {
    const kind = kinds.get(id);
    if (kind && patternOf(kind) === 'river') yield { segment, state: RIVER };
    else if (kind && patternOf(kind) === 'bridge') yield { segment, state: BRIDGE };
    else if (kind?.public) yield { segment, state: LANE };
  }
  for (const placement of fromChunks(city.placements))
    for (const { q, r, k, kind } of paintedSegments(view.hexesOf(placement))) {
      const segment = { q: q + placement.q, r: r + placement.r, k };
      yield { segment, state: kinds.get(kind)?.public ? PUBLIC : TAKEN };
    }
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
    return there?.public ? [] : { segment, kind };
  });
}

/** Id of the first kind of a pattern. */
function kindOfPattern({ kinds }: Document, pattern: string): string | undefined {
  return kinds.find((kind) => patternOf(kind) === pattern)?.id;
}
