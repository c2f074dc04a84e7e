import { STRIP_HEIGHT, type Point } from '../../../../engine/hex/plane.ts';
import { fromCell, isApexUp, toCell, type Cell } from '../../../../engine/segment/cell.ts';
import type { Segment } from '../../../../engine/segment/segment.ts';
import { crossingAt } from '../../../board/tools/band.ts';
import type { ToolBoard } from './schematic-tool.ts';

/** The segments whose centers closed lines go around. */
export interface Inside {
  readonly count: number;
  has(segment: Segment): boolean;
  /** Strip by strip, from left to right. */
  segments(): Iterable<Segment>;
}

/** Every second column of a strip, from the first to the last: segments whose centers lie at one height. */
interface Run {
  readonly strip: number;
  readonly first: number;
  readonly last: number;
}

/** Thirds of a strip from the height 0 down to the center of a cell. */
function thirdsDown(cell: Cell): number {
  return 3 * cell.strip + (isApexUp(cell) ? 2 : 1);
}

/**
 * Finds the segments whose centers an odd number of closed lines go around, in time of the heights that the lines cross
 * and not of the area: centers lie at two heights in each strip, so that the crossings of the lines with one height are
 * the ends of its runs.
 */
export function findInside(lines: readonly (readonly Point[])[]): Inside {
  const xs_thirds = new Map<number, number[]>();
  for (const line of lines)
    line.forEach((from, i) => {
      const to = line[(i + 1) % line.length]!;
      const third = STRIP_HEIGHT / 3;
      // A height more to either side: quotients are rounded.
      const bottom = Math.floor(Math.max(from.y, to.y) / third) + 1;
      for (let thirds = Math.ceil(Math.min(from.y, to.y) / third) - 1; thirds <= bottom; thirds++) {
        const x = thirds % 3 === 0 ? -Infinity : crossingAt(from, to, thirds * third);
        if (x === -Infinity) continue;
        const xs = xs_thirds.get(thirds);
        if (xs) xs.push(x);
        else xs_thirds.set(thirds, [x]);
      }
    });
  const runs_thirds = new Map<number, Run[]>();
  let count = 0;
  for (const thirds of [...xs_thirds.keys()].sort((a, b) => a - b)) {
    const strip = Math.floor(thirds / 3);
    const xs = xs_thirds.get(thirds)!.sort((a, b) => a - b);
    const isUp = thirds - 3 * strip === 2;
    const isOwn = (column: number) => isApexUp({ strip, column }) === isUp;
    const runs: Run[] = [];
    for (let i = 0; i + 1 < xs.length; i += 2) {
      let first = Math.ceil(2 * xs[i]!);
      let last = Math.ceil(2 * xs[i + 1]!) - 1;
      if (!isOwn(first)) first++;
      if (!isOwn(last)) last--;
      if (first > last) continue;
      runs.push({ strip, first, last });
      count += (last - first) / 2 + 1;
    }
    runs_thirds.set(thirds, runs);
  }
  return {
    count,
    has(segment) {
      const cell = toCell(segment);
      const runs = runs_thirds.get(thirdsDown(cell));
      return runs?.some(({ first, last }) => cell.column >= first && cell.column <= last) ?? false;
    },
    *segments() {
      for (const runs of runs_thirds.values())
        for (const { strip, first, last } of runs)
          for (let column = first; column <= last; column += 2) yield fromCell({ strip, column });
    },
  };
}

/** The painted segments among those inside: it looks through the fewer ones. */
export function paintedInside(inside: Inside, board: ToolBoard): readonly Segment[] {
  const { painted } = board;
  if (painted.length < inside.count)
    return painted.filter((one) => inside.has(one)).map(({ q, r, k }) => ({ q, r, k }));
  return [...inside.segments()].filter((segment) => board.kindAt(segment) !== null);
}
