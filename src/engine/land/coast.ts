import FlatQueue from 'flatqueue';
import { DIRECTIONS, neighbor, STEPS, type Direction } from '../hex/hex.ts';
import { hexCenter, type Point } from '../hex/plane.ts';
import { smoothNoise } from '../random/noise.ts';
import { randomStream } from '../random/stream.ts';
import { borderSides, type OpenSide } from './open-side.ts';
import type { LandRow } from './row.ts';

/**
 * The form of compact land: round, with a bay, a peninsula, or long as a valley, all in the sea; a part of a country that
 * goes on around it, or on all sides but that of the sea.
 */
export type CoastForm = 'round' | 'bay' | 'peninsula' | 'valley' | 'inland' | 'shore';

export const COAST_FORMS = [
  'round',
  'bay',
  'peninsula',
  'valley',
  'inland',
  'shore',
] as const satisfies readonly CoastForm[];

/** Compact land of a recipe. */
export interface CoastLand {
  /** The form of the land. */
  readonly form: CoastForm;
  /** Number of hexes, at least 1. */
  readonly hexes: number;
  /** The side on which a shore has the sea; no other form has one. */
  readonly sea?: Direction;
}

/** Whether the country goes on beyond land of a form. */
export function goesOn(form: CoastForm): form is 'inland' | 'shore' {
  return form === 'inland' || form === 'shore';
}

/** Area of a hex of unit side. */
const HEX_AREA = 1.5 * Math.sqrt(3);

/**
 * Compact land about hex (0, 0) without lakes: hexes join one by one, always the one that lies deepest in a form with a
 * rough edge. Uses only operations that every engine rounds alike.
 *
 * @param seed 0..4294967295; the outline depends on it, the form and the number of hexes, so that two presets with one
 *   seed are two places
 * @returns runs sorted by r then q
 */
export function growCoast(coast: CoastLand, seed: number): LandRow[] {
  const { hexes } = coast;
  const depth = coastDepth(coast, seed);
  // No form reaches further than three times the radius of a disc of the same area.
  const reach = Math.ceil(2 * Math.sqrt(hexes)) + 4;
  const width = 2 * reach + 1;
  const land = new Uint8Array(width * width);
  const seen = new Uint8Array(width * width);
  const queue = new FlatQueue();
  const at = (q: number, r: number) => (r + reach) * width + q + reach;
  const steps = DIRECTIONS.map((k) => STEPS[k].r * width + STEPS[k].q);
  const isInside = (place: number) => {
    const row = Math.floor(place / width);
    const column = place - row * width;
    return row > 0 && row < width - 1 && column > 0 && column < width - 1;
  };
  const enter = (place: number) => {
    if (seen[place] === 1 || !isInside(place)) return;
    seen[place] = 1;
    const row = Math.floor(place / width);
    queue.push(place, depth(hexCenter({ q: place - row * width - reach, r: row - reach })));
  };
  /** Whether the land around a place lies in one run, so that taking the place neither joins nor parts anything. */
  const isSmooth = (place: number) => {
    let runs = 0;
    for (let k = 0; k < 6; k++)
      if (land[place + steps[k]!] === 1 && land[place + steps[(k + 5) % 6]!] === 0) runs++;
    return runs <= 1;
  };
  enter(at(0, 0));
  const grow = () => {
    const waiting: [number, number][] = [];
    for (let value = queue.peekValue(), place = queue.pop(); place !== undefined;) {
      // A hex that would close a ring around water waits until the water is land.
      if (isSmooth(place)) {
        land[place] = 1;
        for (const step of steps) enter(place + step);
        break;
      }
      waiting.push([place, value!]);
      value = queue.peekValue();
      place = queue.pop();
    }
    for (const [place, value] of waiting) queue.push(place, value);
  };
  for (let count = 0; count < hexes; count++) grow();
  return rowsOf(land, width, reach);
}

/**
 * The sides of such land beyond which the country goes on: all of an inland one, those of a shore that do not lie before
 * the sea, else none.
 *
 * @param rows the land
 */
export function openSides(coast: CoastLand, seed: number, rows: readonly LandRow[]): OpenSide[] {
  if (coast.form === 'inland') return borderSides(rows);
  if (coast.form !== 'shore') return [];
  const { seaward, inland } = shoreDepths(coast, seed);
  return borderSides(rows).filter(({ side, ...hex }) => {
    const point = hexCenter(neighbor(hex, side));
    return seaward(point) < inland(point);
  });
}

function rowsOf(land: Uint8Array, width: number, reach: number): LandRow[] {
  const rows: LandRow[] = [];
  for (let row = 0; row < width; row++)
    for (let column = 0; column < width; column++) {
      if (land[row * width + column] === 0) continue;
      const first = column;
      while (land[row * width + column] === 1) column++;
      rows.push({ r: row - reach, q: first - reach, count: column - first });
    }
  return rows;
}

/** How far outside a point lies: about 1 at the edge of the form. */
function coastDepth(coast: CoastLand, seed: number): (point: Point) => number {
  const { form } = coast;
  const radius = radiusOf(coast);
  if (form === 'shore') {
    const { seaward, inland } = shoreDepths(coast, seed);
    return (point) => Math.max(seaward(point), inland(point));
  }
  if (form === 'inland') {
    const edge = smoothNoise(seed, streamName(coast, 'wide'));
    return ({ x, y }) => {
      const [u, v] = [x / radius, y / radius];
      return boxDepth(u / 1.04, v / 0.8) + 0.08 * edge(2.2 * u + 9, 2.2 * v + 9);
    };
  }
  const random = randomStream(seed, streamName(coast, 'turn'));
  const turn = unitVector(random.fraction(), random.fraction());
  const wide = smoothNoise(seed, streamName(coast, 'wide'));
  const fine = smoothNoise(seed, streamName(coast, 'fine'));
  return ({ x, y }) => {
    const u = (x * turn.x + y * turn.y) / radius;
    const v = (y * turn.x - x * turn.y) / radius;
    return formDepth(form, u, v) + 0.22 * wide(1.4 * u + 9, 1.4 * v + 9) + 0.07 * fine(4.5 * u, 4.5 * v);
  };
}

/** The random stream of a part of the land: land of another form or size has another outline with the same seed. */
function streamName({ form, hexes }: CoastLand, part: string): string {
  return `coast ${form} ${hexes} ${part}`;
}

/** The radius of a disc with the area of the land, in side lengths. */
function radiusOf({ hexes }: CoastLand): number {
  return Math.sqrt((hexes * HEX_AREA) / Math.PI);
}

/**
 * How far outside of a shore a point lies, toward the sea and on the other sides: the land is long along the coast, and
 * whichever is more ends it.
 */
function shoreDepths(coast: CoastLand, seed: number) {
  const radius = radiusOf(coast);
  const { x: ahead, y: down } = hexCenter(STEPS[coast.sea ?? 0]);
  const length = Math.sqrt(ahead * ahead + down * down);
  const toSea = { x: ahead / length / radius, y: down / length / radius };
  const wide = smoothNoise(seed, streamName(coast, 'wide'));
  const fine = smoothNoise(seed, streamName(coast, 'fine'));
  const edge = smoothNoise(seed, streamName(coast, 'edge'));
  const away = ({ x, y }: Point) => x * toSea.x + y * toSea.y;
  const along = ({ x, y }: Point) => x * toSea.y - y * toSea.x;
  return {
    seaward: (point: Point) => {
      const [u, v] = [away(point), along(point)];
      return 1 + 1.5 * (u - 0.3) + 0.3 * wide(1.4 * u + 9, 1.4 * v + 9) + 0.08 * fine(4.5 * u, 4.5 * v);
    },
    inland: (point: Point) => {
      const [u, v] = [away(point), along(point)];
      return boxDepth(v / 1.3, u / 0.95) + 0.08 * edge(2.2 * u + 9, 2.2 * v + 9);
    },
  };
}

/** A rectangle with round corners, 1 at its edge. */
function boxDepth(u: number, v: number): number {
  return Math.sqrt(Math.sqrt(u * u * u * u + v * v * v * v));
}

/** The form without its rough edge, along its axis and across, in radii. */
function formDepth(form: Exclude<CoastForm, 'inland' | 'shore'>, u: number, v: number): number {
  const round = Math.sqrt(u * u + v * v);
  switch (form) {
    case 'round':
      return round;
    case 'bay': {
      const away = Math.sqrt((u - 0.7) * (u - 0.7) + 0.8 * v * v);
      return 0.9 * round + 3.5 * Math.max(0, 0.8 - away);
    }
    case 'peninsula': {
      const head = round / 0.72;
      const mainland = Math.sqrt((u + 1.25) * (u + 1.25) + 0.45 * v * v) / 0.72;
      return Math.min(head, mainland);
    }
    case 'valley':
      return Math.sqrt(0.5 * u * u + 1.6 * v * v);
  }
}

/** A unit vector of any direction from two numbers 0..1, without angles. */
export function unitVector(first: number, second: number): Point {
  const [x, y] = [2 * first - 1, 2 * second - 1];
  const length = Math.sqrt(x * x + y * y);
  return length < 0.05 ? { x: 1, y: 0 } : { x: x / length, y: y / length };
}
