import type { Warp } from './chance.ts';
import type { Ring, Vec } from './geometry.ts';

/** The layers of a map, from the ground up. In one layer, marks of different styles are sorted by {@link Ink.order}. */
const LAYERS = [
  'band0',
  'band1',
  'band2',
  'band3',
  'band4',
  'river',
  'foam',
  'sand',
  'rock',
  'quayWall',
  'land',
  'shoreLine',
  'shore',
  'mottle',
  'field',
  'furrow',
  'baulk',
  'pondSand',
  'pondShallow',
  'pond',
  'earth',
  'earthTop',
  'paving',
  'floor',
  'track',
  'floorTop',
  'way',
  'wayTop',
  'wayDetail',
  'plot',
  'plotTop',
  'waterTop',
  'groundShadow',
  'low',
  'lowTop',
  'deck',
  'deckTop',
  'shadow',
  'pool',
  'body',
  'roof',
  'roofTop',
  'trim',
  'treeRim0',
  'tree0',
  'treeSun0',
  'treeRim1',
  'tree1',
  'treeSun1',
  'treeRim2',
  'tree2',
  'treeSun2',
  'treeRim3',
  'tree3',
  'treeSun3',
  'tallShadow',
  'wall',
  'wallTop',
  'walk',
  'tower',
  'towerTop',
  'tall',
  'tallTop',
  'finish',
  'veil',
  'glow',
  'light',
] as const;

export type MapLayer = (typeof LAYERS)[number];

const ORDER_LAYER: ReadonlyMap<MapLayer, number> = new Map(LAYERS.map((layer, at) => [layer, at]));

/** The thing that a mark shows. A mood gives each role its look. */
export type Role =
  | 'awning'
  | 'baulk'
  | 'beast'
  | 'bed'
  | 'boat'
  | 'bush'
  | 'chimney'
  | 'cloth'
  | 'cobble'
  | 'cobbles'
  | 'crop'
  | 'earth'
  | 'earthMottle'
  | 'fallow'
  | 'fence'
  | 'flower'
  | 'foam'
  | 'fruit'
  | 'furrow'
  | 'furrowPale'
  | 'garden'
  | 'glow'
  | 'gold'
  | 'grass'
  | 'gull'
  | 'hatch'
  | 'ink'
  | 'light'
  | 'merlon'
  | 'mottle'
  | 'orchard'
  | 'person'
  | 'pine'
  | 'plants'
  | 'pool'
  | 'reed'
  | 'ridge'
  | 'rock'
  | 'roof'
  | 'roofDark'
  | 'roofInk'
  | 'rut'
  | 'sand'
  | 'shadow'
  | 'shoreInk'
  | 'smoke'
  | 'stone'
  | 'thing'
  | 'tiles'
  | 'tree'
  | 'treeRim'
  | 'treeSun'
  | 'tuft'
  | 'walk'
  | 'wallInk'
  | 'wallStone'
  | 'ward'
  | 'water'
  | 'waveGap'
  | 'waveLine'
  | 'way'
  | 'wayEdge'
  | 'wheat'
  | 'wood'
  | 'woodFloor';

/** How a mark is painted by day. Colors are `#rrggbb`, or `#rrggbbaa`. */
export interface Ink {
  readonly role: Role;
  readonly fill?: string;
  readonly stroke?: string;
  /** Width of the stroke in sides. */
  readonly width?: number;
  /** Pixels per side from which the mark is drawn; always when absent. */
  readonly from?: number;
  /** Pixels per side from which it is no longer drawn. */
  readonly to?: number;
  /** Order among the marks of one layer; 0 when absent. */
  readonly order?: number;
}

/** All marks of one style in one layer, in the plane of the picture. */
export interface MapBatch extends Ink {
  readonly layer: MapLayer;
  /** Closed outlines x0, y0, x1, y1, ... */
  readonly rings: number[][];
  readonly lines: number[][];
  /** Circles as x, y, radius. */
  readonly circles: number[];
}

/** Longest part of a line that the warp leaves straight, in sides. */
const STRAIGHT = 0.6;

/** Gathers the marks of a map by layer and style, bent by a warp. */
export class Scene {
  readonly #batches = new Map<MapLayer, Map<string | undefined, MapBatch[]>>();
  readonly #warp: Warp | null;

  /** The place of a layer among all. */
  static orderOf(layer: MapLayer): number {
    return ORDER_LAYER.get(layer)!;
  }

  /** @param warp bends what is added; `null` leaves it where it is */
  constructor(warp: Warp | null) {
    this.#warp = warp;
  }

  /** Adds filled rings. */
  fill(layer: MapLayer, ink: Ink, ...rings: readonly Ring[]): void {
    const batch = this.#batch(layer, ink);
    for (const ring of rings) if (ring.length > 2) batch.rings.push(bentLine(ring, true, this.#warp));
  }

  line(layer: MapLayer, ink: Ink, ...lines: readonly (readonly Vec[])[]): void {
    const batch = this.#batch(layer, ink);
    for (const line of lines) batch.lines.push(bentLine(line, false, this.#warp));
  }

  /** Adds a circle; the warp moves it, and leaves it round. */
  circle(layer: MapLayer, ink: Ink, middle: Vec, radius: number): void {
    const [x, y] = this.#warp ? this.#warp(middle) : middle;
    this.#batch(layer, ink).circles.push(x, y, radius);
  }

  /**
   * The marks from the ground up. Their order depends on styles alone and not on the order in which they were added, so
   * that two parts of one map agree where they meet.
   */
  batches(): MapBatch[] {
    const batches = [...this.#batches.values()].flatMap((byFill) => [...byFill.values()].flat());
    return batches
      .map((batch) => ({ batch, layer: ORDER_LAYER.get(batch.layer)!, key: keyOf(batch) }))
      .sort(
        (a, b) =>
          a.layer - b.layer || (a.batch.order ?? 0) - (b.batch.order ?? 0) || (a.key < b.key ? -1 : 1),
      )
      .map(({ batch }) => batch);
  }

  #batch(layer: MapLayer, ink: Ink): MapBatch {
    const byFill = this.#batches.get(layer) ?? new Map<string | undefined, MapBatch[]>();
    if (byFill.size === 0) this.#batches.set(layer, byFill);
    let batches = byFill.get(ink.fill);
    if (!batches) byFill.set(ink.fill, (batches = []));
    let batch = batches.find((known) => isSameInk(known, ink));
    if (!batch) batches.push((batch = { layer, ...ink, rings: [], lines: [], circles: [] }));
    return batch;
  }
}

/** The points of a line as numbers x0, y0, x1, y1, ... Where a warp bends them, long parts get points between. */
export function bentLine(points: readonly Vec[], isClosed: boolean, warp: Warp | null): number[] {
  const flat: number[] = [];
  for (let at = 0; at < points.length; at++) {
    const point = points[at]!;
    const [x, y] = warp ? warp(point) : point;
    flat.push(x, y);
    if (!warp || (at === points.length - 1 && !isClosed)) continue;
    const next = points[(at + 1) % points.length]!;
    const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
    const parts = Math.ceil(Math.sqrt(dx * dx + dy * dy) / STRAIGHT);
    for (let part = 1; part < parts; part++) {
      const [px, py] = warp([point[0] + (part / parts) * dx, point[1] + (part / parts) * dy]);
      flat.push(px, py);
    }
  }
  return flat;
}

function isSameInk(a: Ink, b: Ink): boolean {
  return (
    a.stroke === b.stroke &&
    a.width === b.width &&
    a.role === b.role &&
    a.from === b.from &&
    a.to === b.to &&
    a.order === b.order
  );
}

/** A text that orders inks of one layer. */
function keyOf({ role, fill = '', stroke = '', width = 0, from = 0, to = Infinity }: Ink): string {
  return `${role} ${fill} ${stroke} ${width} ${from} ${to}`;
}
