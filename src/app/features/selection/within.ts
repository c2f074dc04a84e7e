import type { Placement } from '../../../engine/schematic/placement.ts';
import type { Point } from '../../../engine/hex/plane.ts';
import { enclosing } from '../../board/tools/band.ts';
import type { CityView } from '../../cityview/city-view.ts';
import { middleAt } from '../../cityview/shape-extent.ts';

/** A chunk of placements with where their middles are. */
interface Middles {
  readonly ids: readonly number[];
  /** x and y by turns, in side lengths. */
  readonly points: Float64Array;
}

/**
 * Remembered per chunk: after an edit, those are looked at again that it has touched. What a placement looks like does
 * not change as long as it stands.
 */
const known = new WeakMap<object, Middles>();

function middlesOf(view: CityView, chunk: Readonly<Record<number, Placement>>): Middles {
  let middles = known.get(chunk);
  if (!middles) {
    const placements = Object.values(chunk);
    const points = new Float64Array(2 * placements.length);
    placements.forEach((placement, index) => {
      const { x, y } = middleAt(view.shapeOf(placement), placement);
      points[2 * index] = x;
      points[2 * index + 1] = y;
    });
    known.set(chunk, (middles = { ids: placements.map(({ id }) => id), points }));
  }
  return middles;
}

/** The placements whose middles lie within a closed line, by their ids. */
export function placementsWithin(view: CityView, band: readonly Point[]): number[] {
  const isWithin = enclosing(band);
  const within: number[] = [];
  for (const chunk of Object.values(view.city.placements)) {
    const { ids, points } = middlesOf(view, chunk);
    for (let index = 0; index < ids.length; index++)
      if (isWithin(points[2 * index]!, points[2 * index + 1]!)) within.push(ids[index]!);
  }
  return within;
}
