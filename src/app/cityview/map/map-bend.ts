import { hexCenter, type Point } from '../../../engine/hex/plane.ts';
import { MOST_WARP, unwarped, warpOf } from '../../../formats/picture/map/chance.ts';
import { bentLine } from '../../../formats/picture/map/scene.ts';
import type { Form } from '../../../formats/picture/picture.ts';
import type { Bend } from '../../view/bend.ts';

/** The bend of the map of a city with a seed. */
export function mapBend(seed: number): Bend {
  const warp = warpOf(seed);
  const bent = ({ x, y }: Point): Point => {
    const [atX, atY] = warp([x, y]);
    return { x: atX, y: atY };
  };
  /** A line of numbers, moved and bent. */
  const bend = (line: readonly number[], by: Point, isClosed: boolean): number[] =>
    bentLine(
      Array.from(
        { length: line.length / 2 },
        (_, i) => [line[2 * i]! + by.x, line[2 * i + 1]! + by.y] as const,
      ),
      isClosed,
      warp,
    );
  return {
    seed,
    reach: MOST_WARP,
    bent,
    straight({ x, y }) {
      const [atX, atY] = unwarped([x, y], warp);
      return { x: atX, y: atY };
    },
    path(into, by = { x: 0, y: 0 }) {
      let start: Point | undefined;
      let last: Point | undefined;
      const moveTo = (x: number, y: number) => {
        start = last = { x: x + by.x, y: y + by.y };
        const to = bent(last);
        into.moveTo(to.x, to.y);
      };
      const lineTo = (x: number, y: number) => {
        if (!last) return moveTo(x, y);
        const to = { x: x + by.x, y: y + by.y };
        const points = bentLine(
          [
            [last.x, last.y],
            [to.x, to.y],
          ],
          false,
          warp,
        );
        for (let i = 2; i < points.length; i += 2) into.lineTo(points[i]!, points[i + 1]!);
        last = to;
      };
      return {
        moveTo,
        lineTo,
        closePath() {
          if (start) lineTo(start.x - by.x, start.y - by.y);
          into.closePath();
        },
      };
    },
    picture({ buildings, marks, isOrdered = false }, at) {
      const center = hexCenter(at);
      const bentForm = (form: Form): Form => {
        switch (form.kind) {
          case 'polygon':
            return { kind: 'polygon', rings: form.rings.map((ring) => bend(ring, center, true)) };
          case 'lines':
            return { kind: 'lines', lines: form.lines.map((line) => bend(line, center, false)) };
          case 'circles': {
            const circles = [...form.circles];
            for (let i = 0; i < circles.length; i += 3) {
              const { x, y } = bent({ x: circles[i]! + center.x, y: circles[i + 1]! + center.y });
              circles[i] = x;
              circles[i + 1] = y;
            }
            return { kind: 'circles', circles };
          }
        }
      };
      return { buildings, marks: marks.map((mark) => ({ ...mark, form: bentForm(mark.form) })), isOrdered };
    },
  };
}
