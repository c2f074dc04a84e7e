import { areasOf, landPartsOf, largestAreas } from '../board/areas.ts';
import type { CellGrid } from '../board/cell-grid.ts';
import type { ReachShape, Ring } from './reach-shape.ts';

/** Most cells of a blocked piece with doors that pieces of several placements grow together to. */
const MOST_BLOCKED = 60;

/** A cell beyond the land. */
const NOTHING = 0;

/**
 * Public ground that stays in one piece, found by duality. What is not public, together with the sea, is a complex of
 * cells, their sides and their corners; the ground between falls into as many pieces as the complex has cycles, and one
 * more. So a placement keeps the ground whole exactly when it makes no new cycle:
 *
 *     new cycles = new sides - unions of corners - new cells
 *
 * One union-find over the corners, O(segments of the placement); no search.
 *
 * Blocked pieces with doors stay small, and apart from the sea, so that there are no mazes.
 */
export class Reach {
  readonly #grid: CellGrid;
  readonly #isPublic: (cell: number) => boolean;
  /**
   * Two public cells that the shape which was refused last would have parted: it is refused there as long as both are
   * public. Both are cell 0, which is not, where it was refused for another reason.
   */
  readonly parted = { first: NOTHING, second: NOTHING };
  /** 1 for cells that nobody crosses, the sea among them. */
  readonly blocked_cell: Uint8Array;
  /** 1 for corners of blocked cells. */
  readonly #blocked_corner: Uint8Array;
  readonly #root_corner: Int32Array;
  readonly #size_corner: Int32Array;
  /** 1 for roots of pieces with doors, 2 for that of the sea. */
  readonly #flags_corner: Uint8Array;
  /** Whether any piece has doors. */
  #haveDoors = false;
  /** The roots that {@link Reach.#findRoots} or {@link Reach.#keepsWhole} found last. */
  #roots: number[] = [];
  /** Where in the ring each contact begins in {@link Reach.#keepsWhole}. */
  #begins: number[] = [];
  /** See {@link Reach.#mainArea}; made when it is needed. */
  #main_cell: Uint8Array | null = null;
  /** The cells of land that {@link Reach.rebuild} reads. */
  readonly #land: Int32Array;
  /** The corners with the sea alone, which stays: most cells around small land are sea. */
  readonly #sea: Readonly<Record<'blocked_corner' | 'flags_corner', Uint8Array>> & {
    readonly root_corner: Int32Array;
  };

  /** @param isPublic whether people cross a cell of land now */
  constructor(grid: CellGrid, isPublic: (cell: number) => boolean) {
    this.#grid = grid;
    this.#isPublic = isPublic;
    const cells = grid.land_cell.length;
    this.blocked_cell = new Uint8Array(cells);
    this.#blocked_corner = new Uint8Array(cells);
    this.#root_corner = new Int32Array(cells);
    this.#size_corner = new Int32Array(cells);
    this.#flags_corner = new Uint8Array(cells);
    this.#land = this.#readSea();
    this.#sea = {
      blocked_corner: this.#blocked_corner.slice(),
      flags_corner: this.#blocked_corner.map((blocked) => blocked * SEA),
      root_corner: this.#root_corner.map((_, corner) => this.#find(corner)),
    };
    this.rebuild();
  }

  /**
   * Blocks the sea.
   *
   * @returns the cells of land
   */
  #readSea(): Int32Array {
    const { land_cell, columns } = this.#grid;
    const last = land_cell.length - columns - 1;
    for (let corner = 0; corner < land_cell.length; corner++) this.#root_corner[corner] = corner;
    const land: number[] = [];
    for (let cell = 0; cell < land_cell.length; cell++) {
      if (land_cell[cell] === 1) {
        land.push(cell);
        continue;
      }
      this.blocked_cell[cell] = 1;
      if (cell > columns && cell < last) this.#block(cell);
    }
    return Int32Array.from(land);
  }

  /** Reads the blocked cells again, after some were freed. */
  rebuild(): void {
    const { blocked_corner, flags_corner, root_corner } = this.#sea;
    this.#main_cell = null;
    this.#haveDoors = false;
    this.#size_corner.fill(0);
    this.#blocked_corner.set(blocked_corner);
    this.#root_corner.set(root_corner);
    this.#flags_corner.set(flags_corner);
    for (const cell of this.#land) {
      this.blocked_cell[cell] = this.#isPublic(cell) ? 0 : 1;
      if (this.blocked_cell[cell] === 1) this.#size_corner[this.#block(cell)]!++;
    }
  }

  /**
   * Joins the corners of a cell that nobody crosses.
   *
   * @returns their root
   */
  #block(cell: number): number {
    const [a, b, c] = this.#grid.corners(cell);
    this.#blocked_corner[a] = this.#blocked_corner[b] = this.#blocked_corner[c] = 1;
    return this.#join(this.#join(a, b), c);
  }

  /**
   * Whether a shape may stand: it cuts no public ground in two, each of its own public parts is joined to some, and its
   * doors lead to the main public area. A courtyard of its own, and ground that it covers as a whole, are not cut off.
   *
   * @param start the cell that the steps of the shape start from
   */
  allows(shape: ReachShape, start: number): boolean {
    this.parted.first = this.parted.second = NOTHING;
    return (
      this.#leadOut(shape.doors, start) &&
      shape.ways.every((way) => this.#isJoined(way, start)) &&
      this.#effect(shape, start) !== 'cuts'
    );
  }

  /**
   * Whether the generator takes a place when it may choose: the shape {@link Reach.allows | may} stand there, its own
   * public parts join the main public area, it fills no courtyard of others, and makes no maze.
   */
  suits(shape: ReachShape, start: number): boolean {
    const { corners, cells, cycles, hasDoors, ways, doors } = shape;
    this.parted.first = this.parted.second = NOTHING;
    if (!this.#joins(ways, start) || !this.#leadOut(doors, start)) return false;
    if (this.#countFresh(cells, start) === 0) return true;
    if (this.#effect(shape, start) !== 'none') return false;
    if (cycles > 0 && this.#newCycles(cells, start) !== cycles) return false;
    return !this.#makesMaze(corners, cells, start, hasDoors);
  }

  /** The effect of a shape on the public ground around it: it cuts some off, or covers a whole area of it. */
  #effect({ cells, filled, ring }: ReachShape, start: number): 'none' | 'covers' | 'cuts' {
    const fresh = this.#countFresh(cells, start);
    if (fresh === 0 || (fresh === cells.length && ring !== null && this.#keepsWhole(ring, start)))
      return 'none';
    // Each area that is covered makes up for a cut in the sum.
    const cycles = this.#newCycles(filled, start);
    if (cycles > 0) return 'cuts';
    const covered = this.#coveredAreas(filled, start);
    if (cycles + covered > 0) return 'cuts';
    return covered > 0 ? 'covers' : 'none';
  }

  /** Whether a public part of a shape lies on public ground, or beside some. */
  #isJoined({ cells, sides }: ReachShape['ways'][number], start: number): boolean {
    return this.#isPublicAt(cells, start) || this.#isPublicAt(sides, start);
  }

  /** Number of cells of a shape that are public now. */
  #countFresh(cells: Int32Array, start: number): number {
    let fresh = 0;
    for (let index = 0; index < cells.length; index++) fresh += 1 - this.blocked_cell[start + cells[index]!]!;
    return fresh;
  }

  #isPublicAt(steps: Int32Array, start: number): boolean {
    return steps.some((step) => this.blocked_cell[start + step] === 0);
  }

  /** Number of public areas that some cells cover as a whole. */
  #coveredAreas(cells: Int32Array, start: number): number {
    const left = new Set<number>();
    for (const step of cells) if (this.blocked_cell[start + step] === 0) left.add(start + step);
    const own = new Set(left);
    let covered = 0;
    for (const first of own) {
      if (!left.delete(first)) continue;
      const part = [first];
      let goesOn = false;
      for (const cell of part)
        for (const next of this.#grid.neighbors(cell)) {
          if (left.delete(next)) part.push(next);
          else if (!own.has(next) && this.blocked_cell[next] === 0) goesOn = true;
        }
      if (!goesOn) covered++;
    }
    return covered;
  }

  /**
   * Whether a shape with a ring around it makes no cycle. It makes one where two of its contacts, the stretches of the
   * ring that are blocked, lead to the same piece.
   */
  #keepsWhole({ corners, sides }: Ring, start: number): boolean {
    const { blocked_cell } = this;
    const blocked_corner = this.#blocked_corner;
    const roots = this.#roots;
    const begins = this.#begins;
    const length = sides.length;
    let contacts = 0;
    let before = blocked_cell[start + sides[length - 1]!]!;
    for (let index = 0; index < length; index++) {
      const corner = start + corners[index]!;
      const isBegin = blocked_corner[corner]! > before;
      before = blocked_cell[start + sides[index]!]!;
      if (!isBegin) continue;
      const root = this.#find(corner);
      for (let known = 0; known < contacts; known++)
        if (roots[known] === root) {
          this.parted.first = this.#freeSide(sides, begins[known]!, start);
          this.parted.second = this.#freeSide(sides, index, start);
          return false;
        }
      roots[contacts] = root;
      begins[contacts++] = index;
    }
    // Without a beginning, there is none, or the contact is all around.
    return contacts > 0 || before === 0;
  }

  /** The first public cell across the sides of a ring, from one of them on. */
  #freeSide(sides: Int32Array, from: number, start: number): number {
    let index = from;
    while (this.blocked_cell[start + sides[index]!] === 1) index = index + 1 === sides.length ? 0 : index + 1;
    return start + sides[index]!;
  }

  /** Whether two cells that a shape would have {@link parted} are public still, so that it is refused as before. */
  areParted(first: number, second: number): boolean {
    return this.blocked_cell[first] === 0 && this.blocked_cell[second] === 0;
  }

  /**
   * The cells because of which a shape may not stand: those that its doors lead to, its public parts that join nothing,
   * or the public ground that it would cut off from the largest piece around it. None where it may stand.
   */
  cutOff(shape: ReachShape, start: number): number[] {
    if (this.allows(shape, start)) return [];
    const apart = [
      ...Array.from(shape.doors, (step) => start + step).filter((cell) => !this.#leadsOut(cell)),
      ...shape.ways.flatMap((way) =>
        this.#isJoined(way, start) ? [] : Array.from(way.cells, (step) => start + step),
      ),
    ];
    if (apart.length > 0) return apart;
    const own = Array.from(shape.filled, (step) => start + step);
    const taken = new Set(own);
    const seen = new Set<number>();
    const areas: number[][] = [];
    for (const first of own.flatMap((cell) => this.#grid.neighbors(cell))) {
      if (this.blocked_cell[first] === 1 || taken.has(first) || seen.has(first)) continue;
      const area = [first];
      seen.add(first);
      for (const cell of area)
        for (const next of this.#grid.neighbors(cell))
          if (this.blocked_cell[next] === 0 && !taken.has(next) && !seen.has(next)) {
            seen.add(next);
            area.push(next);
          }
      areas.push(area);
    }
    areas.sort((a, b) => b.length - a.length);
    return areas.slice(1).flat();
  }

  /** Whether doors lead to the main public area; those to anything else that nobody crosses do not matter. */
  #leadOut(doors: Int32Array, start: number): boolean {
    for (let index = 0; index < doors.length; index++)
      if (!this.#leadsOut(start + doors[index]!)) return false;
    return true;
  }

  #leadsOut(cell: number): boolean {
    return this.blocked_cell[cell] === 1 || this.#mainArea()[cell] === 1;
  }

  /** 1 for the cells of the largest public area of each part of the land. Areas only shrink, and stay whole. */
  #mainArea(): Uint8Array {
    if (this.#main_cell) return this.#main_cell;
    const main_cell = new Uint8Array(this.blocked_cell.length);
    const areas = areasOf(this.#grid, (cell) => this.blocked_cell[cell] === 0);
    for (const area of largestAreas(areas, landPartsOf(this.#grid)).values())
      for (const cell of area) main_cell[cell] = 1;
    this.#main_cell = main_cell;
    return main_cell;
  }

  /** Whether each way of a shape leads to the main public area, or lies in it. */
  #joins(ways: ReachShape['ways'], start: number): boolean {
    return ways.every(
      ({ cells, sides }) =>
        cells.some((step) => this.#isMain(start + step)) || sides.some((step) => this.#isMain(start + step)),
    );
  }

  #isMain(cell: number): boolean {
    return this.blocked_cell[cell] === 0 && this.#mainArea()[cell] === 1;
  }

  /** Finds the pieces that a shape touches, by their roots, each once, and counts them. */
  #findRoots(corners: Int32Array, start: number): number {
    const roots = this.#roots;
    let count = 0;
    for (let index = 0; index < corners.length; index++) {
      const corner = start + corners[index]!;
      if (this.#blocked_corner[corner] === 0) continue;
      const root = this.#find(corner);
      let known = 0;
      while (known < count && roots[known] !== root) known++;
      if (known === count) roots[count++] = root;
    }
    return count;
  }

  /** Whether a shape would join blocked pieces with doors to the sea, or to more than {@link MOST_BLOCKED} cells. */
  #makesMaze(corners: Int32Array, cells: Int32Array, start: number, hasDoors: boolean): boolean {
    if (!hasDoors && !this.#haveDoors) return false;
    let flags = hasDoors ? DOORS : 0;
    let size = cells.length;
    const pieces = this.#findRoots(corners, start);
    for (let index = 0; index < pieces; index++) {
      const root = this.#roots[index]!;
      flags |= this.#flags_corner[root]!;
      size += this.#size_corner[root]!;
    }
    if (pieces === 0 || (flags & DOORS) === 0) return false;
    return (flags & SEA) !== 0 || size > MOST_BLOCKED;
  }

  /** Number of cycles that blocking some cells would make, by union-find over their corners alone. */
  #newCycles(cells: Int32Array, start: number): number {
    const own = new Set<number>();
    for (const step of cells) if (this.blocked_cell[start + step] === 0) own.add(start + step);
    const root_node = new Map<number, number>();
    const find = (node: number): number => {
      let root = node;
      while (root_node.has(root) && root_node.get(root) !== root) root = root_node.get(root)!;
      return root;
    };
    const nodeOf = (corner: number) => (this.#blocked_corner[corner] === 1 ? this.#find(corner) : corner);
    const seen = new Set<string>();
    let [sides, unions] = [0, 0];
    for (const cell of own) {
      for (const { from, to, neighbor } of this.#grid.sides(cell)) {
        const key = `${Math.min(from, to)} ${Math.max(from, to)}`;
        if (seen.has(key)) continue;
        seen.add(key);
        if (!own.has(neighbor) && this.blocked_cell[neighbor] === 1) continue;
        sides++;
        const [first, second] = [find(nodeOf(from)), find(nodeOf(to))];
        if (first === second) continue;
        root_node.set(second, first);
        unions++;
      }
    }
    return sides - unions - own.size;
  }

  /** A shape is placed. */
  put({ cells, ways, hasDoors }: ReachShape, start: number): void {
    this.#haveDoors ||= hasDoors;
    for (const way of ways)
      for (const step of way.cells) {
        this.blocked_cell[start + step] = 0;
        if (this.#main_cell) this.#main_cell[start + step] = 1;
      }
    for (let index = 0; index < cells.length; index++) {
      const cell = start + cells[index]!;
      this.blocked_cell[cell] = 1;
      const root = this.#block(cell);
      this.#size_corner[root]!++;
      if (hasDoors) this.#flags_corner[root]! |= DOORS;
    }
  }

  #find(corner: number): number {
    const root_corner = this.#root_corner;
    let at = corner;
    while (root_corner[at] !== at) {
      const above = root_corner[root_corner[at]!]!;
      root_corner[at] = above;
      at = above;
    }
    return at;
  }

  #join(first: number, second: number): number {
    let [a, b] = [this.#find(first), this.#find(second)];
    if (a === b) return a;
    if (this.#size_corner[a]! < this.#size_corner[b]!) [a, b] = [b, a];
    this.#root_corner[b] = a;
    this.#size_corner[a]! += this.#size_corner[b]!;
    this.#flags_corner[a]! |= this.#flags_corner[b]!;
    return a;
  }
}

const DOORS = 1;
const SEA = 2;
