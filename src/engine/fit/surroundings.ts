import type { CellGrid } from '../board/cell-grid.ts';
import type { Kind } from '../schematic/kind.ts';
import { readWish, type Wish } from './wish.ts';

/** The state of a cell for conditions around pieces: see {@link Surroundings.stateOf}. */
export type CellState = number;

const OFF_LAND: CellState = 0;
/** Free land, which stays public ground when nothing covers it. */
const OPEN_LAND: CellState = 1;
/** Free land that becomes ground that is not public, a yard or a meadow, when nothing covers it. */
const REST_LAND: CellState = 2;
const FIRST_KIND = 3;

/** The ways in which a kind can stand on a cell. */
export type Standing = 'placed' | 'street' | 'ground';
const STANDINGS: readonly Standing[] = ['placed', 'street', 'ground'];

/**
 * The kinds that stand on the cells of a city, and what pieces ask of the cells around them. Conditions hold at every moment:
 * a piece fits only where what stands around it meets its conditions, and where all that is asked of its own cells
 * allows its kinds.
 *
 *     state_cell[cell]   what stands there
 */
export class Surroundings {
  readonly grid: CellGrid;
  readonly state_cell: Uint16Array;
  /** State of each cell when nothing stands on it. */
  readonly free_cell: Uint8Array;
  /**
   * Whether streets are still to come: a condition for a street then holds on free land, because streets will be laid
   * there.
   */
  #streetsToCome: boolean;
  readonly #kinds: readonly Kind[];
  readonly #number_kind: ReadonlyMap<string, number>;
  /** The texts of the conditions on each cell of land, once for each piece that asks. */
  readonly #claims_cell = new Map<number, string[]>();
  readonly #changes_kind: Uint32Array;
  readonly #allowed_wish = new Map<string, Uint8Array>();
  readonly #unmet_wish = new Map<string, Uint8Array>();
  readonly #barred_kind = new Map<string, Uint8Array>();

  /** @param becomesRest whether a free cell becomes ground that is not public when nothing covers it */
  constructor(
    grid: CellGrid,
    kinds: readonly Kind[],
    streetsToCome: boolean,
    becomesRest: (cell: number) => boolean,
  ) {
    this.grid = grid;
    this.#kinds = kinds;
    this.#streetsToCome = streetsToCome;
    this.#changes_kind = new Uint32Array(kinds.length);
    this.#number_kind = new Map(kinds.map(({ id }, index) => [id, index]));
    this.free_cell = grid.land_cell.map((land, cell) =>
      land === 0 ? OFF_LAND : becomesRest(cell) ? REST_LAND : OPEN_LAND,
    );
    this.state_cell = Uint16Array.from(this.free_cell);
  }

  /** The state of a cell on which a kind stands. */
  stateOf(kind: string, standing: Standing): CellState {
    const number = this.#number_kind.get(kind) ?? 0;
    return FIRST_KIND + STANDINGS.indexOf(standing) * this.#kinds.length + number;
  }

  /** Whether a cell is free land. */
  isFree(cell: number): boolean {
    const state = this.state_cell[cell];
    return state === OPEN_LAND || state === REST_LAND;
  }

  /** Whether a cell is free land that stays public ground when nothing covers it. */
  isOpenLand(cell: number): boolean {
    return this.state_cell[cell] === OPEN_LAND;
  }

  /** Whether a kind stands on a cell that everybody may cross. */
  isPublicKind(cell: number): boolean {
    const kind = this.kindAt(cell);
    return kind?.public ?? false;
  }

  /** The kind that stands on a cell. */
  kindAt(cell: number): Kind | undefined {
    const state = this.state_cell[cell]!;
    return state < FIRST_KIND ? undefined : this.#kinds[(state - FIRST_KIND) % this.#kinds.length];
  }

  /**
   * The cells where a kind stands.
   *
   * @param standing the way in which it stands; any when `null`
   * @param kind any when `null`
   */
  *cellsOf(standing: Standing | null, kind: string | null): Generator<number> {
    for (let cell = 0; cell < this.state_cell.length; cell++) {
      const there = this.kindAt(cell);
      if (!there || (kind !== null && there.id !== kind)) continue;
      if (standing === null || this.state_cell[cell] === this.stateOf(there.id, standing)) yield cell;
    }
  }

  /** Number of times that cells of a kind have come or gone. */
  changesOf(kind: string): number {
    return this.#changes_kind[this.#number_kind.get(kind) ?? 0] ?? 0;
  }

  /** 1 for every cell on which a condition does not hold; kept up to date. */
  unmet(wish: string): Uint8Array {
    let unmet = this.#unmet_wish.get(wish);
    if (!unmet) {
      unmet = new Uint8Array(this.state_cell.length);
      this.#readUnmet(wish, unmet);
      this.#unmet_wish.set(wish, unmet);
    }
    return unmet;
  }

  /** 1 for every cell on which a kind may not be placed, because a piece asks for something else there; kept up to date. */
  barred(kind: string): Uint8Array {
    let barred = this.#barred_kind.get(kind);
    if (!barred) {
      this.#barred_kind.set(kind, (barred = new Uint8Array(this.state_cell.length)));
      for (const cell of this.#claims_cell.keys()) this.#updateBarred(cell, kind, barred);
    }
    return barred;
  }

  /** Whether what pieces ask of a cell allows a state on it. */
  allows(cell: number, state: CellState): boolean {
    return this.firstUnmet(cell, state) === null;
  }

  /** The first of the conditions that pieces ask of a cell that would not hold with a state on it. */
  firstUnmet(cell: number, state: CellState): string | null {
    const claims = this.#claims_cell.get(cell);
    return claims?.find((wish) => this.#allowed(wish)[state] !== 1) ?? null;
  }

  /** Whether any piece asks for something on any cell. */
  get hasClaims(): boolean {
    return this.#claims_cell.size > 0;
  }

  /** Whether a piece asks for something on a cell. */
  isClaimed(cell: number): boolean {
    return this.#claims_cell.has(cell);
  }

  /** Something comes to stand on a cell, or leaves it. */
  set(cell: number, state: CellState): void {
    for (const changed of [this.state_cell[cell]!, state])
      if (changed >= FIRST_KIND) this.#changes_kind[(changed - FIRST_KIND) % this.#kinds.length]!++;
    this.state_cell[cell] = state;
    for (const [wish, unmet] of this.#unmet_wish) unmet[cell] = 1 - this.#allowed(wish)[state]!;
  }

  /** A cell is free again. */
  free(cell: number): void {
    this.set(cell, this.free_cell[cell]!);
  }

  /** A piece asks for something on a cell. What is asked of the sea can never change. */
  claim(cell: number, wish: string): void {
    if (this.grid.land_cell[cell] === 0) return;
    const claims = this.#claims_cell.get(cell);
    if (claims) claims.push(wish);
    else this.#claims_cell.set(cell, [wish]);
    for (const [kind, barred] of this.#barred_kind) this.#updateBarred(cell, kind, barred);
  }

  /** A piece that asked for something is removed. */
  unclaim(cell: number, wish: string): void {
    const claims = this.#claims_cell.get(cell);
    const index = claims?.indexOf(wish) ?? -1;
    if (!claims || index < 0) return;
    claims.splice(index, 1);
    if (claims.length === 0) this.#claims_cell.delete(cell);
    for (const [kind, barred] of this.#barred_kind) this.#updateBarred(cell, kind, barred);
  }

  /** The cells of land on which a piece asks for a street that is not there yet. */
  cellsAskingForStreets(): number[] {
    const cells: number[] = [];
    for (const [cell, claims] of this.#claims_cell)
      if (claims.some((wish) => this.#asks(wish)[this.state_cell[cell]!] === 0)) cells.push(cell);
    return cells;
  }

  /** Streets are laid: from now on a condition for a street holds on streets only. */
  streetsAreLaid(): void {
    this.#streetsToCome = false;
    this.#allowed_wish.clear();
    for (const [wish, unmet] of this.#unmet_wish) this.#readUnmet(wish, unmet);
    for (const [kind, barred] of this.#barred_kind)
      for (const cell of this.#claims_cell.keys()) this.#updateBarred(cell, kind, barred);
  }

  /** Marks the cells on which a condition does not hold. */
  #readUnmet(wish: string, unmet: Uint8Array): void {
    const { state_cell } = this;
    const allowed = this.#allowed(wish);
    for (let cell = 0; cell < state_cell.length; cell++) unmet[cell] = 1 - allowed[state_cell[cell]!]!;
  }

  #updateBarred(cell: number, kind: string, barred: Uint8Array): void {
    barred[cell] = this.allows(cell, this.stateOf(kind, 'placed')) ? 0 : 1;
  }

  /** 1 for each state that meets a condition now. */
  #allowed(text: string): Uint8Array {
    let allowed = this.#allowed_wish.get(text);
    if (!allowed) {
      allowed = this.#asks(text).slice();
      if (
        this.#streetsToCome &&
        readWish(text).alternatives.some(({ name, not }) => name === '@street' && !not)
      ) {
        allowed[OPEN_LAND] = 1;
        allowed[REST_LAND] = 1;
      }
      this.#allowed_wish.set(text, allowed);
    }
    return allowed;
  }

  readonly #asks_wish = new Map<string, Uint8Array>();

  /** 1 for each state that meets a condition in the finished city. */
  #asks(text: string): Uint8Array {
    let asks = this.#asks_wish.get(text);
    if (!asks) {
      const wish = readWish(text);
      const states = FIRST_KIND + STANDINGS.length * this.#kinds.length;
      asks = Uint8Array.from({ length: states }, (_, state) => (this.#meets(wish, state) ? 1 : 0));
      this.#asks_wish.set(text, asks);
    }
    return asks;
  }

  #meets({ alternatives }: Wish, state: CellState): boolean {
    // Off the land every negation holds.
    return alternatives.some(({ name, not }) =>
      not ? state === OFF_LAND || !this.#is(name, state) : this.#is(name, state),
    );
  }

  #is(name: string, state: CellState): boolean {
    const kind = this.#kinds[(state - FIRST_KIND) % this.#kinds.length];
    const isFree = state === OPEN_LAND || state === REST_LAND;
    switch (name) {
      case '@sea':
        return state === OFF_LAND;
      case '@land':
        return state !== OFF_LAND;
      case '@free':
        return isFree;
      case '@open':
        return isFree || (state >= FIRST_KIND && kind!.open);
      case '@public':
        return state === OPEN_LAND || (state >= FIRST_KIND && (kind!.public ?? false));
      case '@street': {
        const first = FIRST_KIND + this.#kinds.length;
        return state >= first && state < first + this.#kinds.length;
      }
      default:
        return state >= FIRST_KIND && kind!.id === name;
    }
  }
}
