import { isLand, slotOf } from '../../engine/board/board.ts';
import type { City } from '../../engine/city/city.ts';
import { doorFinder } from '../../engine/city/doors.ts';
import { resolveCity } from '../../engine/city/resolve.ts';
import { forEachHex } from '../../engine/land/row.ts';
import { DIRECTIONS } from '../../engine/hex/hex.ts';
import type { Blocks } from '../../engine/schematic/kind.ts';
import { adjacentSegments, type Segment } from '../../engine/segment/segment.ts';
import type { Third } from '../../engine/segment/thirds.ts';
import { segmentVertices } from '../../engine/segment/vertex.ts';
import { thirdKey } from '../picture/border.ts';

/** A side of a segment between two vertices. */
export interface WallEdge {
  readonly from: Third;
  readonly to: Third;
}

/** The edges of a city at which sight or movement ends, each once. */
export interface WallEdges {
  /** Between what blocks sight and what does not, without portals. */
  readonly sight: readonly WallEdge[];
  /** Between open ground and what blocks movement alone: water, hedges, the sea. */
  readonly movement: readonly WallEdge[];
  /** Doors of buildings, and gates of walls. */
  readonly portals: readonly WallEdge[];
}

/** The edges at which sight or movement ends in a city. What blocks sight is united first: no edge is inside of it. */
export function wallEdges(city: City): WallEdges {
  const { board, kind_segment, placement_segment } = plan(city);
  const blocks_kind: Blocks[] = [
    'none',
    ...city.kinds.map(({ open, blocks }) => blocks ?? (open ? 'none' : 'all')),
  ];
  const indexOf = (segment: Segment) => 6 * slotOf(board, segment) + segment.k;
  const blocksOf = (segment: Segment): Blocks =>
    isLand(board, segment) ? blocks_kind[kind_segment[indexOf(segment)]!]! : 'movement';
  const gates = new Set((city.walls ?? []).flatMap(({ gates: ids }) => ids));
  const gateOf = (segment: Segment) => {
    const id = isLand(board, segment) ? placement_segment[indexOf(segment)]! : 0;
    return gates.has(id) ? id : 0;
  };
  const doors = doorKeys(city);
  const sight: WallEdge[] = [];
  const movement: WallEdge[] = [];
  const portals: WallEdge[] = [];
  forEachHex(city.land, ({ q, r }) => {
    for (const k of DIRECTIONS) {
      const segment = { q, r, k };
      const own = blocksOf(segment);
      if (own === 'movement') continue;
      for (const { outside, ...edge } of sidesOf(segment)) {
        const other = blocksOf(outside);
        if (own === 'all' && other !== 'all') (doors.has(edgeKey(edge)) ? portals : sight).push(edge);
        else if (own === 'none' && other === 'movement') movement.push(edge);
        else if (own === 'none' && other === 'none' && isFirst(edge)) {
          const gate = gateOf(segment);
          if (gate !== 0 && gateOf(outside) === gate) portals.push(edge);
        }
      }
    }
  });
  return { sight, movement, portals };
}

/** A unique number for an edge, whichever its direction. */
export function edgeKey({ from, to }: WallEdge): number {
  return thirdKey({ a: from.a + to.a, b: from.b + to.b });
}

function plan(city: City) {
  const { board, kind_segment } = resolveCity(city, () => 'go on');
  return { board, kind_segment, placement_segment: board.placement_segment };
}

/** Whether an edge is the one of its two directions that counts where both occur. */
function isFirst({ from, to }: WallEdge): boolean {
  return thirdKey(from) < thirdKey(to);
}

/** The edges of all doors. */
function doorKeys(city: City): ReadonlySet<number> {
  const doorsOf = doorFinder(city.schematics, city.kinds);
  const keys = new Set<number>();
  for (const placement of city.placements)
    for (const { segment, to } of doorsOf(placement))
      for (const { outside, ...edge } of sidesOf(segment))
        if (outside.q === to.q && outside.r === to.r && outside.k === to.k) keys.add(edgeKey(edge));
  return keys;
}

/** The three sides of a segment, clockwise, with the segments behind them. */
function sidesOf(segment: Segment): readonly (WallEdge & { readonly outside: Segment })[] {
  const [center, before, after] = segmentVertices(segment);
  const [previous, following, across] = adjacentSegments(segment);
  return [
    { from: center, to: before, outside: previous },
    { from: before, to: after, outside: across },
    { from: after, to: center, outside: following },
  ];
}
