import { DIRECTIONS } from '../hex/hex.ts';
import { hexOf, slotOf, type Occupancy } from '../board/board.ts';
import { SegmentSteps } from '../board/steps.ts';
import { toCell } from '../segment/cell.ts';
import type { Segment } from '../segment/segment.ts';
import { isOpenAt } from './open-ground.ts';

/** The shortest ways over open ground from some segments, by one flood over the sides of segments. */
export class SegmentWays {
  readonly #box: Occupancy;
  readonly #steps: SegmentSteps;
  /** Steps to each segment, -1 where no way leads. */
  readonly #steps_segment: Int32Array;

  /**
   * @param open_hex the open ground, as bits by slot
   * @param starts those of them that are not open lead nowhere
   */
  constructor(box: Occupancy, open_hex: Uint8Array, starts: readonly Segment[]) {
    this.#box = box;
    this.#steps = new SegmentSteps(box);
    const steps_segment = new Int32Array(6 * open_hex.length).fill(-1);
    this.#steps_segment = steps_segment;
    let edge: number[] = [];
    for (const start of starts) {
      if (!isOpenAt(box, open_hex, start)) continue;
      const segment = 6 * slotOf(box, start) + start.k;
      if (steps_segment[segment] === 0) continue;
      steps_segment[segment] = 0;
      edge.push(segment);
    }
    for (let steps = 1; edge.length > 0; steps++) {
      const next: number[] = [];
      for (const segment of edge)
        for (const beside of this.#steps.neighbors(segment)) {
          if (beside < 0 || steps_segment[beside] !== -1) continue;
          const slot = Math.floor(beside / 6);
          if (((open_hex[slot]! >> (beside - 6 * slot)) & 1) === 0) continue;
          steps_segment[beside] = steps;
          next.push(beside);
        }
      edge = next;
    }
  }

  /**
   * The shortest way to any of some segments, both ends included; `null` when none leads there. Of equally short ways it
   * is one near the straight line.
   */
  to(goals: readonly Segment[]): Segment[] | null {
    const reached = goals.filter((goal) => this.#stepsTo(goal) >= 0);
    if (reached.length === 0) return null;
    const goal = reached.reduce((best, other) => (this.#stepsTo(other) < this.#stepsTo(best) ? other : best));
    return this.#traceBack(goal);
  }

  #stepsTo(segment: Segment): number {
    const slot = slotOf(this.#box, segment);
    return slot < 0 ? -1 : this.#steps_segment[6 * slot + segment.k]!;
  }

  #traceBack(goal: Segment): Segment[] {
    const start = this.#startOf(goal);
    const line = [placeOf(goal), placeOf(start)] as const;
    const way = [goal];
    for (let steps = this.#stepsTo(goal) - 1; steps >= 0; steps--) {
      const before = this.#before(way.at(-1)!, steps);
      way.push(before.reduce((best, other) => (asideOf(other, line) < asideOf(best, line) ? other : best)));
    }
    return way.reverse();
  }

  /** A start that is as near to a goal as its steps say. */
  #startOf(goal: Segment): Segment {
    let at = goal;
    for (let steps = this.#stepsTo(goal) - 1; steps >= 0; steps--) at = this.#before(at, steps)[0]!;
    return at;
  }

  /** The segments beside one that are a number of steps away. */
  #before(segment: Segment, steps: number): Segment[] {
    return this.#steps
      .neighbors(6 * slotOf(this.#box, segment) + segment.k)
      .filter((beside) => beside >= 0 && this.#steps_segment[beside] === steps)
      .map((beside) => ({ ...hexOf(this.#box, Math.floor(beside / 6)), k: DIRECTIONS[beside % 6]! }));
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function placeOf(segment: Segment): Place {
  const { strip, column } = toCell(segment);
  return { x: column, y: strip };
}

/**
 * Twice the area of the triangle between a segment and the ends of a line, which is proportional to the distance of the
 * segment from the line. Areas keep their proportions in skewed and stretched coordinates, so plain integer coordinates
 * will do.
 */
function asideOf(segment: Segment, [from, to]: readonly [Place, Place]): number {
  const { x, y } = placeOf(segment);
  return Math.abs((x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x));
}
