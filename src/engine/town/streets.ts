import FlatQueue from 'flatqueue';
import { smoothNoise } from '../random/noise.ts';
import { BRIDGE, FREE, LANE, MAIN, PUBLIC, RIVER, TAKEN, type TownGrid } from './grid.ts';
import { BARRED, waysOf, type Ways } from './ways.ts';

/** Cost of a cell of new street, before it is made uneven. */
const PLAIN = 10;
/** Of one that is street already. */
const TRODDEN = 4;
/** Of one in a river, which becomes a bridge. */
const WET = 70;
/** More within two steps of walls, rivers and buildings. */
const HUGGING = 25;

/** The cost of each cell that a street may be laid on. */
export class StreetCosts {
  readonly #grid: TownGrid;
  readonly #uneven: (x: number, y: number) => number;
  readonly #crooked: number;
  readonly #near_cell: Uint8Array;
  /** How uneven cells are; NaN where nobody asked yet. */
  readonly #uneven_cell: Float64Array;
  readonly #mayPave: (cell: number) => boolean;

  /**
   * @param crooked 0 straight to 1 and more: how much the cost of a cell differs from that of others
   * @param mayPave whether a free cell may become street
   */
  constructor(
    grid: TownGrid,
    crooked: number,
    seed: number,
    mayPave: (cell: number) => boolean = () => true,
  ) {
    this.#mayPave = mayPave;
    this.#grid = grid;
    this.#crooked = crooked;
    this.#uneven = smoothNoise(seed, 'streets');
    this.#uneven_cell = new Float64Array(grid.state_cell.length).fill(NaN);
    this.#near_cell = nearCells(grid, 2, (state) => state === TAKEN || state === RIVER);
  }

  /** Cost of a cell, {@link BARRED} where no street can be. */
  of = (cell: number): number => {
    const state = this.#grid.state_cell[cell];
    if (state === MAIN || state === LANE || state === BRIDGE || state === PUBLIC) return TRODDEN;
    if ((state !== FREE && state !== RIVER) || !this.#mayPave(cell)) return BARRED;
    const uneven = this.#unevenAt(cell);
    if (state === RIVER) return WET + uneven;
    return PLAIN + uneven + (this.#near_cell[cell] === 1 ? HUGGING : 0);
  };

  /** The cost that a cell has more than others, found once. */
  #unevenAt(cell: number): number {
    const known = this.#uneven_cell[cell]!;
    if (!Number.isNaN(known)) return known;
    const { x, y } = this.#grid.centerOf(cell);
    return (this.#uneven_cell[cell] = PLAIN * this.#crooked * (1 + this.#uneven(x / 3, y / 3)));
  }
}

/** Marks the cells within some steps of those in some states. */
function nearCells(grid: TownGrid, steps: number, isMeant: (state: number) => boolean): Uint8Array {
  const near_cell = new Uint8Array(grid.state_cell.length);
  let edge: number[] = [];
  for (let cell = 0; cell < near_cell.length; cell++)
    if (isMeant(grid.state_cell[cell]!)) {
      near_cell[cell] = 1;
      edge.push(cell);
    }
  for (let step = 0; step < steps; step++) {
    const next: number[] = [];
    for (const cell of edge)
      for (const other of grid.neighbors(cell)) {
        if (near_cell[other] === 1) continue;
        near_cell[other] = 1;
        next.push(other);
      }
    edge = next;
  }
  return near_cell;
}

/** Makes the cells of a way street, where they are not street or public ground already. */
export function pave(grid: TownGrid, way: readonly number[], state: typeof MAIN | typeof LANE): void {
  for (const cell of way) {
    const now = grid.state_cell[cell];
    if (now === FREE) grid.state_cell[cell] = state;
    else if (now === RIVER) grid.state_cell[cell] = BRIDGE;
    else if (now === LANE && state === MAIN) grid.state_cell[cell] = MAIN;
  }
}

/** The result of joining terminals. */
export interface Joined {
  /** Indices of the terminals that no way leads to from the first. */
  readonly cutOff: readonly number[];
}

/** A link between the regions of two terminals. */
interface Link {
  readonly a: number;
  readonly b: number;
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/**
 * Joins terminals by streets: Mehlhorn's approximation of the Steiner tree, at most twice as long as the shortest. One
 * search from all terminals parts the land into regions, Kruskal's algorithm chooses among the cheapest contacts of two
 * regions, ties by index. Then `loops` more contacts are opened, each time the one that saves most of the way between
 * its two regions.
 *
 * @param terminals groups of cells that each are one terminal
 */
export function joinTerminals(
  grid: TownGrid,
  terminals: readonly (readonly number[])[],
  costs: StreetCosts,
  state: typeof MAIN | typeof LANE,
  loops: number,
): Joined {
  const ways = waysOf(grid);
  ways.search(terminals, costs.of);
  const links = contacts(grid, ways, costs);
  const root = terminals.map((_, index) => index);
  const find = (index: number): number => {
    let at = index;
    while (root[at] !== at) at = root[at] = root[root[at]!]!;
    return at;
  };
  const tree: Link[] = [];
  const others: Link[] = [];
  for (const link of links) {
    const [a, b] = [find(link.a), find(link.b)];
    if (a === b) others.push(link);
    else {
      root[b] = a;
      tree.push(link);
    }
  }
  const chosen = [...tree];
  for (let loop = 0; loop < loops; loop++) {
    let [best, most] = [-1, 1.5];
    others.forEach((link, index) => {
      const saved = distanceIn(chosen, link.a, link.b, terminals.length) / link.cost;
      if (saved > most && saved < Infinity) [best, most] = [index, saved];
    });
    if (best < 0) break;
    chosen.push(...others.splice(best, 1));
  }
  const paths = chosen.map((link) => [...ways.wayTo(link.from), ...ways.wayTo(link.to)]);
  for (const path of paths) pave(grid, path, state);
  const home = terminals.length > 0 ? find(0) : 0;
  return { cutOff: terminals.flatMap((_, index) => (find(index) === home ? [] : [index])) };
}

/** The cheapest contact of each two regions, cheapest first. */
function contacts(grid: TownGrid, ways: Ways, costs: StreetCosts): Link[] {
  const best = new Map<number, Link>();
  const { start_cell, cost_cell } = ways;
  for (let cell = 0; cell < start_cell.length; cell++) {
    const a = start_cell[cell]!;
    if (a < 0) continue;
    const across = (cell & 1) === 0 ? cell + grid.columns : cell - grid.columns;
    for (const next of [cell - 1, cell + 1, across]) {
      const b = start_cell[next]!;
      if (b <= a || costs.of(next) === BARRED) continue;
      const cost = cost_cell[cell]! + cost_cell[next]!;
      const key = a * 65536 + b;
      const known = best.get(key);
      if (!known || cost < known.cost) best.set(key, { a, b, from: cell, to: next, cost });
    }
  }
  return [...best.values()].sort((x, y) => x.cost - y.cost || x.a - y.a || x.b - y.b);
}

/** Cost of the way between two regions over chosen links, with all regions as points. */
function distanceIn(links: readonly Link[], from: number, to: number, regions: number): number {
  const cost = new Float64Array(regions).fill(Infinity);
  cost[from] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (const link of links)
      for (const [a, b] of [
        [link.a, link.b],
        [link.b, link.a],
      ] as const)
        if (cost[a]! + link.cost < cost[b]!) {
          cost[b] = cost[a]! + link.cost;
          changed = true;
        }
  }
  return cost[to]!;
}

/**
 * Lays a road from some cells to the edge of the land: to the nearest of `ends`.
 *
 * @returns whether one was reached
 */
export function layRoad(
  grid: TownGrid,
  from: readonly number[],
  ends: ReadonlySet<number>,
  costs: StreetCosts,
  mayEnter: (cell: number) => boolean,
): boolean {
  const ways = waysOf(grid);
  const end = ways.search(
    [from],
    (cell) => (mayEnter(cell) ? costs.of(cell) : BARRED),
    (cell) => ends.has(cell),
  );
  if (end < 0) return false;
  pave(grid, ways.wayTo(end), MAIN);
  return true;
}

/** Number of side lengths that the two ends of a lane lie apart at least. */
const ENDS_APART = 4;

/**
 * Lays lanes until no free cell is further from a street than it should be: from the farthest cell, ties by index, the
 * cheapest way to a street, and a second one that ends elsewhere.
 *
 * @param within steps that a cell may be from a street, 0 where it does not matter
 */
export function layLanes(grid: TownGrid, costs: StreetCosts, within: (cell: number) => number): void {
  const { state_cell, columns } = grid;
  const far_cell = new Int32Array(state_cell.length).fill(FAR);
  const least_cell = new Float64Array(state_cell.length);
  for (let cell = 0; cell < state_cell.length; cell++)
    if (state_cell[cell] === FREE) least_cell[cell] = within(cell);
  const isStreet = (cell: number) => {
    const state = state_cell[cell];
    return state === MAIN || state === LANE || state === BRIDGE || state === PUBLIC;
  };
  const spread = (start: readonly number[]) => {
    const edge = [...start];
    for (const cell of start) far_cell[cell] = 0;
    for (const cell of edge) {
      const far = far_cell[cell]! + 1;
      const across = (cell & 1) === 0 ? cell + columns : cell - columns;
      for (const next of [cell - 1, cell + 1, across]) {
        if (far >= far_cell[next]! || state_cell[next] !== FREE) continue;
        far_cell[next] = far;
        edge.push(next);
      }
    }
  };
  const streets: number[] = [];
  for (let cell = 0; cell < state_cell.length; cell++) if (isStreet(cell)) streets.push(cell);
  spread(streets);
  const ways = waysOf(grid);
  const lost = new Set<number>();
  const excess = (cell: number) => far_cell[cell]! / least_cell[cell]!;
  const queue = new FlatQueue();
  for (let cell = 0; cell < far_cell.length; cell++)
    if (least_cell[cell]! > 0 && far_cell[cell]! < FAR && excess(cell) > 1) queue.push(cell, -excess(cell));
  for (;;) {
    const asked = -queue.peekValue()!;
    const cell = queue.pop();
    if (cell === undefined) break;
    if (state_cell[cell] !== FREE || lost.has(cell) || excess(cell) <= 1) continue;
    // Distances only shrink: a cell that came nearer waits for its turn again.
    if (excess(cell) < asked) {
      queue.push(cell, -excess(cell));
      continue;
    }
    const first = ways.search([[cell]], costs.of, isStreet);
    if (first < 0) {
      lost.add(cell);
      continue;
    }
    const way = ways.wayTo(first);
    const end = grid.centerOf(first);
    const isApart = (other: number) => {
      const { x, y } = grid.centerOf(other);
      return (x - end.x) * (x - end.x) + (y - end.y) * (y - end.y) >= ENDS_APART * ENDS_APART;
    };
    const own = new Set(way);
    const beside = new Set(way.slice(0, -1).flatMap((part) => grid.neighbors(part)));
    const second = ways.search(
      [[cell]],
      (other) =>
        own.has(other) && other !== cell ? BARRED : costs.of(other) + (beside.has(other) ? HUGGING : 0),
      (other) => isStreet(other) && isApart(other),
    );
    const other = second < 0 ? [] : ways.wayTo(second);
    const hugs = other.filter((part) => beside.has(part)).length > 0.4 * other.length;
    pave(grid, way, LANE);
    if (!hugs && other.length <= MOST_DETOUR * (way.length + ENDS_APART)) pave(grid, other, LANE);
    else other.length = 0;
    spread([...way, ...other].filter(isStreet));
  }
}

const FAR = 2 ** 30;

/** A second end is dropped when it takes so many times as many cells as the first. */
const MOST_DETOUR = 3;
