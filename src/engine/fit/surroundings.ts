import type { CellGrid } from '../board/cell-grid.ts';
import type { Kind } from '../schematic/kind.ts';
import { readWish, type Wish } from './wish.ts';
import { isPublic, isWalkable } from '../schematic/walkable.ts';

/** The state of a cell for conditions around pieces: see {@link Surroundings.stateOf}. */
export type CellState = number;

/** Sea. */
const OFF_LAND: CellState = 0;
/** Country off the land. */
const COUNTRY: CellState = 1;
/** Free land, which stays public ground when nothing covers it. */
const OPEN_LAND: CellState = 2;
/** Free land that becomes ground of some kinds when nothing covers it: one state for each list of kinds, from this on. */
const FIRST_REST: CellState = 3;

/** The ways in which a kind can stand on a cell. */
export type Standing = 'placed' | 'street' | 'ground';
const STANDINGS: readonly Standing[] = ['placed', 'street', 'ground'];

/** The ground that is still to come to free land. */
export interface GroundToCome {
  /** The kind of streets; `null` when none come. */
  readonly street: string | null;
  /** The kinds of ground, one of which covers a free cell in the end; none when it stays free. */
  readonly restAt: (cell: number) => readonly string[] | undefined;
  /** Whether such ground covers all that is free then: none may stay free for a piece that asks for that. */
  readonly coversAll: boolean;
}

/**
 * The kinds that stand on the cells of a city, and what pieces ask of the cells around them. Conditions hold at every moment:
 * a piece fits only where what stands around it, or can still come there, meets its conditions, and where all that is
 * asked of its own cells allows its kinds.
 *
 *     state_cell[cell]   what stands there
 */
export class Surroundings {
  readonly grid: CellGrid;
  readonly state_cell: Uint16Array;
  /** State of each cell when nothing stands on it. */
  readonly #free_cell: Uint16Array;
  /** The kind of streets that are still to come; `null` when they are laid, or none come. */
  #streetToCome: string | null;
  readonly #coversAll: boolean;
  /** The lists of kinds that free land can become. */
  readonly #rests: readonly (readonly string[])[];
  /** The state of the first kind. */
  readonly #firstKind: CellState;
  readonly #kinds: readonly Kind[];
  readonly #number_kind: ReadonlyMap<string, number>;
  /** The texts of the conditions on each cell of land, once for each piece that asks. */
  readonly #claims_cell = new Map<number, string[]>();
  readonly #changes_kind: Uint32Array;
  /** 1 for each state that meets a condition in the finished city. */
  readonly #asks_wish = new Map<string, Uint8Array>();
  /** 1 for each state that meets a condition now. */
  readonly #allowed_wish = new Map<string, Uint8Array>();
  readonly #unmet_wish = new Map<string, Uint8Array>();
  readonly #barred_kind = new Map<string, Uint8Array>();

  constructor(grid: CellGrid, kinds: readonly Kind[], toCome: GroundToCome = NOTHING_TO_COME) {
    const { street, restAt, coversAll } = toCome;
    this.grid = grid;
    this.#coversAll = coversAll;
    this.#kinds = kinds;
    this.#streetToCome = street;
    this.#changes_kind = new Uint32Array(kinds.length);
    this.#number_kind = new Map(kinds.map(({ id }, index) => [id, index]));
    const number_rest = new Map<readonly string[], number>();
    this.#free_cell = Uint16Array.from(grid.land_cell, (land, cell) => {
      if (land === 0) return grid.country_cell[cell] === 1 ? COUNTRY : OFF_LAND;
      const rest = restAt(cell);
      if (!rest) return OPEN_LAND;
      if (!number_rest.has(rest)) number_rest.set(rest, number_rest.size);
      return FIRST_REST + number_rest.get(rest)!;
    });
    this.#rests = [...number_rest.keys()];
    this.#firstKind = FIRST_REST + this.#rests.length;
    this.state_cell = this.#free_cell.slice();
  }

  /** The state of a cell on which a kind stands. */
  stateOf(kind: string, standing: Standing): CellState {
    const number = this.#number_kind.get(kind) ?? 0;
    return this.#firstKind + STANDINGS.indexOf(standing) * this.#kinds.length + number;
  }

  /** Whether a cell is free land. */
  isFree(cell: number): boolean {
    const state = this.state_cell[cell]!;
    return state >= OPEN_LAND && state < this.#firstKind;
  }

  /** Whether a cell is free land that is public ground in the end when nothing covers it. */
  isOpenLand(cell: number): boolean {
    const state = this.state_cell[cell]!;
    return (
      state === OPEN_LAND ||
      (state >= FIRST_REST &&
        state < this.#firstKind &&
        this.#rests[state - FIRST_REST]!.every((id) => isPublic(this.#kinds[this.#number_kind.get(id)!])))
    );
  }

  /** Whether a cell lies in country off the land. */
  isCountry(cell: number): boolean {
    return this.state_cell[cell] === COUNTRY;
  }

  /** Whether a kind stands on a cell that everybody may cross. */
  isPublicKind(cell: number): boolean {
    return this.isPublicState(this.state_cell[cell]!);
  }

  /** Whether everybody may cross what stands in a state. */
  isPublicState(state: CellState): boolean {
    const kind = this.#kindOf(state);
    return kind !== undefined && isPublic(kind);
  }

  /** Whether the kind on a cell belongs to no placement: a street, a river, a yard. */
  isGround(cell: number): boolean {
    return this.state_cell[cell]! >= this.#firstKind + this.#kinds.length;
  }

  /** The kind that stands on a cell. */
  kindAt(cell: number): Kind | undefined {
    return this.#kindOf(this.state_cell[cell]!);
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
    return claims?.find((wish) => this.#asks(wish)[state] !== 1) ?? null;
  }

  /** Whether what pieces ask of a free cell holds when it stays free to the end. */
  allowsFree(cell: number): boolean {
    return this.allows(cell, OPEN_LAND);
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
      if (changed >= this.#firstKind) this.#changes_kind[(changed - this.#firstKind) % this.#kinds.length]!++;
    this.state_cell[cell] = state;
    for (const [wish, unmet] of this.#unmet_wish) unmet[cell] = 1 - this.#allowed(wish)[state]!;
  }

  /** A cell is free again. */
  free(cell: number): void {
    this.set(cell, this.#free_cell[cell]!);
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

  /**
   * Whether what pieces ask of a cell can hold together with one more condition. Each of them alone may be met by what
   * is still to come.
   */
  allowsWish(cell: number, wish: string): boolean {
    if (!this.isClaimed(cell)) return true;
    const asks = this.#asks(wish);
    return this.#ends(this.state_cell[cell]!).some((end) => asks[end] === 1 && this.allows(cell, end));
  }

  /** The cells of land where a street is needed to meet what pieces ask of them. */
  cellsAskingForStreets(): number[] {
    const cells: number[] = [];
    for (const cell of this.#claims_cell.keys()) {
      const ends = this.#endsWithoutStreets(this.state_cell[cell]!);
      if (!ends.some((end) => this.allows(cell, end))) cells.push(cell);
    }
    return cells;
  }

  /** Streets are laid: from now on conditions are met by streets that stand only. */
  streetsAreLaid(): void {
    this.#streetToCome = null;
    this.#allowed_wish.clear();
    for (const [wish, unmet] of this.#unmet_wish) this.#readUnmet(wish, unmet);
  }

  /** Whether a condition holds on a cell when nothing more comes: what is free then is public. */
  holdsAtEnd(cell: number, wish: string): boolean {
    return this.#asks(wish)[this.isFree(cell) ? OPEN_LAND : this.state_cell[cell]!] === 1;
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

  #kindOf(state: CellState): Kind | undefined {
    return state < this.#firstKind ? undefined : this.#kinds[(state - this.#firstKind) % this.#kinds.length];
  }

  /** The states that a cell in a state can have in the finished city, when no piece is placed on it. */
  #ends(state: CellState): readonly CellState[] {
    const ends = this.#endsWithoutStreets(state);
    const isFree = state >= OPEN_LAND && state < this.#firstKind;
    return isFree && this.#streetToCome !== null
      ? [...ends, this.stateOf(this.#streetToCome, 'street')]
      : ends;
  }

  #endsWithoutStreets(state: CellState): readonly CellState[] {
    const rest = state < this.#firstKind ? this.#rests[state - FIRST_REST] : undefined;
    const covered = (rest ?? []).map((kind) => this.stateOf(kind, 'ground'));
    return rest && this.#coversAll ? covered : [state, ...covered];
  }

  #allowed(text: string): Uint8Array {
    let allowed = this.#allowed_wish.get(text);
    if (!allowed) {
      const asks = this.#asks(text);
      allowed = asks.map((_, state) => (this.#ends(state).some((end) => asks[end] === 1) ? 1 : 0));
      this.#allowed_wish.set(text, allowed);
    }
    return allowed;
  }

  #asks(text: string): Uint8Array {
    let asks = this.#asks_wish.get(text);
    if (!asks) {
      const wish = readWish(text);
      const states = this.#firstKind + STANDINGS.length * this.#kinds.length;
      asks = Uint8Array.from({ length: states }, (_, state) => (this.#meets(wish, state) ? 1 : 0));
      this.#asks_wish.set(text, asks);
    }
    return asks;
  }

  #meets({ alternatives }: Wish, state: CellState): boolean {
    return alternatives.some(({ name, not }) => (not ? this.#isNot(name, state) : this.#is(name, state)));
  }

  /**
   * Off the land all but `!@sea` holds, and in country that, too. Land that may become something else counts neither as
   * public nor as not.
   */
  #isNot(name: string, state: CellState): boolean {
    if (state === OFF_LAND) return name !== '@sea';
    const isUndecided = state >= FIRST_REST && state < this.#firstKind;
    return !this.#is(name, state) && !(name === '@public' && isUndecided);
  }

  #is(name: string, state: CellState): boolean {
    const kind = this.#kindOf(state);
    const isLand = state >= OPEN_LAND;
    const isFree = isLand && !kind;
    switch (name) {
      case '@sea':
        return state === OFF_LAND;
      case '@land':
        return isLand;
      case '@free':
        return isFree;
      case '@open':
        return isLand && isWalkable(kind);
      case '@public':
        return state === OPEN_LAND || (kind !== undefined && isPublic(kind));
      case '@street': {
        const first = this.#firstKind + this.#kinds.length;
        return state >= first && state < first + this.#kinds.length;
      }
      default:
        return kind?.id === name;
    }
  }
}

/** No ground comes: free land stays free. */
const NOTHING_TO_COME: GroundToCome = { street: null, restAt: () => undefined, coversAll: false };
