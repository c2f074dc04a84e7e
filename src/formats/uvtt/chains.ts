import type { Third } from '../../engine/segment/thirds.ts';
import { thirdKey } from '../picture/border.ts';
import { edgeKey, type WallEdge } from './edges.ts';

/**
 * Edges as chains of vertices that cover each edge once. A chain goes on as long as it can, and closed ones end where
 * they begin. Straight parts have no vertices between their ends, except where several chains meet.
 */
export function edgeChains(edges: readonly WallEdge[]): Third[][] {
  const edges_vertex = new Map<number, WallEdge[]>();
  for (const edge of edges)
    for (const end of [edge.from, edge.to]) {
      const at = edges_vertex.get(thirdKey(end));
      if (at) at.push(edge);
      else edges_vertex.set(thirdKey(end), [edge]);
    }
  const degreeOf = (vertex: Third) => edges_vertex.get(thirdKey(vertex))!.length;
  const walked = new Set<number>();
  const walkFrom = (start: Third): Third[] => {
    const chain = [start];
    for (let at = start; ;) {
      const edge = edges_vertex.get(thirdKey(at))!.find((candidate) => !walked.has(edgeKey(candidate)));
      if (!edge) return straightened(chain, (vertex) => degreeOf(vertex) === 2);
      walked.add(edgeKey(edge));
      at = isSame(edge.from, at) ? edge.to : edge.from;
      chain.push(at);
    }
  };
  const chains: Third[][] = [];
  const ends = edges.flatMap(({ from, to }) => [from, to]);
  // A chain cannot pass all edges of a vertex with an odd number of them, so these are the ends.
  for (const end of ends) if (degreeOf(end) % 2 === 1) chains.push(walkFrom(end));
  for (const end of ends) chains.push(walkFrom(end));
  return chains.filter(({ length }) => length > 1);
}

/** A chain without the vertices in the middle of straight parts that may be left out. */
function straightened(chain: readonly Third[], mayBeLeftOut: (vertex: Third) => boolean): Third[] {
  return chain.filter((vertex, index) => {
    const [before, after] = [chain[index - 1], chain[index + 1]];
    if (!before || !after || !mayBeLeftOut(vertex)) return true;
    return before.a + after.a !== 2 * vertex.a || before.b + after.b !== 2 * vertex.b;
  });
}

function isSame(one: Third, two: Third): boolean {
  return one.a === two.a && one.b === two.b;
}
