import FlatQueue from 'flatqueue';
import type { CellFrame } from '../board/cell-grid.ts';
import { smoothNoise } from '../random/noise.ts';
import { BRIDGE, FREE, LANE, MAIN, PUBLIC, RIVER, TAKEN, type TownGrid } from './grid.ts';
import { BARRED, waysOf, type Ways } from './ways.ts';

/** Cost of a cell of new street, before it is made uneven. */
const PLAIN = 160;
/** Of one that is street already. */
const TRODDEN = 64;
/** Of one in a river, which becomes a bridge. */
const WET = 720;
/** More within two steps of walls, rivers and buildings. */
const HUGGING = 400;
/** More on the water near a wall or a bridge: another bridge lies apart from it. */
const BESIDE = 6 * WET;
/** Steps from walls and bridges within which that is so. */
const STEPS_BESIDE = 8;

/** A step that costs as much as any on land that is not very crooked. */
const MOST_STEP = WET + BESIDE + HUGGING;

/** The costs of streets on the cells of a grid, which change as streets are laid. */
export class StreetCosts {
  /** Cost of each cell, {@link BARRED} where no street can be. */
  readonly cost_cell: Int32Array;
  readonly #grid: TownGrid;

  /**
   * @param crooked 0 straight to 1 and more: how much the cost of a cell differs from that of others
   * @param walls the cells of walls, which bridges keep off
   * @param mayPave whether a cell of free land or of a river may become street
   */
  constructor(
    grid: TownGrid,
    crooked: number,
    seed: number,
    walls: readonly number[] = [],
    mayPave: (cell: number) => boolean = () => true,
  ) {
    this.#grid = grid;
    const { state_cell } = grid;
    const costOf = cellCosts(grid, crooked, seed);
    const hugged = cellsWhere(grid, (cell) => isHugged(state_cell[cell]!));
    const near_cell = nearCells(grid, 2, hugged);
    this.cost_cell = new Int32Array(state_cell.length).fill(BARRED);
    for (let cell = 0; cell < state_cell.length; cell++) {
      const state = state_cell[cell]!;
      if ((state === FREE || state === RIVER) && !mayPave(cell)) continue;
      this.cost_cell[cell] = costOf(cell, state, near_cell[cell] === 1);
    }
    this.#keepBridgesOff(walls);
  }

  /** Makes a bridge near some cells dearer, if it was not made so before. */
  #keepBridgesOff(cells: readonly number[]): void {
    const near_cell = nearCells(this.#grid, STEPS_BESIDE, cells);
    for (let cell = 0; cell < near_cell.length; cell++)
      if (near_cell[cell] === 1 && this.#grid.state_cell[cell] === RIVER && this.cost_cell[cell]! < BESIDE)
        this.cost_cell[cell]! += BESIDE;
  }

  /** Makes the cells of a way street, where they are not street or public ground already. */
  pave(way: readonly number[], state: typeof MAIN | typeof LANE): void {
    const { state_cell } = this.#grid;
    const bridge: number[] = [];
    for (const cell of this.#withStraightBridges(way)) {
      if (this.cost_cell[cell] === BARRED) continue;
      const now = state_cell[cell];
      if (now === FREE) state_cell[cell] = state;
      else if (now === RIVER) {
        state_cell[cell] = BRIDGE;
        bridge.push(cell);
      } else {
        if (now === LANE && state === MAIN) state_cell[cell] = MAIN;
        continue;
      }
      this.cost_cell[cell] = TRODDEN;
    }
    if (bridge.length > 0) this.#keepBridgesOff(bridge);
  }

  /** A way whose bridges lie as straight as they can between the same cells on land. */
  #withStraightBridges(way: readonly number[]): readonly number[] {
    const isWet = (cell: number) => this.#grid.state_cell[cell] === RIVER;
    const straight: number[] = [];
    for (let at = 0; at < way.length; at++) {
      const from = straight.at(-1);
      let end = at;
      while (end < way.length && isWet(way[end]!)) end++;
      if (end === at) straight.push(way[at]!);
      else if (from === undefined || end === way.length) straight.push(...way.slice(at, end));
      else straight.push(...this.#straightBridge(from, way[end]!, end - at));
      at = Math.max(at, end - 1);
    }
    return straight;
  }

  /**
   * The wet cells of a way between two cells on land, near their line.
   *
   * @param most number of wet cells by which a way is known to lead there
   */
  #straightBridge(from: number, to: number, most: number): readonly number[] {
    const grid = this.#grid;
    const [start, end] = [grid.centerOf(from), grid.centerOf(to)];
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const near_cell = nearCells(grid, most, [from]);
    const cost_cell = new Int32Array(near_cell.length).fill(BARRED);
    for (let cell = 0; cell < near_cell.length; cell++) {
      if (near_cell[cell] === 0 || grid.state_cell[cell] !== RIVER || this.cost_cell[cell] === BARRED)
        continue;
      const { x, y } = grid.centerOf(cell);
      const across = dx * (y - start.y) - dy * (x - start.x);
      const aside = (across * across) / (dx * dx + dy * dy);
      cost_cell[cell] = WET + Math.min(WET, Math.round(PLAIN * aside));
    }
    cost_cell[to] = 0;
    const ways = waysOf(grid);
    ways.search([[from]], cost_cell, (cell) => cell === to);
    return ways.wayTo(to).slice(1, -1).reverse();
  }
}

/** Whether streets keep off the cells within two steps of one in this state. */
export function isHugged(state: number): boolean {
  return state === TAKEN || state === RIVER;
}

/**
 * The cost of a cell in some state for streets, {@link BARRED} where none can be.
 *
 * @param crooked 0 straight to 1 and more
 * @returns a function of the cell, its state, and whether a cell within two steps {@link isHugged}
 */
export function cellCosts(
  frame: CellFrame,
  crooked: number,
  seed: number,
): (cell: number, state: number, isNear: boolean) => number {
  const uneven = smoothNoise(seed, 'streets');
  return (cell, state, isNear) => {
    if (state >= MAIN || state === PUBLIC) return TRODDEN;
    if (state !== FREE && state !== RIVER) return BARRED;
    // A bridge is as straight as it can be.
    if (state === RIVER) return WET;
    const { x, y } = frame.centerOf(cell);
    return PLAIN + (isNear ? HUGGING : 0) + Math.round(PLAIN * crooked * (1 + uneven(x / 3, y / 3)));
  };
}

/** The cells of a grid that are meant, in their order. */
export function cellsWhere({ state_cell }: TownGrid, isMeant: (cell: number) => boolean): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < state_cell.length; cell++) if (isMeant(cell)) cells.push(cell);
  return cells;
}

/** Marks the cells within some steps of others. */
function nearCells(grid: TownGrid, steps: number, cells: readonly number[]): Uint8Array {
  const near_cell = new Uint8Array(grid.state_cell.length);
  let edge = cells;
  for (const cell of cells) near_cell[cell] = 1;
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

/** The result of joining terminals. */
export interface Joined {
  /** For each terminal a number, equal for those that are joined. */
  readonly network_terminal: readonly number[];
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
 * search from all terminals parts the land into regions, as far as it takes to join all; Kruskal's algorithm chooses
 * among the cheapest contacts of two regions, ties by index. Then `loops` more contacts are opened, each time the one
 * that saves most of the way between its two regions.
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
  ways.search(terminals, costs.cost_cell, whenJoined(grid, ways, terminals.length));
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
  const paths = chosen.map((link) => [...ways.wayTo(link.from).reverse(), ...ways.wayTo(link.to)]);
  let bridges = 0;
  for (const path of paths) {
    const isWet = path.some((cell) => grid.state_cell[cell] === RIVER);
    // Another bridge is built only where those before it are too far.
    costs.pave(isWet && bridges > 0 ? cheapestWay(grid, path, costs) : path, state);
    if (isWet) bridges++;
  }
  return { network_terminal: terminals.map((_, index) => find(index)) };
}

/** A search goes on to this many times the cost at which its regions met, for links that open loops. */
const BEYOND = 1.5;

/**
 * Tells when a search from terminals has come far enough. Once all regions have met at some cost, links that cost up to
 * twice as much are enough to join them, and all of these are found half a step later.
 */
function whenJoined(grid: TownGrid, ways: Ways, count: number): (cell: number) => boolean {
  const root = Int32Array.from({ length: count }, (_, index) => index);
  const find = (index: number): number => {
    let at = index;
    while (root[at] !== at) at = root[at] = root[root[at]!]!;
    return at;
  };
  const { start_cell, cost_cell } = ways;
  const settled_cell = new Uint8Array(start_cell.length);
  let apart = count - 1;
  let enough = Infinity;
  return (cell) => {
    if (apart > 0) {
      settled_cell[cell] = 1;
      for (const next of grid.neighbors(cell)) {
        if (settled_cell[next] === 0 || start_cell[next] === start_cell[cell]) continue;
        const [a, b] = [find(start_cell[cell]! - 1), find(start_cell[next]! - 1)];
        if (a === b) continue;
        root[b] = a;
        apart--;
      }
      if (apart === 0) enough = BEYOND * cost_cell[cell]! + MOST_STEP;
    }
    return cost_cell[cell]! > enough;
  };
}

/** The cheapest contact of each two regions, cheapest first. */
function contacts(grid: TownGrid, ways: Ways, costs: StreetCosts): Link[] {
  const best = new Map<number, Link>();
  const { start_cell, cost_cell } = ways;
  for (let cell = 0; cell < start_cell.length; cell++) {
    const a = start_cell[cell]! - 1;
    if (a < 0) continue;
    const across = (cell & 1) === 0 ? cell + grid.columns : cell - grid.columns;
    for (const next of [cell - 1, cell + 1, across]) {
      const b = start_cell[next]! - 1;
      if (b <= a || costs.cost_cell[next] === BARRED) continue;
      const cost = cost_cell[cell]! + cost_cell[next]!;
      const key = a * 65536 + b;
      const known = best.get(key);
      if (!known || cost < known.cost) best.set(key, { a, b, from: cell, to: next, cost });
    }
  }
  return [...best.values()].sort((x, y) => x.cost - y.cost || x.a - y.a || x.b - y.b);
}

/** The cheapest way between the two ends of a way, as streets lie now. */
function cheapestWay(grid: TownGrid, way: readonly number[], costs: StreetCosts): readonly number[] {
  const ways = waysOf(grid);
  const end = way.at(-1)!;
  const found = ways.search([[way[0]!]], costs.cost_cell, (cell) => cell === end);
  return found < 0 ? way : ways.wayTo(end);
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
  const end = ways.search([from], costs.cost_cell, (cell) => ends.has(cell), mayEnter);
  if (end < 0) return false;
  costs.pave(ways.wayTo(end), MAIN);
  return true;
}

/** Number of side lengths that the two ends of a lane lie apart at least. */
const ENDS_APART = 4;

/**
 * Lays lanes until no free cell is further from a street than it should be: from the farthest cell, ties by index, the
 * cheapest way to a street, and a second one that ends elsewhere. Steps lead over free cells where they can.
 *
 * @param within steps that a cell may be from a street, 0 where it does not matter
 * @returns the free cells that are further from a street even over all land, because no lane can come nearer
 */
export function layLanes(grid: TownGrid, costs: StreetCosts, within: (cell: number) => number): number[] {
  const { state_cell, columns } = grid;
  const { cost_cell } = costs;
  const far_cell = new Int32Array(state_cell.length).fill(FAR);
  const least_cell = new Float64Array(state_cell.length);
  for (let cell = 0; cell < state_cell.length; cell++)
    if (state_cell[cell] === FREE) least_cell[cell] = within(cell);
  const isStreet = (cell: number) => {
    const state = state_cell[cell]!;
    return state >= MAIN || state === PUBLIC;
  };
  const isDry = (cell: number) => state_cell[cell] !== RIVER;
  const spread = (start: readonly number[]) => {
    const edge = [...start];
    for (const cell of start) far_cell[cell] = 0;
    for (const cell of edge) {
      const far = far_cell[cell]! + 1;
      const across = (cell & 1) === 0 ? cell + columns : cell - columns;
      for (let side = 0; side < 3; side++) {
        const next = side === 0 ? cell - 1 : side === 1 ? cell + 1 : across;
        if (far >= far_cell[next]! || state_cell[next] !== FREE) continue;
        far_cell[next] = far;
        edge.push(next);
      }
    }
  };
  spread(cellsWhere(grid, isStreet));
  const ways = waysOf(grid);
  const excess = (cell: number) => far_cell[cell]! / least_cell[cell]!;
  const queue = new FlatQueue();
  // Over free land and rivers.
  const passable_cell = stepsOver(grid, isStreet, (cell) => cost_cell[cell] !== BARRED);
  for (let cell = 0; cell < far_cell.length; cell++)
    if (least_cell[cell]! > 0 && excess(cell) > 1 && passable_cell[cell]! < FAR)
      queue.push(cell, -excess(cell));
  // The number of the lane that a cell lies beside, of those that were laid last.
  const beside_cell = new Int32Array(state_cell.length);
  let lane = 0;
  const changed: number[] = [];
  const change = (cell: number, cost: number) => {
    changed.push(cell, cost_cell[cell]!);
    cost_cell[cell] = cost;
  };
  for (;;) {
    const asked = -queue.peekValue()!;
    const cell = queue.pop();
    if (cell === undefined) break;
    if (state_cell[cell] !== FREE || excess(cell) <= 1) continue;
    // Distances only shrink: a cell that came nearer waits for its turn again.
    if (excess(cell) < asked) {
      queue.push(cell, -excess(cell));
      continue;
    }
    const first = ways.search([[cell]], cost_cell, isStreet);
    if (first < 0) continue;
    const way = ways.wayTo(first);
    // The second way keeps off the first: where they lie side by side, there is bare ground.
    lane++;
    for (const part of way) if (part !== cell) change(part, BARRED);
    for (const part of way) {
      if (part === cell) continue;
      for (const next of grid.corners(part).flatMap((corner) => grid.around(corner))) {
        if (beside_cell[next] === lane) continue;
        beside_cell[next] = lane;
        if (cost_cell[next]! < BARRED) change(next, cost_cell[next]! + HUGGING);
      }
    }
    const end = grid.centerOf(first);
    const isApart = (other: number) => {
      const { x, y } = grid.centerOf(other);
      return (x - end.x) * (x - end.x) + (y - end.y) * (y - end.y) >= ENDS_APART * ENDS_APART;
    };
    // No bridge for a second end.
    const second = ways.search([[cell]], cost_cell, (other) => isStreet(other) && isApart(other), isDry);
    for (let i = changed.length - 2; i >= 0; i -= 2) cost_cell[changed[i]!] = changed[i + 1]!;
    changed.length = 0;
    const other = second < 0 ? [] : ways.wayTo(second);
    // It ends as soon as it comes beside the first.
    const onWay = new Set(way);
    const meets = other.findIndex((part) => grid.neighbors(part).some((next) => onWay.has(next)));
    if (meets >= 0) other.length = meets + 1;
    costs.pave(way, LANE);
    if (other.length <= MOST_DETOUR * (way.length + ENDS_APART)) costs.pave(other, LANE);
    else other.length = 0;
    spread([...way, ...other].filter(isStreet));
  }
  const land_cell = stepsOver(grid, isStreet, () => true);
  return Array.from(least_cell.keys()).filter(
    (cell) => least_cell[cell]! > 0 && state_cell[cell] === FREE && land_cell[cell]! > least_cell[cell]!,
  );
}

/** The steps from each cell of land to the nearest of those that are meant, over cells that may be entered; {@link FAR} without one. */
export function stepsOver(
  grid: TownGrid,
  isMeant: (cell: number) => boolean,
  mayEnter: (cell: number) => boolean,
): Int32Array {
  const steps_cell = new Int32Array(grid.state_cell.length).fill(FAR);
  const edge: number[] = [];
  for (let cell = 0; cell < steps_cell.length; cell++)
    if (isMeant(cell)) {
      steps_cell[cell] = 0;
      edge.push(cell);
    }
  const { columns, land_cell } = grid;
  for (const cell of edge) {
    const steps = steps_cell[cell]! + 1;
    const across = (cell & 1) === 0 ? cell + columns : cell - columns;
    for (let side = 0; side < 3; side++) {
      const next = side === 0 ? cell - 1 : side === 1 ? cell + 1 : across;
      if (steps_cell[next] !== FAR || land_cell[next] === 0 || !mayEnter(next)) continue;
      steps_cell[next] = steps;
      edge.push(next);
    }
  }
  return steps_cell;
}

const FAR = 2 ** 30;

/** A second end is dropped when it takes so many times as many cells as the first. */
const MOST_DETOUR = 3;
