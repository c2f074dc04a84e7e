import { lineAlong, type Point, type Segment } from './streets.ts';

/** Side lengths that the figure walks in a second. */
const SPEED = 4;

/** A figure that stands in a street segment, or walks along a way of them. */
export class Walker {
  /** Where the figure is. */
  point: Point;
  /** The direction of its last step, in radians, clockwise from the right. */
  heading = 0;
  #way: readonly Segment[];
  #line: readonly Point[] = [];
  /** The leg of the line that it walks: that of the segment of the same number. */
  #leg = 0;

  constructor(home: Segment, point: Point) {
    this.#way = [home];
    this.point = point;
  }

  /** The segment that the figure is in. */
  get segment(): Segment {
    return this.#way[Math.min(this.#leg, this.#way.length - 1)]!;
  }

  /** The rest of its line; empty when it stands. */
  get ahead(): readonly Point[] {
    return this.#line.length === 0 ? [] : [this.point, ...this.#line.slice(this.#leg + 1)];
  }

  /** Sends the figure along a way that begins at its segment, to a point of the way's last segment. */
  follow(way: readonly Segment[], end: Point): void {
    this.#way = way;
    this.#line = lineAlong(way, this.point, end);
    this.#leg = 0;
  }

  /** Walks on for some seconds. Returns whether the figure has just arrived. */
  walk(seconds: number): boolean {
    let left = SPEED * seconds;
    while (this.#line.length > 0) {
      const next = this.#line[this.#leg + 1]!;
      const [dx, dy] = [next.x - this.point.x, next.y - this.point.y];
      const length = Math.hypot(dx, dy);
      if (length > 0) this.heading = Math.atan2(dy, dx);
      if (length > left) {
        this.point = { x: this.point.x + (dx * left) / length, y: this.point.y + (dy * left) / length };
        return false;
      }
      left -= length;
      this.point = next;
      this.#leg++;
      if (this.#leg < this.#line.length - 1) continue;
      this.#line = [];
      this.#leg = this.#way.length - 1;
      return true;
    }
    return false;
  }
}
