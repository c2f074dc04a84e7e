import type { RandomStream } from '../../src/engine/random/stream.ts';
import { beside, keyOf, STEPS, type Point } from './judge/plane.ts';

/** A draw from lists and by chance. */
export class Draw {
  readonly random: RandomStream;

  constructor(random: RandomStream) {
    this.random = random;
  }

  chance(share: number): boolean {
    return this.random.fraction() < share;
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + this.random.below(most - least + 1);
  }

  one<T>(list: readonly T[]): T {
    return list[this.random.below(list.length)]!;
  }

  /** Some of a list, `least` at least, in any order. */
  some<T>(list: readonly T[], least: number): T[] {
    const rest = [...list];
    return Array.from({ length: this.between(Math.min(least, rest.length), rest.length) }, () =>
      rest.splice(this.random.below(rest.length), 1),
    ).flat();
  }
}

interface PlainHex {
  readonly q: number;
  readonly r: number;
  readonly segments: (string | null)[];
}

/** A schematic as the JSON of its file. */
export interface PlainSchematic {
  readonly format: 'sixfold/schematic';
  readonly version: 1 | 2;
  readonly id: string;
  readonly name: string;
  readonly hexes: readonly PlainHex[];
  readonly around?: readonly PlainHex[];
}

const kind = (id: string, index: number, more: object) => ({
  id,
  name: id,
  color: `#${(index * 16).toString(16).padStart(2, '0')}4455`,
  glyph: String.fromCharCode(97 + index),
  footprint: 'area',
  open: false,
  ...more,
});

const WALKED = { open: true, public: true };

/** The kinds of all random libraries. */
export const KINDS = Object.entries({
  house: {},
  barn: { footprint: 'segment' },
  yard: { open: true },
  garden: { open: true },
  street: WALKED,
  lane: WALKED,
  bridge: WALKED,
  river: { blocks: 'movement' },
  square: WALKED,
  wall: {},
  gate: WALKED,
  meadow: { open: true },
}).map(([id, more], index) => kind(id, index, more));

/** Pieces that walls can be made of, and two gates, of which the shorter can join no sides. */
export const WALL_PIECES: readonly PlainSchematic[] = [
  strip('w1', 'wall', [[0, 0]]),
  strip('w2', 'wall', [
    [0, 2],
    [0, 3],
  ]),
  strip('w3', 'wall', [
    [0, 1],
    [0, 2],
    [0, 3],
  ]),
  strip('w4', 'wall', [
    [0, 2],
    [0, 3],
    [1, 0],
    [1, 1],
  ]),
  strip('g2', 'gate', [
    [0, 2],
    [0, 3],
  ]),
  strip('g1', 'gate', [[0, 2]]),
];

/** A piece of segments of hexes of column 0, each as the row of its hex and its number. */
function strip(
  id: string,
  of: string,
  segments: readonly (readonly [r: number, k: number])[],
): PlainSchematic {
  return schematic(
    id,
    segments.map(([r, k]) => [{ q: 0, r, k }, of] as const),
    [],
  );
}

type Painted = readonly [{ readonly q: number; readonly r: number; readonly k: number }, string];

function schematic(id: string, painted: readonly Painted[], asked: readonly Painted[]): PlainSchematic {
  return {
    format: 'sixfold/schematic',
    version: asked.length > 0 ? 2 : 1,
    id,
    name: id,
    hexes: hexesOf(painted),
    ...(asked.length > 0 && { around: hexesOf(asked) }),
  };
}

function hexesOf(painted: readonly Painted[]): PlainHex[] {
  const hexes = new Map<string, PlainHex>();
  for (const [{ q, r, k }, text] of painted) {
    const name = `${q} ${r}`;
    let hex = hexes.get(name);
    if (!hex) hexes.set(name, (hex = { q, r, segments: [null, null, null, null, null, null] }));
    hex.segments[k] = text;
  }
  return [...hexes.values()];
}

/** The segment with its center at a point of the plane of thirds. */
function segmentAt([a, b]: Point): { readonly q: number; readonly r: number; readonly k: number } {
  const k = STEPS.findIndex(([x, y]) => (a - x) % 3 === 0 && (b - y) % 3 === 0);
  const [x, y] = STEPS[k]!;
  return { q: (a - x) / 3, r: (b - y) / 3, k };
}

/** Conditions that most towns can meet. */
const EASY = [
  '@public',
  '@public',
  '@street',
  '@public|@street',
  '@open',
  '!house',
  '@land',
  '@public|@sea',
  '!@sea',
];
const NAMES = [
  '@public',
  '@street',
  '@open',
  '@free',
  '@sea',
  '@land',
  'house',
  'barn',
  'yard',
  'garden',
  'meadow',
  'square',
  'river',
  'wall',
  'lane',
];

function wish(draw: Draw, isModest: boolean): string {
  if (isModest || draw.chance(0.4)) return draw.one(EASY);
  const length = draw.one([1, 1, 1, 2, 2, 3]);
  return Array.from({ length }, () => `${draw.chance(0.3) ? '!' : ''}${draw.one(NAMES)}`).join('|');
}

/** A piece of up to six segments, which mostly hang together, with some conditions around it. */
export function randomPiece(draw: Draw, id: string, isModest: boolean): PlainSchematic {
  const [dq, dr] = isModest || draw.chance(0.7) ? [0, 0] : [draw.between(-2, 2), draw.between(-2, 2)];
  const first = draw.one(STEPS);
  const points: Point[] = [[first[0] + 3 * dq, first[1] + 3 * dr]];
  const own = new Set(points.map(keyOf));
  const edgeOf = () => points.flatMap((point) => beside(point).filter((next) => !own.has(keyOf(next))));
  const size = draw.one([1, 1, 2, 2, 3, 4, 6]);
  while (points.length < size) {
    const [a, b] = draw.one(edgeOf());
    const next: Point = !isModest && draw.chance(0.05) ? [a + 3, b] : [a, b];
    if (own.has(keyOf(next))) continue;
    own.add(keyOf(next));
    points.push(next);
  }
  const main = draw.one(['house', 'house', 'house', 'barn', 'yard', 'garden', 'square', 'meadow']);
  const painted = points.map((point): Painted => {
    const isOther = draw.chance(0.2);
    return [segmentAt(point), isOther ? draw.one(['house', 'yard', 'square', 'barn', 'lane']) : main];
  });
  const asked = new Map<number, Painted>();
  if (draw.chance(isModest ? 0.4 : 0.6))
    for (let count = draw.one([1, 1, 1, 2, 2, 3]); count > 0; count--) {
      const near = draw.one(edgeOf());
      const point = draw.chance(0.8) ? near : draw.one(beside(near));
      if (!own.has(keyOf(point))) asked.set(keyOf(point), [segmentAt(point), wish(draw, isModest)]);
    }
  return schematic(id, painted, [...asked.values()]);
}
