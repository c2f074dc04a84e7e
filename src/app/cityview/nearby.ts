import type { LaidShape } from '../board/posed-shape.ts';
import type { Blocked } from '../../engine/fit/explain.ts';
import type { Distances } from '../../engine/fit/distances.ts';
import type { Neighborhood } from '../../engine/fit/neighborhood.ts';
import type { Board } from '../../engine/board/board.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import type { Document } from '../document/document.ts';
import type { CityView } from './city-view.ts';
import * as words from './first-words.ts';

/** The parts of a city that conditions around pieces, near and reach read. */
export interface CityNearby {
  readonly neighborhood: Neighborhood;
  readonly distances: Distances;
}

/** The part of the program that reads neighborhoods, and ground that gives way, once it is loaded. */
interface Loaded {
  readonly standingTown: (document: Document, city: CityView) => CityNearby | null;
  readonly explainBlocked: (blocked: readonly Blocked[], city: Pick<CityView, 'city' | 'kindAt'>) => string;
  readonly handBoard: (document: Document, city: CityView) => Board;
  readonly yieldingGround: (
    document: Document,
    city: CityView,
    shapes: readonly LaidShape[],
  ) => readonly Segment[];
}

let loaded: Loaded | undefined;

/**
 * The neighborhood of a city, brought up to date; the same object as long as its land, ground, districts, library and
 * recipe are the same. `null` where nothing asks for it, and until that part of the program is there.
 */
export function cityNearby(document: Document, city: CityView): CityNearby | null {
  return loaded?.standingTown(document, city) ?? null;
}

/** Loads the part of the program that reads neighborhoods; it is no part of the first load, and comes after it. */
export async function loadCityNearby(): Promise<void> {
  const [{ standingTown, handBoard, yieldingGround }, { explainBlocked: explain }] = await Promise.all([
    import('./standing-town.ts'),
    import('./fit-words.ts'),
  ]);
  loaded = { standingTown, handBoard, yieldingGround, explainBlocked: explain };
}

/** The board as a stamp by hand finds it; until that part of the program is there, that of the city. */
export function boardForHand(document: Document, city: CityView): Board {
  return loaded?.handBoard(document, city) ?? city.board;
}

/** The ground that gives way to shapes that come to stand by hand; none until that is there. */
export const groundForHand: Loaded['yieldingGround'] = (...laid) => loaded?.yieldingGround(...laid) ?? [];

/** Why a placement does not fit, in words; only that it does not, until that part of the program is there. */
export const explainBlocked: Loaded['explainBlocked'] = (...found) =>
  loaded?.explainBlocked(...found) ?? words.blocked;
